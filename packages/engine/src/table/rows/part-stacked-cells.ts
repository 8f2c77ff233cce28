import { looksLikeDate } from '../../dates/looks-like-date.ts'
import { COLUMN_GAP } from '../../geometry/tolerances.ts'
import { splitAtGaps } from '../../layout/split-at-gaps.ts'
import { textOf, type Word } from '../../layout/word.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import { Cell, EMPTY_CELL } from '../cell.ts'
import { isPartOfDate } from '../classify-lines.ts'
import type { LineTests } from '../line-tests.ts'
import type { Column, TableLine, TablePart } from '../table.ts'

/** What stands under only one or two of the dates may be a label. */
const MIN_STACKED = 3
/** They stand under at least this share of the dates. */
const MIN_SHARE = 0.6
const NAME = /\p{L}{3}/u
/** `5091-41700` */
const CODE = /^\S*\d\S*$/
/** A day of the Hijra calendar, which says the same as the date of the row. */
const OTHER_DAY = /^1[34]\d\d[-/]\d{1,2}[-/]\d{1,2}\p{L}?$/u

/** What stands over, under or behind dates, in their column. */
type Stacked = {
  readonly words: ReadonlyMap<TableLine, readonly Word[]>
  /** The role of the new column; null if it says nothing new. */
  readonly role: 'reference' | 'description' | null
}

/**
 * Parts dates from what stands over, under or behind them in their column, row after row: the number of the transaction
 * gets a column of its own, and so do the texts of rows that have no other column for them (`Date and type`); the same day
 * in another calendar says nothing new.
 *
 * @param parts of one table
 * @returns the same parts where there is no such thing
 */
export function partStackedCells(printed: readonly TablePart[], tests: LineTests): readonly TablePart[] {
  const parts = liftTexts(printed)
  const [first] = parts
  const c = first?.columns.findIndex(({ role }) => role === 'date') ?? -1
  const stacked = c < 0 ? null : findStacked(parts, c, tests)
  if (stacked === null) return parts
  const { words: wordsOf, role } = stacked
  const columnsOf = new Map<readonly Column[], readonly Column[]>()
  return parts.map((part) => {
    const columns = columnsOf.get(part.columns) ?? withColumn(part.columns, c, role ?? 'reference')
    columnsOf.set(part.columns, columns)
    const lines = part.lines.map((line): TableLine => {
      const moved = wordsOf.get(line) ?? []
      const cells = line.cells.map((cell) => withoutWords(cell, moved))
      const under = role === null ? EMPTY_CELL : new Cell(moved)
      return { ...line, cells: [...cells.slice(0, c + 1), under, ...cells.slice(c + 1)] }
    })
    return { ...part, columns, lines }
  })
}

/**
 * Moves texts that begin under the dates of a column to the column of texts next to it, where none begins: its title may
 * stand over the middle of texts that begin where the dates do.
 */
function liftTexts(parts: readonly TablePart[]): readonly TablePart[] {
  const columns = parts[0]?.columns ?? []
  const d = columns.findIndex(({ role }) => role === 'description')
  const c = d - 1
  if (columns[c]?.role !== 'date' && columns[c]?.role !== 'valueDate') return parts
  const lines = parts.flatMap((part) => part.lines)
  const beginsUnder = ({ cells }: TableLine) => {
    const cell = cells[c] ?? EMPTY_CELL
    return cell.date === null && NAME.test(cell.text) && !isPartOfDate(cell)
  }
  const under = lines.filter(beginsUnder)
  const dated = lines.filter(({ cells }) => cells[c]?.date != null)
  const begun = lines.filter((line) => line.cells[d]?.isEmpty === false && !beginsUnder(line))
  if (begun.length > 0 || under.length < Math.max(MIN_STACKED, MIN_SHARE * dated.length)) return parts
  const moved = new Set(under)
  const lift = (line: TableLine): TableLine => {
    if (!moved.has(line)) return line
    const text = new Cell([...(line.cells[c]?.words ?? []), ...(line.cells[d]?.words ?? [])])
    return { ...line, cells: line.cells.map((cell, i) => (i === c ? EMPTY_CELL : i === d ? text : cell)) }
  }
  return parts.map((part) => ({ ...part, lines: part.lines.map(lift) }))
}

