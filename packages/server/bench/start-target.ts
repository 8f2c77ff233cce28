import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from '../src/store/embedded/embedded-postgres.ts'
import { debiansBinaries } from '../test/backing/debians-binaries.ts'

export type Target = {
  readonly name: string
  readonly url: string
  readonly pid: number
  readonly stop: () => Promise<void>
}

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
/** Nobody is refused: what is measured is the work. */
const SETTINGS = {
  PORT: '0',
  HOST: '127.0.0.1',
  TRUST_PROXY: '1',
  ANONYMOUS_PAGES: '100000000',
  RATE_LIMIT_PER_MINUTE: '100000000',
}

/** The product as `npm start` starts it, in a process of its own, with the database that npm has brought. */
export const startOnEmbedded = (): Promise<Target> => start('embedded database', {}, async () => {})

/** The same on a PostgreSQL: that of DATABASE_URL, or one of Debian's, started for this. */
export async function startOnPostgres(): Promise<Target> {
  const given = process.env.DATABASE_URL
  if (given !== undefined) return start('DATABASE_URL', { DATABASE_URL: given }, async () => {})
  const folder = mkdtempSync(join(tmpdir(), 'ledgerlift-bench-postgres-'))
  const binaries = debiansBinaries()
  const postgres = await startEmbeddedPostgres(folder, () => {}, binaries)
  const name = binaries ? `PostgreSQL of Debian` : 'PostgreSQL from npm, by DATABASE_URL'
  return start(name, { DATABASE_URL: postgres.superuserUrl }, async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  })
}

async function start(
  name: string,
  env: NodeJS.ProcessEnv,
  stopDatabase: () => Promise<void>,
): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerlift-bench-'))
  const node = spawn(process.execPath, [MAIN], {
    env: { ...process.env, LOG_LEVEL: 'error', DATABASE_URL: '', ...SETTINGS, DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(node.stdout), 'line')
  return {
    name,
    url: /http:\S+/.exec(String(line))?.[0] ?? '',
    pid: node.pid ?? Number.NaN,
    async stop() {
      node.kill('SIGTERM')
      await once(node, 'exit')
      await stopDatabase()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
