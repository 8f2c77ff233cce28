import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Database } from './database.ts'
import { sessions } from './schema.ts'

export type SessionRow = Readonly<typeof sessions.$inferSelect>

export const sessionStore = (db: Database) => ({
  async add(session: typeof sessions.$inferInsert): Promise<void> {
    await db.insert(sessions).values(session)
  },

  /** Whose session it is, where it is still open at `now`. */
  async findAccountId(tokenDigest: string, now: Date): Promise<string | undefined> {
    const [found] = await db
      .select({ accountId: sessions.accountId })
      .from(sessions)
      .where(and(eq(sessions.tokenDigest, tokenDigest), gt(sessions.expiresAt, now)))
    return found?.accountId
  },

  /** As `findAccountId`, where it can still be exchanged. */
  async findRefreshable(tokenDigest: string, now: Date): Promise<SessionRow | undefined> {
    const [found] = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.tokenDigest, tokenDigest), gt(sessions.refreshableUntil, now)))
    return found
  },

  async shorten(
    tokenDigest: string,
    ends: Pick<SessionRow, 'expiresAt' | 'refreshableUntil'>,
  ): Promise<void> {
    await db.update(sessions).set(ends).where(eq(sessions.tokenDigest, tokenDigest))
  },

  /** Ends all sessions that came of the login of this one. */
  async deleteLogin(tokenDigest: string): Promise<void> {
    const logins = db
      .select({ loginId: sessions.loginId })
      .from(sessions)
      .where(eq(sessions.tokenDigest, tokenDigest))
    await db.delete(sessions).where(inArray(sessions.loginId, logins))
  },

  async deleteOfAccount(accountId: string): Promise<void> {
    await db.delete(sessions).where(eq(sessions.accountId, accountId))
  },

  async deleteUntil(time: Date): Promise<void> {
    await db.delete(sessions).where(lte(sessions.refreshableUntil, time))
  },
})
