/** A decimal text as an integer of 10^-decimals: exact at any size, which a floating point number is not. */
export type Decimal = { readonly units: bigint; readonly decimals: number }

const ZERO: Decimal = { units: 0n, decimals: 0 }

/** @returns null where the text is no plain amount; grouping commas are allowed */
export function parseDecimal(text: string): Decimal | null {
  const match = /^([-\u2212]?)(\d[\d,]*)(?:\.(\d+))?$/.exec(text.trim())
  if (match === null) return null
  const [, sign, whole = '', fraction = ''] = match
  const units = BigInt(whole.replaceAll(',', '') + fraction)
  return { units: sign ? -units : units, decimals: fraction.length }
}

export const add = (a: Decimal, b: Decimal): Decimal => combine(a, b, (x, y) => x + y)

export const subtract = (a: Decimal, b: Decimal): Decimal => combine(a, b, (x, y) => x - y)

export const absolute = ({ units, decimals }: Decimal): Decimal => ({
  units: units < 0n ? -units : units,
  decimals,
})

/** Negative, zero or positive, as sorting wants it. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const { units } = subtract(a, b)
  return units < 0n ? -1 : units > 0n ? 1 : 0
}

/** The sum of amounts; null where one of them cannot be read, for a wrong sum is worse than none. */
export function sumDecimals(texts: readonly string[]): Decimal | null {
  let sum = ZERO
  for (const text of texts) {
    if (text.trim() === '') continue
    const amount = parseDecimal(text)
    if (amount === null) return null
    sum = add(sum, amount)
  }
  return sum
}

export function decimalText({ units, decimals }: Decimal): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0')
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
  return units < 0n ? `-${text}` : text
}

function combine(a: Decimal, b: Decimal, operate: (x: bigint, y: bigint) => bigint): Decimal {
  const decimals = Math.max(a.decimals, b.decimals)
  return { units: operate(rescale(a, decimals), rescale(b, decimals)), decimals }
}

const rescale = ({ units, decimals }: Decimal, to: number): bigint =>
  decimals === to ? units : units * 10n ** BigInt(to - decimals)
