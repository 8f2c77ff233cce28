import { type Box, boundsOf, type Word } from '@ledgerlift/engine'
import { html } from 'ghtml'
import type { ExplainedRow } from './explain-rows.ts'
import type { ExplainedPage, PartOnPage, RowOnPage } from './explained-page.ts'
import { LAYER_IDS, type LayerId } from './layers.ts'
import { columnUse, useClass } from './words.ts'

/** Room around text, in points, so that frames do not touch letters. */
const ROOM = 2

type Drawing = Readonly<Record<LayerId, (page: ExplainedPage) => string>>

/** What each layer draws over a page, in points from its top left corner. */
const DRAWINGS: Drawing = {
  rulings: ({ page }) =>
    page.rulings
      .map(({ x0, top, x1, bottom }) => html`<path d="M${n(x0)} ${n(top)}L${n(x1)} ${n(bottom)}"/>`)
      .join(''),
  words: ({ page }) => page.lines.flatMap(({ words }) => words.map(drawWord)).join(''),
  lines: ({ page }) =>
    page.lines.map(({ x0, x1, baseline }) => html`<path d="M${n(x0)} ${n(baseline)}H${n(x1)}"/>`).join(''),
  furniture: ({ dropped }) => dropped.map((line) => drawBox(line, 'dropped')).join(''),
  titles: (page) => page.headers.map(drawHeader).join(''),
  tables: ({ parts }) => parts.map(drawTable).join(''),
  columns: ({ parts }) => parts.map(drawColumns).join(''),
  rows: ({ rows }) => drawRows(rows),
  cells: ({ page, rows }) => rows.map(({ row }) => drawCells(row, page.number)).join(''),
  checks: ({ rows }) =>
    rows.map(({ row, box }) => (row.check ? drawBox(box, `check ${row.check}`) : '')).join('') +
    drawSteps(rows),
  numbers: ({ numbers }) => numbers.map(drawNumber).join(''),
}

/** An SVG to lie on the picture of a page, with a group for each layer, and above them all what can be pointed at. */
export function toOverlay(page: ExplainedPage): string {
  const { width, height } = page.page.size
  const groups = LAYER_IDS.map((id) => html`<g class="layer ${id}">!${DRAWINGS[id](page)}</g>`)
  const targets = page.rows.map(({ row, box }) => drawBox(box, 'target', `data-row="${row.number}"`))
  return html`<svg viewBox="0 0 ${n(width)} ${n(height)}" aria-hidden="true">!${groups}!${targets}</svg>`
}

const n = (value: number): string => String(Math.round(value * 10) / 10)
const middle = ({ top, bottom }: Box): number => (top + bottom) / 2

/** @param attributes of the element, as written in the markup */
function drawBox({ x0, top, x1, bottom }: Box, name: string, attributes = ''): string {
  const [x, y] = [n(x0 - ROOM), n(top - ROOM / 2)]
  const [width, height] = [n(x1 - x0 + 2 * ROOM), n(bottom - top + ROOM)]
  return html`<rect class="${name}" x="${x}" y="${y}" width="${width}" height="${height}" rx="1.5" !${attributes}/>`
}

function drawLabel(text: string, x: number, y: number, anchor: 'start' | 'middle' | 'end'): string {
  return html`<text x="${n(x)}" y="${n(y)}" text-anchor="${anchor}" dominant-baseline="central">${text}</text>`
}

/** Drawn in the colour of its role; pointing at it shows the name of the role. */
function drawNumber({ words, role }: ExplainedPage['numbers'][number]): string {
  const { x0, top, x1, bottom } = boundsOf(words)
  const box = `x="${n(x0)}" y="${n(top)}" width="${n(x1 - x0)}" height="${n(bottom - top)}"`
  return html`<rect class="role-${role}" !${box}><title>${role}</title></rect>`
}

function drawWord({ x0, top, x1, bottom, text }: Word): string {
  return html`<rect x="${n(x0)}" y="${n(top)}" width="${n(x1 - x0)}" height="${n(bottom - top)}"><title>${text}</title></rect>`
}

/** Titles as printed; or where columns were found without any, just above the first row. */
function drawHeader({ cells, lines, below }: ExplainedPage['headers'][number]): string {
  const top = below?.top ?? 0
  const { top: from, bottom: to } = lines.length > 0 ? boundsOf(lines) : { top: top - 10, bottom: top - 2 }
  return cells
    .map(({ x0, x1 }) => drawBox({ x0, x1, top: from, bottom: to }, lines.length > 0 ? 'title' : 'guessed'))
    .join('')
}

function drawTable({ part, box }: PartOnPage): string {
  const frame = { x0: box.x0 - 4, x1: box.x1 + 4, top: box.top - 2, bottom: box.bottom + 2 }
  const headings = part.heading.map((line) => drawBox(line, 'heading'))
  return drawBox(frame, 'table') + headings.join('')
}

function drawColumns({ part, box, reading }: PartOnPage): string {
  return part.columns
    .map((column, c) => {
      const [x0, x1] = [Math.max(column.x0, box.x0 - 4), Math.min(column.x1, box.x1 + 4)]
      const use = reading ? columnUse(reading, c) : (column.role ?? 'description')
      const band = html`<rect class="${useClass(use)}" x="${n(x0)}" y="${n(box.top - 3)}" width="${n(Math.max(0, x1 - x0))}" height="${n(box.bottom - box.top + 6)}"/>`
      return band + drawLabel(use, (x0 + x1) / 2, box.bottom + 9, 'middle')
    })
    .join('')
}

function drawCells({ row, reading }: ExplainedRow, page: number): string {
  return row.cells
    .map(({ words }, c) => {
      const onPage = words.filter((word) => word.page === page)
      return onPage.length === 0 ? '' : drawBox(boundsOf(onPage), useClass(columnUse(reading, c)))
    })
    .join('')
}

/** Each row with its number in the margin. */
function drawRows(rows: readonly RowOnPage[]): string {
  const x = Math.min(...rows.map(({ box }) => box.x0)) - 6
  return rows
    .map(({ row, box }) => drawBox(box, 'row') + drawLabel(`${row.number}`, x, middle(box), 'end'))
    .join('')
}

/** A bracket beside the rows of each step from one printed balance to the next. */
function drawSteps(rows: readonly RowOnPage[]): string {
  const steps = new Map(rows.flatMap(({ row }) => (row.step ? [[row.step.number, row.step]] : [])))
  const x = Math.max(...rows.map(({ box }) => box.x1)) + 7
  return [...steps.values()]
    .map(({ number, closes, text }) => {
      const { top, bottom } = boundsOf(
        rows.filter(({ row }) => row.step?.number === number).map(({ box }) => box),
      )
      const path = `M${n(x)} ${n(top + 0.5)}h3V${n(bottom - 0.5)}h-3`
      return html`<path class="step ${closes ? 'proved' : 'contradicted'}" d="${path}"><title>${text}</title></path>`
    })
    .join('')
}
