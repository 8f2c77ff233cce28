/**
 * Whether two amounts, in minor units, differ in one digit, as a misprint does.
 *
 * Zeros at the end of both say nothing: `1,500.00` is hardly a misprint of `1,100.00`.
 *
 * @param fewest digits that must be compared: shorter amounts are too often alike by chance
 */
export function differInOneDigit(a: number, b: number, fewest: number): boolean {
  const [one, other] = [String(a), String(b)]
  if (one.length !== other.length) return false
  const zeros = Math.min(...[one, other].map((digits) => digits.length - digits.replace(/0+$/, '').length))
  return one.length - zeros >= fewest && [...one].filter((digit, i) => digit !== other[i]).length === 1
}
