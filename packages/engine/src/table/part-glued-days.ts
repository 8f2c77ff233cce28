import { parseDateCell } from '../dates/parse-date.ts'
import { COLUMN_EDGE, PHRASE_GAP } from '../geometry/tolerances.ts'
import type { PageLines } from '../layout/page-lines.ts'
import { replaceLines } from '../layout/replace-lines.ts'
import { toLine } from '../layout/to-line.ts'
import type { Line, Word } from '../layout/word.ts'

const CODE_AND_DAY = /^(.*\p{Lu})(\d{2})$/u
const TWO_DIGITS = /^\d{2}$/
/** `15-03-2024T13:09:41` is a time. */
const DAY_AND_CODE = /^(\d{1,2}[-/.](?:\d{1,2}|\p{L}{3})[-/.](?:\d{4}|\d{2}))(\p{Lu}(?!\d\d:).*)$/u
/** The fewest rows, and the fewest different days, that show that codes stand right beside days. */
const MIN_ROWS = 4
const MIN_DAYS = 3

/** A line whose first word is a day and a code, in either order. */
type Glued = { readonly line: Line; readonly parts: readonly [string, string]; readonly day: string }

/**
 * Parts codes that fill their column from the days beside them, which no space parts from them: `0016BK02 12` over
 * `0024CZ03 12`, of which the month stands in the next word, and `02-04-2019S42117803`.
 */
export function partGluedDays(pages: readonly PageLines[]): readonly PageLines[] {
  const glued = pages.flatMap(({ lines }) => lines.flatMap((line) => gluedAtBegin(line) ?? []))
  const columns = Map.groupBy(glued, ({ line, parts: [first, second] }) => {
    const { x0, x1 } = line.words[0] as Word
    return Math.round((x0 + ((x1 - x0) * first.length) / (first.length + second.length)) / COLUMN_EDGE)
  })
  const [rows = []] = [...columns.values()].sort((a, b) => b.length - a.length)
  if (rows.length < MIN_ROWS || new Set(rows.map(({ day }) => day)).size < MIN_DAYS) return pages
  return replaceLines(pages, new Map(rows.map((row) => [row.line, parted(row)] as const)))
}

function gluedAtBegin(line: Line): Glued | null {
  const [word, next] = line.words
  if (word === undefined) return null
  const [, date = '', code = ''] = DAY_AND_CODE.exec(word.text) ?? []
  if (parseDateCell(date) !== null) return { line, parts: [date, code], day: date }
  const [, before = '', day = ''] = CODE_AND_DAY.exec(word.text) ?? []
  if (day === '' || !next || !TWO_DIGITS.test(next.text)) return null
  const isNear = next.x0 - word.x1 < PHRASE_GAP * next.size
  return isNear && parseDateCell(`${day} ${next.text}`) !== null ? { line, parts: [before, day], day } : null
}

function parted({ line: { words }, parts: [first, second] }: Glued): Line {
  const [glued, ...others] = words as [Word, ...Word[]]
  const border = glued.x0 + ((glued.x1 - glued.x0) * first.length) / glued.text.length
  return toLine([
    { ...glued, text: first, x1: border },
    { ...glued, text: second, x0: border },
    ...others,
  ]) as Line
}
