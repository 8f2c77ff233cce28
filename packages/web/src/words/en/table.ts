import type { VerdictState } from '@ledgerlift/engine'
import type { Account, RowProof, Warning } from '../../lib/result-table.ts'

const rows = (count: number): string => (count === 1 ? '1 row' : `${count} rows`)
const pagesConverted = (converted: number, all: number): string =>
  `${converted} of ${all === 1 ? '1 page' : `${all} pages`} converted`

/** The English of the result table. */
export const WORDS = {
  table: 'Transactions',
  checkHeader: 'Check',
  accountHeader: 'Account',
  account: (place: number) => `Account ${place}`,
  check: {
    proved: 'Proved',
    unproved: 'Not proved',
    contradicted: 'Does not add up',
    corrected: 'Corrected',
    sum: 'Sum proved',
  },
  verdict: {
    proved: 'Proved',
    'sum-proved': 'Sum proved',
    unproved: 'Not proved',
    contradicted: 'Does not add up',
    unread: 'Not read',
  } satisfies Record<VerdictState, string>,
  agree: 'Balances agree to the cent',
  allProved: 'Every row is proved by the balances that the statement prints.',
  nothingMoved: 'There are no transactions, and the balance has not moved.',
  sumProved: 'Sum proved: the rows add up to the cent',
  sumProvedWhy: (bySum: number, all: number) =>
    bySum === all
      ? 'The rows make up what the statement prints as their sum. It prints no balance after each row.'
      : `${rows(bySum)} of ${all} make up what the statement prints as their sum, without a balance after each.`,
  sumProvedRisk: 'Two errors that cancel each other would pass. Compare amounts that matter to you.',
  disagree: 'Balances do not agree',
  gap: (gap: string, more: boolean, closing: string) =>
    `The rows come to ${gap} ${more ? 'more' : 'less'} than the printed closing balance of ${closing}.`,
  contradicted: (count: number) =>
    count === 1
      ? '1 row does not agree with the printed balances. Compare it with your statement.'
      : `${count} rows do not agree with the printed balances. Compare them with your statement.`,
  noneProved: 'No row is proved',
  notWhole: 'Not proved as a whole',
  unread: 'Nothing could be read as a statement',
  unreadFree: 'It cost you nothing: its pages were not counted.',
  pagesMissing: (converted: number, all: number) =>
    `${pagesConverted(converted, all)}. What the other pages print may change the sums.`,
  pagesConverted,
  unexplained: (count: number, numbers: string) =>
    count === 1
      ? `One number near the rows has no place in what was read: ${numbers}. It may be a lost amount.`
      : `${count} numbers near the rows have no place in what was read: ${numbers}. They may be lost amounts.`,
  numberOn: (text: string, page: number) => `${text} on page ${page}`,
  andOthers: (count: number) => (count === 1 ? 'and 1 other' : `and ${count} others`),
  accountDoubt: {
    'no-witness': 'The statement prints too little, or nothing that some rows could be checked against.',
    'direction-ambiguous': 'Debit and credit could be changed over, and the sums would still agree.',
    'date-ambiguous': 'The statement does not tell for sure which days are meant.',
    'date-unread': 'Some dates cannot be read.',
    'date-outside-period': 'Some dates lie outside the period that the statement prints.',
    'recognition-unsure': 'Some dates were recognised in a picture, and nothing else confirms their digits.',
    'balance-breaks': 'A printed balance does not follow from the one before it.',
    'total-breaks': 'The rows do not make up a sum that the statement prints.',
    'count-differs': 'The statement prints another number of transactions than there are rows.',
    'neighbour-missing': 'A row seems to be missing.',
    'pages-missing': 'Not all of its pages were converted.',
    'unexplained-numbers': 'Some numbers near the rows have no place in what was read.',
  } satisfies Record<Account['doubts'][number], string>,
  doubt: {
    'no-witness':
      'Not proved: the statement prints no balance and no sum that this row could be checked against, or only such as many numbers would fit.',
    'direction-ambiguous':
      'Not proved: as a debit and as a credit it would satisfy the printed balances just as well.',
    'date-ambiguous':
      'Not proved: its date can be read in two ways, or may be that of another row, and nothing in the statement tells.',
    'date-unread': 'Not proved: where its date should stand there is no date that the calendar has.',
    'date-outside-period': 'Not proved: its date lies outside the period that the statement prints.',
    'recognition-unsure':
      'Not proved: its date was recognised in a picture, and nothing else confirms its digits.',
    'balance-breaks': 'The balance after it does not follow from the balance before it.',
    'total-breaks': 'The rows that it belongs to do not make up the sum that the statement prints.',
    'count-differs': 'Not proved: the statement prints another number of transactions than there are rows.',
    'neighbour-missing': 'Not proved: a row beside it seems to be missing.',
  } satisfies Record<RowProof['doubts'][number], string>,
  provedBy: {
    balance: 'The printed balances before and after differ by exactly this.',
    sum: 'The rows make up exactly what is printed. Two errors that cancel each other would pass.',
    none: '',
  } satisfies Record<RowProof['witness'], string>,
  provedTogether:
    'The printed balances before and after differ by exactly these rows together. Among them, two errors that cancel each other would pass.',
  correctedWhy: 'A digit was misread. The printed balances allow this amount only.',
  misread: 'The number that was misread',
  misreadPrinted: 'As printed',
  misreadPicture: (page: number) => `The number as it is printed on page ${page}`,
  misreadText: 'Read as',
  misreadAsked: 'Asked for by the arithmetic',
  proofOf: (check: string) => `${check}: show why`,
  whereFrom: 'How it is checked',
  numberHeader: 'Number',
  pageHeader: 'Page',
  amountHeader: 'Amount',
  thisRow: 'this row',
  row: (place: number) => `Row ${place}`,
  otherRows: (count: number) => (count === 1 ? '1 other row' : `${count} other rows`),
  lessInterest: (row: string, paid: string, beside: string) =>
    `${row} (${paid} less ${beside} of interest and fees)`,
  comesTo: 'Comes to',
  equation: {
    balance: { from: 'Balance before', to: 'Balance after' },
    account: { from: 'Opening balance', to: 'Closing balance' },
    total: { from: '', to: 'Printed total' },
  },
  expected: (actual: string, asked: string, difference: string, more: boolean) =>
    `The arithmetic expects ${asked}. The row says ${actual}, which is ${difference} ${more ? 'more' : 'less'}.`,
  expectedTurned: (actual: string, asked: string) =>
    `The arithmetic expects ${asked} the other way: as a debit in place of a credit, or the reverse. The row says ${actual}.`,
  rowsGap: (gap: string, more: boolean) =>
    `The rows come to ${gap} ${more ? 'more' : 'less'} than is printed.`,
  close: 'Close',
  needsLook: (count: number) => `Show what needs a look (${count})`,
  needsLookShown: (count: number) => `Showing ${rows(count)} that need a look.`,
  allShown: 'Showing all rows.',
  readDates: 'Are its dates day first or month first?',
  readDatesWhy: (count: number) =>
    `${count === 1 ? 'The date of 1 row' : `The dates of ${count} rows`} can be read both ways, and nothing in the statement tells. Choose how to read them: the statement is converted again, which costs no pages.`,
  dateMeans: (printed: string, meant: string) => `${printed} is ${meant}`,
  dateOrder: {
    dmy: 'Day, month, year',
    mdy: 'Month, day, year',
    ymd: 'Year, month, day',
  },
  asShown: 'as shown now',
  readingAgain: 'Converting again…',
  passwordAgain: 'Password of the PDF',
  passwordAgainWhy: 'This PDF is protected, and its password is not kept. Please type it once more.',
  readWithPassword: 'Convert again',
  directionBoth: (count: number) =>
    `In ${rows(count)} debit and credit could be changed over: what is printed allows both.`,
  someProved: (proved: number, all: number) => `${proved} of ${all} rows are proved by the printed balances`,
  lookAtOthers: (count: number) =>
    count === 1 ? 'Please look at the other one.' : `Please look at the other ${count}.`,
  showFirst: (count: number) => (count === 1 ? 'Show it' : 'Show the first'),
  showNext: (at: number, count: number) => `Show the next (${at} of ${count} shown)`,
  totals: 'Totals',
  totalsOfAccounts: (count: number) => `Sums of ${count} accounts`,
  totalsOf: (account: string) => `Totals, ${account}`,
  opening: 'Opening balance',
  closing: 'Closing balance',
  credits: 'Credits',
  debits: 'Debits',
  interestAndFees: 'Interest and fees',
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
  compact: 'One line each',
  filter: 'Filter',
  filterOn: 'Filter, in use',
  direction: 'Direction',
  bothDirections: 'Both',
  least: 'At least',
  most: 'At most',
  from: 'From',
  to: 'To',
  showPage: 'Page',
  backToTable: 'Back to the table',
  copy: 'Copy table',
  copied: (count: number) => `Copied ${rows(count)}.`,
  copiedCells: (rowCount: number, columnCount: number) =>
    rowCount === 1 && columnCount === 1
      ? 'Copied the cell.'
      : `Copied ${rows(rowCount)} of ${columnCount === 1 ? '1 column' : `${columnCount} columns`}.`,
  marked: (count: number) => `${count} cells marked`,
  markedSum: (count: number, sum: string) => `${count} cells marked, together ${sum}`,
  notCopied: 'The browser does not let this page copy. Download the table instead.',
  found: (count: number, all: number) => `${count} of ${rows(all)}`,
  foundNone: 'No row has this in it.',
  showAll: 'Show all rows',
  sorted: {
    ascending: (header: string) => `Sorted by ${header}, upwards.`,
    descending: (header: string) => `Sorted by ${header}, downwards.`,
    none: 'In the order of the statement.',
  },
  keys: 'Arrow keys move between cells, Shift marks them, Ctrl+C copies them for Excel. Alt and the arrows widen a column from its title.',
  pageOf: (page: number) => `Page ${page}`,
  pagesOf: (pages: string) => `Pages ${pages}`,
  warning: {
    'page-needs-ocr': 'This page is a scan or a photo, and its text was not read.',
    'page-unreadable': 'This page could not be read.',
    'not-a-statement': 'This does not look like a bank statement.',
    'no-transactions': 'No transactions were found in this document.',
    'balance-mismatch': 'The rows and the printed balances do not agree.',
    'repeated-rows':
      'The balances agree without a list on this page, so it was left out: it prints transactions again, or some that were never booked.',
    'repeated-page': 'This page is in the file twice. Its rows were read once.',
    'doubtful-row':
      'A row on this page has an amount, but no date or in a column that could not be read. It was left out.',
    'pages-missing': 'Not all pages of the document were read.',
    'unexplained-numbers': 'Numbers near the rows could not be explained.',
    'row-without-date': 'A row prints no date that we could read.',
  } satisfies Record<Warning['code'], string>,
} as const
