import { and, desc, eq, gt, inArray, isNull, lte, max, min, notInArray, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { sessions } from './schema.ts'

export type SessionRow = Readonly<typeof sessions.$inferSelect>

/** Several tokens that came of one login, of which at least one still holds. */
export type LoginRow = Pick<SessionRow, 'loginId' | 'loggedInAt' | 'usedAt' | 'device'> & {
  readonly isCurrent: boolean
}

export const sessionStore = (db: Database) => {
  /** All sessions that came of the login of one. */
  const loginOf = (tokenDigest: string) =>
    db.select({ loginId: sessions.loginId }).from(sessions).where(eq(sessions.tokenDigest, tokenDigest))

  return {
    async add(session: SessionRow): Promise<void> {
      await db.insert(sessions).values(session)
    },

    /** A session that is still open at `now`. */
    async findOpen(tokenDigest: string, now: Date): Promise<SessionRow | undefined> {
      const [found] = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.tokenDigest, tokenDigest), gt(sessions.expiresAt, now)))
      return found
    },

    async markUsed(tokenDigest: string, now: Date): Promise<void> {
      await db.update(sessions).set({ usedAt: now }).where(eq(sessions.tokenDigest, tokenDigest))
    },

    /** One that can still be exchanged at `now`, or was. */
    async findRefreshable(tokenDigest: string, now: Date): Promise<SessionRow | undefined> {
      const [found] = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.tokenDigest, tokenDigest), gt(sessions.refreshableUntil, now)))
      return found
    },

    /** Whose session it is or was. */
    async findAnyAccountId(tokenDigest: string): Promise<string | undefined> {
      const [found] = await db
        .select({ accountId: sessions.accountId })
        .from(sessions)
        .where(eq(sessions.tokenDigest, tokenDigest))
      return found?.accountId
    },

    /** It stays, so that it is noticed when it comes once more. */
    async exchange(
      tokenDigest: string,
      changes: Pick<SessionRow, 'expiresAt' | 'exchangedAt'>,
    ): Promise<void> {
      await db.update(sessions).set(changes).where(eq(sessions.tokenDigest, tokenDigest))
    },

    /** @param tokenDigest the caller's */
    async listLogins(
      accountId: string,
      { now, tokenDigest }: { readonly now: Date; readonly tokenDigest: string },
    ): Promise<LoginRow[]> {
      const isHeld = and(isNull(sessions.exchangedAt), gt(sessions.refreshableUntil, now))
      return await db
        .select({
          loginId: sessions.loginId,
          loggedInAt: sql<Date>`${min(sessions.loggedInAt)}`.mapWith(sessions.loggedInAt),
          usedAt: sql<Date>`${max(sessions.usedAt)}`.mapWith(sessions.usedAt),
          device: max(sessions.device),
          isCurrent: sql<boolean>`bool_or(${eq(sessions.tokenDigest, tokenDigest)})`,
        })
        .from(sessions)
        .where(and(eq(sessions.accountId, accountId), isHeld))
        .groupBy(sessions.loginId)
        .orderBy(desc(max(sessions.usedAt)))
    },

    /** Ends all sessions that came of the login of this one. */
    async deleteLogin(tokenDigest: string): Promise<void> {
      await db.delete(sessions).where(inArray(sessions.loginId, loginOf(tokenDigest)))
    },

    /** False where the account has no such login. */
    async deleteOfLogin(accountId: string, loginId: string): Promise<boolean> {
      const deleted = await db
        .delete(sessions)
        .where(and(eq(sessions.accountId, accountId), eq(sessions.loginId, loginId)))
        .returning({ loginId: sessions.loginId })
      return deleted.length > 0
    },

    /** Ends all sessions of an account but those that came of the login of this one. */
    async deleteOthers(accountId: string, tokenDigest: string): Promise<void> {
      const others = notInArray(sessions.loginId, loginOf(tokenDigest))
      await db.delete(sessions).where(and(eq(sessions.accountId, accountId), others))
    },

    async deleteOfAccount(accountId: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.accountId, accountId))
    },

    async deleteUntil(time: Date): Promise<void> {
      await db.delete(sessions).where(lte(sessions.refreshableUntil, time))
    },
  }
}
