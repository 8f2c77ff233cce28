import { dayNumber } from '../../dates/calendar.ts'
import { type DayOrder, toDate } from '../../dates/parse-date.ts'
import { isTransaction, type Movement, type ReadRow } from '../ledger.ts'
import type { Ledger } from './ledger.ts'

/** A check that was paid without its number stands before those that have one. */
const NUMBERED_SHARE = 0.75
/** A leap year, for days that are printed without theirs. */
const ANY_YEAR = 2000
/** Days without their year that fall by more go on in the next one, and that rise by more are of the one before. */
const HALF_YEAR = 180

/**
 * Lists that stand side by side are read down one after the other. Where the numbers of their rows, or else their days,
 * rise from left to right only, they are read across: `1001 1002 1003` above `1004 1005 1006`.
 */
export function readAcross(ledger: Ledger, order: DayOrder): Ledger {
  const movements: Movement[] = []
  let beside: Movement[] = []
  for (const movement of ledger.movements) {
    if (beside.length > 0 && !isBeside(movement, beside)) {
      for (const row of inOrder(beside, order)) movements.push(row)
      beside = []
    }
    beside.push(movement)
  }
  return { ...ledger, movements: [...movements, ...inOrder(beside, order)] }
}

/** Whether a row continues its list, or begins one that stands as high on the page as the first list. */
function isBeside({ row }: Movement, beside: readonly Movement[]): boolean {
  const [first, last] = [beside[0]?.row as ReadRow, beside.at(-1)?.row as ReadRow]
  return row.part === last.part || (row.page === first.page && Math.abs(row.baseline - first.baseline) < 1)
}

function inOrder(beside: readonly Movement[], order: DayOrder): readonly Movement[] {
  const [rows, rest] = [beside.filter(isTransaction), beside.filter((movement) => !isTransaction(movement))]
  const lists = new Set(rows.map(({ row }) => row.part))
  // Totals and notes may stand under the lists.
  const lowest = Math.max(...rows.map(({ row }) => row.baseline))
  const areLists = lists.size > 1 && rest.every(({ row }) => row.baseline > lowest)
  if (!areLists || rows.some(({ balance }) => balance !== null)) return beside
  const across = [...rows].sort((a, b) => a.row.baseline - b.row.baseline || a.row.part - b.row.part)
  const numbered = rows.filter((row) => numberOf(row) !== null)
  const rise =
    numbered.length > NUMBERED_SHARE * rows.length
      ? numbersRise
      : (some: readonly Movement[]) => daysRise(some, order)
  return !rise(rows) && rise(across) ? [...across, ...rest] : beside
}

/** Whether the numbers of those rows that have one rise. */
function numbersRise(movements: readonly Movement[]): boolean {
  const numbers = movements.flatMap((movement) => numberOf(movement) ?? [])
  return numbers.every((number, i) => i === 0 || number > (numbers[i - 1] ?? 0))
}

/** The number of a check, behind which marks may stand for its picture and a gap: `1045 i*`. */
function numberOf({ row }: Movement): number | null {
  const digits = /^\D{0,2}(\d{1,15})\D{0,4}$/.exec(row.reference ?? row.description)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** Whether all rows have a day, and none falls. */
function daysRise(movements: readonly Movement[], order: DayOrder): boolean {
  const days = movements.map(({ row: { date } }) => {
    const day = date && toDate(date, order, date.year ?? ANY_YEAR)
    return day ? dayNumber(day) : Number.NaN
  })
  return days.slice(1).every((day, i) => {
    const rise = day - (days[i] as number)
    return (rise >= 0 && rise < HALF_YEAR) || rise < -HALF_YEAR
  })
}
