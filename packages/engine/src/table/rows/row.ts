import type { Line } from '../../layout/word.ts'
import type { Cell } from '../cell.ts'
import type { Column } from '../table.ts'

/** Counts the rows of all tables of a document. Steps that make a row anew keep its number. */
export type RowId = number

/** The cells of one printed entry, however many lines it wraps over. */
export type Row = {
  readonly kind: 'row'
  readonly id: RowId
  /** Where the row starts, 1-based. */
  readonly page: number
  /** y of its first line. */
  readonly baseline: number
  readonly lines: readonly Line[]
  /** Counts the parts of tables in the document: which one the row begins in. */
  readonly part: number
  readonly columns: readonly Column[]
  /** One for each column, with its words line by line; a row may go on over a page break. */
  readonly cells: readonly Cell[]
  /** The number of a document that stands under its day. */
  readonly code?: Cell
}

/** Text between or above rows that belongs to none: the title of a section, or something else altogether. */
export type Heading = { readonly kind: 'heading'; readonly line: Line }
