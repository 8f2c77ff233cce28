import { TAKEN_FOR } from '../recognised/digits-alike.ts'

const DIGITS_FOR: ReadonlyMap<string, string> = invert()

function invert(): Map<string, string> {
  const digits = new Map<string, string>()
  for (const [digit, likes] of Object.entries(TAKEN_FOR)) {
    for (const like of likes) digits.set(like, (digits.get(like) ?? '') + digit)
    if (!digits.has(digit)) digits.set(digit, '')
  }
  return digits
}

const HAS_DECIMALS = /[.,]\d{2}(?!\d)/
/** Decimals, or three digits of which one is dust. */
const MAY_HAVE_DECIMALS = /[.,]\d{2,3}$/
/** The digits of a number, with what stands before and behind them. */
const NUMBER = /^([^\d]{0,3})(\d(?:[\d.,' ]*\d)?)(\D{0,4})$/
const MOST_LETTERS = 3

/** Whether a text may be a number, however it was misread. */
export function mayBeNumber(text: string): boolean {
  const letters = text.replace(/[\d.,'+\-()$£€]/g, '')
  return /\d/.test(text) && letters.length <= MOST_LETTERS && text.length <= 20
}

/**
 * What may be printed where a number was recognised, each with one fault only: a digit taken for one that looks like
 * it, a point that was lost or is a comma, a minus or a digit that was lost or is dust.
 */
export function alternativesOf(text: string): string[] {
  const found = new Set<string>()
  for (const [i, character] of [...text].entries()) {
    for (const digit of DIGITS_FOR.get(character) ?? '') {
      found.add(text.slice(0, i) + digit + text.slice(i + 1))
    }
  }
  const [, before = '', digits = '', after = ''] = NUMBER.exec(text) ?? []
  if (digits.length >= 2 && !HAS_DECIMALS.test(digits)) {
    const whole = digits.replace(/[ .,]+$/, '')
    const joined = whole.replace(/ /g, '')
    for (const point of '.,') {
      const grouped = joined.slice(0, -2).replaceAll(point, point === '.' ? ',' : '.')
      found.add(`${before}${grouped}${point}${joined.slice(-2)}${after}`)
    }
  }
  if (digits.includes(' ')) found.add(before + digits.replace(/ /g, '') + after)
  if (MAY_HAVE_DECIMALS.test(digits))
    for (const other of withAnotherDigit(digits)) found.add(before + other + after)
  if (/^-|-$/.test(text)) found.add(text.replace(/^-|-$/, ''))
  if (digits !== '' && !/[-(]/.test(text)) {
    found.add(`-${text}`)
    found.add(`${text}-`)
  }
  found.delete(text)
  return [...found]
}

/** The number without one of its digits, and with one more anywhere; its groups are not looked at. */
function withAnotherDigit(number: string): string[] {
  const plain = number.replace(/[., ](?=.*[.,]\d+$)/g, '')
  const places = Array.from({ length: plain.length + 1 }, (_, i) => i)
  return places
    .flatMap((i) => [
      plain.slice(0, i) + plain.slice(i + 1),
      ...[...DIGITS].map((digit) => plain.slice(0, i) + digit + plain.slice(i)),
    ])
    .filter((other) => TWO_DECIMALS.test(other))
}

const DIGITS = '0123456789'
const TWO_DECIMALS = /^\d+[.,]\d{2}$/
