import { and, desc, eq, inArray, lte, notInArray } from 'drizzle-orm'
import type { Database } from './database.ts'
import { accounts, knownPlaces } from './schema.ts'

/** Places that are kept of an account: with each of them come some guesses a day. */
const MOST_PLACES = 20

export const knownPlaceStore = (db: Database) => ({
  /** Those of some places that the account of an e-mail was opened from; none where it has no account. */
  async find(email: string, places: readonly string[]): Promise<string[]> {
    const rows = await db
      .select({ place: knownPlaces.place })
      .from(knownPlaces)
      .innerJoin(accounts, eq(accounts.id, knownPlaces.accountId))
      .where(and(eq(accounts.email, email), inArray(knownPlaces.place, [...places])))
    return rows.map(({ place }) => place)
  },

  /** Call in a transaction that has locked the account. The places seen longest ago make room. */
  async remember(accountId: string, places: readonly string[], seenAt: Date): Promise<void> {
    if (places.length === 0) return
    await db
      .insert(knownPlaces)
      .values(places.map((place) => ({ accountId, place, seenAt })))
      .onConflictDoUpdate({ target: [knownPlaces.accountId, knownPlaces.place], set: { seenAt } })
    const latest = db
      .select({ place: knownPlaces.place })
      .from(knownPlaces)
      .where(eq(knownPlaces.accountId, accountId))
      .orderBy(desc(knownPlaces.seenAt))
      .limit(MOST_PLACES)
    await db
      .delete(knownPlaces)
      .where(and(eq(knownPlaces.accountId, accountId), notInArray(knownPlaces.place, latest)))
  },

  async deleteUntil(time: Date): Promise<void> {
    await db.delete(knownPlaces).where(lte(knownPlaces.seenAt, time))
  },
})
