import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { markTotals } from './mark-totals.ts'

/** The texts of the rows that are totals; rows marked with `*` print no date of their own. */
function totalsOf(...texts: string[]): string[] {
  const rows = texts.map((text) => ({ row: readRowOf(text.replace('*', '')), section: null }))
  const undated = new Set(rows.filter((_, i) => texts[i]?.startsWith('*')).map(({ row }) => row))
  return markTotals(rows, ({ row }) => !undated.has(row))
    .filter(({ row }) => row.kind === 'total')
    .map(({ row }) => row.description)
}

const ROWS = [
  '1 May | ACME | 10.00 | |',
  '2 May | PAY | | 50.00 |',
  '3 May | SHOP | 5.00 | |',
  '4 May | PAY | | 7.00 |',
  '4 May | PAY | | 3.00 |',
]

test.each<[string, string[], string[]]>([
  ['both sums, even beside a date', ['4 May | Closing figures | 15.00 | 60.00 |'], ['Closing figures']],
  ['one sum without a date', ['* | All deposits | | 60.00 |'], ['All deposits']],
  ['one sum of two amounts', ['* | CASH | 15.00 | |'], []],
  ['one sum of three above a row of another day', ['* | IN | | 60.00 |', '5 May | ACME | 1.00 | |'], ['IN']],
  ['one sum of two above a row of another day', ['* | CASH | 15.00 | |', '5 May | ACME | 1.00 | |'], []],
  ['one sum with the other sign', ['* | BACK | | -60.00 |'], []],
  ['a payment that happens to be as large', ['5 May | RENT | | 60.00 |'], []],
  ['another amount without a date', ['* | FEE | | 14.00 |'], []],
  ['one sum of two beside another amount', ['* | MIXED | 15.00 | 56.00 |'], []],
  ['one sum of three beside a sum that is wrong', ['* | SUMS | 16.00 | 60.00 |'], ['SUMS']],
])('%s', (_, rows, expected) => {
  expect(totalsOf(...ROWS, ...rows)).toEqual(expected)
})

test.each<[string, string[], string[]]>([
  [
    'of three rows right above it, in a column that goes both ways',
    [
      '1 May | ACME | -10.00',
      '2 May | BACK | 4.00',
      '2 May | SHOP | -9.00',
      '* | Card 1 | -15.00',
      '3 May | BAR | -5.00',
    ],
    ['Card 1'],
  ],
  [
    'of three rows right above it, of which one is marked as a credit',
    [
      '1 May | ACME | 10.00',
      '2 May | BACK | 4.00CR',
      '2 May | SHOP | 9.00',
      '* | Card 1 | 15.00',
      '3 May | BAR | 5.00',
    ],
    ['Card 1'],
  ],
  [
    'of both rows below it',
    ['1 May | ACME | -10.00', '* | Paid in | 11.00', '2 May | PAY | 4.00', '3 May | PAY | 7.00'],
    ['Paid in'],
  ],
  [
    'of some of the rows below it',
    [
      '1 May | ACME | -10.00',
      '* | BACK | 11.00',
      '2 May | PAY | 4.00',
      '3 May | PAY | 7.00',
      '4 May | BAR | -5.00',
    ],
    [],
  ],
  [
    'of others, where many rows print no date',
    ['1 May | ACME | 5.00', '* | SHOP | 6.00', '* | BAR | 1.00', '* | CASH | 12.00', '2 May | PAY | 4.00'],
    [],
  ],
])('among rows that print their dates, a row without one is a sum: %s', (_, rows, expected) => {
  expect(totalsOf('1 May | RENT | -70.00', '1 May | GAS | -7.00', ...rows)).toEqual(expected)
})

test('of rows with lines that print amounts of another currency in another column', () => {
  const abroad = ['1 May | HOTEL | 20.00 | 100.00', '* | AMSTERDAM EUR | 18.00 | ', '* | RATE | 1.00 | ']
  const rows = [
    '1 May | ACME |  | 1.00',
    '1 May | SHOP |  | 2.00',
    '2 May | BAR |  | 4.00',
    '* | Card 1 |  | 7.00',
  ]
  expect(totalsOf(...rows, ...abroad)).toEqual(['Card 1'])
})

