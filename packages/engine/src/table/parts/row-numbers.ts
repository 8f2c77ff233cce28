import { parseCompactDate, parseDateCell } from '../../dates/parse-date.ts'
import { textOf, type Word } from '../../layout/word.ts'
import { Cell } from '../cell.ts'
import type { Column, TableLine } from '../table.ts'

/** The fewest lines that show that each is numbered. */
const MIN_NUMBERED = 3
/** At least this share of the numbers follow the one above: the fold of a passbook may take a line. */
const SHARE = 0.8
const NUMBER = /^\d{1,3}$/
/** Day, month and year in one number. */
const COMPACT = /^\d{4,8}$/
/** The parts of a date stand at even distances: `1 Feb 24` is a day by itself, and has no number before it. */
const MUCH_WIDER = 2

/**
 * Leaves out the numbers of rows that stand left of their days, under the same title: `7 1130115` in a passbook, `8   Mar. 1`.
 *
 * @param lines of one page
 * @returns the same lines where there are no such numbers
 */
export function withoutRowNumbers(
  lines: readonly TableLine[],
  columns: readonly Column[],
): readonly TableLine[] {
  const c = columns.findIndex(({ role }) => role === 'date')
  const numbered = lines.flatMap((line) => {
    const [first, ...rest] = line.cells[c]?.words ?? []
    const isNumbered = first && NUMBER.test(first.text) && isDayBehind(first, rest)
    return isNumbered ? [{ line, number: Number(first.text), day: new Cell(rest) }] : []
  })
  const steps = numbered.slice(1).filter(({ number }, i) => number === (numbered[i]?.number ?? 0) + 1).length
  if (numbered.length < MIN_NUMBERED || steps < SHARE * (numbered.length - 1)) return lines
  const days = new Map(numbered.map(({ line, day }) => [line, day]))
  return lines.map((line) => {
    const day = days.get(line)
    return day ? { ...line, cells: line.cells.map((cell, i) => (i === c ? day : cell)) } : line
  })
}

function isDayBehind({ x1 }: Word, rest: readonly Word[]): boolean {
  const [day, next] = rest
  const text = textOf(rest)
  if (day === undefined) return false
  if (COMPACT.test(text)) return parseCompactDate(text) !== null
  return next !== undefined && day.x0 - x1 > MUCH_WIDER * (next.x0 - day.x1) && parseDateCell(text) !== null
}
