import type { Random } from '../habits/setting/random.ts'

/** The number with one digit printed wrong: as many digits, the same sign. `null` where it is nothing. */
export function changeDigit(value: number, random: Random): number | null {
  if (value === 0) return null
  const digits = String(Math.abs(value))
  const at = random.int(0, digits.length - 1)
  const others = [...'0123456789'].filter((digit) => digit !== digits[at] && (at > 0 || digit !== '0'))
  return Math.sign(value) * Number(digits.slice(0, at) + random.pick(others) + digits.slice(at + 1))
}
