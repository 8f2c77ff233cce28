import { hasDigit } from '../vocabulary/has-digit.ts'
import { monthOf } from '../vocabulary/months.ts'
import { mayBeWeekday } from '../vocabulary/weekdays.ts'
import { findDates } from './find-dates.ts'
import { type PrintedDate, parseDateCell } from './parse-date.ts'

/**
 * What may stand behind a time of day: the usual abbreviations of the time zone database of IANA that are no words, and
 * words for the hour. `14:32 FUEL` is a time before a text.
 */
const ZONES = `(?:${[
  'GMT|UTC|Z|BST|CET|CEST|EET|EEST|MSK|SAST|WAT',
  'EST|EDT|CST|CDT|MST|MDT|PST|PDT|AKST|AKDT|HST|AST|BRT',
  'IST|PKT|GST|ICT|SGT|HKT|MYT|PHT|JST|KST|WIB|WITA|WIT',
  'AEST|AEDT|ACST|ACDT|AWST|NZST|NZDT',
  'H|HRS|UHR',
].join('|')})`
/** `14:32`, `2.32 pm CET`, `à 14h32`; behind a word, `12.50` is rather an amount. */
const TIME = new RegExp(
  `^((?:\\p{L}{1,3}\\s(?=\\d+[:h]))?\\d{1,2}[:.h]\\d{2}([:.]\\d{2})?\\s*([AP]\\.?M\\.?)?\\s*(?:${ZONES}|\\(${ZONES}\\))?)?$`,
  'iu',
)
/** Two dates with a stroke between them; a single date with strokes has digits on both sides of each. */
const PARTED = /^(\S*[.-]\S*)\s?\/\s?(\S*[.-]\S*)$/

/** `03-04` over `(05-04)`, `(VAL. 05-04)` */
const BRACKETS = /^\((?:\p{L}+[.:]? )?(.*)\)$/u
/** `01/12/2024 | 13:41` */
const STROKE = /^[|·•]\s?(?=\d)/
/** Whether a text is a time of day, perhaps with its time zone, or nothing. */
export const isTime = (text: string): boolean => TIME.test(text.replace(STROKE, ''))

/** Where the words of a time end that may begin at an index; the index itself where none does. */
export function endOfTime(words: readonly { readonly text: string }[], from: number): number {
  let to = from
  while (
    to < words.length &&
    isTime(
      words
        .slice(from, to + 1)
        .map(({ text }) => text)
        .join(' '),
    )
  )
    to++
  return to
}

/** What a date cell prints: the day of booking, and behind or under it perhaps that of value. */
export type DateCell = {
  readonly date: PrintedDate
  readonly second: PrintedDate | null
  /** The words from this index on print the second date; where one word prints both, all do. */
  readonly secondFrom: number
}

/** Letters, and perhaps a number right behind them, `JAN02`. */
const LONG_NAME = /^[\p{L}\p{M}]{4,}/u
/** Whether a word begins with letters that cannot begin a date: those of neither a month nor a weekday. */
function beginsText(word: string): boolean {
  const [name] = LONG_NAME.exec(word) ?? []
  return name !== undefined && monthOf(name) === null && !mayBeWeekday(word)
}

/** How a day is set, whatever its digits: `25.07.01` as `99.99.99`. */
const shapeOf = (text: string): string => text.replace(/\d/g, '9')

const COUNT = /^\d{1,3}\.?$/
const CLOCK = /^\d{1,2}:\d{2}$/
/** `07 05.11.23`, `11:45 01-06-2021`: nothing, the number of the row, or the time of the day before. */
const isCountOrTime = (words: readonly { readonly text: string }[]): boolean => {
  const [{ text = '' } = {}] = words
  return words.length === 0 || (words.length === 1 && (COUNT.test(text) || CLOCK.test(text)))
}

/**
 * The date or dates that the words of a cell print, where the time of day may stand behind and the number of the row
 * before; null for anything else.
 */
export function readDateCell(words: readonly { readonly text: string }[]): DateCell | null {
  if (!words.some(({ text }) => hasDigit(text)) || beginsText(words[0]?.text ?? '')) return null
  const textOf = (part: readonly { readonly text: string }[]) => part.map(({ text }) => text).join(' ')
  const text = textOf(words)
  const parted = PARTED.exec(text)?.slice(1).map(parseDateCell)
  if (parted?.[0] && parted[1]) return { date: parted[0], second: parted[1], secondFrom: 0 }
  const bare = text.replace(BRACKETS, '$1')
  const whole = parseDateCell(text) ?? (bare === text ? null : parseDateCell(bare))
  if (whole) return { date: whole, second: null, secondFrom: words.length }
  const [found] = findDates(words)
  if (found === undefined || !isCountOrTime(words.slice(0, found.from))) return null
  const rest = textOf(words.slice(found.to))
  // `25.07.01 25.06.28`: what is set like the day before it is no time.
  const isAlike = shapeOf(rest) === shapeOf(textOf(words.slice(found.from, found.to)))
  if (isTime(rest) && !isAlike) return { date: found.date, second: null, secondFrom: words.length }
  // `03.04.2024 14:32` over `04.04.2024`: the time belongs to the date before it.
  const secondFrom = isAlike ? found.to : endOfTime(words, found.to)
  const second = parseDateCell(textOf(words.slice(secondFrom)).replace(BRACKETS, '$1'))
  return second && { date: found.date, second, secondFrom }
}
