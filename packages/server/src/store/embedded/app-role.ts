import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** The role that the server works as: it owns its database, and has no other rights. */
const ROLE = 'ledgerlift_app'
const PASSWORD_BYTES = 24

/** What older versions made as the superuser goes over to the role, so that it may change it. */
const HAND_OVER = `
do $$
declare
  one record;
begin
  if not exists (select from pg_roles where rolname = '${ROLE}') then
    create role ${ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
  end if;
  execute format('alter database %I owner to ${ROLE}', current_database());
  for one in
    select format('schema %I', nspname) as object from pg_namespace
    where nspowner = current_user::regrole and nspname in ('drizzle', 'pgboss')
  loop execute format('alter %s owner to ${ROLE}', one.object); end loop;
  -- Sequences that belong to a table go with it.
  for one in
    select format('table %s', c.oid::regclass) as object from pg_class c
    where c.relowner = current_user::regrole and c.relkind in ('r', 'p', 'v', 'm')
      and c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'drizzle', 'pgboss'))
  loop execute format('alter %s owner to ${ROLE}', one.object); end loop;
  for one in
    select format('sequence %s', c.oid::regclass) as object from pg_class c
    where c.relowner = current_user::regrole and c.relkind = 'S'
      and c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'drizzle', 'pgboss'))
  loop execute format('alter %s owner to ${ROLE}', one.object); end loop;
  for one in
    select format('routine %s', p.oid::regprocedure) as object from pg_proc p
    where p.proowner = current_user::regrole
      and p.pronamespace in (select oid from pg_namespace where nspname in ('public', 'drizzle', 'pgboss'))
  loop execute format('alter %s owner to ${ROLE}', one.object); end loop;
  for one in
    select format('type %s', t.oid::regtype) as object from pg_type t
    where t.typowner = current_user::regrole and t.typtype in ('e', 'd')
      and t.typnamespace in (select oid from pg_namespace where nspname in ('public', 'drizzle', 'pgboss'))
  loop execute format('alter %s owner to ${ROLE}', one.object); end loop;
end
$$`

/**
 * Makes the role that the server works as, with a password that is made anew at each start and never written down.
 *
 * @param url of the superuser
 * @returns the URL of the role
 */
export async function prepareAppRole(url: string): Promise<string> {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(HAND_OVER)
    await client.query(`alter role ${ROLE} password ${client.escapeLiteral(password)}`)
  } finally {
    await client.end()
  }
  const roleUrl = new URL(url)
  roleUrl.username = ROLE
  roleUrl.password = password
  return roleUrl.href
}
