import type { PlainTable } from '../../table/find-plain-tables.ts'
import type { Transaction } from '../statement.ts'

/** The names that recognised columns carry in every result, whatever the statement prints over them. */
const NAMES = { date: 'Date', description: 'Transaction Reference', reference: 'Ref No./Chq No.' } as const

type Cell = {
  readonly header: string
  readonly read: (transaction: Transaction) => string | null
  readonly isOptional: boolean
}

/** The transactions as rows of texts: the columns of the table that people see and download. */
export function toTable(
  transactions: readonly Transaction[],
  valueDateTitle: string | null,
): { headers: string[]; data: string[][] } {
  const cells: Cell[] = [
    { header: NAMES.date, read: ({ date }) => date, isOptional: false },
    { header: valueDateTitle || 'Value Date', read: ({ valueDate }) => valueDate, isOptional: true },
    { header: NAMES.description, read: ({ description }) => description, isOptional: false },
    { header: NAMES.reference, read: ({ reference }) => reference, isOptional: true },
    { header: 'Debit', read: ({ debit }) => debit, isOptional: false },
    { header: 'Credit', read: ({ credit }) => credit, isOptional: false },
    { header: 'Interest and Fees', read: (row) => row.interestAndFees ?? null, isOptional: true },
    { header: 'Balance', read: ({ balance }) => balance, isOptional: true },
  ]
  const used = cells.filter(
    ({ isOptional, read }) => !isOptional || transactions.some((row) => read(row) !== null),
  )
  return {
    headers: used.map(({ header }) => header),
    data: transactions.map((row) => used.map(({ read }) => read(row) ?? '')),
  }
}

/**
 * The tables of a document that is not a statement, one under the other as the rows of one table. It has as many columns
 * as the widest of them, named by the first row of the first.
 */
export function joinTables(tables: readonly PlainTable[]): { headers: string[]; data: string[][] } {
  const width = Math.max(0, ...tables.map((rows) => rows[0]?.length ?? 0))
  const padded = tables.flat().map((row) => Array.from({ length: width }, (_, c) => row[c] ?? ''))
  const [headers = [], ...data] = padded
  return { headers, data }
}
