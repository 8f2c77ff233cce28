import type { Manuscript } from '../manuscript/manuscript.ts'
import type { Look } from '../plan/plan.ts'
import type { Measure, Sheet } from './sheet.ts'

/** Points. */
export const MARGIN = 42
const TOP = 48
const BOTTOM = 56
const RUNNING_HEAD = 34
/** A footer is set smaller than the rest. */
const FOOTER_SCALE = 0.85

export type PageShape = { readonly width: number; readonly height: number }

const SHAPES: Readonly<Record<Look['page'], PageShape>> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
  landscape: { width: 841.89, height: 595.28 },
}

export const shapeOf = (page: Look['page']): PageShape => SHAPES[page]

/** Pages that are being filled from top to bottom. */
export type Press = {
  readonly sheets: Sheet[]
  readonly shape: PageShape
  /** Of the font, in points. */
  readonly size: number
  readonly measure: Measure
  readonly furniture: Pick<Manuscript, 'runningHead' | 'footer'>
  /** Where the next line begins on the last sheet. */
  top: number
  /** Lines of tables on the last sheet. */
  lines: number
}

export function openPress(options: Pick<Press, 'shape' | 'size' | 'measure' | 'furniture'>): Press {
  const press = { ...options, sheets: [], top: 0, lines: 0 }
  turnPage(press)
  return press
}

export const sheetOf = ({ sheets }: Press): Sheet => sheets.at(-1) as Sheet

/** Height that is left on the page, in points. */
export const roomOf = ({ shape, top }: Press): number => shape.height - BOTTOM - top

/** Begins a new page, with what stands on every page. */
export function turnPage(press: Press): void {
  const { shape, size, furniture } = press
  press.sheets.push({ ...shape, texts: [], rules: [], fills: [] })
  press.top = TOP
  press.lines = 0
  if (press.sheets.length > 1) printRunningHead(press)
  if (furniture.footer) {
    print(press, furniture.footer(press.sheets.length), MARGIN, shape.height - BOTTOM / 2, {
      size: size * FOOTER_SCALE,
    })
  }
}

function printRunningHead(press: Press): void {
  const [left, right] = press.furniture.runningHead
  if (left === undefined || right === undefined) return
  print(press, left, MARGIN, press.top)
  print(press, right, press.shape.width - MARGIN - press.measure(right, press.size, false), press.top)
  press.top += RUNNING_HEAD
}

/** @param column see `PlacedText` */
export function print(
  press: Press,
  text: string,
  x: number,
  baseline: number,
  { size = press.size, isBold = false, column = -1 } = {},
): void {
  if (text !== '') sheetOf(press).texts.push({ text, x, baseline, size, isBold, column })
}
