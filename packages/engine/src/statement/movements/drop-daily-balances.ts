import type { PrintedDate } from '../../dates/parse-date.ts'
import type { Word } from '../../layout/word.ts'
import type { FoundAmount } from '../../money/find-amounts.ts'
import type { Minor } from '../../money/money.ts'
import type { LineTests } from '../../table/line-tests.ts'
import { isTransaction, type Movement, type ReadRow } from '../ledger.ts'
import type { ChosenMovements } from './choose-movements.ts'

/**
 * A row that prints what an account holds at the end of a day, and no transaction. It has several amounts if it
 * separates the booked balance from what is available or in collection.
 */
type DailyBalances = {
  readonly movement: Movement
  readonly day: string
  readonly balances: readonly number[]
}

/**
 * Leaves out lists of daily balances, which some statements print under their transactions in the same columns. Their
 * rows hold a date and amounts, no day twice, and in one column each amount is the one before plus the transactions of
 * the day. The title of the list may be known or not, and may have been taken for the text of its first row. A single
 * amount could be anything, unless it is the closing balance under the last row.
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

/** The runs of rows that print a date and amounts only, no day twice; the first may have a title above. */
function runsOfDays(movements: readonly Movement[], tests: LineTests): DailyBalances[][] {
  let run: DailyBalances[] = []
  const runs = [run]
  const days = new Set<string>()
  for (const movement of movements) {
    const daily = toDailyBalances(movement, tests)
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

/** Null where the last line of the row prints anything but a date and amounts, in whatever columns they stand. */
function toDailyBalances(movement: Movement, { exactAmounts, amountsOf }: LineTests): DailyBalances | null {
  const { row } = movement
  const line = row.lines.at(-1)
  if (!isTransaction(movement) || !line || line.dates.length > 1) return null
  const [found] = line.dates
  const date = found?.date ?? row.date
  const ofDate = new Set(found ? line.words.slice(found.from, found.to) : row.cells.date?.words)
  const isInDate = (i: number) => ofDate.has(line.words[i] as Word)
  const whole = () =>
    amountsOf(line).flatMap((money, i) => (money && !isInDate(i) ? [{ money, from: i, to: i + 1 }] : []))
  const exact = exactAmounts(line).filter(({ from }) => !isInDate(from))
  const amounts = exact.length > 0 ? exact : whole()
  const isInAmount = (i: number) => amounts.some(({ from, to }) => i >= from && i < to)
  if (!date || amounts.length === 0) return null
  if (line.words.some((_, i) => !isInDate(i) && !isInAmount(i))) return null
  // An amount without a sign is held, not owed.
  const isBelow = ({ money }: FoundAmount) =>
    money.isNegative || (money.marker ?? (amounts.length === 1 ? row.marker : null)) === 'debit'
  const balances = amounts.map((amount) => (isBelow(amount) ? -1 : 1) * amount.money.magnitude)
  return { movement, day: keyOf(date), balances }
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

/** Whether a run is the single last row of its table, below other transactions, and prints the closing balance. */
function isClosing(
  [last, ...others]: readonly DailyBalances[],
  { movements }: ChosenMovements,
  closings: readonly Minor[],
): boolean {
  if (last === undefined || others.length > 0 || last.balances.length > 1) return false
  if (!closings.some((closing) => closing === last.balances[0])) return false
  const transactions = movements.filter(isTransaction)
  return transactions.length > 1 && transactions.at(-1) === last.movement
}

const dayOf = ({ date }: ReadRow): string | null => date && keyOf(date)

/** Whether the amounts of a column change, and change from day to day by the transactions; oldest or newest first. */
function movesAlike(
  run: readonly DailyBalances[],
  moved: ReadonlyMap<string, number>,
  isOwed: boolean,
): boolean {
  const columns = run[0]?.balances.map((_, c) => run.map(({ balances }) => balances[c])) ?? []
  const days = run.map(({ day }) => day)
  const closes = (amounts: readonly (number | undefined)[], of: readonly string[]) =>
    amounts.slice(1).every((amount, i) => {
      const step = (amount ?? Number.NaN) - (amounts[i] ?? Number.NaN)
      return (isOwed ? -step : step) === (moved.get(of[i + 1] ?? '') ?? 0)
    })
  return columns.some(
    (amounts) =>
      new Set(amounts).size > 1 && (closes(amounts, days) || closes(amounts.toReversed(), days.toReversed())),
  )
}
