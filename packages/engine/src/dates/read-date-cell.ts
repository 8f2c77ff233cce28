import { findDates } from './find-dates.ts'
import { type PrintedDate, parseDateCell } from './parse-date.ts'

const BROKEN = /^[\d\p{L}]{1,4}[-/.]\s?[\d\p{L}]{1,4}[-/.]\s?\d{1,4}$/u
const TIME = /^(\d{1,2}[:.h]\d{2}([:.]\d{2})?)?\s*([AP]\.?M\.?)?\s*\(?[A-Z]{0,4}\)?$/i

const HAS_DIGIT = /\d/

/** The date that the words of a cell print, where the time of day may stand behind it; null for anything else. */
export function readDateCell(words: readonly { readonly text: string }[]): PrintedDate | null {
  if (!words.some(({ text }) => HAS_DIGIT.test(text))) return null
  const textOf = (own: readonly { readonly text: string }[]) => own.map(({ text }) => text).join(' ')
  const text = textOf(words)
  // A narrow cell breaks dates, too: `2024-03-` over `01`.
  const whole = parseDateCell(text) ?? (BROKEN.test(text) ? parseDateCell(text.replace(/\s/g, '')) : null)
  if (whole) return whole
  const [found] = findDates(words)
  return found?.from === 0 && TIME.test(textOf(words.slice(found.to))) ? found.date : null
}
