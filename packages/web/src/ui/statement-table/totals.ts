import {
  absolute,
  add,
  compareDecimals,
  type Decimal,
  decimalText,
  parseDecimal,
  subtract,
  sumDecimals,
} from '../../lib/decimal.ts'
import { isNothing } from '../../lib/money-text.ts'
import type { ResultRow, ResultTable } from '../../lib/result-table.ts'

/** What the rows of one account come to. Amounts are decimals as texts; null is not printed, or cannot be read. */
export type Totals = {
  /** An index into the accounts; null where the result knows of none. */
  readonly account: number | null
  readonly count: number
  readonly debitCount: number
  readonly creditCount: number
  readonly debits: string | null
  readonly credits: string | null
  readonly opening: string | null
  readonly closing: string | null
  /** The balance is what is owed, as on a card: debits raise it. */
  readonly owed: boolean
  /** What opening balance and rows come to less the closing balance; null where it cannot be told. */
  readonly difference: string | null
}

/** The totals of each account, or of the whole table where the result has no accounts; none of a table without money. */
export function totalsOf({ headers, rows, accounts }: ResultTable): Totals[] {
  const debit = columnNamed(headers, 'debit')
  const credit = columnNamed(headers, 'credit')
  if (debit === -1 || credit === -1) return []
  const known = rows.some(({ account }) => account !== null)
  if (accounts.length === 0 || (rows.length > 0 && !known)) return [totalsOfRows(rows, debit, credit)]
  return accounts.map(({ openingBalance, closingBalance }, account) => {
    const own = rows.filter((row) => row.account === account)
    return balanced({ ...totalsOfRows(own, debit, credit), account }, openingBalance, closingBalance)
  })
}

/** The sums of some rows, as they stand in the table. */
export function totalsOfRows(rows: readonly ResultRow[], debit: number, credit: number): Totals {
  const debits = rows.map(({ cells }) => cells[debit] ?? '')
  const credits = rows.map(({ cells }) => cells[credit] ?? '')
  return {
    account: null,
    count: rows.length,
    debitCount: debits.filter((text) => !isNothing(text)).length,
    creditCount: credits.filter((text) => !isNothing(text)).length,
    debits: textOf(sumDecimals(debits)),
    credits: textOf(sumDecimals(credits)),
    opening: null,
    closing: null,
    owed: false,
    difference: null,
  }
}

export const columnNamed = (headers: readonly string[], name: string): number =>
  headers.findIndex((header) => header.trim().toLowerCase() === name)

function balanced(
  totals: Totals,
  opening: string | null | undefined = null,
  closing: string | null | undefined = null,
): Totals {
  const printed = { ...totals, opening: opening ?? null, closing: closing ?? null }
  const [start, end, debits, credits] = [opening, closing, totals.debits, totals.credits].map((text) =>
    parseDecimal(text ?? ''),
  )
  if (!start || !end || !debits || !credits) return printed
  const held = subtract(subtract(add(start, credits), debits), end)
  const owing = subtract(subtract(add(start, debits), credits), end)
  // A card prints what is owed. Which of the two this is shows in which one closes, or comes nearer.
  const owed = compareDecimals(absolute(owing), absolute(held)) < 0
  return { ...printed, owed, difference: decimalText(owed ? owing : held) }
}

const textOf = (sum: Decimal | null): string | null => sum && decimalText(sum)
