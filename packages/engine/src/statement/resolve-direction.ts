import { type Minor, toMinor } from '../money/money.ts'
import type { Money } from '../money/parse-money.ts'

/** Which way a column's amounts without any sign or marker go, given how its other amounts are printed. */
export type Signs = {
  /** Amounts are told apart by a sign or marker. */
  readonly isSigned: boolean
  readonly plain: 'debit' | 'credit'
}

/**
 * Looks at all amounts of a column: where only one direction is ever marked, the unmarked ones go the other way
 * (`3,527.27Cr` beside `644.58`); a sign is a marker, too.
 */
export function findSigns(amounts: readonly (Money | null)[]): Signs {
  const present = amounts.filter((money) => money !== null && money.magnitude !== 0) as Money[]
  const debits = present.filter((money) => money.marker === 'debit' || money.isNegative).length
  const credits = present.filter((money) => money.marker === 'credit' || money.hasPlus).length
  return {
    isSigned: debits + credits > 0,
    plain: credits > 0 && debits === 0 && credits < present.length ? 'debit' : 'credit',
  }
}

/** The amount with its sign: what is printed as debit, minus, or overdrawn is negative. */
export function signedValue(money: Money, signs: Signs): Minor {
  const isDebit =
    money.marker !== null
      ? (money.marker === 'debit') !== money.isNegative
      : money.isNegative || (!money.hasPlus && signs.plain === 'debit')
  return toMinor(isDebit ? -money.magnitude : money.magnitude)
}

/**
 * Whether minus signs in a column that holds one direction only are a matter of style (`- 8,01` under Debit) rather
 * than reversals: so when most of its amounts carry one.
 */
export function isMinusStyle(amounts: readonly (Money | null)[]): boolean {
  const present = amounts.filter((money) => money !== null && money.magnitude !== 0) as Money[]
  return present.filter(({ isNegative }) => isNegative).length > present.length / 2
}
