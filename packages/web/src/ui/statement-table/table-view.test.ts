import { expect, it } from 'vitest'
import type { ResultTable } from '../../lib/result-table.ts'
import { describeColumns } from './columns.ts'
import { arrangeRows, type Limits, NO_LIMITS, nextSort, searchTexts, type TableView } from './table-view.ts'

const row = (cells: string[], check: 'proved' | 'contradicted' | null = null, account = 0) => ({
  cells,
  check,
  currency: 'USD',
  account,
  proof: null,
  places: {},
  isEdited: false,
})
const account = { number: null, currency: 'USD', openingBalance: null, closingBalance: null }
const table: ResultTable = {
  headers: ['Date', 'Transaction Reference', 'Debit', 'Balance'],
  rows: [
    row(['2024-04-02', 'Café 12', '9.50', '-3.00'], 'proved'),
    row(['2024-04-01', 'Cafe 9', '10.00', '6.50'], 'contradicted', 1),
    row(['2024-04-03', 'Rent', '0.00', '1234.50'], 'proved', 1),
    row(['', 'Summary', '', ''], null),
  ],
  accounts: [account, account].map((one) => ({
    ...one,
    period: { start: null, end: null },
    check: 'proved',
    owed: false,
    doubts: [],
    unexplained: [],
  })),
  equations: [],
  readings: [],
  verdict: null,
  statement: null,
  warnings: [],
}
const columns = describeColumns(table)
const texts = searchTexts(table, columns)
const all: TableView = { query: '', account: null, onlyDoubtful: false, limits: NO_LIMITS, sort: null }
const arranged = (view: Partial<TableView>) => arrangeRows(table, columns, { ...all, ...view }, texts)

it('keeps the order of the statement', () => {
  expect(arranged({})).toEqual([0, 1, 2, 3])
})

it('shows only what needs a look', () => {
  expect(arranged({ onlyDoubtful: true })).toEqual([1])
})

it.each<[Partial<Limits>, number[]]>([
  [{ direction: 'out' }, [0, 1]],
  [{ direction: 'in' }, [2, 3]],
  [{ least: '9.6' }, [1]],
  [{ most: '9.50' }, [0]],
  [{ least: 'much' }, [0, 1, 2, 3]],
  [{ from: '2024-04-02' }, [0, 2]],
  [{ from: '2024-04-01', to: '2024-04-02' }, [0, 1]],
])('shows rows within %j', (limits, order) => {
  expect(arranged({ limits: { ...NO_LIMITS, ...limits } })).toEqual(order)
})

it.each([
  [0, 'ascending', [1, 0, 2, 3]],
  [0, 'descending', [2, 0, 1, 3]],
  [1, 'ascending', [1, 0, 2, 3]],
  [2, 'ascending', [0, 1, 2, 3]],
  [2, 'descending', [1, 0, 2, 3]],
  [3, 'ascending', [0, 1, 2, 3]],
  ['check', 'ascending', [1, 0, 2, 3]],
  ['account', 'descending', [1, 2, 0, 3]],
] as const)('sorts column %s %s, and leaves what is empty last', (column, direction, order) => {
  expect(arranged({ sort: { column, direction } })).toEqual(order)
})

it.each([
  ['café', [0, 1]],
  ['CAFE 9', [1]],
  ['2 apr', [0]],
  ['2024-04', [0, 1, 2]],
  ['1,234.5', [2]],
  ['1234.50', [2]],
  ['-3.00', [0]],
  ['does not add', [1]],
  ['nothing such', []],
])('finds %j', (query, found) => {
  expect(arranged({ query })).toEqual(found)
})

it('shows one account alone', () => {
  expect(arranged({ account: 1, query: 'rent' })).toEqual([2])
})

it('sorts upwards, downwards, and no more', () => {
  const up = nextSort(null, 0)
  const down = nextSort(up, 0)
  expect([up?.direction, down?.direction, nextSort(down, 0)]).toEqual(['ascending', 'descending', null])
  expect(nextSort(down, 1)).toEqual({ column: 1, direction: 'ascending' })
})
