import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { pageUses } from './schema.ts'

export type PageUse = { readonly pages: number; readonly reservedAt: Date }

export const pageUseStore = (db: Database) => ({
  /**
   * Lets one transaction at a time decide about a payer. Whoever locks several sorts them first, so that no two
   * transactions wait for each other.
   */
  async lock(payer: string): Promise<void> {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${payer}, 0))`)
  },

  /** What counts after `since`, oldest first. */
  async list(payer: string, since: Date): Promise<PageUse[]> {
    return await db
      .select({ pages: pageUses.pages, reservedAt: pageUses.reservedAt })
      .from(pageUses)
      .where(and(eq(pageUses.payer, payer), gt(pageUses.reservedAt, since)))
      .orderBy(asc(pageUses.reservedAt))
  },

  async add(conversionId: string, payer: string, use: PageUse): Promise<void> {
    await db.insert(pageUses).values({ conversionId, payer, ...use })
  },

  async deleteOfPayer(payer: string): Promise<void> {
    await db.delete(pageUses).where(eq(pageUses.payer, payer))
  },

  async deleteUntil(time: Date): Promise<void> {
    await db.delete(pageUses).where(lte(pageUses.reservedAt, time))
  },
})
