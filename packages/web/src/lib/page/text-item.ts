/** A word of a page; its place as fractions of it. */
export type TextItem = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** 1-based. */
  readonly pageNum: number
  /** Counts the lines of the page from the top: words of one line follow each other from left to right. */
  readonly line: number
  /** How sure the recogniser is, 0 to 100; null for text of the PDF itself. */
  readonly confidence: number | null
}
