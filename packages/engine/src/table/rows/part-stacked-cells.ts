import { looksLikeDate } from '../../dates/looks-like-date.ts'
import { Cell, EMPTY_CELL } from '../cell.ts'
import { isPartOfDate } from '../classify-lines.ts'
import type { LineTests } from '../line-tests.ts'
import type { Column, TableLine, TablePart } from '../table.ts'

/** What stands under only one or two of the dates may be a label. */
const MIN_STACKED = 3
/** They stand under at least this share of the dates. */
const MIN_SHARE = 0.6
/** `5091-41700` */
const CODE = /^\S*\d\S*$/
/** A day of the Hijra, of which the calendar of the row's date says the same. */
const OTHER_DAY = /^1[34]\d\d[-/]\d{1,2}[-/]\d{1,2}\p{L}?$/u

/**
 * Parts what stands under the dates of a column, row after row, from these: the number of the transaction gets a column of
 * its own, and the same day in another calendar says nothing new.
 *
 * @param parts of one table
 * @returns the same parts where there is no such thing
 */
export function partStackedCells(parts: readonly TablePart[], tests: LineTests): readonly TablePart[] {
  const [first] = parts
  const c = first?.columns.findIndex(({ role }) => role === 'date') ?? -1
  if (c < 0) return parts
  const dated = parts.flatMap(({ lines }) => lines.filter(({ cells }) => cells[c]?.date != null))
  const stacked = parts.flatMap(({ lines }) => lines.filter((_, i) => isStacked(lines, i, c, tests)))
  if (stacked.length < Math.max(MIN_STACKED, MIN_SHARE * dated.length)) return parts
  const texts = stacked.map(({ cells }) => cells[c]?.text ?? '')
  const areDays = texts.every((text) => OTHER_DAY.test(text))
  if (!areDays && !texts.every((text) => CODE.test(text))) return parts
  const own = new Set(stacked)
  const columnsOf = new Map<readonly Column[], readonly Column[]>()
  return parts.map((part) => {
    const columns = columnsOf.get(part.columns) ?? withColumn(part.columns, c)
    columnsOf.set(part.columns, columns)
    const lines = part.lines.map((line): TableLine => {
      const isOwn = own.has(line)
      const under = isOwn && !areDays ? (line.cells[c] ?? EMPTY_CELL) : EMPTY_CELL
      const cells = line.cells.map((cell, i) => (i === c && isOwn ? EMPTY_CELL : cell))
      return { ...line, cells: [...cells.slice(0, c + 1), new Cell(under.words), ...cells.slice(c + 1)] }
    })
    return { ...part, columns, lines }
  })
}

function withColumn(columns: readonly Column[], c: number): readonly Column[] {
  const { x1 } = columns[c] as Column
  const column: Column = { x0: x1, x1, title: '', role: 'reference' }
  return [...columns.slice(0, c + 1), column, ...columns.slice(c + 1)]
}

/** Whether something that is no part of a date stands under one, and no amount beside it. */
function isStacked(lines: readonly TableLine[], i: number, c: number, { hasAmount }: LineTests): boolean {
  const [line, above] = [lines[i], lines[i - 1]]
  const cell = line?.cells[c] ?? EMPTY_CELL
  if (!line || cell.isEmpty || above?.cells[c]?.date == null || hasAmount(line.line)) return false
  return cell.date === null && !isPartOfDate(cell) && !looksLikeDate(cell.text)
}
