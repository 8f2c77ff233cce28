import { toIso } from '../convention/day.ts'
import { namesCurrency, toDecimalString } from '../convention/print-money.ts'
import { type Book, isCredit, type Movement, movementsOf, periodOf } from '../plan/book.ts'
import { descriptionLines } from '../plan/description-lines.ts'
import type { AccountPlan, Plan } from '../plan/plan.ts'
import type { Truth, TruthAccount, TruthTransaction } from './truth.ts'

/**
 * What the statement of a plan says.
 *
 * @param books what is printed of each account
 * @param pages the page on which each transaction starts, account by account, in printed order
 */
export function tellTruth(plan: Plan, books: readonly Book[], pages: readonly number[]): Truth {
  const transactions = books.flatMap((book, account) =>
    movementsOf(plan, book).map((movement) => toTransaction(plan, movement, account)),
  )
  return {
    transactions: transactions.map((transaction, i) => ({ ...transaction, page: pages[i] ?? 0 })),
    accounts: plan.accounts.map((account, i) => toAccount(plan, account, books[i] as Book)),
    isProvable: isProvable(plan),
    unprovable: [],
    doubtful: doubtfulRows(plan),
  }
}

function toTransaction(plan: Plan, movement: Movement, account: number): Omit<TruthTransaction, 'page'> {
  const { row, balance } = movement
  const decimal = (minor: number) => toDecimalString(minor, plan.money.exponent)
  const amount = decimal(Math.abs(movement.amount))
  return {
    date: toIso(movement.date),
    valueDate: plan.columns.valueDate === 'none' ? null : toIso(movement.valueDate),
    description: descriptionLines(plan, row).join(' '),
    reference: plan.columns.reference === 'none' ? null : row.reference,
    debit: isCredit(movement) ? null : amount,
    credit: isCredit(movement) ? amount : null,
    balance: movement.showsBalance ? decimal(balance) : null,
    account,
  }
}

function toAccount(plan: Plan, account: AccountPlan, { opening, closing }: Book): TruthAccount {
  const { start, end } = periodOf(plan)
  const decimal = (minor: number) => toDecimalString(minor, plan.money.exponent)
  const { balances, around, dates, money } = plan
  return {
    number: around.namesAccount ? `…${account.number.slice(-4)}` : null,
    currency: account.currency ?? (around.namesCurrency || namesCurrency(money) ? money.currency : undefined),
    openingBalance: { value: decimal(opening), isNamed: balances.opening !== 'none' },
    closingBalance: { value: decimal(closing), isNamed: balances.closing !== 'none' },
    period: dates.printsPeriod ? { start: toIso(start), end: toIso(end) } : { start: null, end: null },
  }
}

/** A chain of balances from the opening one on, both ends, or the sums of sections. */
function isProvable({ balances, signs, misprint }: Plan): boolean {
  if (misprint !== null) return false
  if (balances.opening !== 'none' && (balances.printed === 'each-row' || balances.closing !== 'none'))
    return true
  return signs.kind === 'sections' && signs.printsTotals
}

/** The row that is printed wrong and, where that is its balance, the one that starts from it. */
function doubtfulRows(plan: Plan): number[] {
  if (plan.misprint === null) return []
  const { row, what } = plan.misprint
  const next = plan.dates.newestFirst ? row - 1 : row + 1
  const rows = plan.accounts[0]?.rows.length ?? 0
  return what === 'amount' || next < 0 || next >= rows ? [row] : [row, next]
}
