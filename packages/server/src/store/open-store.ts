import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db } from 'pg-boss'
import { accountStore } from './account-store.ts'
import { attemptStore } from './attempt-store.ts'
import { conversionStore } from './conversion-store.ts'
import type { Database } from './database.ts'
import { emailChangeStore } from './email-change-store.ts'
import { knownPlaceStore } from './known-place-store.ts'
import { migrate } from './migrate.ts'
import { pageUseStore } from './page-use-store.ts'
import { passwordResetStore } from './password-reset-store.ts'
import { PreparingClient } from './preparing-client.ts'
import { sessionStore } from './session-store.ts'
import { subscriptionStore } from './subscription-store.ts'

const POOL_SIZE = 10

export type Store = Awaited<ReturnType<typeof openStore>>
export type Transaction = ReturnType<typeof tables> & {
  /** For pg-boss, so that a job is stored together with what it is about, or not at all. */
  readonly queue: Db
}

const tables = (db: Database) => ({
  accounts: accountStore(db),
  sessions: sessionStore(db),
  knownPlaces: knownPlaceStore(db),
  passwordResets: passwordResetStore(db),
  emailChanges: emailChangeStore(db),
  attempts: attemptStore(db),
  conversions: conversionStore(db),
  pageUses: pageUseStore(db),
  subscriptions: subscriptionStore(db),
})

const bound = new WeakMap<pg.PoolClient, Transaction>()

/** The tables as a connection sees them; made once for each, for they are dear to make. */
function transactionOn(client: pg.PoolClient): Transaction {
  const known = bound.get(client)
  if (known) return known
  const queue = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
  const made = { ...tables(drizzle(client, { casing: 'snake_case' })), queue }
  bound.set(client, made)
  return made
}

/**
 * Opens the database and brings it to the present schema.
 *
 * @param onError told about connections that break while idle
 */
export async function openStore(url: string, onError: (error: Error) => void) {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, Client: PreparingClient })
  pool.on('error', onError)
  await migrate(pool)
  const db = drizzle(pool, { casing: 'snake_case' })
  return {
    ...tables(db),
    async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
      const client = await pool.connect()
      let broken: Error | undefined
      try {
        await client.query('begin')
        const result = await work(transactionOn(client))
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => {
          broken = failure
        })
        throw error
      } finally {
        client.release(broken)
      }
    },
    /** Does work unless another process of this database is at work under the same lock; false where one is. */
    async exclusively(lock: number, work: () => Promise<void>): Promise<boolean> {
      const client = await pool.connect()
      try {
        const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [lock])
        if (rows[0].taken) await work()
        return rows[0].taken
      } finally {
        client.release(true) // ends the session, and with it the lock
      }
    },
    isReachable: () =>
      db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  }
}
