import { hull, type Span, spanOf } from '../../geometry/span.ts'
import type { PageLines } from '../../layout/page-lines.ts'
import type { Line } from '../../layout/word.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import type { LineTests } from '../line-tests.ts'
import { areNumbered, findListsAcross, type ItemAcross, itemsOf } from '../lists-across.ts'
import type { Header, HeaderCell } from '../table.ts'
import { overlaps } from './spans.ts'
import { splitPanes } from './split-panes.ts'

/** A list of checks, and the index of the line behind it. */
type List = { readonly first: Line; readonly cells: readonly HeaderCell[]; readonly end: number }

/** One line may be anything. */
const MIN_LINES = 2

/**
 * Checks that are printed across, with their numbers and without titles that are known, get columns by what stands under
 * each other: those of one check for each that stands beside another. Below them the titles above hold again.
 *
 * @param headers for each page, from top to bottom
 */
export function withChecksAcross(
  headers: readonly (readonly Header[])[],
  pages: readonly PageLines[],
  tests: LineTests,
): readonly (readonly Header[])[] {
  let above: Header | undefined
  return pages.map(({ lines }, p) => {
    const lists = findLists(lines, tests)
    const printed = headers[p] ?? []
    if (lists.length === 0) {
      above = printed.at(-1) ?? above
      return printed
    }
    const placed = printed.map((header) => ({
      header,
      at: header.below ? lines.indexOf(header.below) : lines.length,
    }))
    for (const { first, cells, end } of lists) {
      const at = lines.indexOf(first)
      const over = placed.findLast((other) => other.at >= 0 && other.at <= at)?.header ?? above
      if (over === undefined || splitPanes(over.cells).length > 1) continue
      placed.push({ header: { cells, lines: [], below: first }, at })
      const next = lines[end]
      if (next && !placed.some((other) => other.at === end))
        placed.push({ header: { cells: over.cells, lines: [], below: next }, at: end })
    }
    const found = placed.sort((a, b) => a.at - b.at).map(({ header }) => header)
    above = found.at(-1) ?? above
    return found
  })
}

/** The lists of checks of a page. The last line of one may print a single check. */
function findLists(lines: readonly Line[], tests: LineTests): List[] {
  const across = findListsAcross(lines, tests)
  const isList = (line: Line) => across.has(line) && areNumbered(itemsOf(line, tests))
  const lists: List[] = []
  for (let from = 0; from < lines.length; from++) {
    let end = from
    while (end < lines.length && isList(lines[end] as Line)) end++
    if (end - from < MIN_LINES) continue
    const cells = cellsOf(lines.slice(from, end), tests)
    const last = lines[end]
    const isRest = last !== undefined && areNumbered(itemsOf(last, tests)) && standsIn(last, cells)
    lists.push({ first: lines[from] as Line, cells, end: isRest ? end + 1 : end })
    from = end
  }
  return lists
}

function cellsOf(lines: readonly Line[], tests: LineTests): HeaderCell[] {
  const items = lines.map((line) => (itemsOf(line, tests) ?? []).map((item) => spansOf(line, item)))
  const most = items.reduce((max, { length }) => Math.max(max, length), 0)
  return Array.from({ length: most }, (_, i) => items.flatMap((ofLine) => ofLine[i] ?? [])).flatMap(
    (beside) =>
      (['date', 'reference', 'amount'] as const)
        .map((role) =>
          toCell(
            role,
            beside.map((spans) => spans[role]),
          ),
        )
        .sort((a, b) => a.x0 - b.x0),
  )
}

const spansOf = ({ words }: Line, { date, number, amount }: ItemAcross) => ({
  date: spanOf(words, date),
  reference: spanOf(words, number ?? date),
  amount: spanOf(words, amount),
})

function toCell(role: ColumnRole, spans: readonly Span[]): HeaderCell {
  return { ...hull(spans), title: '', words: [], role }
}

const standsIn = ({ words }: Line, cells: readonly HeaderCell[]): boolean =>
  words.every((word) => cells.some((cell) => overlaps(word, cell)))
