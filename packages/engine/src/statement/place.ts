/** Where something stands in a document: its page, 1-based, and the y of its first baseline. */
export type Place = { readonly page: number; readonly baseline: number }

/** In the order in which one reads from top to bottom. */
const isBefore = (a: Place, b: Place): boolean =>
  a.page === b.page ? a.baseline < b.baseline : a.page < b.page

export const earliest = <T extends Place>(places: readonly T[]): T | null =>
  places.reduce<T | null>((first, place) => (first === null || isBefore(place, first) ? place : first), null)

export const latest = <T extends Place>(places: readonly T[]): T | null =>
  places.reduce<T | null>((last, place) => (last === null || isBefore(last, place) ? place : last), null)

/** What stands after one place and before another; null is where the document begins or ends. */
export const between = <T extends Place>(
  items: readonly T[],
  after: Place | null,
  before: Place | null,
): T[] =>
  items.filter(
    (item) => (after === null || isBefore(after, item)) && (before === null || isBefore(item, before)),
  )
