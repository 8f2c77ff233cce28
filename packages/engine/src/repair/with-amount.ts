import { toDecimal, toMinor } from '../money/money.ts'
import type { MoneyConvention } from '../money/parse-money.ts'
import { faultsOf } from '../recognised/faults-of.ts'

/** The digits of a number, with what stands before and behind them. */
const NUMBER = /^(\D*)(\d[\d.,' ]*\d)(\D*)$/
/** What stands between its groups. */
const GROUP = /[.,' ](?=\d{3}(?!\d))/
/** The most misread digits of a number: with more, it is another number. */
const MOST_FAULTS = 2

/**
 * A printed amount with another one, given in minor units, in its place: `$2,080.15CR` is `$92,080.15CR`.
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
  const [whole = '', decimals] = toDecimal(toMinor(amount), exponent).split('.')
  if (faultsOf(digits.replace(/\D/g, ''), whole + (decimals ?? '')) > MOST_FAULTS) return null
  const sign = GROUP.exec(digits)?.[0] ?? ''
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, sign)
  return before + grouped + (decimals === undefined ? '' : decimal + decimals) + after
}
