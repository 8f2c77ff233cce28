import type { Money } from '../../money/parse-money.ts'
import { printedValue } from '../../money/printed-value.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import type { SectionedRow } from '../ledger.ts'

/** The fewest sums of one column that are hardly right by chance, though others are wrong. */
const MIN_RIGHT = 2
/** The fewest amounts whose sum is hardly printed beside them by chance. */
const MIN_ADDENDS = 2

/**
 * What the titles and the printed totals of a table say of its columns. Where a total is the sum of the rows above or
 * below it in one column, that column moves the account, and another amount in the same rows does not: a total sums the
 * instalments, not the whole prices. Nor do balances that never move by the amounts that are summed: they say what is left of
 * a price. A column with another title, such as fees, keeps its role.
 *
 * @param roles what the titles say
 * @param columns those that hold money
 */
export function rolesByTotals(
  rows: readonly SectionedRow[],
  roles: readonly (ColumnRole | null)[],
  columns: readonly number[],
): readonly (ColumnRole | null)[] {
  if (columns.length < 2 || !rows.some(mayBeTotal)) return roles
  const open = columns.filter((c) => roles[c] == null || isMoneyRole(roles[c]))
  const summed = open.filter((c) => isSummed(rows, c))
  const isBesideSummed = ({ row }: SectionedRow, c: number) =>
    row.kind === null && row.money[c] != null && summed.some((other) => row.money[other] != null)
  return roles.map((role, c) => {
    if (summed.includes(c)) return role ?? 'amount'
    if (role === 'balance' && summed.length > 0 && !summed.some((amount) => mayMove(rows, c, amount)))
      return 'figure'
    return role === 'amount' && rows.some((row) => isBesideSummed(row, c)) ? 'figure' : role
  })
}

/** The fewest balances that show whether they move by the amounts. */
const MIN_BALANCES = 3

/** Whether any two balances that follow each other differ by the amount of one of their rows, or too few are printed. */
function mayMove(rows: readonly SectionedRow[], balance: number, amount: number): boolean {
  const printed = rows.flatMap(({ row }) => {
    const money = row.money[balance]
    return row.kind === null && money
      ? [{ at: printedValue(money), by: row.money[amount]?.magnitude ?? 0 }]
      : []
  })
  if (printed.length < MIN_BALANCES) return true
  return printed.some(({ at, by }, i) => {
    const before = printed[i - 1]
    const step = before ? Math.abs(at - before.at) : 0
    return step !== 0 && (step === by || step === before?.by)
  })
}

const mayBeTotal = ({ row }: SectionedRow): boolean => row.kind === 'total' || row.kind === 'other'

/** The sum of the rows between two totals in one column, and the balance that is brought forward into them. */
type Run = { readonly sum: number; readonly count: number; readonly brought: number }

const EMPTY: Run = { sum: 0, count: 0, brought: 0 }

/** Whether several totals of a column, or most of them, are the sum of the rows right above or below them, or of all rows above. */
function isSummed(rows: readonly SectionedRow[], c: number): boolean {
  const totals: { readonly total: number; readonly above: Run }[] = []
  const runs: Run[] = []
  let [run, above] = [EMPTY, EMPTY]
  for (const sectioned of rows) {
    const money = sectioned.row.money[c] ?? null
    if (mayBeTotal(sectioned)) {
      runs.push(run)
      totals.push({ total: money?.magnitude ?? 0, above })
      run = EMPTY
    } else if (sectioned.row.kind === null && money) {
      run = moved(run, money)
      above = moved(above, money)
    } else if (sectioned.row.kind === 'opening' && money) run = { ...run, brought: printedValue(money) }
  }
  runs.push(run)
  const printed = totals.flatMap(({ total, above }, i) =>
    total === 0 ? [] : [{ total, around: [...runs.slice(i, i + 2), above] }],
  )
  const right = printed.filter(({ total, around }) => around.some((stretch) => isSumOf(stretch, total)))
  return right.length >= MIN_RIGHT || right.length > printed.length / 2
}

const moved = (run: Run, money: Money): Run => ({
  ...run,
  sum: run.sum + printedValue(money),
  count: run.count + 1,
})

/** `TOTAL` may be the sum of all rows, or that sum plus the balance before them. */
const isSumOf = ({ sum, count, brought }: Run, total: number): boolean =>
  count >= MIN_ADDENDS && [sum, brought + sum].some((value) => Math.abs(value) === total)
