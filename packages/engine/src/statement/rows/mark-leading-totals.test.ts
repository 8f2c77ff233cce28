import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { markLeadingTotals } from './mark-leading-totals.ts'

/** Each row's section, or that it is a total. */
const marked = (...texts: string[]) =>
  markLeadingTotals(texts.map((text) => ({ row: readRowOf(text), section: null }))).map(({ row, section }) =>
    row.kind === 'total' ? 'total' : section,
  )

test.each<[string, string[], (string | null)[]]>([
  [
    'signs at the sums',
    ['1 May | Out | -15.00', '| ACME | 10.00', '| SHOP | 5.00', '2 May | In | +50.00', '| PAY | 50.00'],
    ['total', 'debit', 'debit', 'total', 'credit'],
  ],
  [
    'names of the sums',
    ['1 May | Total withdrawals | 5.00', '| SHOP | 5.00', '| Total deposits | 50.00', '| PAY | 50.00'],
    ['total', 'debit', 'total', 'credit'],
  ],
  [
    'a sum of nothing',
    ['1 May | Out | -0.00', '| In | +5.00', '| PAY | 5.00', '2 May | Out | -7.00', '| SHOP | 7.00'],
    ['total', 'total', 'credit', 'total', 'debit'],
  ],
  ['nothing but rows of zero', ['1 May | FEE | +0.00', '2 May | FEE | +0.00'], [null, null]],
  [
    'a row left over',
    ['1 May | Out | -5.00', '| SHOP | 5.00', '| In | +50.00', '| PAY | 5.00'],
    [null, null, null, null],
  ],
  [
    'payments taken back',
    ['1 May | SHOP | -5.00', '| BACK | +5.00', '| BAR | -7.00', '| BACK | +7.00'],
    [null, null, null, null],
  ],
  [
    'a summary above the first day',
    ['| All in all | 20.00', '1 May | Out | -5.00', '| SHOP | 5.00', '2 May | In | +50.00', '| PAY | 50.00'],
    [null, 'total', 'debit', 'total', 'credit'],
  ],
  ['one sum', ['1 May | Out | -5.00', '| SHOP | 5.00'], [null, null]],
])('%s', (_, rows, expected) => {
  expect(marked(...rows)).toEqual(expected)
})
