import { boundsOf } from '../geometry/box.ts'
import type { PageLines } from '../layout/page-lines.ts'
import { textOf, type Word } from '../layout/word.ts'
import { type Exponent, type Minor, toDecimal, toMinor } from '../money/money.ts'
import type { PageSize } from '../pdf/page.ts'
import type { CheckedAccount } from './check-accounts.ts'
import { isTransaction, type Movement } from './ledger.ts'
import type { Reading } from './read-statement.ts'
import { completeDate } from './resolve-dates.ts'
import type { Ledger } from './split-accounts.ts'
import type { Account, CellRole, CellSource, Check, Statement, Transaction, Warning } from './statement.ts'
import { toTable } from './to-table.ts'

type StatementParts = {
  readonly transactions: Transaction[]
  readonly accounts: Account[]
  readonly warnings: Warning[]
}

/**
 * Writes everything down in the form of the output.
 *
 * @param pages those that were read
 * @param pageCount all of the document
 */
export function toStatement(
  reading: Reading,
  checked: readonly CheckedAccount[],
  pages: readonly PageLines[],
  pageCount: number,
  exponent: Exponent,
): Statement {
  const parts = toParts(reading, checked, exponent, new Map(pages.map(({ number, size }) => [number, size])))
  const { transactions, accounts } = parts
  return {
    ...toTable(transactions, reading.valueDateTitle),
    transactions,
    accounts,
    pages: pageCount,
    ocrPages: [],
    warnings: [...pageWarnings(pages), ...parts.warnings, ...emptyWarnings(parts, pages)],
  }
}

function pageWarnings(pages: readonly PageLines[]): Warning[] {
  return pages.flatMap(({ number, state }): Warning[] => {
    if (state === 'scan')
      return [
        {
          code: 'page-needs-ocr',
          page: number,
          message: `Page ${number} is a scan; its text cannot be read yet.`,
        },
      ]
    if (state === 'unreadable')
      return [
        { code: 'page-unreadable', page: number, message: `Page ${number} is damaged and was left out.` },
      ]
    return []
  })
}

/** Says why there are no rows, unless no page has text, which its warnings say. */
function emptyWarnings({ transactions, accounts }: StatementParts, pages: readonly PageLines[]): Warning[] {
  if (transactions.length > 0 || pages.every(({ state }) => state !== 'text')) return []
  return accounts.length > 0
    ? [{ code: 'no-transactions', page: null, message: 'This statement has no transactions.' }]
    : [
        {
          code: 'not-a-statement',
          page: null,
          message: 'No table of transactions was found in this document.',
        },
      ]
}

function toParts(
  reading: Reading,
  checked: readonly CheckedAccount[],
  exponent: Exponent,
  sizes: ReadonlyMap<number, PageSize>,
): StatementParts {
  const parts: StatementParts = { transactions: [], accounts: [], warnings: [] }
  for (const [index, { ledger, leftOut, result }] of checked.entries()) {
    for (const page of new Set(leftOut.map(({ row }) => row.page))) parts.warnings.push(repeated(page))
    parts.accounts.push(toAccount(ledger, index, reading, exponent, result))
    for (const [i, movement] of ledger.movements.entries()) {
      if (!isTransaction(movement)) continue
      parts.transactions.push(
        toTransaction(movement, index, result.checks[i] as Check, reading, exponent, sizes),
      )
    }
    if (result.check === 'contradicted')
      parts.warnings.push(mismatch(parts.accounts.length, reading.ledgers.length))
  }
  for (const { date, page } of parts.transactions) {
    if (date === null) {
      parts.warnings.push({
        code: 'row-without-date',
        page,
        message: `A row on page ${page} has no date that can be read.`,
      })
    }
  }
  return parts
}

function repeated(page: number): Warning {
  const message = `A list on page ${page} prints transactions a second time and was left out.`
  return { code: 'repeated-rows', page, message }
}

function mismatch(account: number, accounts: number): Warning {
  const which = accounts > 1 ? ` of account ${account}` : ''
  return {
    code: 'balance-mismatch',
    page: null,
    message: `The printed balances${which} and the rows do not agree everywhere; the rows concerned are marked.`,
  }
}

function toAccount(
  ledger: Ledger,
  index: number,
  reading: Reading,
  exponent: Exponent,
  { opening, closing, check }: { opening: Minor | null; closing: Minor | null; check: Check },
): Account {
  const first = ledger.movements[0]?.row.page ?? 1
  const numbers = reading.accountNumbers
  const number = index === 0 ? numbers[0] : (numbers.filter(({ page }) => page <= first).at(-1) ?? numbers[0])
  const decimal = (amount: Minor | null) => (amount === null ? null : toDecimal(amount, exponent))
  return {
    number: number?.number ?? null,
    currency: reading.currency,
    openingBalance: decimal(opening),
    closingBalance: decimal(closing),
    period: { start: reading.period?.start ?? null, end: reading.period?.end ?? null },
    check,
  }
}

function toTransaction(
  { row, movement, balance, amountColumn, balanceColumn }: Movement,
  account: number,
  check: Check,
  { order, years }: Reading,
  exponent: Exponent,
  sizes: ReadonlyMap<number, PageSize>,
): Transaction {
  const amount = movement ?? toMinor(0)
  const isCredit = amount > 0
  const magnitude = toDecimal(toMinor(Math.abs(amount)), exponent)
  const cells: Partial<Record<CellRole, CellSource>> = {}
  const place = (role: CellRole, words: readonly Word[] | undefined) => {
    const source = sourceOf(words ?? [], sizes)
    if (source) cells[role] = source
  }
  for (const role of ['date', 'valueDate', 'description', 'reference'] as const) place(role, row.words[role])
  if (amountColumn !== null) place(isCredit ? 'credit' : 'debit', row.moneyWords[amountColumn])
  if (balanceColumn !== null) place('balance', row.moneyWords[balanceColumn])
  return {
    date: row.date && completeDate(row.date, order, years),
    valueDate: row.valueDate && completeDate(row.valueDate, order, years),
    description: row.description,
    reference: row.reference,
    debit: isCredit ? null : magnitude,
    credit: isCredit ? magnitude : null,
    balance: balance === null ? null : toDecimal(balance, exponent),
    account,
    page: row.page,
    cells,
    check,
  }
}

/** The box around the words on the page where the cell begins. */
function sourceOf(words: readonly Word[], sizes: ReadonlyMap<number, PageSize>): CellSource | null {
  const page = words[0]?.page
  const size = page === undefined ? undefined : sizes.get(page)
  if (page === undefined || !size) return null
  const own = words.filter((word) => word.page === page)
  const { x0, top, x1, bottom } = boundsOf(own)
  const share = (length: number, of: number) => Math.round((length / of) * 1e5) / 1e5
  return {
    page,
    box: [
      share(x0, size.width),
      share(top, size.height),
      share(x1 - x0, size.width),
      share(bottom - top, size.height),
    ],
    text: textOf(words),
  }
}
