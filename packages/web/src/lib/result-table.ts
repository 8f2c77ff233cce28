import { type ConversionResult, EXTRACTION_COMPLETE } from '@ledgerlift/contract'
import { type Statement, type Verdict, verdictOf } from '@ledgerlift/engine'

type Transaction = ConversionResult['transactions'][number]

export type Check = Transaction['check']
export type Warning = ConversionResult['warnings'][number]
export type Account = ConversionResult['accounts'][number]
export type OtherReading = ConversionResult['readings'][number]

type PrintedNumber = { readonly amount: string; readonly page: number | null; readonly box?: Box | null }
/** What rows are checked by; of a saved result the places of its numbers are missing. */
export type Equation = Pick<ConversionResult['equations'][number], 'kind' | 'account' | 'sum' | 'closes'> & {
  readonly from: PrintedNumber | null
  readonly to: PrintedNumber
}

/** What the arithmetic says of a row. */
export type RowProof = Pick<Transaction, 'page' | 'witness' | 'doubts' | 'expected' | 'equation'> & {
  /** Its date as it is printed, where that is what is doubted. */
  readonly printedDate: string | null
  /** Its numbers that were misread in a scan. */
  readonly misread: readonly Misread[]
}

/** What was read in a cell, what the arithmetic asks for in its place, and where it is printed. */
export type Misread = { readonly read: string; readonly asked: string; readonly place: Place | null }

export type ResultRow = {
  readonly cells: readonly string[]
  /** Null where the result says nothing of this row. */
  readonly check: Check | null
  /** ISO 4217, or null where the engine recognised none. */
  readonly currency: string | null
  /** Whose row it is: an index into the accounts of the table; null where the result does not say. */
  readonly account: number | null
  /** Null where the result says nothing of this row. */
  readonly proof: RowProof | null
  /** Where its cells stand on their pages; empty where that is not known. */
  readonly places: CellPlaces
  /** A person has changed it since it was read. */
  readonly isEdited: boolean
}

/** A place as fractions of its page: left, top, width, height. */
export type Place = { readonly page: number; readonly box: Box }
type Box = readonly [number, number, number, number]
export type CellPlaces = Readonly<Partial<Record<keyof Transaction['cells'], Place>>>

export type ResultTable = {
  readonly headers: readonly string[]
  readonly rows: readonly ResultRow[]
  readonly accounts: readonly Account[]
  readonly equations: readonly Equation[]
  readonly readings: readonly OtherReading[]
  readonly warnings: readonly Warning[]
  /** Null where the result says nothing of its rows. */
  readonly verdict: Verdict | null
  /** All that the server knows of it; null where a part of that is here, only. */
  readonly statement: Statement | null
}

type KnownTransaction = Pick<Transaction, 'account' | 'check'> & {
  readonly [name in 'page' | 'witness' | 'doubts' | 'expected' | 'equation']?: Transaction[name]
} & {
  readonly cells?: Readonly<
    Record<
      string,
      { readonly text?: string; readonly asked?: string; readonly page?: number; readonly box?: Box }
    >
  >
}

/** As much of a result as the page needs; of older ones a part is missing. */
type Known = Pick<ConversionResult, 'type' | 'headers' | 'data'> & {
  readonly transactions?: readonly KnownTransaction[]
  readonly accounts?: readonly (Omit<Account, 'owed' | 'doubts' | 'unexplained'> &
    Partial<Pick<Account, 'owed' | 'doubts' | 'unexplained'>>)[]
  readonly equations?: readonly Equation[]
  readonly readings?: readonly OtherReading[]
  readonly pages?: number
  readonly pagesConverted?: readonly number[]
  readonly warnings?: readonly Warning[]
}

/**
 * The table of a result: each row as long as the headers, and without a first row that only repeats them.
 * @returns null where the result is none
 */
export function readResultTable(result: unknown): ResultTable | null {
  if (!isResult(result)) return null
  const { headers, data } = result
  const first = data[0]
  const dropped = first !== undefined && repeats(first, headers) ? 1 : 0
  const rows = data.slice(dropped)
  const transactions = alignedWith(rows.length, dropped, result.transactions ?? [])
  const accounts = (result.accounts ?? []).map((account) => ({
    owed: false,
    doubts: [],
    unexplained: [],
    ...account,
  }))
  return {
    headers,
    rows: rows.map((cells, i) => ({
      cells: headers.map((_, column) => cells[column] ?? ''),
      check: transactions[i]?.check ?? null,
      currency: accounts[transactions[i]?.account ?? 0]?.currency ?? null,
      account: transactions[i]?.account ?? null,
      proof: proofOf(transactions[i]),
      places: placesOf(transactions[i]),
      isEdited: false,
    })),
    accounts,
    equations: result.equations ?? [],
    readings: result.readings ?? [],
    warnings: result.warnings ?? [],
    verdict: judge(result, accounts, transactions),
    statement: isWhole(result) ? result : null,
  }
}

