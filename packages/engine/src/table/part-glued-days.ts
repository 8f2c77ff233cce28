import { parseDateCell } from '../dates/parse-date.ts'
import { COLUMN_EDGE, PHRASE_GAP } from '../geometry/tolerances.ts'
import type { PageLines } from '../layout/page-lines.ts'
import { replaceLines } from '../layout/replace-lines.ts'
import { toLine } from '../layout/to-line.ts'
import type { Line, Word } from '../layout/word.ts'

const CODE_AND_DAY = /\p{Lu}\d{2}$/u
const TWO_DIGITS = /^\d{2}$/
/** The fewest rows, and the fewest different days, that show that codes end in days. */
const MIN_ROWS = 4
const MIN_DAYS = 3

/**
 * `0016BK02 12` over `0024CZ03 12`: codes that fill their column, so that no space parts them from the day behind them, of
 * which the month stands in the next word.
 */
export function partGluedDays(pages: readonly PageLines[]): readonly PageLines[] {
  const glued = pages.flatMap(({ lines }) => lines.filter(beginsWithGluedDay))
  const columns = Map.groupBy(glued, ({ words }) => Math.round((words[0] as Word).x1 / COLUMN_EDGE))
  const [rows = []] = [...columns.values()].sort((a, b) => b.length - a.length)
  const days = new Set(rows.map(({ words }) => words[0]?.text.slice(-2)))
  if (rows.length < MIN_ROWS || days.size < MIN_DAYS) return pages
  return replaceLines(pages, new Map(rows.map((line) => [line, parted(line)] as const)))
}

function beginsWithGluedDay({ words: [code, month] }: Line): boolean {
  if (!code || !month || !CODE_AND_DAY.test(code.text) || !TWO_DIGITS.test(month.text)) return false
  const isNear = month.x0 - code.x1 < PHRASE_GAP * month.size
  return isNear && parseDateCell(`${code.text.slice(-2)} ${month.text}`) !== null
}

function parted({ words }: Line): Line {
  const [code, ...others] = words as [Word, ...Word[]]
  const border = code.x1 - ((code.x1 - code.x0) * 2) / code.text.length
  const parts = [
    { ...code, text: code.text.slice(0, -2), x1: border },
    { ...code, text: code.text.slice(-2), x0: border },
  ]
  return toLine([...parts, ...others]) as Line
}
