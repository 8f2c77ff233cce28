import { dayNumber, LEAP_YEAR } from '../../dates/calendar.ts'
import { type DayOrder, type PrintedDate, toDate } from '../../dates/parse-date.ts'
import { type Span, spanOf } from '../../geometry/span.ts'
import { COLUMN_EDGE, PHRASE_GAP } from '../../geometry/tolerances.ts'
import type { Line } from '../../layout/word.ts'
import type { RowId } from '../../table/rows/row.ts'
import type { ReadRow } from '../ledger.ts'

/** Three dates under each other, in half of the rows, are a column. */
const MIN_DATES = 3
const MIN_SHARE = 0.5
/** The most days from a purchase to its posting. */
const POSTING_DAYS = 31
const NUMBER = /^\d{1,2}$/

/** A day that a row prints besides its date, and where. */
type OtherDay = Span & { readonly isSame: boolean }

/**
 * The rows of a table without titles that print, apart from their date, another one near it under those of the other rows:
 * that is a column of days which was taken for text, and nothing tells which of the two comes first.
 */
export function besideRivalDays(rows: readonly ReadRow[], order: DayOrder): RowId[] {
  const days = rows.map((row) => otherDays(row, order))
  const least = Math.max(MIN_DATES, MIN_SHARE * rows.length)
  const columns = (['x0', 'x1'] as const).flatMap((edge) => {
    const isUnder = (a: OtherDay, b: OtherDay) => Math.abs(a[edge] - b[edge]) < COLUMN_EDGE
    const first = days
      .flat()
      .find((day) => days.filter((ofRow) => ofRow.some((other) => isUnder(other, day))).length >= least)
    return first ? [(day: OtherDay) => isUnder(day, first)] : []
  })
  return rows
    .filter((_, r) => days[r]?.some((day) => !day.isSame && columns.some((isIn) => isIn(day))))
    .map(({ id }) => id)
}

function otherDays({ lines, date: rowDate, cells }: ReadRow, order: DayOrder): OtherDay[] {
  if (rowDate === null) return []
  const ofDates = new Set([...(cells.date?.words ?? []), ...(cells.valueDate?.words ?? [])])
  const toDay = (date: PrintedDate) => toDate(date, order, date.year ?? rowDate.year ?? LEAP_YEAR)
  const day = toDay(rowDate)
  const compare = (span: Span, other: string | null): OtherDay[] => {
    const apart = day && other ? Math.abs(dayNumber(day) - dayNumber(other)) : Number.POSITIVE_INFINITY
    return apart <= POSTING_DAYS ? [{ ...span, isSame: apart === 0 }] : []
  }
  return lines.flatMap((line) => {
    const found = line.dates
      .filter(({ from, date }) => {
        const isAlike =
          date.isNumeric === rowDate.isNumeric && (date.year === null) === (rowDate.year === null)
        return isAlike && !ofDates.has(line.words[from] as Line['words'][number]) && standsApart(line, from)
      })
      .flatMap((other) => compare(spanOf(line.words, other), toDay(other.date)))
    return [...found, ...numbersApart(line).flatMap(({ span, date }) => compare(span, toDay(date)))]
  })

  /** `06 12 VERSEMENT`: numbers with a space between, which may be day and month of a date that was not found. */
  function numbersApart(line: Line): { span: Span; date: PrintedDate }[] {
    const at = line.words.findIndex((word) => !ofDates.has(word))
    const pair = line.words.slice(at, at + 2)
    if (at < 0 || pair.length < 2 || line.words.length === at + 2) return []
    const [first, second] = pair.map(({ text }) => (NUMBER.test(text) ? Number(text) : null))
    if (first == null || second == null) return []
    const date = { ...rowDate, first, second, isNumeric: true, year: rowDate?.year ?? null } as PrintedDate
    return [{ span: spanOf(line.words, { from: at, to: at + 2 }), date }]
  }
}

/** Whether a date begins its line or stands farther from the word before it than words of one text do. */
function standsApart({ words }: Line, from: number): boolean {
  const [before, first] = [words[from - 1], words[from]]
  return before === undefined || (first !== undefined && first.x0 - before.x1 > PHRASE_GAP * first.size)
}
