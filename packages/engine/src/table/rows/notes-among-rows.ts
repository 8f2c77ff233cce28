import { type IsoDate, LEAP_YEAR } from '../../dates/calendar.ts'
import { type PrintedDate, toDate } from '../../dates/parse-date.ts'
import { textOf } from '../../layout/word.ts'
import { isCurrencyCode } from '../../vocabulary/currencies.ts'
import { currencyInWords } from '../../vocabulary/currency-names.ts'
import type { RowLine } from './row-line.ts'

/** Such lines are at most this share of the rows: where each row has one, they print its day of value. */
const FEW = 0.2

/**
 * `16 Sep INTEREST RATE CHANGE` over its text, between a row of 10 Sep and one of 1 Oct: lines that print a day of their own
 * between those of the rows around them, and no amount, are a note that belongs to none of them.
 */
export function markNotes(lines: readonly RowLine[]): readonly RowLine[] {
  const begins = lines.flatMap(({ hasDate, isAnchor }, i) => (hasDate || isAnchor ? [i] : []))
  const further = begins.flatMap((i, k) => {
    const to = begins[k + 1]
    return to !== undefined && beginsNoRow(lines[i] as RowLine, lines[to] as RowLine) ? [{ k, i, to }] : []
  })
  if (further.length === 0) return lines
  const rows = lines.filter(
    ({ isAnchor, isForeign, isBalance }) => isAnchor && !isForeign && !isBalance,
  ).length
  if (further.length > FEW * rows) return lines
  const notes = further.filter(({ k, i, to }) => {
    let above = k - 1
    while (above >= 0 && lines[begins[above] as number]?.hasDate === false) above--
    return standsBetween(lines[i], lines[begins[above] ?? -1], lines[to])
  })
  const ofNotes = new Set(notes.flatMap(({ i, to }) => lines.slice(i, to)))
  return lines.map((line) => (ofNotes.has(line) ? { ...line, isForeign: true, hasDate: false } : line))
}

/**
 * Whether a line prints a day and no amount, and the next one that prints either prints both. `12/20 EURO` is what the row
 * above it was paid in.
 */
const beginsNoRow = (line: RowLine, next: RowLine): boolean =>
  line.hasDate && !line.isAnchor && !line.isForeign && next.isAnchor && next.hasDate && !namesCurrency(line)

function namesCurrency({ line: { words, dates } }: RowLine): boolean {
  const text = textOf(words.slice(dates[0]?.to ?? 0))
  return isCurrencyCode(text) || currencyInWords(text) !== null
}

/** Whether the day of a line lies between those of the lines above and below it. */
function standsBetween(...lines: readonly (RowLine | undefined)[]): boolean {
  const [day, before, after] = lines.map((line) => line?.line.dates[0]?.date)
  return day !== undefined && before !== undefined && after !== undefined && isBetween(day, before, after)
}

/** Whether a day lies between two others and equals neither, whether the day or the month is printed first. */
function isBetween(printed: PrintedDate, before: PrintedDate, after: PrintedDate): boolean {
  const ways = (['day-first', 'month-first'] as const).flatMap((order) => {
    const [day, from, to] = [printed, before, after].map((date) =>
      toDate(date, order, date.year ?? LEAP_YEAR),
    )
    return day && from && to ? [liesBetween(day, from, to)] : []
  })
  return ways.length > 0 && !ways.includes(false)
}

const liesBetween = (day: IsoDate, from: IsoDate, to: IsoDate): boolean =>
  (from < day && day < to) || (to < day && day < from)
