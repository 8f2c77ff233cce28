import { hasDigit } from '../vocabulary/has-digit.ts'
import { monthOf } from '../vocabulary/months.ts'
import { plainLetters } from '../vocabulary/plain-letters.ts'
import { holdsUnknown } from '../vocabulary/unknown-letters.ts'
import { mayBeWeekday } from '../vocabulary/weekdays.ts'
import { type PrintedDate, parseDate, parseDateCell } from './parse-date.ts'

/** `1 de abril de 2024` */
const MAX_DATE_WORDS = 5
/** A number, and a date of two words. */
const MIN_DATE_WORDS = 3
/** The parts of a date stand at even distances; a word this many times farther away is not part of it. */
const MUCH_WIDER = 3
/** Between the parts of a date, in font sizes. */
const WIDEST_GAP = 4
/** Between two words of one text, in font sizes. */
const MAX_SPACE = 1

/** A date among words: those from index `from` up to, not including, `to`. */
export type FoundDate = { readonly from: number; readonly to: number; readonly date: PrintedDate }

/** The place of a word on its line, in points, is known only for whole lines. */
type Text = {
  readonly text: string
  readonly x0?: number
  readonly x1?: number
  readonly size?: number
}

/** One or two digits that no third follows, nor a group of thousands; or a year, perhaps of an era. */
const STARTS_WITH_NUMBER =
  /^[([:]?(\d{1,2}(?![\d,'’])|\d{4}[-/.年년]|1\d\d[/年]|(?:令和|平成|民[國国]|[RH])[元\d]{1,3}[-/.年])/
/** `12/10/19 -01/09/20`, `2 SEP'26 -1OCT'26`: a whole date, which no amount looks like, behind the dash of a period. */
const BEHIND_DASH = /^[-–](?=\d{1,2}([/.-])\d{1,2}\1\d{2,4}$|\d{1,2}\p{L}{3,9}['’]?\d{2,4}$)/u
/** By itself, before a year. */
const ERA = /^(?:令和|平成)$/
/** One that stands before the name of a month. */
const IS_YEAR = /^(?:19|20)\d\d$/
const OPEN = /^[([:]/
const STARTS_WITH_LETTER = /^[([:]?\p{L}{3}/u
/** What may stand between the day, the month and the year. */
const IS_OF = /^del?$/i
const TWO_DIGITS = /^\d{1,2}$/
const IS_DASH = /^[-–—]$/
const SPACED = /^\d{2} \d{2} (?:19|20)\d{2}$/
const THOUSANDS = /^\d{3}(?!\d)/
const PLAIN_WORD = /^[A-Za-z]+$/
const NO_LETTERS = /\P{L}/gu
/** No date goes on with three digits, nor with five or more. */
const OTHER_NUMBER = /\d{5}|(?<!\d)\d{3}(?!\d)/
/** `to 30 December 2024.` */
const ENDS_SENTENCE = /(?<!\d)\d{4}\.$/
/** What may be printed around a date; a `T` where its time stands on the next line: `2025-02-03T`. */
const HAS_AROUND = /^[([:]|[:;,)\]*|]$|-\d\dT$/
const AROUND = /^[([:]|[:;,)\]*|]+$|(?<=-\d\d)T$/g

/** A date begins with a number, or with the name of a month that a number follows. */
function mayBegin(words: readonly Text[], at: number): boolean {
  const [text, next] = [(words[at] as Text).text, words[at + 1]?.text ?? '']
  if (!hasDigit(text)) return hasDigit(next) && (monthOf(text.replace(OPEN, '')) !== null || ERA.test(text))
  if (STARTS_WITH_NUMBER.test(text) || BEHIND_DASH.test(text)) return true
  return IS_YEAR.test(text) ? monthOf(next) !== null : STARTS_WITH_LETTER.test(text)
}

/** `(Wed)`, behind the date. */
const IN_BRACKETS = /^\((\p{L}{2,}\.?)\)$/u
const isDayInBrackets = (text: string): boolean => {
  const name = IN_BRACKETS.exec(text)?.[1]
  return name !== undefined && mayBeWeekday(name)
}

/** A date ends with a number or a month, perhaps with signs or the day of the week behind. */
function mayEnd({ text }: Text): boolean {
  if (hasDigit(text)) return true
  const letters = PLAIN_WORD.test(text) ? text : text.replace(NO_LETTERS, '')
  return letters === '' || monthOf(letters) !== null || isDayInBrackets(text)
}

const mayGoOn = (word: Text): boolean =>
  (mayEnd(word) && !OTHER_NUMBER.test(word.text)) || IS_OF.test(word.text)

/** The dates that a line of words prints, each as long as possible, with the day of the week before it. */
export function findDates(printed: readonly Text[]): FoundDate[] {
  const words = printed.some(({ text }) => holdsUnknown(text)) ? printed.map(withGuessed) : printed
  const found: FoundDate[] = []
  const numbers = words.map(({ text }) => hasDigit(text))
  const lastDigit = numbers.lastIndexOf(true)
  if (lastDigit < 0) return found
  const begins = numbers.map((isNumber, at) => (isNumber || numbers[at + 1] === true) && mayBegin(words, at))
  for (let from = 0; from <= lastDigit; from++) {
    const named =
      begins[from + 1] && mayBeWeekday((words[from] as Text).text) ? longestDate(words, from + 1) : null
    const date = begins[from] ? longestDate(words, from) : null
    // `mar 25 mar 2025`: the reading that takes more words wins; but `Mar 25 Mar 27` are two dates.
    const isLonger = named && named.to > (date?.to ?? from) && !(date && isDateUpTo(words, date.to, named.to))
    const longer = isLonger ? { ...named, from } : date
    if (!longer || isCutShort(words, longer) || isNumberBefore(words, longer)) continue
    found.push(longer)
    from = longer.to - 1
  }
  return found
}

/** `14 \ufffdubat 2024`: names of months in which letters are unknown. */
const withGuessed = (word: Text): Text =>
  holdsUnknown(word.text) ? { ...word, text: plainLetters(word.text) } : word

const isDateUpTo = (words: readonly Text[], from: number, to: number): boolean =>
  from < to && mayBegin(words, from) && (longestDate(words, from)?.to ?? 0) >= to

/** `01 - 30 Sep 2024`: the numbers look like a date, but the second begins one that goes on. */
function isCutShort(words: readonly Text[], { from, to, date }: FoundDate): boolean {
  if (!date.isNumeric || date.year !== null) return false
  return Array.from({ length: to - from - 1 }, (_, i) => from + 1 + i).some(
    (at) => mayBegin(words, at) && (longestDate(words, at)?.to ?? 0) > to,
  )
}

function longestDate(words: readonly Text[], from: number): FoundDate | null {
  let end = from + 1
  const most = Math.min(words.length, from + MAX_DATE_WORDS)
  while (end < most && mayGoOn(words[end] as Text) && !isFarFrom(words, end)) end++
  for (let to = end; to > from; to--) {
    if (!mayEnd(words[to - 1] as Text)) continue
    let text = (words[from] as Text).text
    for (let at = from + 1; at < to; at++) text += ` ${(words[at] as Text).text}`
    const date =
      (text.endsWith(')') ? parseDate(text) : null) ??
      parseDate(HAS_AROUND.test(text) ? text.replace(AROUND, '') : text) ??
      (BEHIND_DASH.test(text) ? parseDate(text.slice(1)) : null) ??
      (ENDS_SENTENCE.test(text) ? parseDate(text.slice(0, -1)) : null) ??
      (isSpacedDate(words, from, to) ? parseDateCell(text) : null)
    if (date && !endsInAmount(words, from, to) && !endsInNextDay(words, from, to)) return { from, to, date }
  }
  return null
}

/** `DU 01 12 2024 AU`: pairs of digits and a year with nothing but spaces between, which are no part of a longer number. */
function isSpacedDate(words: readonly Text[], from: number, to: number): boolean {
  const [before, behind] = [words[from - 1], words[to]]
  const isPartOf = (other: Text | undefined, gap: number) =>
    other !== undefined &&
    hasDigit(other.text) &&
    !(gap > MAX_SPACE * (other.size ?? Number.POSITIVE_INFINITY))
  return (
    SPACED.test(
      words
        .slice(from, to)
        .map(({ text }) => text)
        .join(' '),
    ) &&
    gapBefore(words, from + 1) <= MAX_SPACE * (words[from]?.size ?? Number.POSITIVE_INFINITY) &&
    !isPartOf(before, gapBefore(words, from)) &&
    !isPartOf(behind, gapBefore(words, to))
  )
}

/** `04 Feb 10 800.00`: what could be a year begins an amount, where it stands nearer to the thousands behind it. */
function endsInAmount(words: readonly Text[], from: number, to: number): boolean {
  if (to - from < 2 || !TWO_DIGITS.test(words[to - 1]?.text ?? '') || !THOUSANDS.test(words[to]?.text ?? ''))
    return false
  return gapBefore(words, to) < gapBefore(words, to - 1)
}

/** `02 dec   04 dec`, `1 Dec - 29 Feb 2024`: what could be a year is the day of the month behind it. */
const endsInNextDay = (words: readonly Text[], from: number, to: number): boolean =>
  to - from > 1 &&
  TWO_DIGITS.test(words[to - 1]?.text ?? '') &&
  monthOf(words[to]?.text ?? '') !== null &&
  (IS_DASH.test(words[to - 2]?.text ?? '') ||
    MUCH_WIDER * gapBefore(words, to) < 2 * gapBefore(words, to - 1)) &&
  parseDate(`${words[to - 1]?.text} ${words[to]?.text}`) !== null

/** `7     Sep 08`: the number of a row that stands before its date, far enough to be no day. */
function isNumberBefore(words: readonly Text[], { from, to }: FoundDate): boolean {
  if (to - from < MIN_DATE_WORDS || !TWO_DIGITS.test(words[from]?.text ?? '')) return false
  const gap = gapBefore(words, from + 1)
  for (let at = from + 2; at < to; at++) if (gap < MUCH_WIDER * gapBefore(words, at)) return false
  return gap > 0 && isDateUpTo(words, from + 1, to)
}

/** `to MEI     14 17`: the name ends a text, and the numbers are those of a column. */
const isFarFrom = (words: readonly Text[], at: number): boolean =>
  gapBefore(words, at) > WIDEST_GAP * (words[at]?.size ?? Number.POSITIVE_INFINITY)

const gapBefore = (words: readonly Text[], at: number): number =>
  (words[at]?.x0 ?? 0) - (words[at - 1]?.x1 ?? 0)
