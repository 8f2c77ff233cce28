import type { Warning } from '../../lib/result-table.ts'

const rows = (count: number): string => (count === 1 ? '1 row' : `${count} rows`)

/** The English of the result table. */
export const WORDS = {
  table: 'Transactions',
  checkHeader: 'Check',
  accountHeader: 'Account',
  account: (place: number) => `Account ${place}`,
  check: {
    proved: 'Proved',
    unproved: 'Not checked',
    contradicted: 'Does not add up',
    corrected: 'Corrected',
  },
  agree: 'Balances agree to the cent',
  allProved: 'Every row is proved by the balances that the statement prints.',
  disagree: 'Balances do not agree',
  gap: (gap: string, more: boolean, closing: string) =>
    `The rows come to ${gap} ${more ? 'more' : 'less'} than the printed closing balance of ${closing}.`,
  contradicted: (count: number) =>
    count === 1
      ? '1 row does not agree with the printed balances. Compare it with your statement.'
      : `${count} rows do not agree with the printed balances. Compare them with your statement.`,
  noneChecked: 'Nothing to check against',
  noneCheckedWhy: 'This statement prints no balances for these rows.',
  someProved: (proved: number, all: number) => `${proved} of ${all} rows are proved by the printed balances`,
  lookAtOthers: (count: number) =>
    count === 1 ? 'Please look at the other one.' : `Please look at the other ${count}.`,
  showFirst: (count: number) => (count === 1 ? 'Show it' : 'Show the first'),
  showNext: (at: number, count: number) => `Show the next (${at} of ${count} shown)`,
  totals: 'Totals',
  totalsOf: (account: string) => `Totals, ${account}`,
  opening: 'Opening balance',
  closing: 'Closing balance',
  credits: 'Credits',
  debits: 'Debits',
  notPrinted: 'not printed',
  notReadable: 'cannot be added up',
  transactions: (count: number) => (count === 1 ? '1 transaction' : `${count} transactions`),
  plus: 'plus',
  minus: 'minus',
  equals: 'equals',
  tools: 'Look through the table',
  search: 'Search',
  searchHint: 'Search the rows',
  accounts: 'Account',
  allAccounts: 'All accounts',
  view: 'View',
  columns: 'Columns',
  rowHeight: 'Rows',
  compact: 'Compact',
  copy: 'Copy table',
  copied: (count: number) => `Copied ${rows(count)}.`,
  copiedCells: (rowCount: number, columnCount: number) =>
    rowCount === 1 && columnCount === 1
      ? 'Copied the cell.'
      : `Copied ${rows(rowCount)} of ${columnCount === 1 ? '1 column' : `${columnCount} columns`}.`,
  notCopied: 'The browser does not let this page copy. Download the table instead.',
  found: (count: number, all: number) => `${count} of ${rows(all)}`,
  foundNone: 'No row has this in it.',
  showAll: 'Show all rows',
  sorted: {
    ascending: (header: string) => `Sorted by ${header}, upwards.`,
    descending: (header: string) => `Sorted by ${header}, downwards.`,
    none: 'In the order of the statement.',
  },
  keys: 'Arrow keys move between cells, Shift marks them, Ctrl+C copies them for Excel.',
  pageOf: (page: number) => `Page ${page}`,
  pagesOf: (pages: string) => `Pages ${pages}`,
  warning: {
    'page-needs-ocr': 'This page is a scan or a photo, and its text was not read.',
    'page-unreadable': 'This page could not be read.',
    'not-a-statement': 'This does not look like a bank statement.',
    'no-transactions': 'No transactions were found in this document.',
    'balance-mismatch': 'The rows and the printed balances do not agree.',
    'repeated-rows': 'A list on this page prints transactions a second time, so it was left out.',
    'doubtful-row':
      'A row on this page has an amount, but no date or in a column that could not be read. It was left out.',
    'pages-missing': 'Not all pages of the document were read.',
    'unexplained-numbers': 'Numbers near the rows could not be explained.',
    'row-without-date': 'A row prints no date that we could read.',
  } satisfies Record<Warning['code'], string>,
} as const
