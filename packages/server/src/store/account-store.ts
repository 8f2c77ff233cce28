import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { accounts, pageUses, sessions } from './schema.ts'

export type Account = Readonly<typeof accounts.$inferSelect>

/** An account and how many of its pages count. */
export type AccountInUse = { readonly account: Account; readonly pages: number }

/** Which pages count: those after `since` of the payer that this prefix and an account's id make. */
export type CountedUse = { readonly payerPrefix: string; readonly since: Date }

export const accountStore = (db: Database) => ({
  async findInUse(id: string, counted: CountedUse): Promise<AccountInUse | undefined> {
    return selectInUse(db, eq(accounts.id, id), counted)
  },

  /** That of a session which is still open at `now`: all that a profile shows, in one statement. */
  async findInUseBySession(
    { tokenDigest, now }: { readonly tokenDigest: string; readonly now: Date },
    counted: CountedUse,
  ): Promise<AccountInUse | undefined> {
    const open = db
      .select({ accountId: sessions.accountId })
      .from(sessions)
      .where(and(eq(sessions.tokenDigest, tokenDigest), gt(sessions.expiresAt, now)))
    return selectInUse(db, inArray(accounts.id, open), counted)
  },

  /** False where the e-mail address, or Google's subject, has an account already. */
  async add(account: Account): Promise<boolean> {
    const added = await db
      .insert(accounts)
      .values(account)
      .onConflictDoNothing()
      .returning({ id: accounts.id })
    return added.length > 0
  },

  /** As `find`; nobody else changes the account, or opens a session of it, until the transaction ends. */
  async lock(id: string): Promise<Account | undefined> {
    const [found] = await db.select().from(accounts).where(eq(accounts.id, id)).for('update')
    return found
  },

  /** Whether it is there; then it stays until the transaction ends. */
  async hold(id: string): Promise<boolean> {
    const held = await db
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, id))
      .for('key share')
    return held.length > 0
  },

  async lockByEmail(email: string): Promise<Account | undefined> {
    const [found] = await db.select().from(accounts).where(eq(accounts.email, email)).for('update')
    return found
  },

  async find(id: string): Promise<Account | undefined> {
    const [found] = await db.select().from(accounts).where(eq(accounts.id, id))
    return found
  },

  async findByEmail(email: string): Promise<Account | undefined> {
    const [found] = await db.select().from(accounts).where(eq(accounts.email, email))
    return found
  },

  async findByGoogleSubject(subject: string): Promise<Account | undefined> {
    const [found] = await db.select().from(accounts).where(eq(accounts.googleSubject, subject))
    return found
  },

  async change(id: string, changes: Partial<Omit<Account, 'id'>>): Promise<void> {
    await db.update(accounts).set(changes).where(eq(accounts.id, id))
  },

  async delete(id: string): Promise<void> {
    await db.delete(accounts).where(eq(accounts.id, id))
  },
})

async function selectInUse(
  db: Database,
  who: SQL,
  { payerPrefix, since }: CountedUse,
): Promise<AccountInUse | undefined> {
  const payer = sql`${payerPrefix}::text || ${accounts.id}::text`
  const counts = and(sql`${pageUses.payer} = ${payer}`, gt(pageUses.reservedAt, since))
  const pages = sql`coalesce((select sum(${pageUses.pages}) from ${pageUses} where ${counts}), 0)`
  const [found] = await db
    .select({ account: accounts, pages: pages.mapWith(Number) })
    .from(accounts)
    .where(who)
  return found
}
