import { toIso } from '../convention/day.ts'
import { printDate } from '../convention/print-date.ts'
import { printMoney } from '../convention/print-money.ts'
import type { ColumnKind } from '../language/language.ts'
import { languageOf } from '../language/languages.ts'
import { bookRows, closingOf, type Movement } from '../plan/book.ts'
import { cellLines, phrasesOf, typeOf, worded } from '../plan/description-lines.ts'
import type { AccountPlan, Plan } from '../plan/plan.ts'
import { figuresOf } from '../plan/printed-figures.ts'
import type { Entry } from './manuscript.ts'
import { printAmount, printBalance } from './print-signed.ts'

/** The cells of a transaction. `i` counts the account's rows in printed order. */
export function transactionEntry(
  plan: Plan,
  movement: Movement,
  position: { readonly account: number; readonly i: number; readonly transaction: number },
): Entry {
  const language = languageOf(plan.language)
  const { row } = movement
  const { amount, balance } = figuresOf(plan, movement, position.account, position.i)
  const cells: Partial<Record<ColumnKind, readonly string[]>> = {
    serial: [String(position.i + 1)],
    type: [typeOf(row)],
    description: cellLines(plan, row),
    ...printAmount(plan, amount, row.isCredit),
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
      ...printAmount(plan, Math.abs(balance), balance >= 0 === (plan.kind === 'deposit')),
    },
  }
}

/** The sums of the debits and of the credits. */
function totalEntry(plan: Plan, account: AccountPlan): Entry {
  const sum = (isCredit: boolean) =>
    account.rows.filter((row) => row.isCredit === isCredit).reduce((total, { amount }) => total + amount, 0)
  return {
    transaction: null,
    cells: {
      description: [worded(plan, phrasesOf(plan).total)],
      debit: [printMoney(sum(false), plan.money)],
      credit: [printMoney(sum(true), plan.money)],
    },
  }
}

/** The rows of an account's table with the balances among them, in printed order. */
export function accountEntries(
  plan: Plan,
  account: AccountPlan,
  index: number,
  firstTransaction: number,
): Entry[] {
  const { opening, closing, broughtForward } = phrasesOf(plan)
  const movements = bookRows(plan, account)
  const rows = movements.map((movement, i) =>
    transactionEntry(plan, movement, { account: index, i, transaction: firstTransaction + i }),
  )
  const openingWords = plan.wording % 2 === 0 ? opening : broughtForward
  const first = plan.balances.opening === 'row' ? [balanceEntry(plan, openingWords, account.opening)] : []
  const last = plan.balances.closing === 'row' ? [balanceEntry(plan, closing, closingOf(plan, account))] : []
  const totals = plan.around.totals && rows.length > 0 ? [totalEntry(plan, account)] : []
  return plan.dates.newestFirst
    ? [...last, ...rows, ...first, ...totals]
    : [...first, ...rows, ...totals, ...last]
}

/** The last balance of each day, for a list of its own. */
export function dailyBalances(
  plan: Plan,
  account: AccountPlan,
): { readonly day: string; readonly balance: string }[] {
  const chronological = bookRows(
    { ...plan, signs: { kind: 'by-balance' }, dates: { ...plan.dates, newestFirst: false } },
    account,
  )
  const last = new Map(chronological.map(({ date, balance }) => [toIso(date), { date, balance }]))
  return [...last.values()].map(({ date, balance }) => ({
    day: printDate(date, plan.dates.style, languageOf(plan.language)),
    balance: printBalance(plan, balance),
  }))
}
