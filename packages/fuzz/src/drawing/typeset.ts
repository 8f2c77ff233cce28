import type { Block, Manuscript, TableBlock } from '../manuscript/manuscript.ts'
import type { Plan } from '../plan/plan.ts'
import { type PlacedColumn, placeColumns } from './place-columns.ts'
import { MARGIN, openPress, type Press, print, roomOf, shapeOf, turnPage } from './press.ts'
import type { Measure, Sheet } from './sheet.ts'
import { setTable } from './typeset-table.ts'

/** A statement with everything in its place. */
export type TypesetStatement = {
  readonly sheets: readonly Sheet[]
  /** The page on which each transaction starts, 1-based, in printed order. */
  readonly pages: readonly number[]
}

/** Labels of a box are set in a column this wide, in font sizes. */
const LABEL_WIDTH = 16
const VALUE_WIDTH = 12

/** Gives everything in a manuscript its place. */
export function typeset(plan: Plan, manuscript: Manuscript, measure: Measure): TypesetStatement {
  const tables = manuscript.blocks.filter((block): block is TableBlock => block.kind === 'table')
  const shape = shapeOf(plan.look.page)
  const columns = placeColumns(tables, plan.look, measure, shape.width)
  const width = Math.max(shape.width, (columns.at(-1)?.x1 ?? 0) + MARGIN + plan.look.shift)
  const press = openPress({
    shape: { ...shape, width },
    size: plan.look.size,
    measure,
    furniture: manuscript,
  })
  const pages: number[] = []
  for (const block of manuscript.blocks) setBlock(block, plan, press, columns, pages)
  return {
    sheets: press.sheets.map((sheet, i) => (i % 2 === 1 ? shiftSheet(sheet, plan.look.shift) : sheet)),
    pages,
  }
}

/** A page that is bound on its other side is printed further to the right. */
function shiftSheet(sheet: Sheet, by: number): Sheet {
  return {
    ...sheet,
    texts: sheet.texts.map((text) => ({ ...text, x: text.x + by })),
    rules: sheet.rules.map((rule) => ({ ...rule, x0: rule.x0 + by, x1: rule.x1 + by })),
    fills: sheet.fills.map((fill) => ({ ...fill, x: fill.x + by })),
  }
}

function setBlock(
  block: Block,
  plan: Plan,
  press: Press,
  columns: readonly PlacedColumn[],
  pages: number[],
): void {
  const pitch = plan.look.size * 1.35
  switch (block.kind) {
    case 'page-break':
      turnPage(press)
      return
    case 'table':
      setTable({ plan, press, columns, table: block, pages })
      return
    case 'heading': {
      // A heading is not parted from what it is about.
      if (roomOf(press) < 10 * pitch) turnPage(press)
      press.top += pitch * block.scale
      print(press, block.text, MARGIN, press.top, { size: press.size * block.scale, isBold: true })
      press.top += pitch
      return
    }
    case 'lines':
      setLines(press, block.lines, pitch)
      return
    case 'labels':
      if (block.isAbove) setLabelsAbove(press, block.pairs, pitch)
      else setLabels(press, block.pairs, pitch)
      return
    case 'list':
      setList(press, block, pitch)
  }
}

function setLines(press: Press, lines: readonly string[], pitch: number): void {
  for (const line of lines) {
    if (roomOf(press) < pitch) turnPage(press)
    press.top += pitch
    print(press, line, MARGIN, press.top)
  }
  press.top += pitch
}

function setLabels(press: Press, pairs: readonly (readonly [string, string])[], pitch: number): void {
  for (const [label, value] of pairs) {
    if (roomOf(press) < pitch) turnPage(press)
    press.top += pitch
    print(press, label, MARGIN, press.top)
    const right = MARGIN + press.size * (LABEL_WIDTH + VALUE_WIDTH)
    print(press, value, right - press.measure(value, press.size, false), press.top)
  }
  press.top += pitch * 1.5
}

function setLabelsAbove(press: Press, pairs: readonly (readonly [string, string])[], pitch: number): void {
  if (roomOf(press) < 2 * pitch) turnPage(press)
  press.top += pitch
  let x = MARGIN
  for (const [label, value] of pairs) {
    print(press, label, x, press.top)
    print(press, value, x, press.top + pitch)
    x +=
      Math.max(press.measure(label, press.size, false), press.measure(value, press.size, false)) +
      3 * press.size
  }
  press.top += pitch * 2.5
}

function setList(
  press: Press,
  { title, columns, rows }: Extract<Block, { kind: 'list' }>,
  pitch: number,
): void {
  if (roomOf(press) < 4 * pitch) turnPage(press)
  press.top += 2 * pitch
  print(press, title, MARGIN, press.top, { isBold: true })
  const width = press.size * VALUE_WIDTH
  for (const row of rows) {
    if (roomOf(press) < pitch) turnPage(press)
    press.top += pitch
    for (const [i, cell] of row.entries()) {
      const slack = columns[i] === 'right' ? width - press.measure(cell, press.size, false) : 0
      print(press, cell, MARGIN + i * width + slack, press.top)
    }
  }
  press.top += pitch
}
