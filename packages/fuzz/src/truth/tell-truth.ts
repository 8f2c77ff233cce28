import { toIso } from '../convention/day.ts'
import { namesCurrency, toDecimalString } from '../convention/print-money.ts'
import { bookRows, closingOf, type Movement, periodOf } from '../plan/book.ts'
import { descriptionLines } from '../plan/description-lines.ts'
import type { AccountPlan, Plan } from '../plan/plan.ts'
import { figuresOf } from '../plan/printed-figures.ts'
import type { Truth, TruthAccount, TruthTransaction } from './truth.ts'

/**
 * What the statement of a plan says.
 *
 * @param pages the page on which each transaction starts, account by account, in printed order
 */
export function tellTruth(plan: Plan, pages: readonly number[]): Truth {
  const transactions = plan.accounts.flatMap((account, index) =>
    bookRows(plan, account).map((movement, i) => toTransaction(plan, movement, index, i)),
  )
  return {
    transactions: transactions.map((transaction, i) => ({ ...transaction, page: pages[i] ?? 0 })),
    accounts: plan.accounts.map((account) => toAccount(plan, account)),
    isProvable: isProvable(plan),
    unprovable: [],
    doubtful: doubtfulRows(plan),
  }
}

function toTransaction(
  plan: Plan,
  movement: Movement,
  account: number,
  i: number,
): Omit<TruthTransaction, 'page'> {
  const { row } = movement
  const { amount, balance } = figuresOf(plan, movement, account, i)
  const decimal = (minor: number) => toDecimalString(minor, plan.money.exponent)
  return {
    date: toIso(movement.date),
    valueDate: plan.columns.valueDate === 'none' ? null : toIso(movement.valueDate),
    description: descriptionLines(plan, row).join(' '),
    reference: plan.columns.reference === 'none' ? null : row.reference,
    debit: row.isCredit ? null : decimal(amount),
    credit: row.isCredit ? decimal(amount) : null,
    balance: movement.showsBalance ? decimal(balance) : null,
    account,
  }
}

function toAccount(plan: Plan, account: AccountPlan): TruthAccount {
  const { start, end } = periodOf(plan)
  const decimal = (minor: number) => toDecimalString(minor, plan.money.exponent)
  const { balances, around, dates, money } = plan
  return {
    number: around.namesAccount ? `…${account.number.slice(-4)}` : null,
    currency: account.currency ?? (around.namesCurrency || namesCurrency(money) ? money.currency : undefined),
    openingBalance: { value: decimal(account.opening), isNamed: balances.opening !== 'none' },
    closingBalance: { value: decimal(closingOf(plan, account)), isNamed: balances.closing !== 'none' },
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
