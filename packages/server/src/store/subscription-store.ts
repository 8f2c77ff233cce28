import { and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, notInArray, or } from 'drizzle-orm'
import type { Database } from './database.ts'
import { FINAL_STATUSES, subscriptionLog, subscriptions, webhookEvents } from './schema.ts'

export type Subscription = Readonly<typeof subscriptions.$inferSelect>
export type SubscriptionChanges = Partial<Omit<Subscription, 'id' | 'revision' | 'createdAt'>>
export type LogEntry = Readonly<typeof subscriptionLog.$inferSelect>

/** Why something is written: what made us look or act, when, and the provider's event or payment that it was about. */
export type Cause = { readonly cause: string; readonly at: Date; readonly reference?: string | undefined }

/** How long an abandoned subscription is still asked for: longer than its checkout can be paid. */
const PAYABLE_MS = 48 * 3_600_000

export const subscriptionStore = (db: Database) => {
  /** A change never goes without its line in the log. */
  const log = async (
    id: string,
    { cause, at, reference }: Cause,
    states: { readonly before: string | null; readonly after: string; readonly changes: object },
  ) => {
    await db.insert(subscriptionLog).values({
      subscriptionId: id,
      at,
      cause,
      reference: reference ?? null,
      statusBefore: states.before,
      statusAfter: states.after,
      changes: states.changes,
    })
  }

  return {
    async add(
      subscription: Pick<Subscription, 'id' | 'accountId' | 'planId' | 'cycle' | 'busyUntil'>,
      cause: Cause,
    ): Promise<Subscription> {
      const [added] = await db
        .insert(subscriptions)
        .values({ ...subscription, status: 'creating', createdAt: cause.at, checkedAt: cause.at })
        .returning()
      const { planId, cycle } = subscription
      await log(subscription.id, cause, { before: null, after: 'creating', changes: { planId, cycle } })
      return added as Subscription
    },

    async find(id: string): Promise<Subscription | undefined> {
      const [found] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
      return found
    },

    async findByProviderId(providerId: string): Promise<Subscription | undefined> {
      const [found] = await db.select().from(subscriptions).where(eq(subscriptions.providerId, providerId))
      return found
    },

    /** All of an account that were made at the provider or may be, the newest first. */
    async listOfAccount(accountId: string): Promise<Subscription[]> {
      return await db
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.accountId, accountId))
        .orderBy(desc(subscriptions.createdAt))
    },

    /** As `find`; nobody else changes it until the transaction ends. */
    async lock(id: string): Promise<Subscription | undefined> {
      const [found] = await db.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update')
      return found
    },

    /** Call in a transaction that has locked it. What is the same already is not written, and not logged. */
    async change(
      before: Subscription,
      changes: SubscriptionChanges,
      cause: Cause,
      { always = false }: { readonly always?: boolean } = {},
    ): Promise<Subscription> {
      const different = Object.fromEntries(
        Object.entries(changes).filter(
          ([column, value]) => !isSame(before[column as keyof Subscription], value),
        ),
      )
      const { checkedAt, busyUntil, ...told } = different
      const isTold = always || Object.keys(told).length > 0
      const [after] = await db
        .update(subscriptions)
        .set({ ...different, revision: before.revision + 1 })
        .where(eq(subscriptions.id, before.id))
        .returning()
      if (!after) throw new Error('a subscription has vanished')
      if (isTold) await log(before.id, cause, { before: before.status, after: after.status, changes: told })
      return after
    },

    async listLog(id: string): Promise<LogEntry[]> {
      return await db
        .select()
        .from(subscriptionLog)
        .where(eq(subscriptionLog.subscriptionId, id))
        .orderBy(asc(subscriptionLog.id))
    },

    /** Those that may still change and were not looked at since `time`; and cancellations that nobody has taken yet. */
    async listToCheck(time: Date): Promise<Subscription[]> {
      const unsent = and(
        isNotNull(subscriptions.providerId),
        isNotNull(subscriptions.cancelAskedAt),
        isNull(subscriptions.cancelSentAt),
      )
      const mayBePaid = and(
        eq(subscriptions.status, 'abandoned'),
        isNotNull(subscriptions.providerId),
        gt(subscriptions.createdAt, new Date(time.getTime() - PAYABLE_MS)),
      )
      const mayChange = or(notInArray(subscriptions.status, [...FINAL_STATUSES]), mayBePaid)
      return await db
        .select()
        .from(subscriptions)
        .where(or(unsent, and(mayChange, lt(subscriptions.checkedAt, time))))
        .orderBy(asc(subscriptions.checkedAt))
    },

    /** False where the event has been handled before. */
    async takeEvent(id: string, receivedAt: Date): Promise<boolean> {
      const taken = await db
        .insert(webhookEvents)
        .values({ id, receivedAt })
        .onConflictDoNothing()
        .returning({ id: webhookEvents.id })
      return taken.length > 0
    },

    async hasEvent(id: string): Promise<boolean> {
      const found = await db
        .select({ id: webhookEvents.id })
        .from(webhookEvents)
        .where(eq(webhookEvents.id, id))
      return found.length > 0
    },

    async deleteEventsUntil(time: Date): Promise<void> {
      await db.delete(webhookEvents).where(lte(webhookEvents.receivedAt, time))
    },
  }
}

const isSame = (a: unknown, b: unknown): boolean =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b
