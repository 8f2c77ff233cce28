import { expect, it } from 'vitest'
import { type ResultTable, readResultTable } from '../../lib/result-table.ts'
import { explainRow } from './explain-row.ts'

const HEADERS = ['Date', 'Transaction Reference', 'Debit', 'Credit']

type Given = {
  readonly rows: readonly (readonly [text: string, debit: string, credit: string])[]
  readonly equation?: object
  readonly first?: object
  readonly owed?: boolean
}

/** A table whose rows all stand in one equation. */
const tableOf = ({ rows, equation, first = {}, owed = false }: Given) =>
  readResultTable({
    type: 'EXTRACTION_COMPLETE_PYTHON',
    headers: HEADERS,
    data: rows.map(([text, debit, credit]) => ['2024-04-01', text, debit, credit]),
    transactions: rows.map((_, i) => ({
      account: 0,
      page: i + 1,
      check: 'proved',
      witness: 'balance',
      doubts: [],
      equation: equation ? 0 : null,
      ...(i === 0 ? first : {}),
    })),
    accounts: [{ number: null, currency: 'USD', owed }],
    equations: equation ? [{ account: 0, closes: true, ...equation }] : [],
  }) as ResultTable
const number = (amount: string, page: number | null = 1) => ({ amount, page, box: null })
const linesOf = (given: Given) =>
  explainRow(tableOf(given), 0).lines.map(({ label, page, amount }) => `${label} | ${page} | ${amount}`)

const step = { kind: 'balance', from: number('1000.00'), sum: '-450.10', to: number('549.90', 2) }

it('shows the balances around a row', () => {
  expect(linesOf({ rows: [['RENT', '450.10', '']], equation: step })).toEqual([
    'Balance before | 1 | 1,000.00',
    'RENT | 1 | −450.10',
    'Balance after | 2 | 549.90',
  ])
})

it('adds to what is owed what is spent', () => {
  const equation = { kind: 'balance', from: number('10.00'), sum: '5.00', to: number('15.00') }
  expect(linesOf({ rows: [['SHOP', '5.00', '']], equation, owed: true })[1]).toBe('SHOP | 1 | 5.00')
})

it('takes the interest off a payment of a loan', () => {
  const table = tableOf({
    rows: [['PAYMENT', '', '696.62']],
    equation: { kind: 'balance', from: number('2365.69'), sum: '-609.55', to: number('1756.14') },
    owed: true,
  })
  const withInterest = {
    ...table,
    headers: [...table.headers, 'Interest and Fees'],
    rows: table.rows.map((row) => ({ ...row, cells: [...row.cells, '87.07'] })),
  }
  expect(explainRow(withInterest, 0).lines[1]).toMatchObject({
    label: 'PAYMENT (696.62 less 87.07 of interest and fees)',
    amount: '−609.55',
  })
})

it('shows the rows beside it one by one, and adds up the many', () => {
  const rows = Array.from({ length: 9 }, (_, i) => [`ROW ${i}`, '', '1.00'] as const)
  const equation = { kind: 'account', from: number('1.00'), sum: '9.00', to: number('10.00') }
  expect(linesOf({ rows, equation })).toEqual([
    'Opening balance | 1 | 1.00',
    'ROW 0 | 1 | 1.00',
    'ROW 1 | 2 | 1.00',
    'ROW 2 | 3 | 1.00',
    'ROW 3 | 4 | 1.00',
    'ROW 4 | 5 | 1.00',
    '4 other rows | 6–9 | 4.00',
    'Comes to |  | 10.00',
    'Closing balance | 1 | 10.00',
  ])
})

it('shows a total, which begins with nothing', () => {
  const equation = { kind: 'total', from: null, sum: '3.00', to: number('3.00') }
  const rows = [
    ['A', '', '1.00'],
    ['B', '', '2.00'],
  ] as const
  expect(linesOf({ rows, equation }).slice(-2)).toEqual(['Comes to |  | 3.00', 'Printed total | 1 | 3.00'])
})

it.each([
  [{ amount: '449.20', difference: '0.90' }, 'expects 449.20. The row says 450.10, which is 0.90 more.'],
  [{ amount: '451.10', difference: '-1.00' }, 'expects 451.10. The row says 450.10, which is 1.00 less.'],
  [{ amount: '450.10', difference: '900.20' }, 'expects 450.10 the other way'],
])('says what the arithmetic expects of a contradicted row: %j', (expected, sentence) => {
  const first = { check: 'contradicted', witness: 'none', doubts: ['balance-breaks'], expected }
  const equation = { ...step, closes: false }
  const { sentences } = explainRow(tableOf({ rows: [['RENT', '450.10', '']], equation, first }), 0)
  expect(sentences[0]).toContain(sentence)
  expect(sentences[1]).toContain('does not follow')
})

it('says how far several rows are from what is printed', () => {
  const equation = { kind: 'total', from: null, sum: '-3.00', to: number('2.50'), closes: false }
  const first = { check: 'contradicted', doubts: ['total-breaks'] }
  const table = tableOf({ rows: [['A', '3.00', '']], equation, first })
  expect(explainRow(table, 0).sentences[0]).toBe('The rows come to 0.50 more than is printed.')
})

it('says in a sentence why a row is not proved', () => {
  const first = { check: 'unproved', witness: 'none', doubts: ['date-unread', 'no-witness'] }
  const { lines, sentences } = explainRow(tableOf({ rows: [['A', '1.00', '']], first }), 0)
  expect(lines).toEqual([])
  expect(sentences).toHaveLength(2)
})

it('says where the balances prove several rows together', () => {
  const equation = { kind: 'balance', from: number('1.00'), sum: '3.00', to: number('4.00') }
  const rows = [
    ['A', '', '1.00'],
    ['B', '', '2.00'],
  ] as const
  expect(explainRow(tableOf({ rows, equation }), 0).sentences[0]).toContain('these rows together')
})

it('says that errors may cancel where a sum is the only witness', () => {
  const table = tableOf({ rows: [['A', '1.00', '']], first: { witness: 'sum' } })
  expect(explainRow(table, 0).sentences).toEqual([
    'The rows make up exactly what is printed. Two errors that cancel each other would pass.',
  ])
})
