/** What a column of the main table holds, by the field's terms. */
export type ColumnKind =
  | 'serial'
  | 'date'
  | 'valueDate'
  | 'type'
  | 'description'
  | 'reference'
  | 'marker'
  | 'debit'
  | 'credit'
  | 'amount'
  | 'balance'

/**
 * How the banks of one language word a statement. These lists are the fuzzer's own, never the engine's: a title that
 * the engine does not know is a finding.
 */
export type Language = {
  /** `latin-1` can be set in the fonts that every PDF reader has; the others need an embedded one. */
  readonly script: 'latin-1' | 'latin' | 'japanese'
  /** Twelve names, January first, parted by spaces. */
  readonly months: string
  readonly shortMonths: string
  /** Seven short names, Sunday first. */
  readonly weekdays: string
  /** Titles in use for each kind of column, the commonest first; `{currency}` stands for its code. */
  readonly titles: Readonly<Record<Exclude<ColumnKind, 'marker'>, readonly string[]>>
  /** Titles of a column that holds only `D` and `C`, and what stands in it: pairs of debit and credit. */
  readonly markers: readonly { readonly title: string; readonly debit: string; readonly credit: string }[]
  readonly phrases: {
    readonly statement: readonly string[]
    readonly card: readonly string[]
    readonly account: readonly string[]
    readonly currency: readonly string[]
    /** Before the first and between the two dates of the period: `['Period', 'to']`. */
    readonly period: readonly (readonly [before: string, between: string])[]
    readonly opening: readonly string[]
    readonly closing: readonly string[]
    readonly broughtForward: readonly string[]
    readonly carriedForward: readonly string[]
    readonly total: readonly string[]
    readonly page: string
    readonly nothing: string
    readonly credits: readonly string[]
    readonly debits: readonly string[]
    /** Before the name of a section, over its sum. */
    readonly sectionTotal: string
    readonly dailyBalances: string
    readonly note: string
  }
}
