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
  readonly opening: string | null
  readonly closing: string | null
  /** The balance is what is owed, as on a card: debits raise it. */
  readonly owed: boolean
  /** What opening balance and rows come to less the closing balance; null where it cannot be told. */
  readonly difference: string | null
}

/** The totals of each account, or of the whole table where the result has no accounts; none for a table without money. */
export function totalsOf({ headers, rows, accounts }: ResultTable): Totals[] {
  const debit = columnNamed(headers, 'debit')
  const credit = columnNamed(headers, 'credit')
  if (debit === -1 || credit === -1) return []
  const known = rows.some(({ account }) => account !== null)
  if (accounts.length === 0 || (rows.length > 0 && !known)) return [totalsOfRows(rows, debit, credit)]
  return accounts.map(({ openingBalance, closingBalance, owed }, account) => {
    const ofAccount = rows.filter((row) => row.account === account)
    return balanced(
      { ...totalsOfRows(ofAccount, debit, credit), account, owed },
      openingBalance,
      closingBalance,
    )
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
  const [more, less] = totals.owed ? [debits, credits] : [credits, debits]
  return { ...printed, difference: decimalText(subtract(subtract(add(start, more), less), end)) }
}

const textOf = (sum: Decimal | null): string | null => sum && decimalText(sum)
