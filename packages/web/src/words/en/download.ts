import type { ExportProblem, FormatId } from '@ledgerlift/export'

type Choice = { readonly format: FormatId; readonly name: string; readonly why: string }

/** The English of the Download menu. */
export const WORDS = {
  menu: 'Download',
  saved: (name: string) => `Saved ${name}`,
  savedAll: (count: number) => `Saved ${count} files`,
  failed: 'The file could not be written. Your table is still here.',
  groups: [
    {
      title: 'Spreadsheets',
      choices: [
        {
          format: 'xlsx',
          name: 'Excel workbook (XLSX)',
          why: 'A sheet for each account, and formulas that check it',
        },
        { format: 'csv', name: 'CSV', why: 'Comma between cells, point in amounts' },
      ],
    },
    {
      title: 'Accounting',
      choices: [
        { format: 'qbo', name: 'QuickBooks (QBO)', why: 'Web Connect; no duplicates when imported twice' },
        { format: 'quickbooks-us', name: 'QuickBooks Online CSV, US', why: 'Dates with the month first' },
        { format: 'quickbooks-uk', name: 'QuickBooks Online CSV, UK', why: 'Dates with the day first' },
        { format: 'xero', name: 'Xero CSV', why: 'A file for each account and 1,000 rows' },
        { format: 'freeagent', name: 'FreeAgent CSV', why: 'Date, amount, text' },
        { format: 'tally', name: 'Tally (XML)', why: 'Vouchers against Suspense A/c' },
      ],
    },
    {
      title: 'Banking programs',
      choices: [
        { format: 'ofx', name: 'OFX 2.2', why: 'Banktivity, GnuCash, Moneydance, Quicken' },
        { format: 'qif', name: 'QIF', why: 'Older programs; dates with the month first' },
        { format: 'mt940', name: 'MT940', why: 'SWIFT, for treasury and ERP' },
        { format: 'camt053', name: 'CAMT.053', why: 'ISO 20022, for DATEV, SAP and the like' },
      ],
    },
    {
      title: 'Plain text and data',
      choices: [
        { format: 'beancount', name: 'beancount', why: 'A journal with balance assertions' },
        { format: 'hledger', name: 'hledger', why: 'A journal with balance assertions' },
        { format: 'json', name: 'JSON', why: 'All rows, for programs of your own' },
      ],
    },
  ] satisfies readonly { readonly title: string; readonly choices: readonly Choice[] }[],
  decimalComma: {
    name: 'CSV with decimal comma',
    why: 'Semicolon between cells, comma in amounts',
  },
  problems: {
    'no-transactions': () => 'There are no transactions that this format could hold.',
    'row-without-date': (rows: number) =>
      `${rows === 1 ? '1 row has' : `${rows} rows have`} no date, and this format asks for one. Correct ${rows === 1 ? 'it' : 'them'}, or take CSV or XLSX, which can leave it empty.`,
    'no-balance': () =>
      'The statement prints neither an opening nor a closing balance, and this format asks for both.',
  } satisfies Record<ExportProblem, (rows: number) => string>,
} as const
