import { textOf, type Word } from '../../layout/word.ts'
import { isKnownTitle, isMoneyRole, roleOfTitle } from '../../vocabulary/titles.ts'
import { mayTouch } from '../../vocabulary/topics.ts'
import { Cell, EMPTY_CELL } from '../cell.ts'
import type { LineTests } from '../line-tests.ts'
import type { TableLine, TablePart } from '../table.ts'

/** What only one or two lines begin with may be the first word of their texts. */
const MIN_LABELLED = 3
/** They stand under at least this share of the rows. */
const MIN_SHARE = 0.6

/**
 * Rows may go on with a line that names its text: `Narrative  AUTOPAY OUT`. The name says which column the text is of, and
 * is no part of it.
 *
 * @param parts of one table
 * @returns the same parts where there are no such lines
 */
export function unlabelLines(parts: readonly TablePart[], { hasAmount }: LineTests): readonly TablePart[] {
  const c = parts[0]?.columns.findIndex(({ role }) => role === 'description') ?? -1
  if (c < 0) return parts
  // Within a column of texts that has its title, `Name:` is printed as a part of the text; so is `Name : ` in any.
  const columns = parts[0]?.columns ?? []
  const isInText = ({ line: { words: printed }, cells }: TableLine) =>
    cells.some(
      ({ words }, i) =>
        columns[i]?.role === 'description' &&
        (columns[i].title !== '' || printed[1]?.text === ':') &&
        words.includes(printed[0] as Word),
    )
  const lines = parts.flatMap((part) => part.lines).filter((line) => !isInText(line))
  const labels = new Map<string, number>()
  for (const line of lines) {
    const label = labelOf(line)
    if (label !== null && !hasAmount(line.line)) labels.set(label, (labels.get(label) ?? 0) + 1)
  }
  const money = parts[0]?.columns.map(({ role }) => isMoneyRole(role)) ?? []
  const isRow = ({ line, cells }: TableLine) =>
    hasAmount(line) && cells.some(({ isEmpty }, i) => money[i] && !isEmpty)
  const rows = lines.filter(isRow).length
  const [most] = [...labels].sort(([, a], [, b]) => b - a)
  if (most === undefined || most[1] < Math.max(MIN_LABELLED, MIN_SHARE * rows)) return parts
  const unlabel = (line: TableLine): TableLine => {
    if (labelOf(line) !== most[0] || hasAmount(line.line) || isInText(line)) return line
    const text = new Cell(line.line.words.slice(1))
    return { ...line, cells: line.cells.map((_, i) => (i === c ? text : EMPTY_CELL)) }
  }
  return parts.map((part) => ({ ...part, lines: part.lines.map(unlabel) }))
}

/**
 * `F. Valor:` over `29/05/2026`, in a column of days: the name of a day that rows print themselves is no text, and parts
 * no row.
 */
export function unlabelDays(parts: readonly TablePart[]): readonly TablePart[] {
  const unlabel = (cell: Cell): Cell => {
    const end = cell.words.findIndex(({ text }) => text.endsWith(':')) + 1
    const role = end > 0 ? roleOfTitle(textOf(cell.words.slice(0, end))) : null
    return role === 'date' || role === 'valueDate' ? new Cell(cell.words.slice(end)) : cell
  }
  return parts.map((part) => {
    const isDay = part.columns.map(({ role }) => role === 'date' || role === 'valueDate')
    const lines = part.lines.map((line) =>
      line.cells.some(({ text }, c) => isDay[c] && text.includes(':'))
        ? { ...line, cells: line.cells.map((cell, c) => (isDay[c] ? unlabel(cell) : cell)) }
        : line,
    )
    return { ...part, lines }
  })
}

/** The title of a column of texts that a line begins with, where more stands behind it. */
function labelOf({ line: { words, dates, topics } }: TableLine): string | null {
  const [first] = words
  if (first === undefined || words.length < 2 || dates[0]?.from === 0 || !mayTouch(topics, 'title'))
    return null
  const label = textOf([first])
  return isKnownTitle(label) && roleOfTitle(label) === 'description' ? label : null
}