/** Of a saved result the texts of its transactions are missing. */
function isWhole(result: object): result is Statement {
  const [first] = (result as Statement).transactions ?? []
  return first !== undefined && typeof first.description === 'string' && 'equations' in result
}

function placesOf(transaction: KnownTransaction | undefined): CellPlaces {
  const places: Partial<Record<string, Place>> = {}
  for (const [role, { page, box }] of Object.entries(transaction?.cells ?? {}))
    if (page !== undefined && box) places[role] = { page, box }
  return places
}

function proofOf(transaction: KnownTransaction | undefined): RowProof | null {
  if (transaction === undefined) return null
  const { check, page = 1, doubts = [], expected = null, equation = null, cells } = transaction
  const witness = transaction.witness ?? (check === 'proved' ? 'balance' : 'none')
  const isDoubted = doubts.some(isOfDate)
  const printedDate = isDoubted ? (cells?.date?.text ?? null) : null
  return { page, witness, doubts, expected, equation, printedDate, misread: misreadIn(cells) }
}

const misreadIn = (cells: KnownTransaction['cells'] = {}): Misread[] =>
  Object.values(cells).flatMap(({ text = '', asked, page, box }) =>
    asked === undefined
      ? []
      : [{ read: text, asked, place: page !== undefined && box ? { page, box } : null }],
  )

/** The engine's own verdict, by what the result says. */
function judge(
  { pages, pagesConverted, warnings = [] }: Known,
  accounts: readonly Account[],
  transactions: readonly KnownTransaction[],
): Verdict | null {
  if (transactions.length === 0 && accounts.length === 0 && warnings.length === 0) return null
  const all = pages ?? pagesConverted?.length ?? 1
  return verdictOf({
    transactions: transactions.map(({ account, check, witness = 'none', doubts = [] }) => ({
      account,
      check,
      witness,
      doubts,
    })),
    accounts,
    warnings,
    pages: all,
    pagesConverted: pagesConverted ?? Array.from({ length: all }, (_, i) => i + 1),
  })
}

/** What is saved of a result: the same table, and small enough for local storage also at 10,000 rows. */
export function withoutProvenance(result: unknown): unknown {
  if (!isResult(result)) return result
  const { type, headers, data, transactions = [], equations = [], accounts, readings, warnings } = result
  const { pages, pagesConverted } = result
  return {
    type,
    headers,
    data,
    transactions: transactions.map(({ cells, ...row }) => ({
      ...proofFields(row),
      ...neededCells(row, cells),
    })),
    equations: equations.map(({ from, to, ...equation }) => ({
      ...equation,
      from: from && withoutBox(from),
      to: withoutBox(to),
    })),
    accounts,
    readings,
    warnings,
    pages,
    pagesConverted,
  }
}

const proofFields = (row: KnownTransaction) => {
  const { account, check, page, witness, doubts, expected, equation } = row
  return { account, check, page, witness, doubts, expected, equation }
}

const isOfDate = (doubt: Transaction['doubts'][number]): boolean => doubt.startsWith('date-')

const withoutBox = ({ amount, page }: PrintedNumber): PrintedNumber => ({ amount, page })

/** The text of a date that is doubted, and numbers that were misread. */
function neededCells({ doubts = [] }: KnownTransaction, cells: KnownTransaction['cells'] = {}) {
  const text = doubts.some(isOfDate) ? cells.date?.text : undefined
  const misread = Object.entries(cells).filter(([, { asked }]) => asked !== undefined)
  const needed = { ...(text === undefined ? {} : { date: { text } }), ...Object.fromEntries(misread) }
  return Object.keys(needed).length === 0 ? {} : { cells: needed }
}

function isResult(result: unknown): result is Known {
  if (typeof result !== 'object' || result === null) return false
  const { type, headers, data } = result as Record<string, unknown>
  return type === EXTRACTION_COMPLETE && isTexts(headers) && Array.isArray(data) && data.every(isTexts)
}

const isTexts = (list: unknown): list is string[] =>
  Array.isArray(list) && list.every((text) => typeof text === 'string')

const repeats = (row: readonly string[], headers: readonly string[]): boolean =>
  row.length === headers.length &&
  headers.every((header, i) => header.trim().toLowerCase() === row[i]?.trim().toLowerCase())

/** The transactions that stand beside the rows; none where their number says that they do not. */
function alignedWith<T>(rowCount: number, dropped: number, transactions: readonly T[]): readonly T[] {
  if (transactions.length === rowCount) return transactions
  return transactions.length === rowCount + dropped ? transactions.slice(dropped) : []
}
