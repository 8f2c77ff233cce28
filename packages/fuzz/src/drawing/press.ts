import type { Look } from '../plan/plan.ts'
import type { Measure, Sheet } from './sheet.ts'

/** Points. */
export const MARGIN = 42
const TOP = 48
const BOTTOM = 56
const RUNNING_HEAD = 34

export type PageShape = { readonly width: number; readonly height: number }

const SHAPES: Readonly<Record<Look['page'], PageShape>> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
  landscape: { width: 841.89, height: 595.28 },
}

export const shapeOf = (page: Look['page']): PageShape => SHAPES[page]

/** Pages being filled from top to bottom. */
export class Press {
  readonly sheets: Sheet[] = []
  /** Where the next line begins on the last sheet. */
  top = 0
  /** Lines of tables on the last sheet. */
  lines = 0
  readonly shape: PageShape
  readonly size: number
  readonly measure: Measure
  readonly #runningHead: readonly string[]
  readonly #footer: ((page: number) => string) | null

  constructor(
    shape: PageShape,
    size: number,
    measure: Measure,
    furniture: {
      readonly runningHead: readonly string[]
      readonly footer: ((page: number) => string) | null
    },
  ) {
    this.shape = shape
    this.size = size
    this.measure = measure
    this.#runningHead = furniture.runningHead
    this.#footer = furniture.footer
    this.turnPage()
  }

  get sheet(): Sheet {
    return this.sheets.at(-1) as Sheet
  }

  get room(): number {
    return this.shape.height - BOTTOM - this.top
  }

  turnPage(): void {
    this.sheets.push({ ...this.shape, texts: [], rules: [], fills: [] })
    this.top = TOP
    this.lines = 0
    if (this.sheets.length > 1 && this.#runningHead.length > 0) this.#printRunningHead()
    if (this.#footer) {
      this.print(this.#footer(this.sheets.length), MARGIN, this.shape.height - BOTTOM / 2, {
        size: this.size * 0.85,
      })
    }
  }

  #printRunningHead(): void {
    const [left, right] = this.#runningHead
    if (left) this.print(left, MARGIN, this.top, {})
    if (right)
      this.print(right, this.shape.width - MARGIN - this.measure(right, this.size, false), this.top, {})
    this.top += RUNNING_HEAD
  }

  print(
    text: string,
    x: number,
    baseline: number,
    { size = this.size, isBold = false, column = -1 }: { size?: number; isBold?: boolean; column?: number },
  ): void {
    if (text !== '') this.sheet.texts.push({ text, x, baseline, size, isBold, column })
  }
}
