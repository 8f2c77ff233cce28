import { toDecimal, toMinor } from '../money/money.ts'
import type { MoneyConvention } from '../money/parse-money.ts'
import { faultsOf } from '../recognised/faults-of.ts'

/** The digits of a number, with what stands before and behind them. */
const NUMBER = /^(\D*)(\d[\d.,' ]*\d)(\D*)$/
/** The most digits that are misread of a number: with more, it is another one. */
const MOST_FAULTS = 2

/**
 * A printed amount with another one in its place, of minor units: `$2,080.15CR` is `$92080.15CR`.
 *
 * @returns null where more than a few digits differ
 */
export function withAmount(
  text: string,
  amount: number,
  { decimal, exponent }: MoneyConvention,
): string | null {
  const [, before = '', digits, after = ''] = NUMBER.exec(text) ?? []
  if (digits === undefined) return null
  const other = toDecimal(toMinor(amount), exponent)
  const faults = faultsOf(digits.replace(/\D/g, ''), other.replace(/\D/g, ''))
  return faults <= MOST_FAULTS ? before + other.replace('.', decimal) + after : null
}
