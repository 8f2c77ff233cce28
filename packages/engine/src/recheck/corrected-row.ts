import { parseDecimal } from '../money/decimal.ts'
import { type Exponent, type Minor, toDecimal, toMinor } from '../money/money.ts'
import type { CellRole, Statement, Transaction } from '../statement/statement.ts'

/** A row as it stands after a person corrected what was read. */
export type CorrectedRow = Pick<Transaction, CellRole | 'account' | 'page'> & {
  /** The transaction that it was read as, an index; null for a row that a person has added. */
  readonly from: number | null
  /** What a person has said of it. */
  readonly edited: readonly CellRole[]
}

/** As many decimals as the amounts of the statement have. */
export function exponentOf({ transactions, accounts }: Statement): Exponent {
  const texts = [
    ...transactions.flatMap(({ debit, credit, balance }) => [debit, credit, balance]),
    ...accounts.flatMap(({ openingBalance, closingBalance }) => [openingBalance, closingBalance]),
  ]
  const decimals = Math.max(0, ...texts.map((text) => text?.split('.')[1]?.length ?? 0))
  return decimals === 0 ? 0 : decimals > 2 ? 3 : 2
}

/** @throws {Error} where the text is no amount of this currency */
export function minorOf(text: string, exponent: Exponent): Minor {
  const amount = parseDecimal(text)
  if (amount === null || amount.decimals > exponent)
    throw new Error('an amount is no decimal of its currency')
  return toMinor(Number(amount.units) * 10 ** (exponent - amount.decimals))
}

/** What of the amount of a row does not move the balance. */
export const besideBalance = ({ interestAndFees }: CorrectedRow, exponent: Exponent): Minor =>
  minorOf(interestAndFees ?? '0', exponent)

/** An amount as every row has it: `5` of euros is `5.00`; null where it is no amount of this currency. */
export function settledAmount(text: string, statement: Statement): string | null {
  const exponent = exponentOf(statement)
  try {
    return toDecimal(minorOf(text.trim(), exponent), exponent)
  } catch {
    return null
  }
}
