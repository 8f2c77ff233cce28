import { expect, test } from 'vitest'
import type { ResultTable } from '../../lib/result-table.ts'
import { describeColumns } from './columns.ts'
import { markedText } from './marked-sum.ts'

const row = (cells: string[], currency = 'GBP') => ({
  cells,
  check: null,
  currency,
  account: null,
  proof: null,
  places: {},
  isEdited: false,
})
const tableOf = (...rows: ResultTable['rows']): ResultTable => ({
  headers: ['Date', 'Transaction Reference', 'Debit', 'Credit'],
  rows,
  accounts: [],
  equations: [],
  readings: [],
  warnings: [],
  verdict: null,
  statement: null,
})
const two = tableOf(row(['2024-04-01', 'A', '1000.25', '']), row(['2024-04-02', 'B', '', '0.50']))
const told = (table: ResultTable, left: number, right: number, bottom = 1) =>
  markedText({ table, order: [0, 1], columns: describeColumns(table) }, { top: 0, bottom, left, right })

test.each([
  ['a column with one amount', told(two, 2, 2), '2 cells marked'],
  ['amounts of two columns', told(two, 1, 3), '6 cells marked, together 1,000.75'],
  ['a single cell', told(two, 2, 2, 0), ''],
  [
    'amounts of two currencies',
    told(tableOf(two.rows[0] as never, row(['', '', '', '1.00'], 'USD')), 2, 3),
    '4 cells marked',
  ],
])('%s', (_, text, expected) => {
  expect(text).toBe(expected)
})
