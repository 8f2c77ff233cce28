import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from './database.ts'
import { emailChanges } from './schema.ts'

export type EmailChange = Readonly<typeof emailChanges.$inferSelect>

export const emailChangeStore = (db: Database) => ({
  /** In the place of one that the account has waiting. */
  async put(change: EmailChange): Promise<void> {
    const { accountId, ...rest } = change
    await db
      .insert(emailChanges)
      .values(change)
      .onConflictDoUpdate({ target: emailChanges.accountId, set: rest })
  },

  /** The address that a link of the account stands for at `now`. */
  async findNewEmail({
    accountId,
    tokenDigest,
    now,
  }: Pick<EmailChange, 'accountId' | 'tokenDigest'> & { readonly now: Date }): Promise<string | undefined> {
    const itsLink = and(eq(emailChanges.accountId, accountId), eq(emailChanges.tokenDigest, tokenDigest))
    const [found] = await db
      .select({ newEmail: emailChanges.newEmail })
      .from(emailChanges)
      .where(and(itsLink, gt(emailChanges.expiresAt, now)))
    return found?.newEmail
  },

  async deleteOfAccount(accountId: string): Promise<void> {
    await db.delete(emailChanges).where(eq(emailChanges.accountId, accountId))
  },

  async deleteUntil(time: Date): Promise<void> {
    await db.delete(emailChanges).where(lte(emailChanges.expiresAt, time))
  },
})
