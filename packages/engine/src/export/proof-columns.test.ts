import { expect, test } from 'vitest'
import { type ProofTable, withProofColumns } from './proof-columns.ts'

const row = (account: number, page: number, more: Partial<ProofTable['transactions'][number]> = {}) =>
  ({ account, page, check: 'proved', witness: 'balance', ...more }) as const

const table = (...transactions: ProofTable['transactions'][number][]): ProofTable => ({
  headers: ['Date', 'Debit'],
  data: [
    ['2024-04-01', '1.00'],
    ['2024-04-02', '2.00'],
  ],
  transactions,
  accounts: [{ number: '…1' }],
})

test('page and check come last', () => {
  const given = table(row(0, 1, { witness: 'sum' }), row(0, 2, { check: 'contradicted', witness: 'none' }))
  expect(withProofColumns(given)).toEqual({
    headers: ['Date', 'Debit', 'Page', 'Check'],
    rows: [
      ['2024-04-01', '1.00', '1', 'sum proved'],
      ['2024-04-02', '2.00', '2', 'contradicted'],
    ],
  })
})

test.each([
  [
    ['…1', '…2'],
    ['…1', '…2'],
  ],
  [
    ['…1', '…1'],
    ['Account 1, …1', 'Account 2, …1'],
  ],
  [
    [null, '…2'],
    ['Account 1', '…2'],
  ],
])('the account comes before them where there are several: %j', (numbers, names) => {
  const accounts = numbers.map((number) => ({ number }))
  const { headers, rows } = withProofColumns({ ...table(row(0, 1), row(1, 1)), accounts })
  expect(headers.slice(2)).toEqual(['Account', 'Page', 'Check'])
  expect(rows.map((cells) => cells[2])).toEqual(names)
})

test('of what is no statement the table stays as it is', () => {
  const { headers, data } = table()
  expect(withProofColumns(table())).toEqual({ headers, rows: data })
})
