import { accountName, typeCells } from '@ledgerlift/engine'
import { type Cell, type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { type Exported, type ExportedAccount, type ExportedRow, statusOf } from '../exported.ts'
import { oneLine } from '../texts.ts'

/** Colours of rows that need a look; the reason is also stated in words beside them. */
const FILL = { contradicted: 'F9DCD6', unproved: 'FBF0CF', edited: 'DCE8FA', head: 'E9E4D6' } as const
const DATE = 'yyyy-mm-dd'
/** The limits of Excel for the name of a sheet: its length, and characters that it refuses. */
const MAX_NAME = 31
const NOT_IN_NAMES = /[\\/?*[\]:]/g
const SUMMARY = 'Summary'
const INTEREST = 'Interest and fees'

type Column = {
  readonly title: string
  readonly width: number
  readonly value: (row: ExportedRow) => CellValue
  readonly format?: string
}

/**
 * A workbook: a summary whose formulas check that opening balance and rows come to the closing balance, and a sheet for
 * each account with days as days, amounts as numbers, and texts as texts.
 */
export async function toXlsx(exported: Exported): Promise<Uint8Array<ArrayBuffer>> {
  const sheets = exported.rows.length === 0 ? [plainSheet(exported)] : accountSheets(exported)
  return (await writeXlsx({ sheets })) as Uint8Array<ArrayBuffer>
}

const asNumber = (decimal: string | null): number | null => (decimal === null ? null : Number(decimal))
const asDay = (date: string | null): Date | null => (date === null ? null : new Date(`${date}T00:00:00Z`))

/** Has as many decimals as the currency of the account. */
function moneyFormat(rows: readonly ExportedRow[]): string {
  const amounts = rows.flatMap(({ debit, credit, balance }) => [debit, credit, balance])
  const decimals = Math.max(0, ...amounts.map((text) => text?.split('.')[1]?.length ?? 0))
  return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`
}

function columnsOf(rows: readonly ExportedRow[]): Column[] {
  const money = moneyFormat(rows)
  const has = (read: (row: ExportedRow) => unknown) => rows.some((row) => read(row) !== null)
  const optional = (isThere: boolean, column: Column) => (isThere ? [column] : [])
  return [
    { title: 'Date', width: 12, format: DATE, value: ({ date }) => asDay(date) },
    ...optional(
      has(({ valueDate }) => valueDate),
      {
        title: 'Value Date',
        width: 12,
        format: DATE,
        value: ({ valueDate }) => asDay(valueDate),
      },
    ),
    { title: 'Description', width: 52, format: '@', value: ({ description }) => oneLine(description) },
    ...optional(
      has(({ reference }) => reference),
      {
        title: 'Reference',
        width: 22,
        format: '@',
        value: ({ reference }) => reference,
      },
    ),
    { title: 'Debit', width: 14, format: money, value: ({ debit }) => asNumber(debit) },
    { title: 'Credit', width: 14, format: money, value: ({ credit }) => asNumber(credit) },
    ...optional(
      has((row) => row.interestAndFees ?? null),
      {
        title: INTEREST,
        width: 18,
        format: money,
        value: (row) => asNumber(row.interestAndFees ?? null),
      },
    ),
    ...optional(
      has(({ balance }) => balance),
      {
        title: 'Balance',
        width: 16,
        format: money,
        value: ({ balance }) => asNumber(balance),
      },
    ),
    { title: 'Page', width: 7, value: ({ page }) => page },
    { title: 'Check', width: 26, value: statusOf },
    { title: 'Why', width: 36, value: ({ doubts }) => doubts.join(', ') || null },
  ]
}

type AccountSheet = { readonly sheet: WriteSheet; readonly columns: readonly Column[]; readonly rows: number }

function accountSheets({ rows, accounts }: Exported): WriteSheet[] {
  const taken = new Set([SUMMARY.toLowerCase()])
  const sheets = accounts.map((_, i) => {
    const of = rows.filter(({ account }) => account === i)
    return accountSheet(nameOf(accountName(accounts, i), taken), of)
  })
  return [summarySheet(accounts, sheets), ...sheets.map(({ sheet }) => sheet)]
}

function nameOf(wanted: string, taken: Set<string>): string {
  const clean =
    wanted
      .replace(NOT_IN_NAMES, ' ')
      .replace(/^'+|'+$/g, '')
      .trim()
      .slice(0, MAX_NAME) || 'Account'
  let name = clean
  for (let i = 2; taken.has(name.toLowerCase()); i++) name = `${clean.slice(0, MAX_NAME - 4)} (${i})`
  taken.add(name.toLowerCase())
  return name
}

function accountSheet(name: string, rows: readonly ExportedRow[]): AccountSheet {
  const columns = columnsOf(rows)
  const cells = new Map<string, Partial<Cell>>()
  columns.forEach(({ title }, c) => void cells.set(`0,${c}`, headCell(title)))
  rows.forEach((row, r) => {
    const fill = fillOf(row)
    columns.forEach(({ format, value }, c) => {
      if (!format && !fill) return
      cells.set(`${r + 1},${c}`, {
        value: value(row),
        style: { ...(format ? { numFmt: format } : {}), ...(fill ? { fill: solid(fill) } : {}) },
      })
    })
  })
  const sheet: WriteSheet = {
    name,
    columns: columns.map(({ width }) => ({ width })),
    rows: [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ value }) => value(row)))],
    cells,
    freezePane: { rows: 1 },
    autoFilter: { range: `A1:${letter(columns.length - 1)}${rows.length + 1}` },
  }
  return { sheet, columns, rows: rows.length }
}

function fillOf({ check, isEdited }: ExportedRow): string | null {
  if (check === 'contradicted' || check === 'unproved') return FILL[check]
  return isEdited ? FILL.edited : null
}

const solid = (rgb: string) => ({ type: 'pattern', pattern: 'solid', fgColor: { rgb } }) as const

const headCell = (value: string): Partial<Cell> => ({
  value,
  style: { font: { bold: true }, fill: solid(FILL.head) },
})

const letter = (column: number): string => String.fromCharCode('A'.charCodeAt(0) + column)

/** Those of the summary; that of interest is there where an account has some. */
const TITLES = [
  'Account',
  'Currency',
  'Opening balance',
  'Money in',
  'Money out',
  INTEREST,
  'Opening + rows',
  'Closing balance',
  'Difference',
  'Adds up',
  'Rows',
] as const

type Title = (typeof TITLES)[number]

/** Each row of it is recomputed by the spreadsheet from the account's sheet. */
function summarySheet(accounts: readonly ExportedAccount[], sheets: readonly AccountSheet[]): WriteSheet {
  const hasInterest = (columns: readonly Column[]) => columns.some(({ title }) => title === INTEREST)
  const titles = TITLES.filter(
    (title) => title !== INTEREST || sheets.some(({ columns }) => hasInterest(columns)),
  )
  const cells = new Map<string, Partial<Cell>>()
  titles.forEach((title, c) => void cells.set(`0,${c}`, headCell(title)))
  const rows: CellValue[][] = [[...titles]]
  accounts.forEach(({ currency, openingBalance, closingBalance, owed }, i) => {
    const { sheet, columns, rows: count } = sheets[i] as AccountSheet
    const line = i + 2
    const format = columns.find(({ title }) => title === 'Debit')?.format ?? '#,##0.00'
    const range = (title: string) => {
      const column = letter(columns.findIndex((one) => one.title === title))
      return `'${sheet.name.replaceAll("'", "''")}'!${column}2:${column}${Math.max(2, count + 1)}`
    }
    const at = (title: Title) => `${letter(titles.indexOf(title))}${line}`
    const values: Partial<Record<Title, CellValue>> = {
      Account: sheet.name,
      Currency: currency,
      'Opening balance': asNumber(openingBalance),
      'Closing balance': asNumber(closingBalance),
      Rows: count,
    }
    const isPartly = hasInterest(columns)
    // What is owed grows by what is spent, and by what of a payment is interest.
    const moved = (more: Title, less: Title, sign: string) =>
      `${at('Opening balance')}+${at(more)}-${at(less)}${isPartly ? `${sign}${at(INTEREST)}` : ''}`
    const formulas: Partial<Record<Title, string>> = {
      'Money in': `SUM(${range('Credit')})`,
      'Money out': `SUM(${range('Debit')})`,
      ...(isPartly && { [INTEREST]: `SUM(${range(INTEREST)})` }),
      'Opening + rows': owed ? moved('Money out', 'Money in', '+') : moved('Money in', 'Money out', '-'),
      Difference: `ROUND(${at('Opening + rows')}-${at('Closing balance')},4)`,
      'Adds up': `IF(OR(${at('Opening balance')}="",${at('Closing balance')}=""),"not printed",IF(${at('Difference')}=0,"yes","NO"))`,
    }
    rows.push(titles.map((title) => values[title] ?? null))
    titles.forEach((title, c) => {
      const isAmount = title !== 'Adds up' && (title in formulas || title.endsWith('balance'))
      const style = isAmount ? { style: { numFmt: format } } : {}
      const formula = formulas[title]
      if (formula !== undefined) cells.set(`${line - 1},${c}`, { formula, ...style })
      else if (isAmount) cells.set(`${line - 1},${c}`, { value: values[title] ?? null, ...style })
    })
  })
  return {
    name: SUMMARY,
    columns: titles.map((_, c) => ({ width: c === 0 ? 24 : 16 })),
    rows,
    cells,
    freezePane: { rows: 1 },
  }
}

/** The tables of a document that is not a statement: only what is certainly a day or an amount is written as one. */
function plainSheet({ headers, data }: Exported): WriteSheet {
  const typed = typeCells([headers, ...data])
  const cells = new Map<string, Partial<Cell>>()
  const rows = typed.map((row, r) =>
    row.map((cell, c): CellValue => {
      if (cell.kind === 'text') return cell.text === '' ? null : cell.text
      const value = cell.kind === 'amount' ? Number(cell.decimal) : asDay(cell.date)
      cells.set(`${r},${c}`, { value, style: { numFmt: cell.kind === 'amount' ? '#,##0.00' : DATE } })
      return value
    }),
  )
  return { name: 'Tables', rows, cells, columns: headers.map(() => ({ autoWidth: true })) }
}
