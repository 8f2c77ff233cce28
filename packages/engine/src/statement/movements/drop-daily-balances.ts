import type { PrintedDate } from '../../dates/parse-date.ts'
import type { Minor } from '../../money/money.ts'
import type { LineTests } from '../../table/line-tests.ts'
import { isTransaction, type Movement, type ReadRow } from '../ledger.ts'
import type { ChosenMovements } from './choose-movements.ts'

/** What an account holds at the end of a day, where a row prints that and no transaction. */
type DailyBalance = { readonly movement: Movement; readonly day: string; readonly balance: number }

/**
 * Leaves out lists of daily balances, which some statements print under their transactions in the same columns: rows of
 * a date and an amount, no day twice, where each amount is the one before it and what the transactions of the day come
 * to. The title of the list may be known or not, and may have been taken for the text of its first row. A single amount
 * could be anything, unless it is the closing balance under the last row.
 *
 * @param closings the closing balances printed outside the rows
 */
export function dropDailyBalances<T extends ChosenMovements>(
  tables: readonly T[],
  closings: readonly Minor[],
  tests: LineTests,
): T[] {
  const runs = tables.map(({ movements }) => runsOfDays(movements, tests))
  const lists = runs.flat().filter(({ length }) => length > 1)
  const listed = new Set(lists.flat().map(({ movement }) => movement))
  const transactions = tables.flatMap(({ movements }) =>
    movements.filter((movement) => isTransaction(movement) && !listed.has(movement)),
  )
  const moved = sumOfDays(transactions)
  return tables.map((table, i) => {
    const dropped = new Set(
      (runs[i] ?? [])
        .filter((run) => movesAlike(run, moved, table.isOwed) || isClosing(run, table, closings))
        .flatMap((run) => run.map(({ movement }) => movement)),
    )
    return dropped.size === 0
      ? table
      : { ...table, movements: table.movements.filter((movement) => !dropped.has(movement)) }
  })
}

/** The runs of rows that print a date and an amount only, no day twice; the first may have a title above. */
function runsOfDays(movements: readonly Movement[], tests: LineTests): DailyBalance[][] {
  const runs: DailyBalance[][] = []
  let run: DailyBalance[] = []
  const days = new Set<string>()
  for (const movement of movements) {
    const daily = toDailyBalance(movement, tests)
    const goesOn = daily !== null && movement.row.lines.length === 1 && !days.has(daily.day)
    if (goesOn) run.push(daily)
    else {
      run = daily === null ? [] : [daily]
      runs.push(run)
      days.clear()
    }
    if (daily) days.add(daily.day)
  }
  return runs
}

/** Null where the last line of the row prints anything but a date and an amount, in whatever columns they stand. */
function toDailyBalance(movement: Movement, { exactAmounts, amountsOf }: LineTests): DailyBalance | null {
  const { row, balance } = movement
  const line = row.lines.at(-1)
  const [date, ...dates] = line?.dates ?? []
  if (!isTransaction(movement) || balance !== null || !line || !date || dates.length > 0) return null
  const isInDate = (i: number) => i >= date.from && i < date.to
  const whole = () =>
    amountsOf(line).flatMap((money, i) => (money && !isInDate(i) ? [{ money, from: i, to: i + 1 }] : []))
  const exact = exactAmounts(line).filter(({ from }) => !isInDate(from))
  const [amount, ...others] = exact.length > 0 ? exact : whole()
  if (!amount || others.length > 0) return null
  if (line.words.some((_, i) => !isInDate(i) && (i < amount.from || i >= amount.to))) return null
  // An amount without a sign is one that the holder has.
  const isBelow = amount.money.isNegative || (amount.money.marker ?? row.marker) === 'debit'
  return { movement, day: keyOf(date.date), balance: (isBelow ? -1 : 1) * amount.money.magnitude }
}

const keyOf = ({ first, second, year }: PrintedDate): string => `${first} ${second} ${year}`

/** What the transactions of each day come to. */
function sumOfDays(transactions: readonly Movement[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { row, movement } of transactions) {
    const day = dayOf(row)
    if (day !== null) sums.set(day, (sums.get(day) ?? 0) + (movement ?? 0))
  }
  return sums
}

/** Whether a run is the last of the rows of its table, and prints the closing balance; others stand before it. */
function isClosing(
  [last, ...others]: readonly DailyBalance[],
  { movements }: ChosenMovements,
  closings: readonly Minor[],
): boolean {
  if (last === undefined || others.length > 0 || !closings.some((closing) => closing === last.balance))
    return false
  const transactions = movements.filter(isTransaction)
  return transactions.length > 1 && transactions.at(-1) === last.movement
}

const dayOf = ({ date }: ReadRow): string | null => date && keyOf(date)

/** Whether the balances move from day to day as the transactions do, and do move; oldest first, or newest. */
function movesAlike(
  run: readonly DailyBalance[],
  moved: ReadonlyMap<string, number>,
  isOwed: boolean,
): boolean {
  const closes = (days: readonly DailyBalance[]) =>
    days.slice(1).every(({ day, balance }, i) => {
      const step = balance - (days[i] as DailyBalance).balance
      return (isOwed ? -step : step) === (moved.get(day) ?? 0)
    })
  const moves = run.some(({ balance }) => balance !== run[0]?.balance)
  return moves && (closes(run) || closes(run.toReversed()))
}
