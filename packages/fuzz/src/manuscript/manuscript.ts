import type { ColumnKind } from '../language/language.ts'
import type { Align } from '../plan/plan.ts'

/** What is to be printed, in order, before anything has a place. */
export type Manuscript = {
  readonly blocks: readonly Block[]
  /** Printed at the top of the pages after the first, and at the foot of every page. */
  readonly runningHead: readonly string[]
  readonly footer: ((page: number) => string) | null
}

export type Block =
  | { readonly kind: 'heading'; readonly text: string; readonly scale: number }
  | {
      readonly kind: 'labels'
      readonly pairs: readonly (readonly [label: string, value: string])[]
      /** The values under their labels, which stand side by side. */
      readonly isAbove: boolean
    }
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | {
      readonly kind: 'list'
      readonly title: string
      readonly columns: readonly Align[]
      readonly rows: readonly (readonly string[])[]
    }
  | { readonly kind: 'page-break' }
  | TableBlock

export type TableBlock = {
  readonly kind: 'table'
  readonly columns: readonly Column[]
  readonly entries: readonly Entry[]
  /** What to print where a page ends between two entries, before and after the break. */
  readonly carry: ((entry: number) => { readonly foot: Entry; readonly head: Entry }) | null
}

export type Column = {
  readonly kind: ColumnKind
  /** Empty where the table prints no titles. */
  readonly title: string
  readonly align: Align
}

export type Entry = {
  /** Counts the transactions of the statement in printed order; null for a row that is none. */
  readonly transaction: number | null
  /** Printed by itself, over all columns, above the rows that it is about. */
  readonly heading?: string
  readonly cells: Readonly<Partial<Record<ColumnKind, readonly string[]>>>
}
