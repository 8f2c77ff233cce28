import { monthOf } from '../vocabulary/months.ts'

const NUMBERS = /^(?:\d{1,2}|(?:19|20)\d\d)\s?[-/.]\s?\d{1,2}(?:\s?[-/.]\s?\d{2,4})?\.?$/
const WITH_NAME = /^(?:\d{1,4}[\s/.-]*(\p{L}{3,})|(\p{L}{3,})\.?[\s/.-]*\d{1,2})(?:[\s/.,-]*\d{2,4})?\.?$/u

/** Whether a text is set like a date, whether the calendar has it or not: `31/02`, `31 Nov 2024`. */
export function looksLikeDate(text: string): boolean {
  const cell = text.trim()
  const named = WITH_NAME.exec(cell)
  return NUMBERS.test(cell) || (named !== null && monthOf(named[1] ?? named[2] ?? '') !== null)
}
