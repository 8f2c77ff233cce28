import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { dropSummaries } from './drop-summaries.ts'

const ROWS = ['1 May | ACME | 10.00', '2 May | PAY | 50.00']
const SUMMARY = [
  ' | Opening balance | 100.00',
  ' | Out | 10.00',
  ' | In | 50.00',
  ' | Closing balance | 140.00',
]

/** The texts of the rows that stay. */
const kept = (...texts: string[]) =>
  dropSummaries(
    texts.map((text) => ({ row: readRowOf(text), section: null })),
    ({ row }) => row.date !== null,
  ).map(({ row }) => row.description)

test.each<[string, string[], string[]]>([
  ['below the rows', [...ROWS, ...SUMMARY], ['ACME', 'PAY']],
  ['above the rows', [...SUMMARY, ...ROWS], ['ACME', 'PAY']],
  [
    'rows without a date behind one that has it',
    [' | Opening balance | 100.00', ...ROWS, ' | CASH | 5.00', ' | Closing balance | 145.00'],
    ['Opening balance', 'ACME', 'PAY', 'CASH', 'Closing balance'],
  ],
  [
    'both balances below the rows',
    [...ROWS, ' | Opening balance | 100.00', ' | Closing balance | 140.00'],
    ['ACME', 'PAY', 'Closing balance'],
  ],
  [
    'an account without rows',
    [...ROWS, ' | Opening balance | 100.00', ' | Closing balance | 100.00'],
    ['ACME', 'PAY', 'Opening balance', 'Closing balance'],
  ],
  [
    'both balances above rows that begin with none of their own',
    [' | Opening balance | 100.00', ' | Closing balance | 145.00', ...ROWS],
    ['ACME', 'PAY'],
  ],
  [
    'an account without rows above another one',
    [' | Opening balance | 5.00', ' | Closing balance | 5.00', ...ROWS, ' | Opening balance | 1.00'],
    ['Opening balance', 'Closing balance', 'ACME', 'PAY', 'Opening balance'],
  ],
  [
    'names of sums between balances that are dated',
    [
      '1 May | Opening balance | 100.00',
      ' | Deposits | 50.00',
      ' | Withdrawals | 10.00',
      '31 May | Closing balance | 140.00',
      ...ROWS,
    ],
    ['ACME', 'PAY'],
  ],
  [
    'rows without a date between balances that are dated',
    ['1 May | Opening balance | 100.00', ' | CASH | 5.00', '31 May | Closing balance | 105.00'],
    ['Opening balance', 'CASH', 'Closing balance'],
  ],
  ['no row with a date', SUMMARY, ['Opening balance', 'Out', 'In', 'Closing balance']],
])('%s', (_, rows, expected) => {
  expect(kept(...rows)).toEqual(expected)
})
