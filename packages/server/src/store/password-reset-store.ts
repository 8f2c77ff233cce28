import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from './database.ts'
import { passwordResets } from './schema.ts'

export type PasswordReset = Readonly<typeof passwordResets.$inferSelect>

export const passwordResetStore = (db: Database) => ({
  async add(reset: PasswordReset): Promise<void> {
    await db.insert(passwordResets).values(reset)
  },

  /** Whose password may be set with it at `now`. */
  async findAccountId(tokenDigest: string, now: Date): Promise<string | undefined> {
    const [found] = await db
      .select({ accountId: passwordResets.accountId })
      .from(passwordResets)
      .where(and(eq(passwordResets.tokenDigest, tokenDigest), gt(passwordResets.expiresAt, now)))
    return found?.accountId
  },

  async deleteOfAccount(accountId: string): Promise<void> {
    await db.delete(passwordResets).where(eq(passwordResets.accountId, accountId))
  },

  async deleteUntil(time: Date): Promise<void> {
    await db.delete(passwordResets).where(lte(passwordResets.expiresAt, time))
  },
})
