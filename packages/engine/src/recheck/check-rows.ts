import type { PrintedDate } from '../dates/parse-date.ts'
import { type Exponent, type Minor, toMinor } from '../money/money.ts'
import type { CheckedAccount } from '../statement/accounts/checked-account.ts'
import type { Ledger } from '../statement/accounts/ledger.ts'
import { reconcile } from '../statement/accounts/reconcile.ts'
import type { Movement, ReadRow } from '../statement/ledger.ts'
import { findWitnesses } from '../statement/proof/document-witnesses.ts'
import { type AccountProof, proveAccount } from '../statement/proof/prove-account.ts'
import type { Reading } from '../statement/read-statement.ts'
import type { Account, Equation, Statement } from '../statement/statement.ts'
import { besideBalance, type CorrectedRow, minorOf } from './corrected-row.ts'

/** Rows of one account, and what the arithmetic says of them. */
export type RowsOfAccount = {
  readonly rows: readonly CorrectedRow[]
  readonly account: CheckedAccount
  /** One for each of the rows. */
  readonly proof: AccountProof
}

type Task = {
  readonly rows: readonly CorrectedRow[]
  readonly exponent: Exponent
  /** Pages whose rows are not known. */
  readonly unread: readonly number[]
  /** The same account as it was read, where that is known: it says which end is the newest. */
  readonly like?: RowsOfAccount
}

/** Checks rows as `checkAccounts` and `proveAccount` check those of a document. */
export function checkRows(statement: Statement, index: number, task: Task): RowsOfAccount {
  const { rows, exponent, unread, like } = task
  const account = statement.accounts[index] as Account
  const decimal = (text: string | null) => (text === null ? null : minorOf(text, exponent))
  const hints = {
    openings: isOpeningPrinted(statement, index) ? present(decimal(account.openingBalance)) : [],
    closings: present(decimal(account.closingBalance)),
  }
  const movements = withTotals(
    rows.map((row) => toMovement(row, decimal, besideBalance(row, exponent))),
    rows,
    statement,
    exponent,
  )
  const ledgerOf = (isReversed: boolean): Ledger => ({ movements, isOwed: account.owed, isReversed })
  const checked = (isReversed: boolean): CheckedAccount => {
    const ledger = ledgerOf(isReversed)
    const { start, end } = account.period
    const period = start !== null && end !== null ? { start, end } : null
    return {
      ledger,
      leftOut: [],
      tried: 1,
      facts: { number: account.number, currency: account.currency, period, closingDay: null, hints },
      result: reconcile(ledger, hints, unread),
    }
  }
  const best = like ? checked(like.account.ledger.isReversed) : likelier(checked(false), checked(true), rows)
  const proof = proveAccount(best, NO_READING, findWitnesses(NO_READING, []), { unread: [], unexplained: [] })
  return { rows, account: best, proof }
}

const present = (amount: Minor | null): Minor[] => (amount === null ? [] : [amount])

/** An opening balance from which nothing is checked was not printed, but taken from the column of balances itself. */
function isOpeningPrinted({ accounts, equations }: Statement, index: number): boolean {
  const ofAccount = equations.filter(({ account }) => account === index)
  const opening = accounts[index]?.openingBalance
  return ofAccount.length === 0 || ofAccount.some(({ from }) => from?.amount === opening)
}

/** Takes as the newest the end by which more rows are proved; where both prove the same number, dates decide. */
function likelier(forward: CheckedAccount, reversed: CheckedAccount, rows: readonly CorrectedRow[]) {
  const proved = ({ result }: CheckedAccount) => result.checks.filter((check) => check === 'proved').length
  const [a, b] = [proved(forward), proved(reversed)]
  if (a !== b) return a > b ? forward : reversed
  const dates = rows.flatMap(({ date }) => date ?? [])
  return (dates[0] ?? '') > (dates.at(-1) ?? '') ? reversed : forward
}

function toMovement(
  row: CorrectedRow,
  decimal: (text: string | null) => Minor | null,
  beside: Minor,
): Movement {
  const [debit, credit] = [decimal(row.debit) ?? 0, decimal(row.credit) ?? 0]
  return {
    row: { ...EMPTY_ROW, page: row.page, date: printed(row.date), valueDate: printed(row.valueDate) },
    movement: toMinor(credit - debit - beside),
    balance: decimal(row.balance),
    amountColumn: null,
    balanceColumn: null,
  }
}

/** Puts printed totals after the last of the rows that they add up. */
function withTotals(
  movements: readonly Movement[],
  rows: readonly CorrectedRow[],
  { transactions, equations }: Statement,
  exponent: Exponent,
): Movement[] {
  const last = new Map<number, number>()
  for (const [i, { from }] of rows.entries()) {
    const equation = from === null ? null : (transactions[from]?.equation ?? null)
    if (equation !== null && equations[equation]?.kind === 'total') last.set(equation, i)
  }
  const behind = new Map([...last].map(([equation, i]) => [i, equations[equation] as Equation]))
  return movements.flatMap((movement, i) => {
    const total = behind.get(i)
    return total ? [movement, totalRow(movement.row.page, minorOf(total.to.amount, exponent))] : [movement]
  })
}

const totalRow = (page: number, total: Minor): Movement => ({
  row: { ...EMPTY_ROW, kind: 'total', page, money: [{ ...PLAIN, magnitude: toMinor(Math.abs(total)) }] },
  movement: null,
  balance: null,
  amountColumn: null,
  balanceColumn: null,
})

/** A day that is known in full: nothing of the document is needed to read it. */
function printed(date: string | null): PrintedDate | null {
  const [year, month, day] = (date ?? '').split('-').map(Number)
  if (year === undefined || month === undefined || day === undefined) return null
  return { first: day, second: month, year, order: 'day-first', isNumeric: false, hasLongYear: true }
}

const PLAIN = { isNegative: false, hasPlus: false, isExact: true, marker: null, currency: null } as const

const EMPTY_ROW: ReadRow = {
  id: 0,
  kind: null,
  page: 1,
  baseline: 0,
  lines: [],
  part: 0,
  date: null,
  valueDate: null,
  hasUnreadDate: false,
  description: '',
  reference: null,
  money: [],
  marker: null,
  isLabelled: false,
  cells: {},
  moneyCells: [],
}

/** Nothing of a document: its rows say all that is known. */
const NO_READING: Reading = {
  tables: [],
  accounts: [],
  toCome: new Set(),
  order: 'day-first',
  rival: null,
  areYearsOpen: false,
  closingDay: null,
  yearsOutside: [],
  daysOutside: [],
  latest: null,
  rowDay: null,
  runDay: null,
  balances: [],
  valueDateTitle: null,
}
