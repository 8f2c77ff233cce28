import { addDays, type Day, dayOf, daysIn } from '../convention/day.ts'
import type { AccountPlan, Plan } from './plan.ts'

/** A row of an account with everything that follows from the rows before it. */
export type Movement = {
  readonly row: AccountPlan['rows'][number]
  readonly date: Day
  readonly valueDate: Day
  /** Minor units, as it should be printed after this row. */
  readonly balance: number
  /** The first of its day, as printed. */
  readonly startsDay: boolean
  /** Whether the row prints its date and its balance. */
  readonly showsDate: boolean
  readonly showsBalance: boolean
}

/** How long a statement is at most: a year-less date then stands in one year only. */
const MAX_DAYS = 100

/** What a row adds to the balance; on a card a purchase adds to what is owed. */
export const changeOf = (kind: Plan['kind'], { isCredit, amount }: AccountPlan['rows'][number]): number =>
  isCredit === (kind === 'deposit') ? amount : -amount

export const closingOf = (plan: Plan, account: AccountPlan): number =>
  account.rows.reduce((balance, row) => balance + changeOf(plan.kind, row), account.opening)

/** The sum of an account's credits, or of its debits. */
export const sumOf = (account: AccountPlan, isCredit: boolean): number =>
  account.rows.filter((row) => row.isCredit === isCredit).reduce((sum, { amount }) => sum + amount, 0)

/** The dates of an account's rows, oldest first. */
export function datesOf(plan: Plan, account: AccountPlan): Day[] {
  let [offset, start] = [0, dayOf(plan.dates.start)]
  return account.rows.map(({ gap }) => {
    offset = Math.min(offset + gap, MAX_DAYS)
    return addDays(start, offset)
  })
}

/** Both days included; as many whole months as the rows of all accounts need. */
export function periodOf(plan: Plan): { readonly start: Day; readonly end: Day } {
  const start = dayOf(plan.dates.start)
  const last = Math.max(start, ...plan.accounts.map((account) => datesOf(plan, account).at(-1) ?? start))
  const { year, month, day } = plan.dates.start
  for (let months = 1; ; months++) {
    const end = addDays(
      dayOf({ year, month: month + months, day: Math.min(day, daysIn(year, month + months)) }),
      -1,
    )
    if (end >= last) return { start, end }
  }
}

/** The rows of an account in the order in which they are printed. */
export function bookRows(plan: Plan, account: AccountPlan): Movement[] {
  const dates = datesOf(plan, account)
  let balance = account.opening
  const booked = account.rows.map((row, i) => {
    balance += changeOf(plan.kind, row)
    return { row, date: dates[i] as Day, valueDate: addDays(dates[i] as Day, row.valueLag), balance }
  })
  const printed = printedOrder(plan, booked)
  const isFirstOfDay = (i: number) => printed[i - 1]?.date !== printed[i]?.date || beginsSection(i)
  // A section is a table of its own, and prints its first day whatever stands at the end of the one above.
  const beginsSection = (i: number) =>
    plan.signs.kind === 'sections' && printed[i - 1]?.row.isCredit !== printed[i]?.row.isCredit
  const closesDay = (i: number) =>
    plan.dates.newestFirst ? isFirstOfDay(i) : printed[i + 1]?.date !== printed[i]?.date
  return printed.map((movement, i) => ({
    ...movement,
    startsDay: isFirstOfDay(i),
    showsDate: plan.dates.shown === 'each-row' || (plan.dates.shown === 'once-a-day' && isFirstOfDay(i)),
    showsBalance:
      plan.balances.printed === 'each-row' || (plan.balances.printed === 'once-a-day' && closesDay(i)),
  }))
}

function printedOrder<T extends { readonly row: { readonly isCredit: boolean } }>(
  plan: Plan,
  booked: readonly T[],
): T[] {
  if (plan.signs.kind === 'sections') {
    return [...booked.filter(({ row }) => row.isCredit), ...booked.filter(({ row }) => !row.isCredit)]
  }
  return plan.dates.newestFirst ? [...booked].reverse() : [...booked]
}
