import type { DayOrder, PrintedDate } from '../../dates/parse-date.ts'
import { boundsOf } from '../../geometry/box.ts'
import type { PageLines } from '../../layout/page-lines.ts'
import { type Exponent, type Minor, toDecimal, toMinor } from '../../money/money.ts'
import type { PageSize } from '../../pdf/page.ts'
import { type Cell, EMPTY_CELL, joinCells } from '../../table/cell.ts'
import { findPlainTables } from '../../table/find-plain-tables.ts'
import type { CheckedAccount } from '../accounts/check-accounts.ts'
import { isTransaction, type Movement, type ReadRow } from '../ledger.ts'
import { completeDate, completeNear, type YearHints } from '../printed/resolve-dates.ts'
import type { Reading } from '../read-statement.ts'
import type { Account, CellRole, CellSource, Check, Statement, Transaction } from '../statement.ts'
import { joinTables, toTable } from './to-table.ts'
import { toWarnings } from './to-warnings.ts'

/** The size of each page that was read, by its number. */
type PageSizes = ReadonlyMap<number, PageSize>

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
  const sizes: PageSizes = new Map(pages.map(({ number, size }) => [number, size]))
  const transactions = checked.flatMap(({ ledger, facts, result }, account) => {
    const years = { period: facts.period, latest: reading.latest }
    const rows = ledger.movements.map((movement, i): Transaction | null =>
      isTransaction(movement)
        ? {
            ...toRow(movement, exponent, sizes),
            ...toDates(movement.row, reading.order, years),
            account,
            check: result.checks[i] as Check,
          }
        : null,
    )
    return rows.filter((row) => row !== null)
  })
  const isStatement = checked.length > 0 || transactions.length > 0
  return {
    ...(isStatement ? toTable(transactions, reading.valueDateTitle) : joinTables(findPlainTables(pages))),
    transactions,
    accounts: checked.map((account) => toAccount(account, exponent)),
    pages: pageCount,
    ocrPages: [],
    warnings: toWarnings(pages, checked, transactions),
  }
}

function toAccount({ facts, result }: CheckedAccount, exponent: Exponent): Account {
  const decimal = (amount: Minor | null) => (amount === null ? null : toDecimal(amount, exponent))
  return {
    number: facts.number,
    currency: facts.currency,
    openingBalance: decimal(result.opening),
    closingBalance: decimal(result.closing),
    period: { start: facts.period?.start ?? null, end: facts.period?.end ?? facts.closingDay },
    check: result.check,
  }
}

function toDates({ date: booked, valueDate }: ReadRow, order: DayOrder, years: YearHints) {
  const date = booked && completeDate(booked, order, years)
  const complete = (day: PrintedDate) =>
    date ? completeNear(day, order, date) : completeDate(day, order, years)
  return { date, valueDate: valueDate && complete(valueDate) }
}

function toRow(
  { row, movement, balance, amountColumn, chargeColumn, balanceColumn }: Movement,
  exponent: Exponent,
  sizes: PageSizes,
) {
  const amount = movement ?? toMinor(0)
  const isCredit = amount > 0
  const magnitude = toDecimal(toMinor(Math.abs(amount)), exponent)
  const cells: Partial<Record<CellRole, CellSource>> = {}
  const place = (role: CellRole, cell = EMPTY_CELL) => {
    const source = sourceOf(cell, sizes)
    if (source) cells[role] = source
  }
  for (const role of ['date', 'valueDate', 'description', 'reference'] as const) place(role, row.cells[role])
  const amounts = [amountColumn, chargeColumn].flatMap((c) => (c == null ? [] : (row.moneyCells[c] ?? [])))
  place(isCredit ? 'credit' : 'debit', joinCells(amounts))
  if (balanceColumn !== null) place('balance', row.moneyCells[balanceColumn])
  return {
    description: row.description,
    reference: row.reference,
    debit: isCredit ? null : magnitude,
    credit: isCredit ? magnitude : null,
    balance: balance === null ? null : toDecimal(balance, exponent),
    page: row.page,
    cells,
  }
}

/** The box around the words on the page where the cell begins. */
function sourceOf({ words, text }: Cell, sizes: PageSizes): CellSource | null {
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
    text,
  }
}
