import type { Line, Word } from '../layout/word.ts'
import type { ColumnRole } from '../vocabulary/language.ts'
import type { Cell } from './cell.ts'

/** A vertical strip of a page that holds one kind of cell. */
export type Column = {
  /** Left and right border in points; the outermost columns reach to infinity. */
  readonly x0: number
  readonly x1: number
  /** The printed title; empty where the page prints none. */
  readonly title: string
  /** What the title suggests; null when it says nothing known. */
  readonly role: ColumnRole | null
  /** Its dates print nothing between day and month, `0304`, or what may be a number, `4.03`. */
  readonly isCompact?: true
  /** What two titles over each other say of the first line of its cells, and of the others. */
  readonly stacked?: StackedRoles
}

/** `Kind` over `Reference`, or the other way about. */
export type StackedRoles = readonly ['description', 'reference'] | readonly ['reference', 'description']

/** A title cell of a table's header. */
export type HeaderCell = {
  readonly x0: number
  readonly x1: number
  readonly title: string
  /** Those of the title's main line; none where the page prints no title. */
  readonly words: readonly Word[]
  readonly role: ColumnRole | null
  readonly stacked?: StackedRoles
}

/** The titles of a table, or where its columns begin when it prints none: `lines` is empty then. */
export type Header = {
  readonly cells: readonly HeaderCell[]
  readonly lines: readonly Line[]
  /** The first line under the titles. */
  readonly below: Line | null
}

/** A line of a table, its words dealt out to the columns: `cells[i]` belongs to column i. */
export type TableLine = {
  readonly line: Line
  readonly cells: readonly Cell[]
  /** A ruling separates this line from the one before. */
  readonly isRuledOff: boolean
  /** Counts the rows that the user has drawn in this part; absent where none were. */
  readonly band?: number
  /** The number of a document that stands under a day, where no column is that of references. */
  readonly code?: Cell
}

/** The part of one page that holds one table with one set of columns. */
export type TablePart = {
  readonly page: number
  readonly columns: readonly Column[]
  readonly lines: readonly TableLine[]
  /** The lines of text right above the header, nearest last: a section's title may be among them. */
  readonly heading: readonly Line[]
  /** No header of its own: it goes on with the columns of the part before. */
  readonly isContinuation: boolean
}
