import type { Warning } from '../../lib/result-table.ts'

/** The English of the result table. */
export const WORDS = {
  table: 'Transactions',
  checkHeader: 'Check',
  check: {
    proved: 'Proved',
    unproved: 'Not checked',
    contradicted: 'Does not add up',
    corrected: 'Corrected',
  },
  allProved: 'Every row is proved: the printed balances agree to the cent.',
  noneChecked: 'Nothing to check against: this statement prints no balances for these rows.',
  someProved: (proved: number, all: number) =>
    `${proved} of ${all} rows are proved by the printed balances. Please look at the others.`,
  contradicted: (count: number) =>
    count === 1
      ? '1 row does not agree with the printed balances. Compare it with your statement.'
      : `${count} rows do not agree with the printed balances. Compare them with your statement.`,
  pageOf: (page: number) => `Page ${page}`,
  pagesOf: (pages: string) => `Pages ${pages}`,
  warning: {
    'page-needs-ocr': 'This page is a scan or a photo, and its text was not read.',
    'page-unreadable': 'This page could not be read.',
    'not-a-statement': 'This does not look like a bank statement.',
    'no-transactions': 'No transactions were found in this document.',
    'balance-mismatch': 'The rows and the printed balances do not agree.',
    'repeated-rows': 'A list on this page prints transactions a second time, so it was left out.',
    'row-without-date': 'A row prints no date that we could read.',
  } satisfies Record<Warning['code'], string>,
} as const
