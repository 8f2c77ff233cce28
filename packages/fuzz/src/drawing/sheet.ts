/** One page, laid out: points, origin top left, the way it is read. */
export type Sheet = {
  readonly width: number
  readonly height: number
  readonly texts: PlacedText[]
  readonly rules: Rule[]
  readonly fills: {
    readonly x: number
    readonly top: number
    readonly width: number
    readonly height: number
  }[]
}

export type PlacedText = {
  readonly text: string
  readonly x: number
  readonly baseline: number
  readonly size: number
  readonly isBold: boolean
  /** Of the main table, counted from the left; -1 outside it. */
  readonly column: number
}

type Rule = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number }

/** Width of a text in points. */
export type Measure = (text: string, size: number, isBold: boolean) => number
