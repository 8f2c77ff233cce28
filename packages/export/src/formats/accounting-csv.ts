import { toCsv } from '@ledgerlift/engine'
import type { Exported } from '../exported.ts'
import { type Entry, type Ledger, ledgersOf } from '../ledger.ts'
import { dayFirst, monthFirst, noteOf, oneLine } from '../texts.ts'

/** A file of a format that takes one account, and a limited number of rows, at a time. */
export type Part = { readonly suffix: string; readonly text: string }

/** The most rows that Xero and QuickBooks Online read from one file. */
const MAX_ROWS = 1000
/** QuickBooks Online reads no larger file: 350 KB, with room for the byte order mark and titles. */
const MAX_BYTES = 340_000

type Layout = {
  /** Null where the program wants none. */
  readonly headers: readonly string[] | null
  readonly row: (entry: Entry) => readonly string[]
}

const textOf = ({ description, isEdited }: Entry): string => noteOf(oneLine(description), isEdited)

/** Xero: one signed amount, dates that cannot be misread, unique titles. */
const XERO: Layout = {
  headers: ['*Date', '*Amount', 'Payee', 'Description', 'Reference', 'Cheque Number'],
  row: (entry) => [entry.date, entry.amount, '', textOf(entry), entry.reference ?? '', ''],
}

/** QuickBooks Online, the form with three columns: its other form means different things in different countries. */
const quickBooks = (date: (iso: string) => string): Layout => ({
  headers: ['Date', 'Description', 'Amount'],
  row: (entry) => [date(entry.date), textOf(entry), entry.amount],
})

/** FreeAgent: date, amount, text, and no titles. */
const FREE_AGENT: Layout = {
  headers: null,
  row: (entry) => [dayFirst(entry.date), entry.amount, textOf(entry)],
}

export const toXero = (exported: Exported): Part[] => partsOf(exported, XERO)
export const toQuickBooksUs = (exported: Exported): Part[] => partsOf(exported, quickBooks(monthFirst))
export const toQuickBooksUk = (exported: Exported): Part[] => partsOf(exported, quickBooks(dayFirst))
export const toFreeAgent = (exported: Exported): Part[] => partsOf(exported, FREE_AGENT)

function partsOf(exported: Exported, layout: Layout): Part[] {
  const ledgers = ledgersOf(exported)
  return ledgers.flatMap((ledger, i) => {
    const chunks = chunksOf(ledger, layout)
    const account = ledgers.length > 1 ? `_${i + 1}_${ledger.accountId}` : ''
    return chunks.map((rows, part) => ({
      suffix: `${account}${chunks.length > 1 ? `_part${part + 1}` : ''}`,
      text: write(rows, layout),
    }))
  })
}

/** Programs take the byte order mark of a spreadsheet for a part of the first title. */
function write(rows: readonly (readonly string[])[], { headers }: Layout): string {
  const [first = [], ...others] = headers === null ? rows : [headers, ...rows]
  return `${toCsv(first, others, { texts: 'plain' }).slice(1)}\r\n`
}

function chunksOf({ entries }: Ledger, layout: Layout): (readonly string[])[][] {
  const chunks: (readonly string[])[][] = []
  let bytes = 0
  for (const entry of entries) {
    const row = layout.row(entry)
    // A character takes at most four bytes; quotes and commas are a few.
    const size = row.join(',').length * 4 + row.length * 4
    const last = chunks.at(-1)
    if (!last || last.length === MAX_ROWS || bytes + size > MAX_BYTES) {
      chunks.push([row])
      bytes = size
    } else {
      last.push(row)
      bytes += size
    }
  }
  return chunks
}
