/** Days since 1970-01-01; with half a day more, a day that no calendar has (`noSuchDay`). */
export type Day = number

export type DayParts = { readonly year: number; readonly month: number; readonly day: number }

const MILLISECONDS = 86_400_000

/** A month above twelve is one of the next year. */
export const dayOf = ({ year, month, day }: DayParts): Day => Date.UTC(year, month - 1, day) / MILLISECONDS

export const addDays = (day: Day, days: number): Day => day + days

export const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The 31st of February, which can be printed. */
export const noSuchDay = (year: number): Day => dayOf({ year, month: 2, day: 28 }) + 1 / 2

export function partsOf(day: Day): DayParts & { readonly weekday: number } {
  const date = new Date(day * MILLISECONDS)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: Number.isInteger(day) ? date.getUTCDate() : 31,
    weekday: date.getUTCDay(),
  }
}

/** `YYYY-MM-DD`. */
export const toIso = (day: Day): string => new Date(day * MILLISECONDS).toISOString().slice(0, 10)
