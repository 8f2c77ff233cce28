import type { PrintedDate } from '../dates/parse-date.ts'
import type { Line } from '../layout/word.ts'
import type { Minor } from '../money/money.ts'
import type { Money } from '../money/parse-money.ts'
import type { Cell } from '../table/cell.ts'
import type { RowId } from '../table/rows/row.ts'
import type { RowKind } from '../vocabulary/language.ts'
import type { CellRole } from './statement.ts'

/** A row whose cells are read, but whose amounts have no direction yet. */
export type ReadRow = {
  readonly id: RowId
  /**
   * What the text says that the row is; null for a transaction. `other` has no date, or only figures: it is no
   * transaction unless the balance moves by its amount.
   */
  readonly kind: RowKind | 'other' | null
  readonly page: number
  /** y of its first line. */
  readonly baseline: number
  readonly lines: readonly Line[]
  /** The part of a table that the row stands in. */
  readonly part: number
  readonly date: PrintedDate | null
  readonly valueDate: PrintedDate | null
  /** Its date cell prints what looks like a date and is none: `31/02`. */
  readonly hasUnreadDate: boolean
  readonly description: string
  readonly reference: string | null
  /** One for each column of the table; null where the column holds no money or the cell is empty. */
  readonly money: readonly (Money | null)[]
  /** The direction that a separate column of markers gives. */
  readonly marker: 'debit' | 'credit' | null
  /** The date column holds words that are no date: a label, so the row is hardly a transaction. */
  readonly isLabelled: boolean
  /** Where each of these stands, for provenance; money by column. */
  readonly cells: Readonly<Partial<Record<CellRole, Cell>>>
  readonly moneyCells: readonly Cell[]
}

/** A row whose direction is known. `movement` adds to what the holder has: a credit is positive. */
export type Movement = {
  readonly row: ReadRow
  /** Null on rows that print a balance only. */
  readonly movement: Minor | null
  /** Signed; null where the row prints none. */
  readonly balance: Minor | null
  /** The columns that the amount and the balance were read from. */
  readonly amountColumn: number | null
  /** The columns of charges that are part of the movement, where the row prints any. */
  readonly chargeColumns?: readonly number[]
  readonly balanceColumn: number | null
  /** It did not look like a transaction, and was taken for one because a sum requires it. */
  readonly isAdmitted?: true
}

/** Whether a row moves money, rather than print a balance or a total. */
export const isTransaction = ({ row, movement }: Movement): boolean => row.kind === null && movement !== null

/** Whether a row takes from what the holder has. */
export const isDebit = ({ movement }: Movement): boolean => (movement ?? 0) < 0

/** A row, and the direction that the title of its section gives to its amount. */
export type SectionedRow = { readonly row: ReadRow; readonly section: 'debit' | 'credit' | null }

/** The amounts of a row without their signs, and without zeros. */
export const magnitudesIn = ({ money }: ReadRow): Minor[] =>
  money.flatMap((printed) => printed?.magnitude || [])

/** Without a column for balances, the opening and the closing one stand among the amounts. */
export const isBalanceRow = ({ kind }: ReadRow): boolean =>
  kind === 'opening' || kind === 'closing' || kind === 'forward'
