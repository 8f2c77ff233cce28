import { countWhile } from '../../geometry/count-while.ts'

/** Where something stands in a document: its page, 1-based, and the y of its first baseline. */
export type Place = { readonly page: number; readonly baseline: number }

/** In the order in which one reads from top to bottom. */
export const isBefore = (a: Place, b: Place): boolean =>
  a.page === b.page ? a.baseline < b.baseline : a.page < b.page

export const earliest = <T extends Place>(places: readonly T[]): T | null =>
  places.reduce<T | null>((first, place) => (first === null || isBefore(place, first) ? place : first), null)

export const latest = <T extends Place>(places: readonly T[]): T | null =>
  places.reduce<T | null>((last, place) => (last === null || isBefore(last, place) ? place : last), null)

/**
 * What stands after one place and before another; null is where the document begins or ends.
 *
 * @param items page by page, so that only those of the pages in question are looked at
 */
export function between<T extends Place>(
  items: readonly T[],
  after: Place | null,
  before: Place | null,
): T[] {
  const first = after === null ? 0 : countWhile(items, ({ page }) => page < after.page)
  const end = before === null ? items.length : countWhile(items, ({ page }) => page <= before.page)
  return items
    .slice(first, end)
    .filter(
      (item) => (after === null || isBefore(after, item)) && (before === null || isBefore(item, before)),
    )
}
