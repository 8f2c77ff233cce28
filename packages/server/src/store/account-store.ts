import { and, eq, gt } from 'drizzle-orm'
import type { Database } from './database.ts'
import { accounts, sessions } from './schema.ts'

type SessionRow = Readonly<typeof sessions.$inferSelect>
export type Account = Readonly<typeof accounts.$inferSelect>

/** PostgreSQL's code for a second row where there may be one. */
const UNIQUE_VIOLATION = '23505'

export const accountStore = (db: Database) => ({
  /** That of a session which is still open at `now`. */
  async findBySession({
    tokenDigest,
    now,
  }: {
    readonly tokenDigest: string
    readonly now: Date
  }): Promise<{ readonly account: Account; readonly session: SessionRow } | undefined> {
    const [found] = await db
      .select({ account: accounts, session: sessions })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .where(and(eq(sessions.tokenDigest, tokenDigest), gt(sessions.expiresAt, now)))
    return found
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

  /** Gives it a verified address. False where another account has that; then the transaction can only be rolled back. */
  async changeEmail(id: string, email: string, emailVerifiedAt: Date): Promise<boolean> {
    try {
      await db.update(accounts).set({ email, emailVerifiedAt }).where(eq(accounts.id, id))
      return true
    } catch (error) {
      if ((error as { cause?: { code?: string } }).cause?.code === UNIQUE_VIOLATION) return false
      throw error
    }
  },

  async delete(id: string): Promise<void> {
    await db.delete(accounts).where(eq(accounts.id, id))
  },
})
