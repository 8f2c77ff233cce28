import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openBrowser } from './browser.ts'
import type { Attack } from './start-victim.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const PRODUCTION = {
  NODE_ENV: 'production',
  COOKIE_SECRET: 'w5hL0yq3Zc8uVnB1tRk7xJd2',
  PUBLIC_URL: 'https://ledgerlift.example',
  MAIL_FROM: 'us@example.com',
  CONTACT_EMAIL: 'us@example.com',
}
const PLAIN = {
  DATABASE_URL: 'postgres://app:Zq8rT1vX4mLs@db.example/app',
  SMTP_URL: 'smtp://mail.example',
  STORAGE_URL: 's3://bucket?endpoint=http://store.example',
}

export const rightsAttacks: readonly Attack[] = [
  {
    point: 8,
    attack: 'the role that the server works as reads a file of the machine',
    expected: 'it may not, and is no superuser',
    async run(victim) {
      await openBrowser(victim).call('/api/pages-available')
      const [row] = await victim.query(
        `select bool_or(rolsuper) as super, bool_or(has_function_privilege(usename, 'pg_read_file(text)', 'execute')) as reads
         from pg_stat_activity join pg_roles on rolname = usename
         where datname = current_database() and pid <> pg_backend_pid()`,
      )
      return {
        seen: `superuser ${row?.super}, reads files ${row?.reads}`,
        held: row?.super === false && row?.reads === false,
      }
    },
  },
  {
    point: 8,
    attack: 'PostgreSQL that was started by root uses a right of root',
    expected: 'it has none',
    async run(victim) {
      const pid = victim.postgresPid()
      if (pid === undefined || process.getuid?.() !== 0)
        return { seen: 'not started by root here', held: true }
      const rights = /^CapEff:\s*(\S+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '?'
      return { seen: `CapEff ${rights}`, held: /^0+$/.test(rights) }
    },
  },
  {
    point: 8,
    attack: 'production is started with mail, store and database that are not encrypted',
    expected: 'it names each, and does not start',
    async run() {
      const node = spawn(process.execPath, [MAIN], { env: { ...process.env, ...PRODUCTION, ...PLAIN } })
      let said = ''
      node.stderr.on('data', (chunk) => {
        said += chunk
      })
      const [code] = await once(node, 'close')
      const named = Object.keys(PLAIN).filter((setting) => said.includes(`${setting}: is not encrypted`))
      return { seen: `ends with ${code}, names ${named.join(', ')}`, held: code === 1 && named.length === 3 }
    },
  },
]
