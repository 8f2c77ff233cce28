import { type Minor, toMinor } from '../../money/money.ts'
import type { Money } from '../../money/parse-money.ts'

/**
 * Which way a column's amounts without any sign or marker go: where only credits are ever marked, the unmarked ones
 * are debits (`3,527.27Cr` beside `644.58`); a sign is a marker, too. Where letters mark both, and another letter stands
 * at a few (`D`, `C` and `M` on a card), these go the way of most.
 */
export function findPlainDirection(amounts: readonly (Money | null)[]): 'debit' | 'credit' {
  const present = amounts.filter((money) => money !== null && money.magnitude !== 0) as Money[]
  const debits = present.filter((money) => money.marker === 'debit' || money.isNegative).length
  const credits = present.filter((money) => money.marker === 'credit' || money.hasPlus).length
  if (credits > 0 && debits === 0 && credits < present.length) return 'debit'
  const marked = present.flatMap(({ marker }) => marker ?? [])
  return marked.includes('credit') && 2 * marked.filter((mark) => mark === 'debit').length > marked.length
    ? 'debit'
    : 'credit'
}

/** Whether an amount is printed without any sign or marker. */
export const isPlainMoney = ({ isNegative, hasPlus, marker }: Money): boolean =>
  !isNegative && !hasPlus && !marker

/** The amount with its sign: what is printed as debit, minus, or overdrawn is negative. */
export function signedValue(money: Money, plain: 'debit' | 'credit'): Minor {
  const isDebit =
    money.marker !== null
      ? (money.marker === 'debit') !== money.isNegative
      : money.isNegative || (!money.hasPlus && plain === 'debit')
  return toMinor(isDebit ? -money.magnitude : money.magnitude)
}

/** What is owed on a card; negative for a balance in the holder's favour, which carries CR, a minus or a plus. */
export function owedValue({ magnitude, isNegative, hasPlus, marker }: Money): Minor {
  return toMinor((isNegative || hasPlus) !== (marker === 'credit') ? -magnitude : magnitude)
}

/**
 * Whether minus signs in a column that holds one direction only are a matter of style (`- 8,01` under Debit) rather
 * than reversals: it is where most of its amounts carry one.
 */
export const isMinusStyle = (amounts: readonly (Money | null)[]): boolean =>
  doMost(amounts, ({ isNegative }) => isNegative)

/** The same for a plus, which marks a credit among debits: `+ R$ 149,90` below `R$ 63,90`. */
export const isPlusStyle = (amounts: readonly (Money | null)[]): boolean =>
  doMost(amounts, ({ hasPlus }) => hasPlus)

function doMost(amounts: readonly (Money | null)[], isSigned: (money: Money) => boolean): boolean {
  const present = amounts.filter((money) => money !== null && money.magnitude !== 0) as Money[]
  return present.filter(isSigned).length > present.length / 2
}
