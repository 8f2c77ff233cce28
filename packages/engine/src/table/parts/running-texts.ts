import { type Span, spanOf } from '../../geometry/span.ts'
import { COLUMN_EDGE, SAME_EDGE } from '../../geometry/tolerances.ts'
import type { Line, Word } from '../../layout/word.ts'
import { type Cell, EMPTY_CELL } from '../cell.ts'
import { aligned, isUnder } from '../headers/spans.ts'
import type { Column, TableLine } from '../table.ts'
import { beginsText, goesOn, joinedIn } from './further-texts.ts'

/** The fewest lines that begin at one place and run on under the columns. */
const MIN_LINES = 2
/** A text that runs on under more columns than these is none of any of them. */
const RUN_ACROSS = 2

/**
 * Returns to the texts what runs on under all columns, where rows print nothing but numbers and days on their first line:
 *
 *     0320 04-05-2026 (VAL. 05-05-2026)                3.55
 *       CARD PAYMENT 03/05 COFFEE ANCHOR BE 3.55 EUR
 *
 * Under columns without titles the names of balances run on there, too.
 */
export function returnRunningTexts(
  lines: readonly TableLine[],
  columns: readonly Column[],
): readonly TableLine[] {
  const date = columns.findIndex(({ role }) => role === 'date')
  const text = columns.findIndex(({ role }, c) => c > date && (role === null || role === 'description'))
  if (date < 0 || text < 0) return lines
  const isRow = rowTest(lines, date)
  const start = Math.min(...lines.filter(isRow).map(({ line }) => line.x0)) + COLUMN_EDGE
  const isRunning = ({ line, cells }: TableLine) => {
    const first = cells.findIndex(({ isEmpty }) => !isEmpty)
    return (
      line.x0 > start &&
      first <= date &&
      columns[text]?.role === 'description' &&
      beginsText(cells[first] ?? EMPTY_CELL) &&
      cells.filter(({ isEmpty }) => !isEmpty).length > RUN_ACROSS &&
      isPhrase(line)
    )
  }
  const running = lines.filter(isRunning)
  if (running.length === 0) return lines
  const isAtOnePlace = ({ line: { x0 } }: TableLine) =>
    running.filter(({ line }) => Math.abs(line.x0 - x0) <= SAME_EDGE).length >= MIN_LINES
  const isUntitled = columns.every(({ title }) => title === '')
  return lines.map((line) => {
    if (isRow(line)) return line
    if (isPhrase(line.line) && isAtOnePlace(line)) return joinedIn(text, line, () => true)
    return isUntitled && namesAcross(line, date) ? joinedIn(text, line, (c) => c <= text) : line
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
  const end = words.findIndex((word, i) => i > 0 && !goesOn(words[i - 1] as Word, word, words))
  const name = words.slice(0, end)
  const isName = (cell: Cell | undefined) => cell?.words.every((word) => name.includes(word)) === true
  return (
    end > 1 &&
    beginsText(cells[0] ?? EMPTY_CELL) &&
    !cells[date]?.isEmpty &&
    isName(cells[0]) &&
    isName(cells[date])
  )
}

/** Whether no gap parts the words of a line. */
const isPhrase = ({ words }: Line): boolean =>
  words.every((word, i) => i === 0 || goesOn(words[i - 1] as Word, word, words))
