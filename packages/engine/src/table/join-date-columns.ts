import { boundsOf } from '../geometry/box.ts'
import type { Span } from '../geometry/span.ts'
import type { PageLines } from '../layout/page-lines.ts'
import { replaceLines } from '../layout/replace-lines.ts'
import { toLine } from '../layout/to-line.ts'
import type { Line, Word } from '../layout/word.ts'
import { leadsGroup } from './complete-days.ts'
import { aligned, overlaps } from './headers/spans.ts'

/** `年 月 日`, `月 日`: titles of columns for the parts of a date; in East Asia the month stands before the day. */
const TITLES = /(?:^|\s)(年\s*)?月\s*日(?:\s|$)/u
const YEAR = /^\d{2}(?:\d{2})?$/
const MONTH = /^(?:0?[1-9]|1[0-2])$/
const DAY = /^(?:0?[1-9]|[12]\d|3[01])$/
/** The fewest that are taken for dates. */
const MIN_DAYS = 3

/** A line that begins with the parts of a date; the year may be printed only where it changes. */
type Parted = { readonly line: Line; readonly year: Word | null; readonly month: Word; readonly day: Word }

/**
 * Joins dates whose parts stand in columns of their own: `2024 | 11 | 3` and `11 | 5` under `年 月 日`, or `24 | 11 | 3` under
 * any title, where the document prints that year in full. One word then says all that is printed of a date, with the year
 * that was printed last.
 */
export function joinDateColumns(pages: readonly PageLines[]): readonly PageLines[] {
  const lines = pages.flatMap((page) => page.lines)
  const titles = lines.map(({ text }) => TITLES.exec(text)).find((found) => found !== null)
  const found = titles
    ? lines.flatMap((line) =>
        line.dates[0]?.from === 0 ? [] : (partsOf(line, titles[1] !== undefined) ?? []),
      )
    : withYears(lines)
  const parted = underEachOther(found)
  if (parted.length < MIN_DAYS) return pages
  let year = ''
  const joined = new Map(
    parted.map((parts): [Line, Line | null] => {
      if (parts.year) year = `${parts.year.text}年`
      return [parts.line, join(parts, year)]
    }),
  )
  return replaceLines(pages, joined)
}

/** Lines that begin with a year that the document prints in full, a month and a day; none where the days are few. */
function withYears(lines: readonly Line[]): readonly Parted[] {
  const years = [
    ...new Set(
      lines.flatMap(({ dates }) => dates.flatMap(({ date }) => (date.hasLongYear ? `${date.year}` : []))),
    ),
  ]
  const dated = lines.flatMap((line) => {
    const parts = partsOf(line, true)
    const text = parts?.year && years.find((year) => year.endsWith(parts.year?.text ?? ''))
    return parts?.year && text ? [{ ...parts, year: { ...parts.year, text } }] : []
  })
  return new Set(dated.map(({ day }) => day.text)).size < MIN_DAYS ? [] : dated
}

function partsOf(line: Line, hasYears: boolean): Parted | null {
  const { words } = line
  const at = hasYears && YEAR.test(words[0]?.text ?? '') && DAY.test(words[2]?.text ?? '') ? 1 : 0
  const [month, day, next] = words.slice(at)
  const isDate = month && day && next && MONTH.test(month.text) && DAY.test(day.text)
  return isDate && !leadsGroup(words, at + 1)
    ? { line, year: at === 1 ? (words[0] as Word) : null, month, day }
    : null
}

/** Those whose months and days stand where most of them do. */
function underEachOther(parted: readonly Parted[]): readonly Parted[] {
  const [months, days] = [columnOf(parted.map(({ month }) => month)), columnOf(parted.map(({ day }) => day))]
  return parted.filter(
    ({ month, day }) =>
      months && days && overlaps(month, months) && overlaps(day, days) && !overlaps(months, days),
  )
}

const columnOf = (words: readonly Word[]): Span | undefined =>
  aligned(words).sort((a, b) => b.count - a.count)[0]

function join({ line, year, month, day }: Parted, printed: string): Line | null {
  // The year is printed in few rows, and is no part of the column in which all dates stand.
  const date = { ...month, ...boundsOf([month, day]), text: `${printed}${month.text}月${day.text}日` }
  return toLine([date, ...line.words.slice(year ? 3 : 2)])
}
