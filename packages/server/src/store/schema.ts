import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const accounts = pgTable('accounts', {
  id: uuid().primaryKey(),
  /** In lower case: two spellings of it are one account. */
  email: text().notNull().unique(),
  firstName: text(),
  lastName: text(),
  passwordHash: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})

/** Somebody who is logged in. The token itself is known to its owner only. */
export const sessions = pgTable(
  'sessions',
  {
    tokenDigest: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Until when the token opens the account. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Until when it can be exchanged for a new one. */
    refreshableUntil: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.refreshableUntil)],
)

/** An uploaded PDF on its way to a table. Its files are `uploads/<id>.pdf` and `results/<id>.json`. */
export const conversions = pgTable(
  'conversions',
  {
    id: uuid().primaryKey(),
    visitorId: uuid().notNull(),
    /** Whose it is; null where the visitor was not logged in. */
    accountId: uuid(),
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
  (table) => [index().on(table.createdAt)],
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
