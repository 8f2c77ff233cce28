import { textOf } from '../../layout/word.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import { roleOfTitle } from '../../vocabulary/titles.ts'
import type { FilledTable } from '../given-table.ts'
import type { LineTests } from '../line-tests.ts'
import type { Column, Header, TableLine, TablePart } from '../table.ts'
import { dealCells } from './deal-cells.ts'
import { findTables } from './find-tables.ts'

/** A column holds dates where more of its cells than this share print one and nothing else. */
const DATE_SHARE = 0.5

/**
 * The parts of tables that the user has drawn. Where columns were drawn, these hold; where none were, they are found
 * as in any other table, among the lines within.
 *
 * @param headers for each table, the titles found in it
 */
export function findGivenTables(
  tables: readonly FilledTable[],
  headers: readonly (readonly Header[])[],
  tests: LineTests,
): TablePart[] {
  const parts: TablePart[] = []
  const lastOf = new Map<number, TablePart>()
  for (const [i, { given, page, lines }] of tables.entries()) {
    const titles = headers[i] ?? []
    const found =
      given.columns.length === 0
        ? findTables([{ page: given.page, lines, rulings: page.rulings, headers: titles }], tests)
        : [toPart(tables[i] as FilledTable, titles[0], lastOf.get(given.table), tests)]
    parts.push(...found.map((part) => withBands(part, tables[i] as FilledTable)))
    const last = found.at(-1)
    if (last) lastOf.set(given.table, last)
  }
  return parts
}

function toPart(
  { given, page, lines }: FilledTable,
  header: Header | undefined,
  before: TablePart | undefined,
  tests: LineTests,
): TablePart {
  const { width } = page.size
  const inside = given.columns.filter((x) => x > given.box[0] && x < given.box[2])
  const xs = [given.box[0], ...inside.sort((a, b) => a - b), given.box[2]].map((x) => x * width)
  const last = header?.lines.at(-1)
  const body = last ? lines.slice(lines.indexOf(last) + 1) : lines
  const untitled = xs.slice(1).map((x1, c): Column => ({ x0: xs[c] as number, x1, title: '', role: null }))
  const dealt = dealCells(body, untitled, page.rulings, tests.exactAmounts)
  const goesOn = !header && before?.columns.length === untitled.length
  const columns = untitled.map((column, c): Column => {
    if (goesOn) return { ...(before?.columns[c] as Column), x0: column.x0, x1: column.x1 }
    const title = header ? titleOf(header, column) : ''
    return { ...column, title, role: roleOfTitle(title) ?? roleOfCells(dealt, c, tests) }
  })
  return { page: given.page, columns, lines: dealt, heading: [], isContinuation: goesOn }
}

const titleOf = ({ lines }: Header, { x0, x1 }: Column): string =>
  lines
    .map(({ words }) =>
      textOf(words.filter((word) => (word.x0 + word.x1) / 2 > x0 && (word.x0 + word.x1) / 2 <= x1)),
    )
    .filter((text) => text !== '')
    .join(' ')

/** What stands in a column that prints no known title: dates, text, or what may be money. */
function roleOfCells(lines: readonly TableLine[], c: number, { exactAmounts }: LineTests): ColumnRole | null {
  const filled = lines.filter(({ cells }) => cells[c]?.isEmpty === false)
  const dates = filled.filter(({ cells }) => cells[c]?.date != null).length
  if (filled.length > 0 && dates > DATE_SHARE * filled.length) return 'date'
  const hasMoney = filled.some(({ line, cells }) =>
    exactAmounts(line).some(({ from, to }) =>
      line.words.slice(from, to).some((word) => cells[c]?.words.includes(word)),
    ),
  )
  return filled.length > 0 && !hasMoney ? 'description' : null
}

/** Where rows were drawn, each line knows which one it is in. */
function withBands(part: TablePart, { given, page }: FilledTable): TablePart {
  if (given.rows.length === 0) return part
  const borders = given.rows.map((y) => y * page.size.height)
  const bandOf = ({ line }: TableLine) => borders.filter((y) => y <= (line.top + line.bottom) / 2).length
  return { ...part, lines: part.lines.map((line) => ({ ...line, band: bandOf(line) })) }
}
