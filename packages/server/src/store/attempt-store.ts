import { eq, inArray, lte, max, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { attempts } from './schema.ts'

export type AttemptRow = Readonly<typeof attempts.$inferSelect>

export const attemptStore = (db: Database) => ({
  /** Lets one transaction at a time count tries of one kind. Several keys must be locked in sorted order. */
  async lock(key: string): Promise<void> {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 1))`)
  },

  async find(key: string): Promise<AttemptRow | undefined> {
    const [found] = await db.select().from(attempts).where(eq(attempts.key, key))
    return found
  },

  /** The latest time that one of several kinds of tries is blocked until; null where none is. */
  async blockedUntil(keys: readonly string[]): Promise<Date | null> {
    const [found] = await db
      .select({ latest: max(attempts.blockedUntil) })
      .from(attempts)
      .where(inArray(attempts.key, [...keys]))
    return found?.latest ?? null
  },

  async put({ key, ...count }: AttemptRow): Promise<void> {
    await db
      .insert(attempts)
      .values({ key, ...count })
      .onConflictDoUpdate({ target: attempts.key, set: count })
  },

  /** Takes one try back, since it succeeded. It was allowed, so no wait was running: none is kept. */
  async giveBack(key: string): Promise<void> {
    await db
      .update(attempts)
      .set({ count: sql`greatest(${attempts.count} - 1, 0)`, blockedUntil: null })
      .where(eq(attempts.key, key))
  },

  async delete(key: string): Promise<void> {
    await db.delete(attempts).where(eq(attempts.key, key))
  },

  /** All whose keys begin so. */
  async deleteStarting(prefix: string): Promise<void> {
    await db.delete(attempts).where(sql`starts_with(${attempts.key}, ${prefix})`)
  },

  /** What a transaction is counting just now stays for the next time. */
  async deleteUntil(time: Date): Promise<void> {
    const old = db
      .select({ key: attempts.key })
      .from(attempts)
      .where(lte(attempts.forgetAt, time))
      .for('update', { skipLocked: true })
    await db.delete(attempts).where(inArray(attempts.key, old))
  },
})
