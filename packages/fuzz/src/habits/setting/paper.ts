import { measureOf } from '../../drawing/fonts.ts'
import { type PageShape, shapeOf } from '../../drawing/press.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Look } from '../../plan/plan.ts'
import { wrapWidth } from './wrap-width.ts'

export type PaperOptions = {
  readonly page?: 'a4' | 'letter' | 'landscape'
  readonly font?: 'helvetica' | 'courier' | 'noto' | 'gothic'
  /** How many pages stand beside each other on a sheet. */
  readonly across?: 1 | 2
  /** Of the font, in points. */
  readonly size?: number
  /** Distance of baselines in points, where nothing else is said. */
  readonly lead?: number
  /** Nothing of a table stands below this baseline. */
  readonly bottom?: number
}

export type Ink = {
  readonly align?: 'left' | 'right'
  readonly isBold?: boolean
  readonly size?: number
  /** Points below the pen. */
  readonly below?: number
}

const TOP = 50

/** Pages under a pen that writes where it is told and moves down; all distances in points. */
export class Paper {
  readonly sheets: Sheet[] = []
  readonly font: Look['font']
  readonly #shape: PageShape
  readonly #across: number
  readonly #size: number
  readonly #lead: number
  readonly #bottom: number
  /** The baseline that is written on. */
  y = TOP
  /** What is printed at the end of a page that another follows, and at the top of that other. */
  onTurn: { readonly foot?: (() => void) | undefined; readonly head?: (() => void) | undefined } = {}

  constructor({
    page = 'a4',
    across = 1,
    font = 'helvetica',
    size = 8.5,
    lead = 12,
    bottom = 755,
  }: PaperOptions = {}) {
    this.font = font
    this.#shape = shapeOf(page)
    this.#across = across
    this.#size = size
    this.#lead = lead
    this.#bottom = bottom
    this.#addSheet()
  }

  /** Counted from 1. */
  get page(): number {
    return Math.ceil(this.sheets.length / this.#across)
  }

  /** The sheets as they are printed: several pages beside each other on one, where the paper is made so. */
  pages(): Sheet[] {
    const width = this.#shape.width / this.#across
    const printed = Array.from({ length: this.page }, (_, i) =>
      this.sheets.slice(i * this.#across, (i + 1) * this.#across),
    )
    return printed.map((beside) => ({
      ...this.#shape,
      texts: beside.flatMap(({ texts }, i) => texts.map((text) => ({ ...text, x: text.x + i * width }))),
      rules: beside.flatMap(({ rules }, i) =>
        rules.map((rule) => ({ ...rule, x0: rule.x0 + i * width, x1: rule.x1 + i * width })),
      ),
      fills: [],
    }))
  }

  /** Writes from `x` on, or up to it. */
  put(
    x: number,
    text: string,
    { align = 'left', isBold = false, size = this.#size, below = 0 }: Ink = {},
  ): this {
    const start = align === 'right' ? x - measureOf(this.font)(text, size, isBold) : x
    const placed = { text, x: start, baseline: this.y + below, size, isBold, column: -1 }
    if (text !== '') this.#sheet.texts.push(placed)
    return this
  }

  /** Writes on a baseline of its own: at the head or the foot of the page. */
  at(baseline: number, x: number, text: string, ink: Ink = {}): this {
    return this.put(x, text, { ...ink, below: baseline - this.y })
  }

  down(by = this.#lead): this {
    this.y += by
    return this
  }

  /** A line across, `below` points below the pen. */
  rule(x0: number, x1: number, below = 3): this {
    this.#sheet.rules.push({ x0, x1, y0: this.y + below, y1: this.y + below })
    return this
  }

  ruleDown(x: number, y0: number, y1: number): this {
    this.#sheet.rules.push({ x0: x, x1: x, y0, y1 })
    return this
  }

  /** Turns the page where less height is left, in points. */
  need(height: number): this {
    if (this.y + height <= this.#bottom) return this
    this.onTurn.foot?.()
    this.#addSheet()
    this.y = TOP
    this.onTurn.head?.()
    return this
  }

  /** A label and, on the same line, what it names; each pair on a line of its own. */
  pairs(x: number, right: number, pairs: readonly (readonly [label: string, value: string])[]): this {
    for (const [label, value] of pairs) this.put(x, label).put(right, value, { align: 'right' }).down()
    return this
  }

  /** In points. */
  widthOf(text: string): number {
    return measureOf(this.font)(text, this.#size, false)
  }

  /** The lines of a text in a column of a width in points. */
  wrap(text: string, width: number): string[] {
    return wrapWidth(text, width, (part) => this.widthOf(part))
  }

  get #sheet(): Sheet {
    return this.sheets.at(-1) as Sheet
  }

  #addSheet(): void {
    this.sheets.push({ ...this.#shape, texts: [], rules: [], fills: [] })
  }
}
