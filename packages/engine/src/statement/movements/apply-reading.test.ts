import { describe, expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { toMinor } from '../../money/money.ts'
import type { SectionedRow } from '../ledger.ts'
import { applyReading, toMovements } from './apply-reading.ts'
import { findStyles } from './column-style.ts'
import { type MoneyReading, NO_READING } from './money-reading.ts'

function movementsOf(rows: readonly SectionedRow[], reading: Partial<MoneyReading>) {
  return toMovements(applyReading(rows, findStyles(rows, 3), { ...NO_READING, ...reading }, []))
}

function apply(texts: readonly string[], reading: Partial<MoneyReading>) {
  const rows = texts.map((text) => ({ row: readRowOf(text), section: null }))
  return movementsOf(rows, reading).map(({ movement, balance }) => [movement, balance])
}

test.each([
  ['1 May | ACME | 10.00', -1000],
  ['2 May | PAY | -50.00', 5000],
  ['3 May | BACK | 12.00 Cr', 1200],
])('a mark says what it says also where the signs beside it are turned round: %s', (text, expected) => {
  const rows = ['4 May | ACME | 10.00', '4 May | PAY | -50.00', '4 May | BACK | 12.00 Cr', text]
  expect(apply(rows, { amount: 0, direction: 'turned-sign' }).at(-1)?.[0]).toBe(expected)
})

test('a mark at an amount goes before the title of its section', () => {
  const rows = ['1 May | PAY | 50.00 C', '2 May | ACME | 10.00 D', '3 May | SHOP | 5.00'].map(
    (text): SectionedRow => ({ row: readRowOf(text), section: 'credit' }),
  )
  const movements = movementsOf(rows, { amount: 0, direction: 'section' }).map(({ movement }) => movement)
  expect(movements).toEqual([5000, -1000, 500])
})

test('marks are turned round where amounts carry no other sign', () => {
  const rows = ['1 May | ACME | 10.00 Cr', '2 May | PAY | 50.00 Dr']
  expect(apply(rows, { amount: 0, direction: 'turned-sign' }).map(([movement]) => movement)).toEqual([
    -1000, 5000,
  ])
})

describe('balances among the amounts', () => {
  test('have their own sign, whatever the amounts do', () => {
    const rows = ['| opening balance | 100.00', '1 May | ACME | 10.00', '2 May | PAY | 50.00 Cr']
    expect(apply(rows, { amount: 0 })).toEqual([
      [null, 10000],
      [-1000, null],
      [5000, null],
    ])
  })

  test('are overdrawn where they say so', () => {
    const rows = ['| opening balance | 100.00-', '1 May | ACME | 10.00-', '| closing balance | 110.00-']
    expect(apply(rows, { amount: 0 }).map(([, balance]) => balance)).toEqual([-10000, null, -11000])
  })

  test('are overdrawn where a marker beside them says so', () => {
    const row = { ...readRowOf('| balance brought forward | 0.09'), marker: 'debit' as const }
    const [movement] = movementsOf([{ row, section: null }], { amount: 0 })
    expect(movement?.balance).toBe(-9)
  })

  test('keep their sign where those of the amounts are turned round', () => {
    const rows = ['| opening balance | 100.00', '1 May | ACME | 10.00', '| closing balance | 90.00']
    expect(apply(rows, { amount: 0, direction: 'turned-sign' })).toEqual([
      [null, 10000],
      [-1000, null],
      [null, 9000],
    ])
  })

  test('are what the holder has under Credit, and owes under Debit', () => {
    const rows = ['| opening balance | 100.00 |', '1 May | PAY | | 150.00', '| closing balance | | 50.00']
    expect(apply(rows, { debit: 0, credit: 1 })).toEqual([
      [null, -10000],
      [15000, null],
      [null, 5000],
    ])
  })

  test('are what is owed on a card where they stand among the debits', () => {
    const rows = ['| opening balance | 100.00 |', '1 May | ACME | 10.00 |']
    expect(apply(rows, { debit: 0, credit: 1, isOwed: true })).toEqual([
      [null, 10000],
      [-1000, null],
    ])
  })
})

test('a row that prints zero beside its amount moves the amount', () => {
  const rows = ['1 May | ACME | 10.00 | 0.00', '2 May | PAY | 0.00 | 50.00', '3 May | NOTHING | 0.00 | 0.00']
  expect(apply(rows, { debit: 0, credit: 1 }).map(([movement]) => movement)).toEqual([-1000, 5000, 0])
})

test('an amount in a column without a meaning counts where the balances move by as much', () => {
  const rows = [
    '1 May | ACME | 10.00 | | 90.00',
    '2 May | REFUND | | 5.00 | 95.00',
    '3 May | POINTS | | 7.00 | 95.00',
  ]
  expect(apply(rows, { debit: 0, balance: 2 }).map(([movement]) => movement)).toEqual([-1000, 500, null])
})

test('a row without an amount moves nothing', () => {
  expect(apply(['1 May | NOTE | | 90.00'], { amount: 0, balance: 1 })).toEqual([[null, 9000]])
})

test.each<[string, string[], number[]]>([
  [
    'the opening balance of another account',
    ['1 May | ACME | 10.00 | 90.00', '2 May | PAY | 50.00 | 60.00', '3 May | SHOP | 20.00 | 40.00'],
    [-1000, 5000, -2000],
  ],
  [
    'the row before, whatever stands between that is none',
    ['1 May | ACME | 10.00 | 90.00', '?? | 1 | 1.00 | 2.00', '2 May | SHOP | 20.00 | 70.00'],
    [-1000, -100, -2000],
  ],
])('the balance goes on from %s', (_, texts, expected) => {
  const rows = texts.map((text) => ({
    row: { ...readRowOf(text), kind: text.startsWith('??') ? ('other' as const) : null },
    section: null,
  }))
  const reading: MoneyReading = { ...NO_READING, amount: 0, balance: 1, direction: 'balance' }
  const openings = [toMinor(10000), toMinor(1000)]
  expect(applyReading(rows, findStyles(rows, 2), reading, openings).movements).toEqual(expected)
})

describe('signs under the title of a section', () => {
  const apart = (texts: readonly string[], section: 'debit' | 'credit') =>
    movementsOf(
      texts.map((text) => ({ row: readRowOf(text), section })),
      { amount: 0, direction: 'section' },
    ).map(({ movement }) => movement)

  test.each([
    [
      'are a matter of style where most amounts carry one',
      ['-10.00', '-20.00', '5.00'],
      'debit',
      [-1000, -2000, -500],
    ],
    ['turn a few of them round', ['10.00', '20.00', '-5.00'], 'debit', [-1000, -2000, 500]],
    ['turn a payment back', ['10.00', '20.00', '-5.00'], 'credit', [1000, 2000, -500]],
    ['turn a few with a plus round', ['10.00', '20.00', '+5.00'], 'debit', [-1000, -2000, 500]],
    [
      'are a matter of style where most carry a plus',
      ['+10.00', '+5.00', '3.00'],
      'debit',
      [-1000, -500, -300],
    ],
  ] as const)('%s', (_, amounts, section, expected) => {
    expect(
      apart(
        amounts.map((amount) => `1 May | ACME | ${amount}`),
        section,
      ),
    ).toEqual(expected)
  })
})

describe('marks beside the amounts', () => {
  type Marked = readonly [text: string, marker: 'debit' | 'credit']
  const marked = (rows: readonly Marked[], reading: Partial<MoneyReading>) =>
    movementsOf(
      rows.map(([text, marker]) => ({ row: { ...readRowOf(text), marker }, section: null })),
      reading,
    )

  test.each<[string, Marked[], number[]]>([
    [
      'say no more than the minuses of all debits',
      [
        ['1 May | ACME | -16.10', 'debit'],
        ['2 May | SHOP | -5.25', 'debit'],
        ['3 May | PAY | 50.00', 'credit'],
      ],
      [-1610, -525, 5000],
    ],
    [
      'are turned round by the minus of a reversal',
      [
        ['1 May | ACME | 16.10', 'debit'],
        ['2 May | ACME | -16.10', 'debit'],
      ],
      [-1610, 1610],
    ],
  ])('%s', (_, rows, expected) => {
    expect(marked(rows, { amount: 0 }).map(({ movement }) => movement)).toEqual(expected)
  })

  test.each<[string, Marked[], number[]]>([
    [
      'are those of the balances where one goes against the column of its amount',
      [
        ['1 May | ACME | 50.00 | | 46.10', 'debit'],
        ['2 May | PAY | | 6.00 | 40.10', 'debit'],
        ['3 May | PAY | | 60.10 | 20.00', 'credit'],
      ],
      [-4610, -4010, 2000],
    ],
    [
      'are those of the rows where each goes with its column',
      [
        ['1 May | ACME | 50.00 | | 46.10', 'debit'],
        ['2 May | PAY | | 6.00 | 52.10', 'credit'],
      ],
      [4610, 5210],
    ],
  ])('%s', (_, rows, expected) => {
    const balances = marked(rows, { debit: 0, credit: 1, balance: 2 }).map(({ balance }) => balance)
    expect(balances).toEqual(expected)
  })
})

test('a balance that is the sum of its column stands there where no credit is printed beside it', () => {
  const rows = ['1 May | ACME | 50.00 | |', '| Closing balance | 50.00 | | 7.00']
  expect(apply(rows, { debit: 0, credit: 1 }).map(([, balance]) => balance)).toEqual([null, -5000])
})
