import type { Span } from '../../geometry/span.ts'
import { toLine } from '../../layout/to-line.ts'
import type { Line } from '../../layout/word.ts'
import type { Ruling } from '../../pdf/page.ts'
import { normalizeTitle } from '../../vocabulary/normalize-title.ts'
import type { LineTests } from '../line-tests.ts'
import { runsAcross } from '../prose.ts'
import type { Column, HeaderCell, TablePart } from '../table.ts'
import { addBalancesBeside } from './balances-beside.ts'
import { withoutBoxBeside } from './box-beside.ts'
import { continueTable } from './continue-table.ts'
import { dealCells } from './deal-cells.ts'
import { crossingCosts, findColumns, type GutterCosts, titlesOverWords } from './find-columns.ts'
import { findLeftMargin, findMargin } from './find-margin.ts'
import { findRegions, type Region } from './find-regions.ts'
import { markDates } from './mark-dates.ts'
import type { PageText } from './page-text.ts'
import { partSharedTitles } from './part-shared-titles.ts'
import { withoutRowNumbers } from './row-numbers.ts'
import { titlesKeyOf, withoutTitleRest } from './title-rest.ts'

/**
 * Finds the parts of tables on all pages, in reading order. Lines under a header belong to it up to the next
 * header; a page without one goes on with the columns of the page before.
 */
export function findTables(pages: readonly PageText[], tests: LineTests): TablePart[] {
  const regions = withoutTitleRest(findRegions(pages, tests), tests)
  const alike = findAlike(regions.flat(), tests)
  const parts: TablePart[] = []
  let open: readonly OpenPart[] = []
  for (const [p, page] of pages.entries()) {
    const continued = open.map(({ part, pane }) => ({
      part,
      pane,
      rest: continueTable(page, part, pane, tests),
    }))
    const ofPage = regions[p] ?? []
    const found = ofPage.map((region) => toPart(region, page.rulings, alike(region), tests))
    parts.push(...continued.flatMap(({ rest }) => rest ?? []), ...found)
    open =
      found.length > 0
        ? lastBeside(ofPage, found)
        : continued.map(({ part, rest, pane }) => ({ part: rest ?? part, pane }))
  }
  return parts
}

/** A table that may go on over the page, and the strip that it has to itself among others side by side. */
type OpenPart = { readonly part: TablePart; readonly pane: Span }

const WHOLE_PAGE: Span = { x0: Number.NEGATIVE_INFINITY, x1: Number.POSITIVE_INFINITY }

/** The last tables of a page: one, or those that stand side by side under its last titles. */
function lastBeside(regions: readonly Region[], parts: readonly TablePart[]): OpenPart[] {
  const panes = regions.at(-1)?.panes ?? [WHOLE_PAGE]
  return parts.slice(-panes.length).map((part, i) => ({ part, pane: panes[i] as Span }))
}

/** Whether two parts have the same columns, so that rows may go on from one to the next. */
export function haveSameTitles(a: TablePart, b: TablePart): boolean {
  const titles = ({ columns }: TablePart) => columns.map(({ title }) => normalizeTitle(title)).join('|')
  return a.columns === b.columns || titles(a) === titles(b)
}

/** What the rows under the same titles at the same place of all pages say of their columns. */
type Alike = {
  readonly cells: readonly HeaderCell[]
  readonly costs: GutterCosts
  readonly begun: ReadonlySet<HeaderCell>
}

/** The last page may hold a single row, so the rows of the pages before tell where its columns are. */
function findAlike(regions: readonly Region[], tests: LineTests): (region: Region) => Alike {
  const found = new Map(
    [...Map.groupBy(regions, titlesKeyOf)].map(([key, group]): [string, Alike] => {
      const titles = (group[0] as Region).cells
      const rows = group
        .flatMap((region) => [...region.rows, ...(region.rowsBehind ?? [])])
        .filter((line) => !runsAcross(line, titles))
      const cells = withoutBoxBeside(titles, rows, tests)
      const parted = addBalancesBeside(partSharedTitles(cells, rows, tests), rows, tests)
      const costs = crossingCosts(withoutNamesOfSums(rows, tests), tests.exactAmounts)
      return [key, { cells: parted, costs, begun: titlesOverWords(parted, rows) }]
    }),
  )
  return (region) => found.get(titlesKeyOf(region)) as Alike
}

/** Where nearly all amounts stand on lines with a day, those on others are sums. */
const NEARLY_ALL = 0.75

/** The name of a sum stands right before its amounts, in whatever columns there are: of such lines only the amounts. */
function withoutNamesOfSums(rows: readonly Line[], { exactAmounts }: LineTests): Line[] {
  const paid = rows.filter((line) => exactAmounts(line).length > 0)
  const sums = new Set(paid.filter(({ dates }) => dates.length === 0))
  if (paid.length - sums.size < NEARLY_ALL * paid.length) return [...rows]
  return rows.flatMap((line) => {
    if (!sums.has(line)) return [line]
    const amounts = exactAmounts(line)
    return toLine(line.words.filter((_, i) => amounts.some(({ from, to }) => i >= from && i < to))) ?? []
  })
}

/** No title has so many words. */
const MIN_PROSE_WORDS = 10

/**
 * The columns without the outermost one that an unknown title of so many words heads: it is the sentence of a box beside
 * the table, which shares a line with the titles, and holds no amounts.
 */
function withoutSentences(
  columns: readonly Column[],
  rows: readonly Line[],
  tests: LineTests,
): readonly Column[] {
  const isSentence = ({ role, title }: Column) => role === null && title.split(' ').length >= MIN_PROSE_WORDS
  const holdsAmounts = ({ x0, x1 }: Column) =>
    rows.some((line) =>
      tests.exactAmounts(line).some(({ to }) => {
        const end = line.words[to - 1]?.x1 ?? 0
        return x0 < end && end <= x1
      }),
    )
  const isOutermost = (c: number) => c === 0 || c === columns.length - 1
  return columns.filter((column, c) => !(isOutermost(c) && isSentence(column) && !holdsAmounts(column)))
}

function toPart(
  { page, lines, rows, heading }: Region,
  rulings: readonly Ruling[],
  { cells, costs, begun }: Alike,
  tests: LineTests,
): TablePart {
  const verticals = rulings.filter(({ direction }) => direction === 'vertical')
  const margins = { x0: findLeftMargin(cells, lines), x1: findMargin(cells, lines, tests) }
  const columns = withoutSentences(findColumns(cells, rows, verticals, costs, margins, begun), rows, tests)
  const dealt = withoutRowNumbers(dealCells(lines, columns, rulings, tests.exactAmounts), columns)
  return {
    page,
    columns: markDates(columns, dealt),
    lines: dealt,
    heading,
    isContinuation: false,
  }
}
