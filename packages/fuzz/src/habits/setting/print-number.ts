/** The last digits of an account number in the place of each `~`. */
export function numberLike(pattern: string, number: string): string {
  let next = number.length - [...pattern].filter((character) => character === '~').length
  return pattern.replace(/~/g, () => number[next++] as string)
}

/** A number of a country's length behind its code, in groups of four. */
export function ibanLike(country: string, length: number, number: string): string {
  const digits = '~'.repeat(length - country.length)
  const grouped = (country + digits).match(/.{1,4}/g)?.join(' ') ?? ''
  const missing = length - country.length - number.length
  return numberLike(grouped, '74'.padEnd(Math.max(missing, 0), '3').slice(0, Math.max(missing, 0)) + number)
}
