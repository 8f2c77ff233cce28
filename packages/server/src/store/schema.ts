import { BILLING_CYCLES } from '@ledgerlift/contract'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

export const accounts = pgTable('accounts', {
  id: uuid().primaryKey(),
  /** In lower case: two spellings of it are one account. */
  email: text().notNull().unique(),
  /** When the owner of the account proved to read mail at this address; null where they never did. */
  emailVerifiedAt: timestamp({ withTimezone: true }),
  firstName: text(),
  lastName: text(),
  /** Null where only Google opens the account. */
  passwordHash: text(),
  /** Google's name for the person, which stays when their e-mail changes. */
  googleSubject: text().unique('accounts_google_subject_unique'),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})

/** A login. The token itself is known to its owner only. */
export const sessions = pgTable(
  'sessions',
  {
    tokenDigest: text().primaryKey(),
    /** Stays the same when a token is exchanged, so that logging out ends all that came of one login. */
    loginId: uuid().notNull().defaultRandom(),
    /** When that login was, however often the token was exchanged since. */
    loggedInAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The browser and system that logged in, in a few words, such as `Firefox on Linux`. */
    device: text(),
    /** To the hour. */
    usedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the token was exchanged for another one; null for the one that holds. */
    exchangedAt: timestamp({ withTimezone: true }),
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

/**
 * Browsers and networks that an account was opened from, unrecognisable: what others get wrong elsewhere does not slow
 * its owner there.
 */
export const knownPlaces = pgTable(
  'known_places',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    place: text().notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.place] }), index().on(table.seenAt)],
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

/** A link to a new e-mail address, of which an account has one at most. The token in it is known to the mailbox only. */
export const emailChanges = pgTable(
  'email_changes',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tokenDigest: text().notNull(),
    /** As accounts have it. */
    newEmail: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
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
    /** The network that it came from, unrecognisable; null for those of before it was written down. */
    network: text(),
    /** How often a thread has begun to read it. */
    runs: integer().notNull().default(0),
    /** How many of `pages` are read. */
    page: integer().notNull().default(0),
    pages: integer().notNull(),
    /** Why it failed: a code of the contract's table. */
    errorCode: text(),
    /** The PDF's password, encrypted, until the conversion is over. */
    sealedPassword: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.createdAt),
    index().on(table.accountId),
    // Few rows, however many are done.
    index('conversions_unfinished')
      .on(table.createdAt)
      .where(sql`${table.status} in ('queued', 'converting')`),
  ],
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

/** Statuses in which the provider charges for a subscription, or may again. */
export const LIVE_STATUSES = ['authenticated', 'active', 'pending', 'halted', 'paused'] as const
/** Before anything was paid: not yet made at the provider, and made there. */
export const OPEN_STATUSES = ['creating', 'created'] as const
/**
 * Those that nothing follows: three of the provider's, and ours for one that was never made there, that another one has
 * taken the place of, or that was paid back.
 */
export const FINAL_STATUSES = [
  ...(['cancelled', 'completed', 'expired'] as const),
  ...(['abandoned', 'replaced', 'refunded'] as const),
] as const

const listed = (statuses: readonly string[]) => sql.raw(statuses.map((status) => `'${status}'`).join(', '))

/** What an account has subscribed to at the payment provider, and how that stands by what the provider last said. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey(),
    /** Null where the account has been deleted. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** The provider's id; null until it has made the subscription. */
    providerId: text().unique('subscriptions_provider_id_unique'),
    /** Of the contract's table. */
    planId: text().notNull(),
    cycle: text({ enum: BILLING_CYCLES }).notNull(),
    status: text({ enum: [...OPEN_STATUSES, ...LIVE_STATUSES, ...FINAL_STATUSES] }).notNull(),
    /** The period that was paid for last. */
    currentStart: timestamp({ withTimezone: true }),
    currentEnd: timestamp({ withTimezone: true }),
    /** Until when its pages may be used; null where they may not. */
    accessUntil: timestamp({ withTimezone: true }),
    /** Periods that were paid for. */
    paidCount: integer().notNull().default(0),
    cancelAskedAt: timestamp({ withTimezone: true }),
    cancelWhen: text({ enum: ['period-end', 'now'] }),
    /** When the provider took the cancellation; until then it is sent again. */
    cancelSentAt: timestamp({ withTimezone: true }),
    /** What the next period is of, where that differs. */
    nextPlanId: text(),
    nextCycle: text({ enum: BILLING_CYCLES }),
    /** The payment that its owner's browser has confirmed. */
    confirmedPaymentId: text(),
    /** A request is asking the provider to change it, until then at most. */
    busyUntil: timestamp({ withTimezone: true }),
    /** Counts the changes, so that what the provider said before one of them is not written over it. */
    revision: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the provider was last asked how it stands. */
    checkedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.accountId),
    index().on(table.checkedAt),
    uniqueIndex('subscriptions_one_live')
      .on(table.accountId)
      .where(sql`${table.status} in (${listed(LIVE_STATUSES)})`),
    uniqueIndex('subscriptions_one_open')
      .on(table.accountId)
      .where(sql`${table.status} in (${listed(OPEN_STATUSES)})`),
  ],
)

/** Every change of a subscription, and why. Rows are added and never changed or deleted: the database refuses it. */
export const subscriptionLog = pgTable(
  'subscription_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    subscriptionId: uuid()
      .notNull()
      .references(() => subscriptions.id),
    at: timestamp({ withTimezone: true }).notNull(),
    /** What made us look or act, such as `webhook subscription.charged`. */
    cause: text().notNull(),
    /** The provider's event or payment that it was about. */
    reference: text(),
    statusBefore: text(),
    statusAfter: text().notNull(),
    /** The columns that have changed, as they are now. */
    changes: jsonb().notNull(),
  },
  (table) => [index().on(table.subscriptionId)],
)

/** Events of the provider's that have been handled, so that each is handled once. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text().primaryKey(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.receivedAt)],
)
