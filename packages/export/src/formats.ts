import type { CsvOptions } from '@ledgerlift/engine'
import type { Exported } from './exported.ts'
import type { Part } from './formats/accounting-csv.ts'

export type FormatId =
  | 'csv'
  | 'xlsx'
  | 'ofx'
  | 'qbo'
  | 'qif'
  | 'mt940'
  | 'camt053'
  | 'xero'
  | 'quickbooks-us'
  | 'quickbooks-uk'
  | 'freeagent'
  | 'tally'
  | 'beancount'
  | 'hledger'
  | 'json'

export type ExportOptions = { readonly csv?: CsvOptions }

/** A file to be saved; `suffix` follows the name of the statement, before the dot. */
export type ExportedFile = { readonly suffix: string; readonly content: string | Uint8Array<ArrayBuffer> }

export type Format = {
  readonly id: FormatId
  /** Without its dot. */
  readonly extension: string
  readonly type: string
  /** Asks for a date on each row, and books rows. */
  readonly isForPrograms: boolean
  /** @throws {ExportError} where the result lacks what the format asks for */
  readonly write: (exported: Exported, options?: ExportOptions) => Promise<ExportedFile[]>
}

const one = (content: ExportedFile['content']): ExportedFile[] => [{ suffix: '', content }]
const parts = (all: readonly Part[]): ExportedFile[] =>
  all.map(({ suffix, text }) => ({ suffix, content: text }))

const CSV = 'text/csv;charset=utf-8'
const TEXT = 'text/plain;charset=utf-8'
const XML = 'application/xml'

/** The formats that a result can be exported in. The code of each is loaded when it is first needed. */
export const FORMATS: readonly Format[] = [
  {
    id: 'xlsx',
    extension: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    isForPrograms: false,
    write: async (exported) => one(await (await import('./formats/xlsx.ts')).toXlsx(exported)),
  },
  {
    id: 'csv',
    extension: 'csv',
    type: CSV,
    isForPrograms: false,
    write: async (exported, { csv } = {}) => one((await import('./formats/csv.ts')).toCsv(exported, csv)),
  },
  {
    id: 'ofx',
    extension: 'ofx',
    type: 'application/x-ofx',
    isForPrograms: true,
    write: async (exported) => one((await import('./formats/ofx.ts')).toOfx(exported)),
  },
  {
    id: 'qbo',
    extension: 'qbo',
    type: 'application/vnd.intu.qbo',
    isForPrograms: true,
    write: async (exported) => one((await import('./formats/ofx.ts')).toQbo(exported)),
  },
  {
    id: 'quickbooks-us',
    extension: 'csv',
    type: CSV,
    isForPrograms: true,
    write: async (exported) => parts((await import('./formats/accounting-csv.ts')).toQuickBooksUs(exported)),
  },
  {
    id: 'quickbooks-uk',
    extension: 'csv',
    type: CSV,
    isForPrograms: true,
    write: async (exported) => parts((await import('./formats/accounting-csv.ts')).toQuickBooksUk(exported)),
  },
  {
    id: 'xero',
    extension: 'csv',
    type: CSV,
    isForPrograms: true,
    write: async (exported) => parts((await import('./formats/accounting-csv.ts')).toXero(exported)),
  },
  {
    id: 'freeagent',
    extension: 'csv',
    type: CSV,
    isForPrograms: true,
    write: async (exported) => parts((await import('./formats/accounting-csv.ts')).toFreeAgent(exported)),
  },
  {
    id: 'tally',
    extension: 'xml',
    type: XML,
    isForPrograms: true,
    write: async (exported) => one((await import('./formats/tally.ts')).toTally(exported)),
  },
  {
    id: 'qif',
    extension: 'qif',
    type: 'application/x-qif',
    isForPrograms: true,
    write: async (exported) => one((await import('./formats/qif.ts')).toQif(exported)),
  },
  {
    id: 'mt940',
    extension: 'sta',
    type: TEXT,
    isForPrograms: true,
    write: async (exported) => one((await import('./formats/mt940.ts')).toMt940(exported)),
  },
  {
    id: 'camt053',
    extension: 'xml',
    type: XML,
    isForPrograms: true,
    write: async (exported) => one((await import('./formats/camt053.ts')).toCamt053(exported)),
  },
  {
    id: 'beancount',
    extension: 'beancount',
    type: TEXT,
    isForPrograms: true,
    write: async (exported) => one((await import('./formats/journals.ts')).toBeancount(exported)),
  },
  {
    id: 'hledger',
    extension: 'journal',
    type: TEXT,
    isForPrograms: true,
    write: async (exported) => one((await import('./formats/journals.ts')).toHledger(exported)),
  },
  {
    id: 'json',
    extension: 'json',
    type: 'application/json',
    isForPrograms: false,
    write: async (exported) => one((await import('./formats/json.ts')).toJson(exported)),
  },
]

export const formatNamed = (id: string): Format | null => FORMATS.find((format) => format.id === id) ?? null
