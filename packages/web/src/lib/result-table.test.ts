import { describe, expect, it } from 'vitest'
import { readResultTable, withoutProvenance } from './result-table.ts'

const result = (headers: string[], data: string[][], more: object = {}) => ({
  type: 'EXTRACTION_COMPLETE_PYTHON',
  headers,
  data,
  ...more,
})
const cells = (given: unknown) => readResultTable(given)?.rows.map((row) => row.cells)

it('drops a first row that repeats the headers', () => {
  const data = [
    [' date ', 'BALANCE'],
    ['2024-04-01', '1.00'],
  ]
  expect(cells(result(['Date', 'Balance'], data))).toEqual([['2024-04-01', '1.00']])
})

it('keeps a later row that repeats the headers', () => {
  expect(cells(result(['Date'], [['x'], ['Date']]))).toEqual([['x'], ['Date']])
})

it('pads and cuts rows to the headers', () => {
  expect(cells(result(['A', 'B'], [['1'], ['1', '2', '3']]))).toEqual([
    ['1', ''],
    ['1', '2'],
  ])
})

it('gives each row its check and the currency of its account', () => {
  const more = {
    transactions: [
      { account: 1, check: 'proved' },
      { account: 0, check: 'contradicted' },
    ],
    accounts: [{ currency: 'INR' }, { currency: 'USD' }],
  }
  const rows = readResultTable(result(['A'], [['1'], ['2']], more))?.rows
  expect(rows?.map(({ check, currency }) => [check, currency])).toEqual([
    ['proved', 'USD'],
    ['contradicted', 'INR'],
  ])
})

it('gives no checks where they cannot belong to the rows', () => {
  const more = { transactions: [{ account: 0, check: 'proved' }], accounts: [] }
  expect(readResultTable(result(['A'], [['1'], ['2']], more))?.rows[0]?.check).toBeNull()
})

it('stays the same table when it is saved', () => {
  const more = {
    transactions: [{ account: 0, check: 'proved', cells: { date: {} } }],
    accounts: [{ currency: 'USD' }],
  }
  const whole = result(['A'], [['1']], { ...more, warnings: [] })
  const saved = withoutProvenance(whole)
  expect(readResultTable(saved)).toEqual(readResultTable(whole))
  expect(JSON.stringify(saved)).not.toContain('date')
})

it('keeps what was misread, where it is printed, and what is asked for in its place', () => {
  const debit = { text: '34.20', asked: '84.20', page: 1, box: [0.1, 0.2, 0.3, 0.4] }
  const cells = { debit, date: { text: '1 May', page: 1, box: debit.box } }
  const whole = result(['A'], [['1']], { transactions: [{ account: 0, check: 'corrected', cells }] })
  const misread = [{ read: '34.20', asked: '84.20', place: { page: 1, box: debit.box } }]
  for (const kept of [whole, withoutProvenance(whole)])
    expect(readResultTable(kept)?.rows[0]?.proof?.misread).toEqual(misread)
})

describe('refuses what is no result', () => {
  it.each([
    null,
    'text',
    {},
    { type: 'EXTRACTION_COMPLETE', headers: [], data: [] },
    { type: 'EXTRACTION_COMPLETE_PYTHON', headers: [] },
    { type: 'EXTRACTION_COMPLETE_PYTHON', data: [] },
    { type: 'EXTRACTION_COMPLETE_PYTHON', headers: ['A'], data: [[1]] },
  ])('%j', (given) => {
    expect(readResultTable(given)).toBeNull()
  })
})
