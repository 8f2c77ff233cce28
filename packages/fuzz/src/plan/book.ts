import { addDays, type Day, dayOf, daysIn } from '../convention/day.ts'
import type { AccountPlan, Plan } from './plan.ts'

/** A row as it is printed. Money is in minor units, negative where it goes out. */
export type Booked = {
  readonly row: AccountPlan['rows'][number]
  readonly date: Day
  readonly valueDate: Day
  readonly amount: number
  readonly balance: number
  /** The true balance after the row; the printed one may be wrong. */
  readonly reached: number
}

/** What is printed of an account, whether or not it agrees: rows oldest first, sums of what came in and went out. */
export type Book = {
  readonly opening: number
  readonly closing: number
  readonly moneyIn: number
  /** Negative. */
  readonly moneyOut: number
  readonly entries: readonly Booked[]
}

/** A row with what depends on its neighbours in print. */
export type Movement = Booked & {
  /** The first of its day, as printed. */
  readonly startsDay: boolean
  /** Whether the row prints its date and its balance. */
  readonly showsDate: boolean
  readonly showsBalance: boolean
}

/** How long a statement is at most: a year-less date then stands in one year only. */
const MAX_DAYS = 100

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

/** What a plan prints of each of its accounts. */
export const keepBooks = (plan: Plan): Book[] => plan.accounts.map((account, i) => keepBook(plan, account, i))

function keepBook(plan: Plan, account: AccountPlan, index: number): Book {
  const dates = datesOf(plan, account)
  let reached = account.opening
  const entries = account.rows.map((row, i): Booked => {
    const date = dates[i] as Day
    const amount = row.isCredit ? row.amount : 0 - row.amount
    // On a card the balance is what is owed.
    reached += plan.kind === 'deposit' ? amount : -amount
    return { row, date, valueDate: addDays(date, row.valueLag), amount, balance: reached, reached }
  })
  return {
    opening: account.opening,
    closing: reached,
    moneyIn: sumOf(entries.filter(isCredit)),
    moneyOut: sumOf(entries.filter((entry) => !isCredit(entry))),
    entries: index === 0 ? misprint(plan, entries) : entries,
  }
}

const sumOf = (entries: readonly Booked[]): number => entries.reduce((sum, { amount }) => sum + amount, 0)

export const isCredit = ({ amount }: Pick<Booked, 'amount'>): boolean => amount > 0

/** The rows with one figure printed wrong, where the plan asks for it. */
function misprint({ misprint, dates }: Plan, entries: readonly Booked[]): readonly Booked[] {
  if (misprint === null) return entries
  const { row, what, delta } = misprint
  const wrong = dates.newestFirst ? entries.length - 1 - row : row
  return entries.map((entry, i) => {
    if (i !== wrong) return entry
    if (what === 'balance') return { ...entry, balance: entry.balance + delta }
    return { ...entry, amount: entry.amount + (isCredit(entry) ? delta : -delta) }
  })
}

/** The rows of a book in the order in which they are printed. */
export function movementsOf(plan: Plan, { entries }: Book): Movement[] {
  const printed = printedOrder(plan, entries)
  const isFirstOfDay = (i: number) => printed[i - 1]?.date !== printed[i]?.date || beginsSection(i)
  // A section is a table of its own, and prints its first day whatever stands at the end of the one above.
  const beginsSection = (i: number) => {
    const [before, current] = [printed[i - 1], printed[i]]
    return plan.signs.kind === 'sections' && (before && isCredit(before)) !== (current && isCredit(current))
  }
  const closesDay = (i: number) =>
    plan.dates.newestFirst ? isFirstOfDay(i) : printed[i + 1]?.date !== printed[i]?.date
  return printed.map((booked, i) => ({
    ...booked,
    startsDay: isFirstOfDay(i),
    showsDate: plan.dates.shown === 'each-row' || (plan.dates.shown === 'once-a-day' && isFirstOfDay(i)),
    showsBalance:
      plan.balances.printed === 'each-row' || (plan.balances.printed === 'once-a-day' && closesDay(i)),
  }))
}

function printedOrder(plan: Plan, entries: readonly Booked[]): Booked[] {
  if (plan.signs.kind === 'sections') {
    return [...entries.filter(isCredit), ...entries.filter((entry) => !isCredit(entry))]
  }
  return plan.dates.newestFirst ? [...entries].reverse() : [...entries]
}
