import pg from 'pg'

/** Rights that let a database's role read the machine's files or run its programs. */
const TOO_MUCH = `
select rolsuper
  or pg_has_role(current_user, 'pg_read_server_files', 'member')
  or pg_has_role(current_user, 'pg_write_server_files', 'member')
  or pg_has_role(current_user, 'pg_execute_server_program', 'member') as is_mighty
from pg_roles where rolname = current_user`

/** Whether the role that a database is reached as may do more than with the database itself. */
export async function isRoleMighty(url: string): Promise<boolean> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query(TOO_MUCH)
    return rows[0]?.is_mighty === true
  } finally {
    await client.end()
  }
}
