import { toCsv } from '@ledgerlift/engine'
import { CSV_NAME } from '../limits.ts'
import type { Grid } from './extract-cells.ts'

/** A table as it is downloaded. */
export type ExtractedTable = {
  /** Where it is from: 0-based. */
  readonly selection: number
  readonly rows: Grid<string>
}

const BYTE_ORDER_MARK = '\uFEFF'

/** What stands above a table in the CSV, and names its sheet: both count from 1, as people do. */
export const tableHeading = (index: number, { selection }: ExtractedTable): string =>
  `Table ${index + 1} (From Selection ${selection + 1})`

/** All tables in one CSV, each under its heading, an empty line between two; texts as they are printed (section 5). */
export const tablesToCsv = (tables: readonly ExtractedTable[]): string =>
  BYTE_ORDER_MARK +
  tables
    .map((table, i) =>
      toCsv([tableHeading(i, table)], table.rows, { texts: 'plain' }).slice(BYTE_ORDER_MARK.length),
    )
    .join('\r\n\r\n')

/** @param fileName of the PDF */
export function tablesFileName(fileName: string | null): string {
  const name = (fileName ?? '').replace(/\.[^.]*$/, '').trim()
  return name === '' ? CSV_NAME.default : `${name}${CSV_NAME.suffix}`
}
