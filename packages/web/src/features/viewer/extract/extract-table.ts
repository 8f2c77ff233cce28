import type { PageReader } from '../../../lib/page/page-reader.ts'
import type { TextItem } from '../../../lib/page/text-item.ts'
import type { Area } from '../drawing/area.ts'
import type { Rect } from '../drawing/rect.ts'
import { type Cell, cellRects, extractCells } from './extract-cells.ts'
import type { Recognise } from './recognise-page.ts'

export type Extraction = {
  readonly rows: readonly (readonly Cell[])[]
  /** Some text should have been recognised, but could not be. */
  readonly ocrFailed: boolean
}

export type ExtractTable = {
  /** Those of one table, in the order of pages. */
  readonly areas: readonly Area[]
  readonly reader: PageReader
  /** Recognise what is seen, whatever text the PDF has. */
  readonly forceOcr: boolean
  readonly recognise: Recognise
  /** @param share of the page's recognition, 0 to 1 */
  readonly onRecognised: (page: number, pages: number, share: number) => void
  readonly signal: AbortSignal
}

/** Reads a table from the text of its pages; the cells in which something is printed but no text is are recognised. */
export async function extractTable(task: ExtractTable): Promise<Extraction> {
  const rows: (readonly Cell[])[] = []
  let ocrFailed = false
  const take = (added: readonly (readonly Cell[])[]) => {
    const [first] = rows
    // A table that continues prints its titles on each page; once is enough.
    rows.push(...(first && added[0] && areSame(first, added[0]) ? added.slice(1) : added))
  }
  for (const [i, area] of task.areas.entries()) {
    const page = await task.reader.ask('read', { page: area.page }, { signal: task.signal })
    const items = task.forceOcr ? [] : page.items
    const cells = extractCells(area, items)
    const wanting = cellsWithoutText(area, cells, items)
    if (wanting.length === 0) {
      take(cells)
      continue
    }
    try {
      const onProgress = (share: number) => task.onRecognised(i + 1, task.areas.length, share)
      take(fill(area, cells, await task.recognise(area.page, wanting, onProgress, task.signal)))
    } catch (thrown) {
      if (task.signal.aborted) throw thrown
      ocrFailed = true
      take(cells)
    }
  }
  return { rows, ocrFailed }
}

const areSame = (a: readonly Cell[], b: readonly Cell[]): boolean =>
  a.length === b.length &&
  a.some(({ text }) => text !== '') &&
  a.every(({ text }, i) => text.toLowerCase() === b[i]?.text.toLowerCase())

/** Cells into which a neighbour's text reaches are not empty. */
const cellsWithoutText = (
  area: Area,
  cells: readonly (readonly Cell[])[],
  items: readonly TextItem[],
): Rect[] =>
  cellRects(area).flatMap((row, r) =>
    row.filter((rect, c) => cells[r]?.[c]?.text === '' && !items.some((item) => overlaps(item, rect))),
  )

const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** What was recognised fills the cells that had no text; the others keep theirs. */
function fill(area: Area, cells: readonly (readonly Cell[])[], items: readonly TextItem[]): Cell[][] {
  const recognised = extractCells(area, items)
  return cells.map((row, r) => row.map((cell, c) => (cell.text === '' ? (recognised[r]?.[c] ?? cell) : cell)))
}