function findStacked(parts: readonly TablePart[], c: number, tests: LineTests): Stacked | null {
  const dated = parts.flatMap(({ lines }) => lines.filter(({ cells }) => cells[c]?.date != null))
  const isUsual = ({ length }: readonly TableLine[]) =>
    length >= Math.max(MIN_STACKED, MIN_SHARE * dated.length)
  const under = parts.flatMap((part) => part.lines.filter((_, i) => isStacked(part, i, c, tests)))
  const texts = under.map(({ cells }) => cells[c]?.text ?? '')
  const areDays = texts.every((text) => OTHER_DAY.test(text))
  if (isUsual(under) && (areDays || texts.every((text) => CODE.test(text)))) {
    const words = new Map(under.map((line) => [line, line.cells[c]?.words ?? []]))
    return { words, role: areDays ? null : 'reference' }
  }
  if (parts.some(({ columns }) => columns.some(({ role }) => role === 'description'))) return null
  return findTexts(
    parts.map(({ lines }) => lines),
    c,
    tests,
  )
}

/** Texts over, under or behind most dates of a table that has no column for them. */
function findTexts(parts: readonly (readonly TableLine[])[], c: number, tests: LineTests): Stacked | null {
  const lines = parts.flat()
  const isUsual = (texts: number, dates: number) => texts >= Math.max(MIN_STACKED, MIN_SHARE * dates)
  const alone = new Map(
    lines.flatMap((line) => (isTextAlone(line, c, tests) ? [[line, line.line.words]] : [])),
  )
  const behind = new Map(
    lines.flatMap((line) => {
      const words = wordsBehindDates(line.cells[c] ?? EMPTY_CELL)
      return words.length > 0 && NAME.test(textOf(words)) ? [[line, words]] : []
    }),
  )
  const dated = lines.filter(({ cells }) => cells[c]?.date != null).length
  const isBeside = (step: 1 | -1) =>
    parts.flatMap((ofPart) =>
      ofPart.filter((line, i) => alone.has(line) && ofPart[i + step]?.cells[c]?.date != null),
    )
  const areStacked = isUsual(isBeside(1).length, dated) || isUsual(isBeside(-1).length, dated)
  const areBehind = isUsual(behind.size, dated + behind.size)
  return areStacked || areBehind
    ? { words: new Map([...alone, ...(areBehind ? behind : [])]), role: 'description' }
    : null
}

/** `04/03/2024 CARD PAYMENT`: what follows the dates that a cell begins with. */
function wordsBehindDates({ dates, words }: Cell): readonly Word[] {
  let to = 0
  for (const date of dates) if (date.from === to) to = date.to
  return to === 0 ? [] : words.slice(to)
}

const withoutWords = (cell: Cell, moved: readonly Word[]): Cell =>
  cell.words.some((word) => moved.includes(word))
    ? new Cell(cell.words.filter((word) => !moved.includes(word)))
    : cell

/** Whether a line holds nothing but one text that begins in the column of dates. */
const isTextAlone = ({ line, cells }: TableLine, c: number, { hasAmount }: LineTests): boolean =>
  !hasAmount(line) &&
  cells.findIndex((cell) => !cell.isEmpty) === c &&
  cells[c]?.date === null &&
  NAME.test(cells[c].text) &&
  splitAtGaps(line.words, COLUMN_GAP).length === 1

function withColumn(columns: readonly Column[], c: number, role: ColumnRole): readonly Column[] {
  const { x1 } = columns[c] as Column
  const column: Column = { x0: x1, x1, title: '', role }
  return [...columns.slice(0, c + 1), column, ...columns.slice(c + 1)]
}

/** Whether something that is no part of a date stands under one, and no amount beside it, but for one in a text. */
function isStacked(
  { lines, columns }: TablePart,
  i: number,
  c: number,
  { exactAmounts }: LineTests,
): boolean {
  const [line, above] = [lines[i], lines[i - 1]]
  const cell = line?.cells[c] ?? EMPTY_CELL
  if (!line || cell.isEmpty || above?.cells[c]?.date == null) return false
  // The number of a document may look like an amount: `9920.28`.
  const isOfText = (word: Word) =>
    line.cells.some(
      ({ words }, other) => (other === c || columns[other]?.role === 'description') && words.includes(word),
    )
  const isBeside = exactAmounts(line.line).some(({ from }) => !isOfText(line.line.words[from] as Word))
  if (isBeside) return false
  return cell.date === null && !isPartOfDate(cell) && !looksLikeDate(cell.text)
}
