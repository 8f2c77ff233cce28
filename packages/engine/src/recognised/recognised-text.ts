import type { Box } from '../geometry/box.ts'
import type { Keystone } from '../geometry/turn-box.ts'
import type { Ruling } from '../pdf/page.ts'

/** A word that was recognised in the picture of a page, in the points of the page as it lies level. */
export type RecognisedWord = Box & {
  readonly text: string
  /** y of the line that it stands on, the same for all words of a line. */
  readonly baseline: number
  /** Height of the font, in points, the same for all words of a line. */
  readonly size: number
  /** Something besides the recogniser says the same of its digits. */
  readonly isConfirmed: boolean
}

/** What was recognised in the picture of a page. */
export type RecognisedText = {
  readonly words: readonly RecognisedWord[]
  readonly rulings: readonly Ruling[]
  /** Clockwise quarter turns that made the page upright, after those of `Page.turned`. */
  readonly turned: number
  /** By how many degrees the upright page was turned back, counter-clockwise about its middle, to lie level. */
  readonly skew: number
  /** How it narrowed before, as a page that was photographed from aside does; null where it did not. */
  readonly keystone: Keystone | null
}
