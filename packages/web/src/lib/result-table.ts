import { type ConversionResult, EXTRACTION_COMPLETE } from '@ledgerlift/contract'

export type Check = ConversionResult['transactions'][number]['check']
export type Warning = ConversionResult['warnings'][number]
export type Account = ConversionResult['accounts'][number]

export type ResultRow = {
  readonly cells: readonly string[]
  /** Null where the result says nothing of this row. */
  readonly check: Check | null
  /** ISO 4217, or null where the engine recognised none. */
  readonly currency: string | null
  /** Whose row it is: an index into the accounts of the table; null where the result does not say. */
  readonly account: number | null
}

export type ResultTable = {
  readonly headers: readonly string[]
  readonly rows: readonly ResultRow[]
  readonly accounts: readonly Account[]
  readonly warnings: readonly Warning[]
}

/** As much of a result as the page needs; the provenance of each cell is not part of it. */
type Known = Pick<ConversionResult, 'type' | 'headers' | 'data'> & {
  readonly transactions?: readonly Pick<ConversionResult['transactions'][number], 'account' | 'check'>[]
  readonly accounts?: ConversionResult['accounts']
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
  const accounts = result.accounts ?? []
  return {
    headers,
    rows: rows.map((cells, i) => ({
      cells: headers.map((_, column) => cells[column] ?? ''),
      check: transactions[i]?.check ?? null,
      currency: accounts[transactions[i]?.account ?? 0]?.currency ?? null,
      account: transactions[i]?.account ?? null,
    })),
    accounts,
    warnings: result.warnings ?? [],
  }
}

/** What is saved of a result: the same table, and small enough for local storage also at 10,000 rows. */
export function withoutProvenance(result: unknown): unknown {
  if (!isResult(result)) return result
  const { type, headers, data, transactions = [], accounts, warnings } = result
  const checks = transactions.map(({ account, check }) => ({ account, check }))
  return { type, headers, data, transactions: checks, accounts, warnings }
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
