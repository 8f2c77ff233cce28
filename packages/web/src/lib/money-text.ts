/** Where the last three digits stand alone and the others in pairs: 1,23,45,678. */
const INDIAN_GROUPING = new Set(['INR', 'NPR', 'PKR', 'BDT', 'LKR', 'BTN'])
const MINUS = '\u2212'

/**
 * An amount for people: grouped, with the currency's decimals and a real minus sign. What is no amount stays as it
 * is. Texts only: a digit never passes through a floating point number.
 *
 * @param currency ISO 4217; where it is null, Indian grouping with 2 decimals
 */
export function moneyText(text: string, currency: string | null): string {
  const match = /^([-\u2212]?)(\d[\d,]*)(?:\.(\d+))?$/.exec(text.trim())
  if (match === null) return text
  const [, sign, whole = '', fraction = ''] = match
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '')
  const decimals = currency === null ? 2 : currencyDecimals(currency)
  // A digit that the statement prints is never cut away, whatever the currency is used to.
  const cents = fraction.padEnd(decimals, '0')
  const grouped =
    currency === null || INDIAN_GROUPING.has(currency) ? groupIndian(digits) : groupThousands(digits)
  return `${sign ? MINUS : ''}${grouped}${cents === '' ? '' : `.${cents}`}`
}

/** Whether an amount is absent or nothing but zeros. */
export const isNothing = (text: string): boolean => /^[-\u2212]?[0,]*(\.0*)?$/.test(text.trim())

export const isPlainDecimal = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text)

const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

const groupIndian = (digits: string): string =>
  digits.length <= 3 ? digits : `${digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')},${digits.slice(-3)}`

const decimalsSeen = new Map<string, number>()

function currencyDecimals(currency: string): number {
  const known = decimalsSeen.get(currency)
  if (known !== undefined) return known
  const decimals = lookUpDecimals(currency)
  decimalsSeen.set(currency, decimals)
  return decimals
}

function lookUpDecimals(currency: string): number {
  try {
    return (
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
      2
    )
  } catch {
    return 2
  }
}
