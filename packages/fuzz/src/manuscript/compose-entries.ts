import { partsOf, toIso } from '../convention/day.ts'
import { printDate } from '../convention/print-date.ts'
import { printMoney } from '../convention/print-money.ts'
import type { ColumnKind } from '../language/language.ts'
import { languageOf } from '../language/languages.ts'
import { type Book, isCredit, type Movement, movementsOf } from '../plan/book.ts'
import { cellLines, phrasesOf, typeOf, worded } from '../plan/description-lines.ts'
import type { Plan } from '../plan/plan.ts'
import type { Entry } from './manuscript.ts'
import { printAmount, printBalance } from './print-signed.ts'

/** The cells of a transaction. `i` counts the account's rows in printed order. */
function transactionEntry(
  plan: Plan,
  movement: Movement,
  position: { readonly i: number; readonly transaction: number },
): Entry {
  const language = languageOf(plan.language)
  const { row, amount, balance } = movement
  const cells: Partial<Record<ColumnKind, readonly string[]>> = {
    serial: [String(position.i + 1)],
    type: [typeOf(row)],
    description: cellLines(plan, row),
    ...printAmount(plan, {
      amount: Math.abs(amount),
      isCredit: isCredit(movement),
      isReversal: row.isReversal,
    }),
  }
  if (movement.showsDate) cells.date = [printDate(movement.date, plan.dates.style, language)]
  if (row.reference !== null) cells.reference = [row.reference]
  cells.valueDate = [printDate(movement.valueDate, plan.dates.style, language)]
  if (movement.showsBalance) cells.balance = [printBalance(plan, balance)]
  return { transaction: position.transaction, cells }
}

/** A row that names a balance: opening, closing, brought or carried forward. */
export function balanceEntry(plan: Plan, words: readonly string[], balance: number): Entry {
  const printed = [printBalance(plan, balance)]
  const description = [worded(plan, words)]
  if (plan.balances.printed !== 'none') return { transaction: null, cells: { description, balance: printed } }
  // Without a column of its own, a balance stands where an amount of its sign would.
  return {
    transaction: null,
    cells: {
      description,
      ...printAmount(plan, {
        amount: Math.abs(balance),
        isCredit: balance >= 0 === (plan.kind === 'deposit'),
      }),
    },
  }
}

/** The sums of the debits and of the credits. */
function totalEntry(plan: Plan, { moneyIn, moneyOut }: Book): Entry {
  return {
    transaction: null,
    cells: {
      description: [worded(plan, phrasesOf(plan).total)],
      debit: [printMoney(Math.abs(moneyOut), plan.money)],
      credit: [printMoney(moneyIn, plan.money)],
    },
  }
}

/** The rows of an account's table with the balances among them, in printed order. */
export function accountEntries(plan: Plan, book: Book, firstTransaction: number): Entry[] {
  const { opening, closing, broughtForward } = phrasesOf(plan)
  const rows = movementEntries(plan, movementsOf(plan, book), firstTransaction)
  const openingWords = plan.wording % 2 === 0 ? opening : broughtForward
  const first = plan.balances.opening === 'row' ? [balanceEntry(plan, openingWords, book.opening)] : []
  const last = plan.balances.closing === 'row' ? [balanceEntry(plan, closing, book.closing)] : []
  const totals = plan.around.totals && rows.length > 0 ? [totalEntry(plan, book)] : []
  return plan.dates.newestFirst
    ? [...last, ...rows, ...first, ...totals]
    : [...first, ...rows, ...totals, ...last]
}

/** Transactions, with their days on lines of their own where the statement prints them so. */
export function movementEntries(
  plan: Plan,
  movements: readonly Movement[],
  firstTransaction: number,
): Entry[] {
  return movements.flatMap((movement, i) => {
    const entry = transactionEntry(plan, movement, { i, transaction: firstTransaction + i })
    const heading = headingOver(plan, movement, movements[i - 1])
    return heading === null ? [entry] : [{ transaction: null, heading, cells: {} }, entry]
  })
}

/** What stands on a line of its own above a row: its day or its month, where another begins. */
function headingOver(plan: Plan, { date, startsDay }: Movement, before: Movement | undefined): string | null {
  const language = languageOf(plan.language)
  if (plan.dates.shown === 'own-line') return startsDay ? printDate(date, plan.dates.style, language) : null
  const { month, year } = partsOf(date)
  if (!plan.around.monthHeadings || (before && partsOf(before.date).month === month)) return null
  return `${language.months.split(' ')[month - 1]} ${year}`
}

/** The last balance of each day, for a list of its own. */
export function dailyBalances(
  plan: Plan,
  { entries }: Book,
): { readonly day: string; readonly balance: string }[] {
  const last = new Map(entries.map(({ date, reached }) => [toIso(date), { date, reached }]))
  return [...last.values()].map(({ date, reached }) => ({
    day: printDate(date, plan.dates.style, languageOf(plan.language)),
    balance: printBalance(plan, reached),
  }))
}
