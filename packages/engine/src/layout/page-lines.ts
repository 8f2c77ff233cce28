import type { Box } from '../geometry/box.ts'
import type { Keystone } from '../geometry/turn-box.ts'
import type { Page, PageSize, PageState, Ruling, TextDoubt } from '../pdf/page.ts'
import { groupLines } from './group-lines.ts'
import { findTypedRulings } from './typed-rulings.ts'
import type { Line } from './word.ts'

/** What is known of a text that was recognised. */
type RecognisedPage = {
  /** Words whose digits nothing confirms. */
  readonly unconfirmed: readonly Box[]
  /** The original reading of corrected words, by their place. */
  readonly corrected: ReadonlyMap<string, string>
  /** By how many degrees the page was turned back, counter-clockwise about its middle, to lie level. */
  readonly skew: number
  /** How it narrowed before, where it was photographed from aside. */
  readonly keystone?: Keystone | null
}

/** What is kept of a page once its glyphs have become lines. */
export type PageLines = {
  /** 1-based. */
  readonly number: number
  readonly size: PageSize
  /** Clockwise quarter turns, as in `Page`: needed to draw the page the same way up. */
  readonly turned: number
  readonly lines: readonly Line[]
  readonly rulings: readonly Ruling[]
  /** Where it shows pictures that are large enough for a table. */
  readonly pictures: readonly Box[]
  readonly state: PageState
  readonly textDoubt: TextDoubt | null
  /** Where its text, or a part of it, was recognised in its picture, by us or by the scanner. */
  readonly recognised?: RecognisedPage
  /** What stood beside the table of a page: no table, but what it says counts. */
  readonly isAside?: true
  /** The number of the page that says the same, line by line, where this one was emptied for it. */
  readonly repeats?: number
  /** An alternative reading of the same page: arithmetic decides between them. */
  readonly instead?: PageLines
}

export function toPageLines(page: Page): PageLines {
  const { number, width, height, turned, pictures, state, textDoubt } = page
  const typed = findTypedRulings(page)
  const rulings = [...page.rulings, ...typed.rulings]
  const lines = groupLines(page, typed.strokes)
  const read = { number, size: { width, height }, turned, lines, rulings, pictures, state, textDoubt }
  return textDoubt === 'laid' ? { ...read, recognised: nothingConfirmed(lines) } : read
}

/** A text that another program's recogniser has laid over a scan. */
export const nothingConfirmed = (lines: readonly Line[]): RecognisedPage => ({
  unconfirmed: lines.flatMap(({ words }) => words),
  corrected: new Map(),
  skew: 0,
})
