import { type IsoDate, LEAP_YEAR } from '../../dates/calendar.ts'
import { type PrintedDate, toDate } from '../../dates/parse-date.ts'
import type { RowLine } from './row-line.ts'

/** Notes are at most this share of the rows: days of value under days of booking may come after them, too. */
const FEW = 0.2

/**
 * `16 Sep INTEREST RATE CHANGE` over its text, between a row of 10 Sep and one of 1 Oct: lines that print a day of their own
 * between those of the rows around them, and no amount, are a note that belongs to none of them.
 */
export function markNotes(lines: readonly RowLine[]): readonly RowLine[] {
  const notes = lines.flatMap((line, i) => {
    const to = lines.findIndex(({ hasDate, isAnchor }, k) => k > i && (hasDate || isAnchor))
    return isNote(lines, i, to) ? [lines.slice(i, to)] : []
  })
  const rows = lines.filter(
    ({ isAnchor, isForeign, isBalance }) => isAnchor && !isForeign && !isBalance,
  ).length
  if (notes.length === 0 || notes.length > FEW * rows) return lines
  const ofNotes = new Set(notes.flat())
  return lines.map((line) => (ofNotes.has(line) ? { ...line, isForeign: true, hasDate: false } : line))
}

/** Whether a line begins a note that ends above another, from which on a row begins. */
function isNote(lines: readonly RowLine[], i: number, to: number): boolean {
  const [line, next] = [lines[i] as RowLine, lines[to]]
  if (!line.hasDate || line.isAnchor || line.isForeign || !next?.isAnchor || !next.hasDate) return false
  const above = lines.findLast(({ hasDate }, k) => k < i && hasDate)
  const [own, before, after] = [line, above, next].map((of) => of?.line.dates[0]?.date)
  return own !== undefined && before !== undefined && after !== undefined && isBetween(own, before, after)
}

/** Whether a day lies between two others, neither of which it is, whichever of day and month stands first. */
function isBetween(own: PrintedDate, before: PrintedDate, after: PrintedDate): boolean {
  const ways = (['day-first', 'month-first'] as const).flatMap((order) => {
    const [day, from, to] = [own, before, after].map((date) => toDate(date, order, date.year ?? LEAP_YEAR))
    return day && from && to ? [liesBetween(day, from, to)] : []
  })
  return ways.length > 0 && !ways.includes(false)
}

const liesBetween = (day: IsoDate, from: IsoDate, to: IsoDate): boolean =>
  (from < day && day < to) || (to < day && day < from)
