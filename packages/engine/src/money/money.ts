/** An amount in the minor unit of its currency, as an integer: cents, pence, paise. */
export type Minor = number & { readonly __unit: 'minor' }

export const toMinor = (value: number): Minor => {
  if (!Number.isSafeInteger(value)) throw new Error('money beyond the safe range')
  return (value === 0 ? 0 : value) as Minor
}

/** Decimals of the currency's minor unit (ISO 4217): 2 for euro, 0 for yen, 3 for Kuwaiti dinar. */
export type Exponent = 0 | 2 | 3

export function toDecimal(amount: Minor, exponent: Exponent): string {
  const sign = amount < 0 ? '-' : ''
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0')
  return exponent === 0 ? sign + digits : `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}
