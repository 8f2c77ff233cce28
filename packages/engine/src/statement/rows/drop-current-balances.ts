import { daySteps } from '../../dates/day-steps.ts'
import type { SectionedRow } from '../ledger.ts'

/**
 * Leaves out balances below rows that stand newest first which repeat the one of the newest row: they are what the account
 * holds now, and open nothing. `Balance as of: 05.09.2025` over `Available amount`.
 */
export function dropCurrentBalances(rows: readonly SectionedRow[]): readonly SectionedRow[] {
  const end = rows.findLastIndex(({ row }) => row.kind === null) + 1
  if (end === rows.length) return rows
  const dates = rows.slice(0, end).flatMap(({ row }) => row.date ?? [])
  const isNewestFirst = (['day-first', 'month-first'] as const).every((order) => daySteps(dates, order) < 0)
  const [newest, oldest] = [rows.find(({ row }) => row.kind === null), rows[end - 1]]
  if (!isNewestFirst || !newest || !oldest || newest === oldest) return rows
  const isCurrent = (own: SectionedRow) => mayBeBalance(own) && repeats(own, newest) && !repeats(own, oldest)
  // `Total balance in pots`: what is added up there is none of the account's.
  const balance = newest.row.money.findLastIndex((money) => money !== null)
  const isTotal = ({ row }: SectionedRow) =>
    row.kind === 'total' && row.money.every((money, c) => money === null || c === balance)
  return rows.filter((own, i) => i < end || !(isCurrent(own) || isTotal(own)))
}

const mayBeBalance = ({ row }: SectionedRow): boolean => row.kind === 'forward' || row.kind === 'other'

/** Whether a row prints nothing but a number that another prints in the same column. */
const repeats = ({ row: own }: SectionedRow, { row: other }: SectionedRow): boolean =>
  own.money.every((money, c) => money === null || money.magnitude === other.money[c]?.magnitude)
