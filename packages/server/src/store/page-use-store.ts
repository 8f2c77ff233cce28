import { and, asc, eq, gt, inArray, lt, lte, notExists, sql, sum } from 'drizzle-orm'
import type { Database } from './database.ts'
import { pageUses, subscriptions } from './schema.ts'

/** Beyond the time that a period's pages may be used after its end. */
const LONGEST_GRACE_MS = 7 * 86_400_000

export type PageUse = { readonly pages: number; readonly reservedAt: Date }

export const pageUseStore = (db: Database) => ({
  /**
   * As `sum`, and lets one transaction at a time decide about payers, until it ends: locked in one order, so that no
   * two wait for each other.
   */
  async lockAndSum(payers: readonly string[], since: Date): Promise<ReadonlyMap<string, number>> {
    const keys = sql.join(
      [...payers].sort().map((payer) => sql`${payer}`),
      sql`, `,
    )
    const { rows } = await db.execute<{ payer: string; pages: string }>(
      sql`select payer, pages from count_pages_under_lock(array[${keys}]::text[], ${since.toISOString()}::timestamptz)`,
    )
    return new Map(rows.map(({ payer, pages }) => [payer, Number(pages)]))
  },

  /** How many pages of each payer count after `since`. */
  async sum(payers: readonly string[], since: Date): Promise<ReadonlyMap<string, number>> {
    const rows = await db
      .select({ payer: pageUses.payer, pages: sum(pageUses.pages).mapWith(Number) })
      .from(pageUses)
      .where(and(inArray(pageUses.payer, [...payers]), gt(pageUses.reservedAt, since)))
      .groupBy(pageUses.payer)
    return new Map(rows.map(({ payer, pages }) => [payer, pages]))
  },

  /** What counts after `since`, oldest first. */
  async list(payer: string, since: Date): Promise<PageUse[]> {
    return await db
      .select({ pages: pageUses.pages, reservedAt: pageUses.reservedAt })
      .from(pageUses)
      .where(and(eq(pageUses.payer, payer), gt(pageUses.reservedAt, since)))
      .orderBy(asc(pageUses.reservedAt))
  },

  /** Who has paid for a conversion, or for an earlier one that it replaces; empty where the pages were given back. */
  async listPayers(conversionId: string): Promise<string[]> {
    const uses = await db
      .select({ payer: pageUses.payer })
      .from(pageUses)
      .where(eq(pageUses.conversionId, conversionId))
    return uses.map(({ payer }) => payer)
  },

  /** Gives some pages of a conversion back, which others of it were paid for with. */
  async giveBack(conversionId: string, pages: number): Promise<void> {
    await db
      .update(pageUses)
      .set({ pages: sql`greatest(0, ${pageUses.pages} - ${pages})` })
      .where(eq(pageUses.conversionId, conversionId))
  },

  /** Gives the pages of a conversion back. */
  async deleteOfConversion(conversionId: string): Promise<void> {
    await db.delete(pageUses).where(eq(pageUses.conversionId, conversionId))
  },

  async deleteOfPayer(payer: string): Promise<void> {
    await db.delete(pageUses).where(eq(pageUses.payer, payer))
  },

  /** Those of a subscriber's period stay until it is over. */
  async deleteUntil(time: Date, { payerPrefix, now }: { payerPrefix: string; now: Date }): Promise<void> {
    const ofPeriod = db
      .select({ one: sql`1` })
      .from(subscriptions)
      .where(
        and(
          sql`${pageUses.payer} = ${payerPrefix}::text || ${subscriptions.accountId}::text`,
          lt(subscriptions.currentStart, pageUses.reservedAt),
          gt(subscriptions.currentEnd, new Date(now.getTime() - LONGEST_GRACE_MS)),
        ),
      )
    await db.delete(pageUses).where(and(lte(pageUses.reservedAt, time), notExists(ofPeriod)))
  },
})
