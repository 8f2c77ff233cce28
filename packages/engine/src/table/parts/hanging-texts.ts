import { type Span, spanOf } from '../../geometry/span.ts'
import { COLUMN_EDGE, PHRASE_GAP, SAME_EDGE } from '../../geometry/tolerances.ts'
import { widerThanFixedSpace } from '../../layout/fixed-pitch.ts'
import type { Line, Word } from '../../layout/word.ts'
import { monthOf } from '../../vocabulary/months.ts'
import { isWeekday } from '../../vocabulary/weekdays.ts'
import { type Cell, EMPTY_CELL, joinCells } from '../cell.ts'
import { aligned, isUnder } from '../headers/spans.ts'
import type { Column, TableLine } from '../table.ts'

/** The fewest lines that begin at one place under the dates and run on into the texts. */
const MIN_LINES = 2
/** A text that runs on under more columns than these is none of any of them. */
const RUN_ACROSS = 2

/** Hours, years, and the names of days stand under dates, too. */
const isOfText = ({ words: [first] }: Cell): boolean =>
  first !== undefined &&
  /^\p{L}{2}/u.test(first.text) &&
  !isWeekday(first.text) &&
  monthOf(first.text) === null

/**
 * Returns to the texts what begins under the dates, as the further lines of rows do that are indented less than their
 * first ones:
 *
 *     11/03/2025  ACH Deposit                     57,592.12
 *       ACME-PROCEEDS LOAN FUND
 *
 * Where a number stands before the date, they may begin left of it; and where rows print nothing else on their first line,
 * they run on under all its columns:
 *
 *     0320 04-05-2026 (VAL. 05-05-2026)                3.55
 *       CARD PAYMENT 03/05 COFFEE ANCHOR BE 3.55 EUR
 */
export function returnHangingTexts(
  lines: readonly TableLine[],
  columns: readonly Column[],
  hasAmount: (line: TableLine['line']) => boolean,
): readonly TableLine[] {
  const date = columns.findIndex(({ role }) => role === 'date')
  const text = columns.findIndex(({ role }, c) => c > date && (role === null || role === 'description'))
  if (date < 0 || text < 0) return lines
  const isRow = rowTest(lines, date)
  const rows = lines.filter(isRow)
  const days = Math.min(...rows.map(({ cells }) => cells[date]?.words[0]?.x0 ?? Infinity)) + COLUMN_EDGE
  const hanging = lines.filter(
    (line) =>
      text === date + 1 &&
      line.line.dates.length === 0 &&
      line.line.x0 > days &&
      isOfText(line.cells[date] ?? EMPTY_CELL) &&
      !hasAmount(line.line) &&
      runsOn(line, date),
  )
  const start = Math.min(...rows.map(({ line }) => line.x0)) + COLUMN_EDGE
  const running = lines.filter(
    ({ line, cells }) =>
      line.x0 > start &&
      firstFilled(cells) <= date &&
      columns[text]?.role === 'description' &&
      isOfText(cells[firstFilled(cells)] ?? EMPTY_CELL) &&
      cells.filter(({ isEmpty }) => !isEmpty).length > RUN_ACROSS &&
      runsOnWhole(line),
  )
  if (hanging.length + running.length === 0) return lines
  const isUntitled = columns.every(({ title }) => title === '')
  const isAtOnePlace = ({ line: { x0 } }: TableLine, others: readonly TableLine[]) =>
    others.filter(({ line }) => Math.abs(line.x0 - x0) <= SAME_EDGE).length >= MIN_LINES
  return lines.map((line) => {
    if (isRow(line)) return line
    if (runsOnWhole(line.line) && isAtOnePlace(line, running)) return movedTo(text, line, () => true)
    if (isUntitled && namesAcross(line, date)) return movedTo(text, line, (c) => c <= text)
    const isFurther =
      line.line.dates.length === 0 &&
      isOfText(line.cells[date] ?? EMPTY_CELL) &&
      !hasAmount(line.line) &&
      isAtOnePlace(line, hanging)
    return isFurther ? movedTo(text, line, (c) => c === date || c === text) : line
  })
}

/** Whether a line prints a day where most lines do that begin with one in the column of dates. */
function rowTest(lines: readonly TableLine[], date: number): (line: TableLine) => boolean {
  const dayOf = ({ line: { words, dates }, cells }: TableLine): Span | null => {
    const [first] = cells[date]?.words ?? []
    const found = dates.find(({ from }) => words[from] === first)
    return found ? spanOf(words, found) : null
  }
  const [usual] = aligned(lines.flatMap((line) => dayOf(line) ?? [])).sort((a, b) => b.count - a.count)
  return (line) => {
    const day = dayOf(line)
    return day !== null && usual !== undefined && isUnder(day, usual)
  }
}

/** `SALDO OP 30-04-2026    EUR 950,75`: whether the name of an amount runs on under numbers and days of rows. */
function namesAcross({ line: { words }, cells }: TableLine, date: number): boolean {
  const gap = words.findIndex((word, i) => i > 0 && !isBehind(words[i - 1] as Word, word, words))
  const name = words.slice(0, gap)
  const isName = (cell: Cell | undefined) => cell?.words.every((word) => name.includes(word)) === true
  return (
    gap > 1 &&
    isOfText(cells[0] ?? EMPTY_CELL) &&
    !cells[date]?.isEmpty &&
    isName(cells[0]) &&
    isName(cells[date])
  )
}

const firstFilled = (cells: readonly Cell[]): number => cells.findIndex(({ isEmpty }) => !isEmpty)

/** Whether the text under the dates goes on in the next column. */
function runsOn({ line: { words }, cells }: TableLine, date: number): boolean {
  const [last, next] = [cells[date]?.words.at(-1), cells[date + 1]?.words[0]]
  return last !== undefined && next !== undefined && isBehind(last, next, words)
}

/** Whether no gap parts the words of a line. */
const runsOnWhole = ({ words }: Line): boolean =>
  words.every((word, i) => i === 0 || isBehind(words[i - 1] as Word, word, words))

const isBehind = (last: Word, next: Word, words: readonly Word[]): boolean =>
  next.x0 - last.x1 < (widerThanFixedSpace(words) || PHRASE_GAP) * next.size

/** A line with some of its cells joined in one column. */
const movedTo = (to: number, line: TableLine, isMoved: (c: number) => boolean): TableLine => ({
  ...line,
  cells: line.cells.map((cell, c) =>
    c === to ? joinCells(line.cells.filter((_, from) => isMoved(from))) : isMoved(c) ? EMPTY_CELL : cell,
  ),
})
