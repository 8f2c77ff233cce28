import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isBacked } from './backing/backing-of.ts'
import { readPostgresPid } from './child-server.ts'
import { query, testServer, visitor } from './helper.ts'

const { url, folder } = testServer()

it('the server works as a role that may do nothing but with its own database', async () => {
  await visitor(url).pages()
  const roles = await query(
    folder,
    `select distinct rolsuper, rolcreatedb, rolcreaterole, rolreplication,
       has_function_privilege(usename, 'pg_read_file(text)', 'execute') as reads_files,
       pg_has_role(usename, 'pg_execute_server_program', 'member') as runs_programs
     from pg_stat_activity join pg_roles on rolname = usename
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  const nothing = { rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolreplication: false }
  expect(roles).toEqual([{ ...nothing, reads_files: false, runs_programs: false }])
})

it.skipIf(isBacked() || process.getuid?.() !== 0)(
  'PostgreSQL that root has started keeps no rights of root',
  () => {
    const status = readFileSync(`/proc/${readPostgresPid(folder)}/status`, 'utf8')
    expect(status).not.toMatch(/^Uid:\s+0\b/m)
    for (const set of ['Prm', 'Eff', 'Bnd', 'Amb'])
      expect(status).toMatch(new RegExp(`^Cap${set}:\\s+0+$`, 'm'))
  },
)