test('sums begin anew behind each total', () => {
  expect(totalsOf(...ROWS, '* | A | 15.00 | 60.00 |', ...ROWS, '* | B | 15.00 | 60.00 |')).toEqual(['A', 'B'])
})

test('the sums of all rows below those of the last day, even beside a date', () => {
  const rows = ['* | A | 15.00 | 60.00 |', '6 May | ACME | 1.00 | 2.00 |', '6 May | All | 16.00 | 62.00 |']
  expect(totalsOf(...ROWS, ...rows)).toEqual(['A', 'All'])
})

test('both sums beside the balance of the row above', () => {
  const rows = [
    '1 May | ACME | 10.00 | | 90.00',
    '2 May | PAY | | 50.00 | 140.00',
    '3 May | SHOP | 5.00 | | 135.00',
  ]
  expect(totalsOf(...rows, '* | *** | 15.00 | 50.00 | 135.00')).toEqual(['***'])
  expect(totalsOf(...rows, '* | MIXED | 15.00 | 51.00 | 135.00')).toEqual([])
})

test('a row without a day that was read as no transaction', () => {
  const rows = ROWS.map((text) => ({ row: readRowOf(text), section: null }))
  const end = { row: { ...readRowOf('| Sums | 16.00 | 60.00 |'), kind: 'other' as const }, section: null }
  const kinds = markTotals([...rows, end], ({ row }) => row !== end.row).map(({ row }) => row.kind)
  expect(kinds).toEqual([null, null, null, null, null, 'total'])
})

test('of a single amount there is no sum', () => {
  expect(totalsOf('1 May | ACME | 10.00 | |', '* | FEE | 10.00 | |')).toEqual([])
})

test('the sums of both ways below the last row, whatever day stands above them', () => {
  const signed = ['2 May | ACME | -10.00', '| PAY | 50.00', '| SHOP | -5.00', '| PAY | 7.00']
  const lines = (...rows: string[]) => totalsOf(...signed, ...rows)
  expect(lines('| In, 2 pieces | 57.00', '| Out, 2 pieces | -15.00')).toEqual([
    'In, 2 pieces',
    'Out, 2 pieces',
  ])
  expect(lines('| PAY | 57.00', '| SHOP | -16.00')).toEqual([])
})

test('a sum that is called a balance, below as few as two rows', () => {
  const rows = ['1 May | ACME | -10.00', '2 May | PAY | 50.00']
  const called = (name: string, amount: string) =>
    totalsOf(...rows, `* | ${name} | ${amount}`, '3 May | SHOP | -7.00')
  expect(called('Balance brought forward', '40.00')).toEqual(['Balance brought forward'])
  expect(called('Balance brought forward', '41.00')).toEqual([])
  expect(called('GIFT', '40.00')).toEqual([])
})

test('sums that are carried on to the next page, whatever their name says of balances', () => {
  const carried = ['* | Sums so far | 15.00 | 60.00 |', '* | Brought forward | 15.00 | 60.00 |']
  expect(totalsOf(...ROWS, ...carried)).toEqual(['Sums so far', 'Brought forward'])
  expect(totalsOf(...ROWS, '* | Totals | 15.00 | 60.00 |', '* | Brought forward | | | 60.00')).toEqual([
    'Totals',
  ])
})

test.each([
  ['one row that came in', ['1 May | ACME | -10.00', '2 May | PAY | 50.00', '3 May | SHOP | -5.00'], true],
  ['one row of each direction', ['1 May | ACME | -15.00', '2 May | PAY | 50.00'], false],
])('sums of both directions under one column are sums of %s', (_, rows, areTotals) => {
  const sums = ['| PANOT 1 KPL | 50.00', '| OTOT 2 KPL | -15.00']
  expect(totalsOf(...rows, ...sums)).toEqual(areTotals ? ['PANOT 1 KPL', 'OTOT 2 KPL'] : [])
})
