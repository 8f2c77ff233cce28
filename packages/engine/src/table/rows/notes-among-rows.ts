import { type IsoDate, LEAP_YEAR } from '../../dates/calendar.ts'
import { type PrintedDate, toDate } from '../../dates/parse-date.ts'
import type { RowLine } from './row-line.ts'

/** Such lines are at most this share of the rows: where each row has one, they print its day of value. */
const FEW = 0.2

/**
 * `16 Sep INTEREST RATE CHANGE` over its text, between a row of 10 Sep and one of 1 Oct: lines that print a day of their own
 * between those of the rows around them, and no amount, are a note that belongs to none of them.
 */
export function markNotes(lines: readonly RowLine[]): readonly RowLine[] {
  const further = lines.flatMap((_, i) => {
    const to = lines.findIndex(({ hasDate, isAnchor }, k) => k > i && (hasDate || isAnchor))
    return beginsNoRow(lines[i] as RowLine, lines[to]) ? [{ i, to }] : []
  })
  const rows = lines.filter(
    ({ isAnchor, isForeign, isBalance }) => isAnchor && !isForeign && !isBalance,
  ).length
  if (further.length === 0 || further.length > FEW * rows) return lines
  const notes = further.filter(({ i, to }) => standsBetween(lines, i, to))
  const ofNotes = new Set(notes.flatMap(({ i, to }) => lines.slice(i, to)))
  return lines.map((line) => (ofNotes.has(line) ? { ...line, isForeign: true, hasDate: false } : line))
}

/** Whether a line prints a day and no amount, and the next one that prints either prints both. */
const beginsNoRow = (line: RowLine, next: RowLine | undefined): boolean =>
  line.hasDate && !line.isAnchor && !line.isForeign && next?.isAnchor === true && next.hasDate

/** Whether the day of a line lies between those above and below it. */
function standsBetween(lines: readonly RowLine[], i: number, to: number): boolean {
  const above = lines.findLast(({ hasDate }, k) => k < i && hasDate)
  const [own, before, after] = [lines[i], above, lines[to]].map((of) => of?.line.dates[0]?.date)
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
