import type { PrintedDate } from '../../dates/parse-date.ts'
import { sumOf } from '../arithmetic/chain.ts'
import { isTransaction, type Movement } from '../ledger.ts'

/** The fewest days whose sums hardly agree by chance. */
const MIN_DAYS = 5

/**
 * The parts whose rows only sum up what the other parts list, day by day: a broker prints what it swept each day into a bank
 * or a fund, with the balance there, below what was paid in and out.
 *
 * @param partOf the part that each movement stands in
 */
export function partsOfDailySums(partOf: ReadonlyMap<Movement, number>): number[] {
  const rows = [...partOf].filter(([movement]) => isTransaction(movement))
  const summing = new Set(rows.flatMap(([{ balance }, part]) => (balance === null ? [] : part)))
  const [sums, listed] = [true, false].map((isSumming) =>
    rows.flatMap(([movement, part]) => (summing.has(part) === isSumming ? movement : [])),
  ) as [Movement[], Movement[]]
  return sumUpDays(sums, listed) ? [...summing] : []
}

/** Whether rows are fewer than others, and come to as much on each day. */
export function sumUpDays(sums: readonly Movement[], listed: readonly Movement[]): boolean {
  if (sums.length < MIN_DAYS || sums.length >= listed.length) return false
  const [days, others] = [byDay(sums), byDay(listed)]
  return (
    days.size >= MIN_DAYS &&
    days.size === others.size &&
    [...days].every(([day, movements]) => sumOf(movements) === sumOf(others.get(day) ?? []))
  )
}

const byDay = (rows: readonly Movement[]): ReadonlyMap<string, Movement[]> =>
  Map.groupBy(rows, ({ row }) => dayOf(row.valueDate ?? row.date))

const dayOf = (date: PrintedDate | null): string => `${date?.first} ${date?.second}`
