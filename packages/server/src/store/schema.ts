import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const accounts = pgTable('accounts', {
  id: uuid().primaryKey(),
  /** In lower case: two spellings of it are one account. */
  email: text().notNull().unique(),
  /** When it was proved that whoever owns the account reads mail at this address; null where it never was. */
  emailVerifiedAt: timestamp({ withTimezone: true }),
  firstName: text(),
  lastName: text(),
  /** Null where only Google opens the account. */
  passwordHash: text(),
  /** Google's name for the person, which stays when their e-mail changes. */
  googleSubject: text().unique('accounts_google_subject_unique'),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})

/** Somebody who is logged in. The token itself is known to its owner only. */
export const sessions = pgTable(
  'sessions',
  {
    tokenDigest: text().primaryKey(),
    /** Stays the same when a token is exchanged, so that logging out ends all that came of one login. */
    loginId: uuid().notNull().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Until when the token opens the account. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Until when it can be exchanged for a new one. */
    refreshableUntil: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.loginId), index().on(table.refreshableUntil)],
)

/** A link to a new password. The token in it is known to the mailbox only. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenDigest: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.accountId)],
)

/** How often something was tried that is slowed when it is tried too often. */
export const attempts = pgTable(
  'attempts',
  {
    /** What is tried and by whom, unrecognisable; see attempts/attempt-rules.ts. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** No further try before. */
    blockedUntil: timestamp({ withTimezone: true }),
    /** Then it starts from nothing again. */
    forgetAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.forgetAt)],
)

/** An uploaded PDF on its way to a table. Its files are `uploads/<id>.pdf` and `results/<id>.json`. */
export const conversions = pgTable(
  'conversions',
  {
    id: uuid().primaryKey(),
    visitorId: uuid().notNull(),
    /** Whose it is; null where the visitor was not logged in. */
    accountId: uuid().references(() => accounts.id),
    status: text({ enum: ['queued', 'converting', 'done', 'failed'] }).notNull(),
    /** How many of `pages` are read. */
    page: integer().notNull().default(0),
    pages: integer().notNull(),
    /** Why it failed: a code of the contract's table. */
    errorCode: text(),
    /** The PDF's password, encrypted, until the conversion is over. */
    sealedPassword: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.createdAt), index().on(table.accountId)],
)

/**
 * Pages that count against somebody's quota. They outlive their conversion, which may be deleted earlier than they
 * stop counting; a conversion that fails takes its rows along.
 */
export const pageUses = pgTable(
  'page_uses',
  {
    conversionId: uuid().notNull(),
    /** An account, a visitor or an address; see quota/payers.ts. */
    payer: text().notNull(),
    pages: integer().notNull(),
    reservedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversionId, table.payer] }),
    index().on(table.payer, table.reservedAt),
  ],
)
