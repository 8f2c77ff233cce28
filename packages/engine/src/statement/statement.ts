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
  /** The text as printed; for a scan, as OCR read it. */
  readonly text: string
  /** For a number that was misread: what the arithmetic requires in its place. */
  readonly asked?: string
}

export type CellRole =
  | 'date'
  | 'valueDate'
  | 'description'
  | 'reference'
  | 'debit'
  | 'credit'
  | 'interestAndFees'
  | 'balance'

/** Which printed numbers prove a row: the balances around it, or only the sum of its section or account. */
export type Witness = 'balance' | 'sum' | 'none'

/** Why a row is not proved. */
export type RowDoubt =
  /** Nothing printed says what its amount must be, or what is printed would fit many amounts. */
  | 'no-witness'
  /** What is printed would agree just as well with debit and credit swapped. */
  | 'direction-ambiguous'
  /** Day and month could be swapped, or its date may belong to something else. */
  | 'date-ambiguous'
  /** Its date cell holds a date that is not in the calendar. */
  | 'date-unread'
  | 'date-outside-period'
  /** A part of it that no arithmetic checks was recognised in a picture, and nothing else confirms it. */
  | 'recognition-unsure'
  /** The printed balances around it disagree with it. */
  | 'balance-breaks'
  /** A printed total, or the opening and closing balance, disagrees with its rows. */
  | 'total-breaks'
  /** The statement prints how many rows there are, and they are more or fewer. */
  | 'count-differs'
  /** A row beside it seems to be lost. */
  | 'neighbour-missing'

/** Why an account is not proved. */
export type AccountDoubt = RowDoubt | 'pages-missing' | 'unexplained-numbers'

/** The amount that the arithmetic requires for a contradicted row, and how far the printed amount is from it. */
export type Expected = { readonly amount: DecimalString; readonly difference: DecimalString }

/** A number as printed, and its place, where it has one. */
export type PrintedNumber = {
  readonly amount: DecimalString
  readonly page: number | null
  readonly box: CellSource['box'] | null
}

/**
 * What rows are checked by: a balance, the rows after it, and the balance that they lead to; or a printed total and its
 * rows, which has no `from`. `sum` is signed: what the rows add to what the holder has, or to what is owed.
 */
export type Equation = {
  readonly kind: 'balance' | 'total' | 'account'
  readonly account: number
  readonly from: PrintedNumber | null
  readonly sum: DecimalString
  readonly to: PrintedNumber
  readonly closes: boolean
}

/** A number near the rows that the reading has no use for. */
type UnexplainedNumber = {
  readonly page: number
  readonly box: CellSource['box']
  readonly text: string
}

/** Another reading that what is printed also allows, and how many rows would change. */
export type OtherReading = {
  readonly differs: 'day-first' | 'month-first' | 'year-first' | 'direction'
  readonly rows: number
}

export type Transaction = {
  readonly date: IsoDate | null
  readonly valueDate: IsoDate | null
  readonly description: string
  readonly reference: string | null
  readonly debit: DecimalString | null
  readonly credit: DecimalString | null
  /**
   * Of a payment of a loan: what of its amount is interest, fees or escrow, and does not move the balance; negative where the
   * payment is taken back. Only where it is printed.
   */
  readonly interestAndFees?: DecimalString
  readonly balance: DecimalString | null
  /** Index into `accounts`. */
  readonly account: number
  /** Where the row starts, 1-based. */
  readonly page: number
  readonly cells: Readonly<Partial<Record<CellRole, CellSource>>>
  readonly check: Check
  readonly witness: Witness
  /** Empty when proved. */
  readonly doubts: readonly RowDoubt[]
  /** Of a contradicted row, where it is one number. */
  readonly expected: Expected | null
  /** Index into `equations`; null where nothing printed checks the row. */
  readonly equation: number | null
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
  /** Its balance is what the holder owes, as on cards and loans. */
  readonly owed: boolean
  /** Empty when proved. */
  readonly doubts: readonly AccountDoubt[]
  readonly unexplained: readonly UnexplainedNumber[]
}

export type WarningCode =
  | 'page-needs-ocr'
  | 'page-unreadable'
  | 'not-a-statement'
  | 'no-transactions'
  | 'balance-mismatch'
  | 'row-without-date'
  | 'repeated-rows'
  | 'repeated-page'
  | 'doubtful-row'
  | 'pages-missing'
  | 'unexplained-numbers'

/** Something the reader of the result should know. `page` is null when it concerns the whole document. */
export type Warning = { readonly code: WarningCode; readonly page: number | null; readonly message: string }

/** A statement, read: what `ledgerlift convert --format json` prints. */
export type Statement = {
  readonly headers: readonly string[]
  /**
   * One list of cells for each transaction, as long as `headers`: ISO dates, plain decimals, texts. For a document
   * that is no statement, one list for each row of its tables, as printed.
   */
  readonly data: readonly (readonly string[])[]
  readonly transactions: readonly Transaction[]
  readonly accounts: readonly Account[]
  readonly equations: readonly Equation[]
  /** Readings that are as good as this one, for a person to choose. */
  readonly readings: readonly OtherReading[]
  readonly pages: number
  /** The pages that were asked for, 1-based; those that could not be read are among the warnings. */
  readonly pagesConverted: readonly number[]
  /** Pages that were read by OCR. */
  readonly ocrPages: readonly number[]
  readonly warnings: readonly Warning[]
}
