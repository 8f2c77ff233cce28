import type { Account, Check, DecimalString, IsoDate, RowDoubt, Statement } from '@ledgerlift/engine'

/** A transaction as it leaves the house. */
export type ExportedRow = {
  readonly date: IsoDate | null
  readonly valueDate: IsoDate | null
  readonly description: string
  readonly reference: string | null
  readonly debit: DecimalString | null
  readonly credit: DecimalString | null
  /** Of a payment of a loan: what of it does not move the balance. */
  readonly interestAndFees?: DecimalString
  readonly balance: DecimalString | null
  /** Index into the accounts. */
  readonly account: number
  /** 1-based. */
  readonly page: number
  readonly check: Check
  readonly witness: 'balance' | 'sum' | 'none'
  readonly doubts: readonly RowDoubt[]
  /** A person has changed it since it was read. */
  readonly isEdited: boolean
}

export type ExportedAccount = Pick<
  Account,
  'number' | 'currency' | 'openingBalance' | 'closingBalance' | 'period' | 'owed' | 'check'
>

/** A result on its way into a file. */
export type Exported = {
  /** The table as people see it; of a document that is no statement, all there is. */
  readonly headers: readonly string[]
  readonly data: readonly (readonly string[])[]
  /** One for each row of `data`, or none. */
  readonly rows: readonly ExportedRow[]
  readonly accounts: readonly ExportedAccount[]
}

export type ExportProblem =
  /** The document is no statement, or has no transactions. */
  | 'no-transactions'
  /** The format wants a date for each row, and some have none. */
  | 'row-without-date'
  /** The format wants an opening and a closing balance, and neither is known. */
  | 'no-balance'

/** Something that a format asks for and the result does not have; nothing is made up in its place. */
export class ExportError extends Error {
  readonly problem: ExportProblem
  /** How many rows it is about. */
  readonly rows: number

  constructor(problem: ExportProblem, rows = 0) {
    super(problem)
    this.name = 'ExportError'
    this.problem = problem
    this.rows = rows
  }
}

/** A statement as the engine gives it; nobody has edited it. */
export const toExported = ({ headers, data, transactions, accounts }: Statement): Exported => ({
  headers,
  data,
  accounts,
  rows: transactions.map((row) => ({ ...row, isEdited: false })),
})

/** How a row stands, in the words of every export: `proved`, `sum proved`, …, and whether a person changed it. */
export function statusOf({ check, witness, isEdited }: ExportedRow): string {
  const proof = check === 'proved' && witness === 'sum' ? 'sum proved' : check
  return isEdited ? `${proof}, edited by hand` : proof
}
