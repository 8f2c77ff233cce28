import { boundsOf, overlapX } from '../geometry/box.ts'
import type { PageLines } from '../layout/page-lines.ts'
import { replaceLines } from '../layout/replace-lines.ts'
import { toLine } from '../layout/to-line.ts'
import type { Line, Word } from '../layout/word.ts'
import { monthOf } from '../vocabulary/months.ts'

/** The number of a day. */
const DAY = /^(?:0?[1-9]|[12]\d|3[01])$/
/** The month stands at most this many font sizes under its day. */
const MAX_RISE = 2.2
/** The fewest that are taken for dates. */
const MIN_DAYS = 3

/** At least this share of the days have their month under them: else it is the heading of the month after. */
const MOST_DAYS = 0.5

/** The line that begins with the number of a day, and the one that begins with the month under it. */
type Stacked = { readonly day: Line; readonly month: Line }

/**
 * Joins days of which rows print the number over the name of the month: `03` over `APR`. The word of the number then
 * says both, and the line under it begins with what stands behind the month.
 */
export function joinStackedDays(pages: readonly PageLines[]): readonly PageLines[] {
  const stacked = pages.flatMap(({ lines }) => lines.flatMap((_, i) => stackedAt(lines, i)))
  const numbered = pages.flatMap(({ lines }) => lines.filter((line) => beginsAsOne(line, stacked)))
  if (stacked.length < Math.max(MIN_DAYS, MOST_DAYS * numbered.length)) return pages
  const completed = new Map<Line, Line | null>(
    stacked.flatMap(({ day, month }) => {
      const [number, name] = [day.words[0], month.words[0]] as [Word, Word]
      const date = { ...number, ...boundsOf([number, name]), text: `${number.text} ${name.text}` }
      return [
        [day, toLine([date, ...day.words.slice(1)])],
        [month, toLine(month.words.slice(1))],
      ]
    }),
  )
  return replaceLines(pages, completed)
}

/** Whether a line begins with a number where some of the days stand. */
const beginsAsOne = ({ words: [first] }: Line, stacked: readonly Stacked[]): boolean =>
  first !== undefined &&
  DAY.test(first.text) &&
  stacked.some(({ day: { words } }) => overlapX(words[0] as Word, first) > 0)

/** The day on the line with an index, where one of the two lines below names its month. */
function stackedAt(lines: readonly Line[], at: number): Stacked[] {
  const day = lines[at] as Line
  const [number] = day.words as [Word, ...Word[]]
  if (!DAY.test(number.text)) return []
  const month = lines.slice(at + 1, at + 3).find(({ words: [first] }) => first && overlapX(first, number) > 0)
  const name = month?.words[0]
  // `April 24, 2023` is a date without the number above it.
  const isDate = month?.dates.some(({ from }) => from === 0)
  return month &&
    name &&
    !isDate &&
    monthOf(name.text) !== null &&
    month.baseline - day.baseline <= MAX_RISE * number.size
    ? [{ day, month }]
    : []
}
