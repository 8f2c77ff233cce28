import type { TextEdges } from '../drawing/area.ts'
import type { Rect } from '../drawing/rect.ts'

/** A word of a page; its place as fractions of it. */
export type TextItem = Rect & {
  readonly text: string
  /** 1-based. */
  readonly pageNum: number
  /** Counts the lines of the page from the top: words of one line follow each other from left to right. */
  readonly line: number
  /** How sure the recogniser is, 0 to 100; null for text of the PDF itself. */
  readonly confidence: number | null
}

export const textEdgesOf = (items: readonly TextItem[]): TextEdges => ({
  columns: items.flatMap(({ x, width }) => [x, x + width]),
  rows: items.flatMap(({ y, height }) => [y, y + height]),
})
