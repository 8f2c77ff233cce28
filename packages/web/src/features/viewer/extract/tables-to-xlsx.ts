import { type TypedCell, typeCells } from '@ledgerlift/engine'
import { type Cell, type CellValue, writeXlsx } from 'hucre/xlsx'
import { type ExtractedTable, tableHeading } from './table-files.ts'

const FORMATS = { amount: '#,##0.00', date: 'yyyy-mm-dd' } as const
/** Excel takes no more characters in the name of a sheet. */
const MAX_NAME = 31

/** A workbook with a sheet for each table: numbers and days as such, everything else as text. */
export async function tablesToXlsx(tables: readonly ExtractedTable[]): Promise<Uint8Array<ArrayBuffer>> {
  const sheets = tables.map((table, i) => {
    const typed = typeCells(table.rows)
    return {
      name: tableHeading(i, table).slice(0, MAX_NAME),
      rows: typed.map((row) => row.map(toValue)),
      cells: formatsOf(typed),
      columns: (typed[0] ?? []).map(() => ({ autoWidth: true })),
    }
  })
  return (await writeXlsx({ sheets })) as Uint8Array<ArrayBuffer>
}

function toValue(cell: TypedCell): CellValue {
  switch (cell.kind) {
    case 'text':
      return cell.text === '' ? null : cell.text
    case 'amount':
      return Number(cell.decimal)
    case 'date':
      return new Date(`${cell.date}T00:00:00Z`)
  }
}

const formatsOf = (rows: readonly (readonly TypedCell[])[]): Map<string, Partial<Cell>> =>
  new Map(
    rows.flatMap((row, r) =>
      row.flatMap((cell, c) =>
        cell.kind === 'text' ? [] : [[`${r},${c}`, { style: { numFmt: FORMATS[cell.kind] } }] as const],
      ),
    ),
  )
