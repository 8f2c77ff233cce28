import type { Box } from '../geometry/box.ts'
import type { Page, PageSize, PageState, Ruling } from '../pdf/page.ts'
import { groupLines } from './group-lines.ts'
import { findTypedRulings } from './typed-rulings.ts'
import type { Line } from './word.ts'

/** What is known of a text that was recognised. */
type RecognisedPage = {
  /** Words whose digits nothing confirms. */
  readonly unconfirmed: readonly Box[]
  /** What words were read as that are corrected, by where they stand. */
  readonly corrected: ReadonlyMap<string, string>
  /** By how many degrees the page was turned back, counter-clockwise about its middle, to lie level. */
  readonly skew: number
}

/** What is kept of a page once its glyphs have become lines. */
export type PageLines = {
  /** 1-based. */
  readonly number: number
  readonly size: PageSize
  /** Clockwise quarter turns, as in `Page`: whoever draws the page needs them. */
  readonly turned: number
  readonly lines: readonly Line[]
  readonly rulings: readonly Ruling[]
  readonly state: PageState
  /** Where its text was recognised in its picture. */
  readonly recognised?: RecognisedPage
}

export function toPageLines(page: Page): PageLines {
  const { number, width, height, turned, state } = page
  const typed = findTypedRulings(page)
  const rulings = [...page.rulings, ...typed.rulings]
  return { number, size: { width, height }, turned, lines: groupLines(page, typed.strokes), rulings, state }
}
