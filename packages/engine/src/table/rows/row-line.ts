import type { ClassifiedLine } from '../classify-lines.ts'
import type { Column } from '../table.ts'

/** A line of a table on its way into a row. */
export type RowLine = ClassifiedLine & {
  readonly part: number
  readonly columns: readonly Column[]
  /** Distance to the line above in font sizes; null at the top of a page. */
  readonly gap: number | null
  /** The first line under column titles, so part of the table for sure. */
  readonly isUnderTitles: boolean
}

export type LineGroup = { readonly kind: 'row' | 'heading'; readonly lines: readonly RowLine[] }

/** A column whose title is not known holds text as well. */
export const holdsText = (column: Column | undefined): boolean =>
  (column?.role ?? 'description') === 'description'
