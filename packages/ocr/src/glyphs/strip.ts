/** The picture of a word, whatever its size: its capitals are as high as those of all others. */
export type Strip = {
  readonly columns: number
  /** Column by column, from top to bottom: 0 is paper, 255 black. */
  readonly ink: Uint8Array
  /** From which column to which each glyph reaches that stands apart from the others. */
  readonly glyphs: readonly (readonly [from: number, to: number])[]
}

/** Rows above the capitals, and of them. */
export const [ABOVE, CAPITALS] = [2, 16]
/** Rows below the line that they stand on. */
const BELOW = 5
export const ROWS = ABOVE + CAPITALS + BELOW
