import type { Exported, ExportedRow } from '@ledgerlift/export'
import type { ResultRow, ResultTable } from './result-table.ts'

/** Titles that recognised columns have in every result; that of the value date is as the statement prints it. */
const COLUMNS = {
  date: 'date',
  description: 'transaction reference',
  reference: 'ref no./chq no.',
  debit: 'debit',
  credit: 'credit',
  interestAndFees: 'interest and fees',
  balance: 'balance',
} as const
type Role = keyof typeof COLUMNS

/** A result as the page shows it, on its way into a file: as it was read, and as a person has corrected it. */
export function toExported({ headers, rows, accounts }: ResultTable): Exported {
  const at = (title: string) => headers.findIndex((header) => header.trim().toLowerCase() === title)
  const places = Object.fromEntries(
    Object.entries(COLUMNS).map(([role, title]) => [role, at(title)]),
  ) as Record<Role, number>
  // The one between the day and the text, where there is one.
  const valueDate = places.date === 0 && places.description === 2 ? 1 : -1
  const isStatement =
    rows.length > 0 && rows.every(({ account, proof }) => account !== null && proof !== null)
  const toRow = (row: ResultRow): ExportedRow => {
    const text = (column: number) => row.cells[column] || null
    const interestAndFees = text(places.interestAndFees)
    return {
      date: text(places.date),
      valueDate: text(valueDate),
      description: text(places.description) ?? '',
      reference: text(places.reference),
      debit: text(places.debit),
      credit: text(places.credit),
      ...(interestAndFees !== null && { interestAndFees }),
      balance: text(places.balance),
      account: row.account ?? 0,
      page: row.proof?.page ?? 1,
      check: row.check ?? 'unproved',
      witness: row.proof?.witness ?? 'none',
      doubts: row.proof?.doubts ?? [],
      isEdited: row.isEdited,
    }
  }
  return {
    headers,
    data: rows.map(({ cells }) => cells),
    rows: isStatement ? rows.map(toRow) : [],
    accounts,
  }
}
