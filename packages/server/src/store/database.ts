import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** Where SQL runs: the database itself, or a transaction of it. */
export type Database = Pick<
  NodePgDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with'
>
