import { accountName, type CsvOptions, toCsv as writeCsv } from '@ledgerlift/engine'
import { type Exported, statusOf } from '../exported.ts'

/**
 * The table for a spreadsheet: its own columns, then account (where there are several), page and check of each row, so
 * that the proof does not end at the download.
 */
export function toCsv({ headers, data, rows, accounts }: Exported, options: CsvOptions = {}): string {
  if (rows.length !== data.length || data.length === 0) return `${writeCsv(headers, data, options)}\r\n`
  const hasSeveral = accounts.length > 1
  const more = rows.map((row) => [
    ...(hasSeveral ? [accountName(accounts, row.account)] : []),
    String(row.page),
    statusOf(row),
  ])
  return `${writeCsv(
    [...headers, ...(hasSeveral ? ['Account'] : []), 'Page', 'Check'],
    data.map((row, i) => [...row, ...(more[i] as string[])]),
    options,
  )}\r\n`
}
