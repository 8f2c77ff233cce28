/** The last digits of an account number in the place of each `~`. */
export function numberLike(pattern: string, number: string): string {
  let next = number.length - [...pattern].filter((character) => character === '~').length
  return pattern.replace(/~/g, () => number[next++] as string)
}

/**
 * An IBAN of a country's length that ends with a number, in groups of four: its two check digits are those of ISO
 * 13616.
 */
export function ibanLike(country: string, length: number, number: string): string {
  const room = length - country.length - CHECK_DIGITS
  const account = number.slice(-room).padStart(room, '73')
  const letters = [...country].map((letter) => Number.parseInt(letter, 36)).join('')
  const check = 98n - (BigInt(`${account}${letters}00`) % 97n)
  const iban = `${country}${String(check).padStart(CHECK_DIGITS, '0')}${account}`
  return iban.match(/.{1,4}/g)?.join(' ') ?? iban
}

const CHECK_DIGITS = 2
