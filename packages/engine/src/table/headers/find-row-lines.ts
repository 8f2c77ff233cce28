import { type Span, spanOf } from '../../geometry/span.ts'
import { COLUMN_EDGE } from '../../geometry/tolerances.ts'
import type { Line } from '../../layout/word.ts'
import { isDay } from '../day-lines.ts'
import type { LineTests } from '../line-tests.ts'
import { findListsAcross } from '../lists-across.ts'
import { aligned, type Cluster, dateSpans, isUnder, overlaps } from './spans.ts'

/** The lines of rows whose columns have no titles. */
export type RowLines = {
  /** With a date, where most of the dates stand under each other; none where days are headings. */
  readonly dated: readonly Line[]
  /** Lines that print the day of the rows under them, where no column could hold it. */
  readonly days: readonly Line[]
  /** With an amount; the same lines where rows print both on one. */
  readonly paid: readonly Line[]
}

/** Rows under their day are indented by at most this many font sizes: less than a date is wide. */
const MAX_INDENT = 2

/** The fewest rows that make a column. */
export const MIN_ROWS = 3

/** The lines of a page that print the dates and the amounts of rows; null where they are too few. */
export function findRowLines(lines: readonly Line[], tests: LineTests): RowLines | null {
  const across = findListsAcross(lines, tests)
  const rows = pairedLines(across.size === 0 ? lines : lines.filter((line) => !across.has(line)), tests)
  const dates = rows.days.length > 0 ? MIN_ROWS : rows.dated.length
  return Math.min(dates, rows.paid.length) < MIN_ROWS ? null : rows
}

export const amountSpans = (line: Line, { exactAmounts }: LineTests): Span[] =>
  exactAmounts(line).map((amount) => spanOf(line.words, amount))

function pairedLines(lines: readonly Line[], tests: LineTests): RowLines {
  const { hasAmount } = tests
  const days = dayHeadings(lines, tests)
  const both = underEachOther(
    lines.filter((line) => hasAmount(line) && line.dates.length > 0 && !days.includes(line)),
  )
  const under = days[0]
    ? lines.slice(lines.indexOf(days[0])).filter((line) => hasAmount(line) && !days.includes(line))
    : []
  // Dates within texts may stand under each other, too.
  const areWithin = both.every(({ dates }) => dates[0]?.from !== 0)
  if ((days.length > 0 && areWithin) || both.length < under.length / 2)
    return { dated: [], days, paid: under }
  const leading = areWithin ? underEachOther(lines.filter(({ dates }) => dates[0]?.from === 0)) : []
  const areOthersFirst = leading.length > both.length
  if (both.length >= MIN_ROWS && !areOthersFirst)
    return { dated: both, days: [], paid: [...both, ...wrappedRows(lines, both, tests)] }
  const dated = areOthersFirst ? leading : underEachOther(lines.filter((line) => line.dates.length > 0))
  const first = firstOf(lines, dated)
  const below = first < 0 ? [] : lines.slice(first)
  return { dated: dated.filter((line) => below.includes(line)), days: [], paid: below.filter(hasAmount) }
}

/**
 * Lines that hold a day and nothing else, with rows under most of them, and not in a column: the texts of the rows
 * begin where the days do, or a little further right.
 */
function dayHeadings(lines: readonly Line[], { hasAmount }: LineTests): Line[] {
  const days = lines.filter((line) => isDay(line))
  const isFollowed = (day: Line) => {
    const [next, other] = lines.slice(lines.indexOf(day) + 1)
    return next !== undefined && next.dates[0]?.from !== 0 && (hasAmount(next) || (other && hasAmount(other)))
  }
  const headings = days.filter((day) => {
    const next = lines[lines.indexOf(day) + 1]
    const indent = (next?.x0 ?? Number.POSITIVE_INFINITY) - day.x0
    return isFollowed(day) && indent >= -COLUMN_EDGE && indent <= MAX_INDENT * day.size
  })
  return headings.length >= Math.max(2, days.length / 2) ? headings : []
}

/** The dated lines whose date stands where most of the dates do. */
function underEachOther(dated: readonly Line[]): Line[] {
  const column = dateColumn(dated)
  return column ? dated.filter((line) => dateSpans(line).some((span) => overlaps(span, column))) : []
}

/** Index of the first line whose date begins or ends where most dates of the rows do; -1 if there is none. */
function firstOf(lines: readonly Line[], rows: readonly Line[]): number {
  const column = dateColumn(rows)
  return column ? lines.findIndex((line) => dateSpans(line).some((span) => isUnder(span, column))) : -1
}

const dateColumn = (dated: readonly Line[]): Cluster | undefined =>
  aligned(dated.flatMap(dateSpans)).sort((a, b) => b.count - a.count)[0]

/**
 * Where most rows print date and amount on one line, rows whose text wraps may print the amount on their last line. Those
 * are undated lines below the first date whose last amount ends where it does on the other rows.
 */
function wrappedRows(lines: readonly Line[], rows: readonly Line[], tests: LineTests): Line[] {
  const endOf = (line: Line): number | null => {
    const last = amountSpans(line, tests).at(-1)
    return last ? Math.round(last.x1 / COLUMN_EDGE) : null
  }
  const ends = new Set(rows.map(endOf))
  const first = firstOf(lines, rows)
  return lines.filter((line, i) => {
    if (i <= first || line.dates.length > 0) return false
    const end = endOf(line)
    return end !== null && ends.has(end)
  })
}
