import { daySteps } from '../../dates/day-steps.ts'
import type { SectionedRow } from '../ledger.ts'

/**
 * Where rows stand newest first, leaves out balances below them that repeat the balance of the newest row. They say
 * what the account holds now, and are no opening balance: `Balance as of: 05.09.2025` over `Available amount`.
 */
export function dropCurrentBalances(rows: readonly SectionedRow[]): readonly SectionedRow[] {
  const end = rows.findLastIndex(({ row }) => row.kind === null) + 1
  if (end === rows.length) return rows
  const dates = rows.slice(0, end).flatMap(({ row }) => row.date ?? [])
  const isNewestFirst = (['day-first', 'month-first'] as const).every((order) => daySteps(dates, order) < 0)
  const [newest, oldest] = [rows.find(({ row }) => row.kind === null), rows[end - 1]]
  if (!isNewestFirst || !newest || !oldest || newest === oldest) return rows
  const isCurrent = (row: SectionedRow) => mayBeBalance(row) && repeats(row, newest) && !repeats(row, oldest)
  // `Total balance in pots` adds up other accounts.
  const balance = newest.row.money.findLastIndex((money) => money !== null)
  const isTotal = ({ row }: SectionedRow) =>
    row.kind === 'total' && row.money.every((money, c) => money === null || c === balance)
  return rows.filter((row, i) => i < end || !(isCurrent(row) || isTotal(row)))
}

const mayBeBalance = ({ row }: SectionedRow): boolean => row.kind === 'forward' || row.kind === 'other'

/** Whether another row prints every amount of this row in the same column. */
const repeats = ({ row }: SectionedRow, { row: other }: SectionedRow): boolean =>
  row.money.every((money, c) => money === null || money.magnitude === other.money[c]?.magnitude)
