import { add, type Decimal, decimalText, parseDecimal, subtract, sumDecimals } from '@ledgerlift/engine'
import { isNothing } from '../../lib/money-text.ts'
import type { ResultRow, ResultTable } from '../../lib/result-table.ts'
import { columnNamed } from './column-named.ts'

/** The sums of the rows of one account. Amounts are decimals as texts; null where not printed, or not readable. */
export type Totals = {
  /** An index into the accounts; null where the result knows of none. */
  readonly account: number | null
  readonly count: number
  readonly debitCount: number
  readonly creditCount: number
  readonly debits: string | null
  readonly credits: string | null
  /** What of payments does not move the balance; null where the table has no such column. */
  readonly interestAndFees: string | null
  readonly opening: string | null
  readonly closing: string | null
  /** The balance is what is owed, as on a card: debits raise it. */
  readonly owed: boolean
  /** What opening balance and rows come to less the closing balance; null where it cannot be told. */
  readonly difference: string | null
}

/** The totals of each account, or of the whole table where the result has no accounts; none for a table without money. */
export function totalsOf({ headers, rows, accounts }: ResultTable): Totals[] {
  if (columnNamed(headers, 'debit') === -1 || columnNamed(headers, 'credit') === -1) return []
  const known = rows.some(({ account }) => account !== null)
  if (accounts.length === 0 || (rows.length > 0 && !known)) return [totalsOfRows(rows, headers)]
  return accounts.map(({ openingBalance, closingBalance, owed }, account) => {
    const ofAccount = rows.filter((row) => row.account === account)
    return balanced({ ...totalsOfRows(ofAccount, headers), account, owed }, openingBalance, closingBalance)
  })
}

/** The sums of some rows, as they stand in the table. */
export function totalsOfRows(rows: readonly ResultRow[], headers: readonly string[]): Totals {
  const textsOf = (name: string): string[] => {
    const column = columnNamed(headers, name)
    return column === -1 ? [] : rows.map(({ cells }) => cells[column] ?? '')
  }
  const [debits, credits, interest] = [textsOf('debit'), textsOf('credit'), textsOf('interest and fees')]
  return {
    account: null,
    count: rows.length,
    debitCount: debits.filter((text) => !isNothing(text)).length,
    creditCount: credits.filter((text) => !isNothing(text)).length,
    debits: textOf(sumDecimals(debits)),
    credits: textOf(sumDecimals(credits)),
    interestAndFees: interest.every(isNothing) ? null : textOf(sumDecimals(interest)),
    opening: null,
    closing: null,
    owed: false,
    difference: null,
  }
}

function balanced(
  totals: Totals,
  opening: string | null | undefined = null,
  closing: string | null | undefined = null,
): Totals {
  const printed = { ...totals, opening: opening ?? null, closing: closing ?? null }
  const { owed, debits, credits, interestAndFees } = totals
  const [start, end, out, into, beside] = [opening, closing, debits, credits, interestAndFees ?? '0'].map(
    (text) => parseDecimal(text ?? ''),
  )
  if (!start || !end || !out || !into || !beside) return printed
  // What of a payment is interest is still owed, and is not held.
  const [more, less] = owed ? [add(out, beside), into] : [into, add(out, beside)]
  return { ...printed, difference: decimalText(subtract(subtract(add(start, more), less), end)) }
}

const textOf = (sum: Decimal | null): string | null => sum && decimalText(sum)
