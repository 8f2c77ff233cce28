/** `YYYY-MM-DD`. */
export type IsoDate = string

/** An amount in the currency's own decimals, with a dot and no grouping: `1234.50`, for yen `1234`. */
export type DecimalString = string

/** What the arithmetic of the document says of a row or an account; never a guess. */
export type Check =
  /** Printed balances or totals agree to the cent. */
  | 'proved'
  /** The document prints nothing to check against. */
  | 'unproved'
  /** Printed balances or totals disagree. */
  | 'contradicted'
  /** OCR misread a digit, and the arithmetic allows one reading only. */
  | 'corrected'

/** Where a cell stands: `box` is x, y, width, height in 0..1 of the page, origin top left. */
export type CellSource = {
  readonly page: number
  readonly box: readonly [x: number, y: number, width: number, height: number]
  /** The text as printed. */
  readonly text: string
}

export type CellRole = 'date' | 'valueDate' | 'description' | 'reference' | 'debit' | 'credit' | 'balance'

export type Transaction = {
  readonly date: IsoDate | null
  readonly valueDate: IsoDate | null
  readonly description: string
  readonly reference: string | null
  readonly debit: DecimalString | null
  readonly credit: DecimalString | null
  readonly balance: DecimalString | null
  /** Index into `accounts`. */
  readonly account: number
  /** Where the row starts, 1-based. */
  readonly page: number
  readonly cells: Readonly<Partial<Record<CellRole, CellSource>>>
  readonly check: Check
}

export type Account = {
  /** Masked to its last four characters: `…1234`. */
  readonly number: string | null
  /** ISO 4217. */
  readonly currency: string | null
  readonly openingBalance: DecimalString | null
  readonly closingBalance: DecimalString | null
  readonly period: { readonly start: IsoDate | null; readonly end: IsoDate | null }
  readonly check: Check
}

export type WarningCode =
  | 'page-needs-ocr'
  | 'page-unreadable'
  | 'not-a-statement'
  | 'no-transactions'
  | 'balance-mismatch'
  | 'row-without-date'
  | 'repeated-rows'
  | 'doubtful-row'

/** Something the reader of the result should know. `page` is null when it concerns the whole document. */
export type Warning = { readonly code: WarningCode; readonly page: number | null; readonly message: string }

/** A statement, read: what `ledgerlift convert --format json` prints. */
export type Statement = {
  readonly headers: readonly string[]
  /**
   * One list of cells for each transaction, as long as `headers`: ISO dates, plain decimals, texts. Of a document
   * that is no statement: one for each row of its tables, as printed.
   */
  readonly data: readonly (readonly string[])[]
  readonly transactions: readonly Transaction[]
  readonly accounts: readonly Account[]
  readonly pages: number
  /** Pages that were read by OCR. */
  readonly ocrPages: readonly number[]
  readonly warnings: readonly Warning[]
}
