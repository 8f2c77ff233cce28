import type { ErrorCode } from '@ledgerlift/contract'
import { and, count, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { conversions, pageUses } from './schema.ts'

export type Conversion = Readonly<typeof conversions.$inferSelect>
export type NewConversion = Pick<
  Conversion,
  'id' | 'visitorId' | 'accountId' | 'network' | 'pages' | 'sealedPassword' | 'createdAt'
>

type Owner = { readonly accountId: string | null; readonly visitorId: string | null }
/** The most conversions in the list of recent ones: more than a person looks through. */
const MOST_RECENT = 50

/** Where every process of a database is told of conversions that are over: done, failed or deleted. */
export const OVER_CHANNEL = 'conversion_over'
/** Stands behind the id of a conversion that is done. */
export const TOLD_DONE = ' done'
/** Returned by the statement that ends a conversion; it is heard when that is committed, and only then. */
const told = sql<string>`pg_notify(${OVER_CHANNEL}, ${conversions.id}::text)`
const toldDone = sql<string>`pg_notify(${OVER_CHANNEL}, ${conversions.id}::text || ${TOLD_DONE})`

const UNFINISHED = ['queued', 'converting'] as const
const isUnfinished = inArray(conversions.status, [...UNFINISHED])

/** What every conversion goes through; built once, since building a statement takes longer than sending it. */
function lifeOf(db: Database) {
  const id = sql.placeholder('id')
  const isIt = eq(conversions.id, id)
  const find = db.select().from(conversions).where(isIt).prepare('find_conversion')
  const start = db
    .update(conversions)
    .set({ status: 'converting', page: 0, runs: sql`${conversions.runs} + 1` })
    .where(and(isIt, isUnfinished))
    .returning()
    .prepare('start_conversion')
  const finish = db
    .update(conversions)
    .set({ status: 'done', sealedPassword: null })
    .where(and(isIt, isUnfinished))
    .returning({ toldDone })
    .prepare('finish_conversion')
  return {
    find: async (id: string): Promise<Conversion | undefined> => (await find.execute({ id }))[0],

    /** Marks a conversion as being read by a thread; nothing where it is over already, or deleted. */
    start: async (id: string): Promise<Conversion | undefined> => (await start.execute({ id }))[0],

    /** False where it had already ended, or is deleted. */
    finish: async (id: string): Promise<boolean> => (await finish.execute({ id })).length > 0,
  }
}

export const conversionStore = (db: Database) => ({
  ...lifeOf(db),

  /**
   * Stores a conversion together with its pages at each of `payers`.
   *
   * @param counted how many of them count
   */
  async add(conversion: NewConversion, payers: readonly string[], counted = conversion.pages): Promise<void> {
    const { id: conversionId, createdAt: reservedAt } = conversion
    const uses = payers.map((payer) => ({ conversionId, payer, pages: counted, reservedAt }))
    const used = db.$with('used').as(db.insert(pageUses).values(uses).returning({ payer: pageUses.payer }))
    await db
      .with(used)
      .insert(conversions)
      .values({ ...conversion, status: 'queued' })
  },

  /** A conversion that we stopped ourselves before its end waits again, as if it had not begun. */
  async takeBack(id: string): Promise<void> {
    await db
      .update(conversions)
      .set({ status: 'queued', runs: sql`greatest(${conversions.runs} - 1, 0)` })
      .where(and(eq(conversions.id, id), eq(conversions.status, 'converting')))
  },

  async setPage(id: string, page: number): Promise<void> {
    await db
      .update(conversions)
      .set({ page })
      .where(and(eq(conversions.id, id), isUnfinished))
  },

  /** Call in a transaction: the pages are given back together with it. */
  async fail(id: string, errorCode: ErrorCode): Promise<void> {
    const failed = await db
      .update(conversions)
      .set({ status: 'failed', errorCode, sealedPassword: null })
      .where(and(eq(conversions.id, id), isUnfinished))
      .returning({ told })
    if (failed.length > 0) await db.delete(pageUses).where(eq(pageUses.conversionId, id))
  },

  /** How many conversions wait, and how many run. */
  async countUnfinished(): Promise<Record<'queued' | 'converting', number>> {
    const rows = await db
      .select({ status: conversions.status, count: count() })
      .from(conversions)
      .where(isUnfinished)
      .groupBy(conversions.status)
    return { queued: 0, converting: 0, ...Object.fromEntries(rows.map((row) => [row.status, row.count])) }
  },

  /** How many unfinished conversions one person has, and how many came from one network. */
  async countUnfinishedOf({
    accountId,
    visitorId,
    network,
  }: Pick<Conversion, 'accountId' | 'visitorId'> & { readonly network: string }): Promise<{
    readonly ofAsker: number
    readonly network: number
  }> {
    const byAsker =
      accountId === null
        ? and(isNull(conversions.accountId), eq(conversions.visitorId, visitorId))
        : eq(conversions.accountId, accountId)
    const [found] = await db
      .select({
        ofAsker: sql<number>`count(*) filter (where ${byAsker})::int`,
        network: sql<number>`count(*) filter (where ${eq(conversions.network, network)})::int`,
      })
      .from(conversions)
      .where(sql`${conversions.status} in ('queued', 'converting')`) // the same condition as in the index
    return found ?? { ofAsker: 0, network: 0 }
  },

  async listUnfinished(): Promise<string[]> {
    const rows = await db.select({ id: conversions.id }).from(conversions).where(isUnfinished)
    return rows.map(({ id }) => id)
  },

  async listCreatedBefore(time: Date): Promise<string[]> {
    const rows = await db
      .select({ id: conversions.id })
      .from(conversions)
      .where(lt(conversions.createdAt, time))
    return rows.map(({ id }) => id)
  },

  async listOfAccount(accountId: string): Promise<string[]> {
    const rows = await db
      .select({ id: conversions.id })
      .from(conversions)
      .where(eq(conversions.accountId, accountId))
    return rows.map(({ id }) => id)
  },

  /** Those of an account, or of a visitor who is logged in to none, that did not fail; the newest first. */
  async listRecent({ accountId, visitorId }: Owner): Promise<Conversion[]> {
    const isTheirs =
      accountId !== null
        ? eq(conversions.accountId, accountId)
        : visitorId !== null
          ? and(isNull(conversions.accountId), eq(conversions.visitorId, visitorId))
          : undefined
    if (!isTheirs) return []
    return db
      .select()
      .from(conversions)
      .where(and(isTheirs, ne(conversions.status, 'failed')))
      .orderBy(desc(conversions.createdAt))
      .limit(MOST_RECENT)
  },

  /** The conversions with these ids, as far as they exist. */
  async listExisting(ids: readonly string[]): Promise<string[]> {
    const rows = await db
      .select({ id: conversions.id })
      .from(conversions)
      .where(inArray(conversions.id, [...ids]))
    return rows.map(({ id }) => id)
  },

  /** Call in a transaction: the pages of one that was not done are given back together with it. */
  async delete(id: string): Promise<void> {
    const [deleted] = await db
      .delete(conversions)
      .where(eq(conversions.id, id))
      .returning({ status: conversions.status, told })
    if (deleted && deleted.status !== 'done') await db.delete(pageUses).where(eq(pageUses.conversionId, id))
  },
})
