import type { CorrectedRow, Statement } from '@ledgerlift/engine'
import { describe, expect, test } from 'vitest'
import { correctRows, type Edit } from './correct-rows.ts'

const row = (more: Partial<CorrectedRow>): CorrectedRow => ({
  from: 0,
  edited: [],
  date: '2024-03-02',
  valueDate: null,
  description: 'A',
  reference: null,
  debit: '10.00',
  credit: null,
  balance: '90.00',
  account: 0,
  page: 1,
  ...more,
})
const ROWS = [
  row({}),
  row({ from: 1, date: '2024-03-21', description: 'B', debit: null, credit: '5.00', balance: '95.00' }),
  row({ from: 2, account: 1, description: 'C' }),
]
/** Of a statement only its decimals matter here. */
const STATEMENT = { transactions: ROWS, accounts: [] } as unknown as Statement
const after = (edit: Edit) => correctRows(ROWS, edit, STATEMENT)
const cell = (role: CorrectedRow['edited'][number], text: string) =>
  after({ kind: 'cell', row: 0, role, text })

test.each<[CorrectedRow['edited'][number], string, Partial<CorrectedRow>]>([
  ['description', ' Rent ', { description: 'Rent', edited: ['description'] }],
  ['reference', '007', { reference: '007', edited: ['reference'] }],
  ['date', '2024-02-29', { date: '2024-02-29', edited: ['date'] }],
  ['date', '', { date: null, edited: ['date'] }],
  ['debit', '1,234.5', { debit: '1234.50', edited: ['debit', 'credit'] }],
  ['credit', '7', { credit: '7.00', debit: null, edited: ['credit', 'debit'] }],
  ['debit', '-7', { credit: '7.00', debit: null, edited: ['debit', 'credit'] }],
  ['balance', '-3.00', { balance: '-3.00', edited: ['balance'] }],
])('%s typed as %j', (role, text, expected) => {
  expect(cell(role, text)).toEqual([{ ...ROWS[0], ...expected }, ...ROWS.slice(1)])
})

describe('what of a payment is interest', () => {
  const PAYMENT = row({ debit: null, credit: '10.00', interestAndFees: '2.00' })
  const edited = (edit: Edit) => correctRows([PAYMENT, row({ interestAndFees: '-1.00' })], edit, STATEMENT)

  test.each<[string, Edit, string | undefined]>([
    ['can be typed', { kind: 'cell', row: 0, role: 'interestAndFees', text: '3' }, '3.00'],
    ['can be emptied', { kind: 'cell', row: 0, role: 'interestAndFees', text: '' }, undefined],
    ['changes its sign with the payment', { kind: 'swap', row: 0 }, '-2.00'],
    ['is added up where two rows are merged', { kind: 'merge', row: 0 }, '1.00'],
  ])('%s', (_, edit, expected) => {
    expect((edited(edit) as CorrectedRow[])[0]?.interestAndFees).toBe(expected)
  })
})

test.each([
  ['date', '30/02/2024', 'not-a-date'],
  ['date', '2024-02-30', 'not-a-date'],
  ['debit', 'ten', 'not-an-amount'],
  ['credit', '1.234', 'not-an-amount'],
] as const)('%s typed as %j is refused', (role, text, problem) => {
  expect(cell(role, text)).toBe(problem)
})

describe('rows', () => {
  const added = { from: null, description: '', debit: null, credit: null, balance: null, edited: [] }

  test.each<[Edit, Partial<CorrectedRow>[]]>([
    [{ kind: 'add', row: 0 }, [{ from: 0 }, added, { from: 1 }, { from: 2 }]],
    [{ kind: 'delete', row: 1 }, [{ from: 0 }, { from: 2 }]],
    [
      { kind: 'split', row: 0 },
      [{ from: 0, balance: null, debit: '10.00' }, { ...added, balance: '90.00' }, { from: 1 }, { from: 2 }],
    ],
    [
      { kind: 'swap', row: 0 },
      [{ debit: null, credit: '10.00', edited: ['debit', 'credit'] }, { from: 1 }, { from: 2 }],
    ],
    [
      { kind: 'merge', row: 0 },
      [{ from: 0, description: 'A B', debit: '5.00', credit: null, balance: '95.00' }, { from: 2 }],
    ],
    [{ kind: 'swap-all' }, [{ credit: '10.00' }, { debit: '5.00' }, { credit: '10.00' }]],
    [{ kind: 'turn-dates' }, [{ date: '2024-02-03' }, { date: '2024-03-21' }, { date: '2024-02-03' }]],
  ])('%j', (edit, expected) => {
    const rows = after(edit)
    expect(rows).toHaveLength(expected.length)
    expect(rows).toMatchObject(expected)
  })

  test('keep their balance on top when split, where the newest is on top', () => {
    const [older, newer] = ROWS as [CorrectedRow, CorrectedRow]
    const rows = correctRows([newer, older], { kind: 'split', row: 0 }, STATEMENT)
    expect(rows).toMatchObject([{ from: 1, balance: '95.00' }, { ...added, balance: null }, { from: 0 }])
  })

  test('of two accounts are not merged', () => {
    expect(after({ kind: 'merge', row: 1 })).toBe('nothing-to-merge')
    expect(after({ kind: 'merge', row: 2 })).toBe('nothing-to-merge')
  })
})
