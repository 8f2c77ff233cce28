import { describe, expect, test } from 'vitest'
import { movementOf, otherMovementOf } from '../../../test-support/movements.ts'
import { toMinor } from '../../money/money.ts'
import { closeAccounts } from '../closing/close-accounts.ts'
import type { Movement } from '../ledger.ts'
import { checkAccounts } from './check-accounts.ts'

/** A document of one account, or of none where there are no rows. */
function check(movements: readonly Movement[], openings: number[], closings: number[], isOwed = false) {
  const hints = { openings: openings.map(toMinor), closings: closings.map(toMinor) }
  const ledgers = movements.length === 0 ? [] : [{ movements, isOwed, isReversed: false }]
  const facts = { number: null, currency: null, period: null, closingDay: null, hints }
  const { accounts } = closeAccounts([], ledgers, [facts], [])
  return checkAccounts(accounts).map(({ ledger, result }) => ({
    check: result.check,
    opening: result.opening,
    closing: result.closing,
    kinds: ledger.movements.map(({ row }) => row.kind),
  }))
}

describe('without running balances, a row that looks like none', () => {
  const rows = [movementOf('ACME | -1000 |'), otherMovementOf('SHOP | -2000 |'), movementOf('PAY | 5000 |')]

  test('is a transaction where the printed balances miss its amount', () => {
    expect(check(rows, [10000], [12000])).toMatchObject([{ check: 'proved', kinds: [null, null, null] }])
  })

  test('is one where a list of something else is left out besides', () => {
    const listed = ['SOFA | -700 |', 'BIKE | -300 |'].map((row) => movementOf(row, 1))
    const more = [movementOf('FEE | -100 |'), ...rows]
    expect(check([...more, ...listed], [10000], [11900])).toMatchObject([
      { check: 'proved', kinds: [null, null, null, null] },
    ])
  })

  test('is none where the others agree without it', () => {
    expect(check(rows, [10000], [14000])).toMatchObject([{ check: 'proved', kinds: [null, 'other', null] }])
  })

  test('is none where it does not help', () => {
    expect(check(rows, [10000], [99900])).toMatchObject([
      { check: 'contradicted', kinds: [null, 'other', null] },
    ])
  })

  test('is none where several balances are printed, of which nobody knows whose they are', () => {
    expect(check(rows, [10000, 7700], [12000])).toMatchObject([{ kinds: [null, 'other', null] }])
  })

  test('raises what is owed on a card', () => {
    expect(check(rows, [12000], [10000], true)).toMatchObject([
      { check: 'proved', kinds: [null, null, null] },
    ])
  })
})

describe('opening and closing balance', () => {
  const rows = [movementOf('ACME | -1000 | 9000'), movementOf('PAY | 5000 | 14000')]
  test.each<[string, number[], number[], { opening: number | null; closing: number | null }]>([
    ['both printed', [10000], [14000], { opening: 10000, closing: 14000 }],
    ['the closing one from the column', [10000], [], { opening: 10000, closing: 14000 }],
    ['the opening one from the column', [], [14000], { opening: 10000, closing: 14000 }],
    ['neither, which the column alone does not say', [], [], { opening: null, closing: null }],
  ])('%s', (_, openings, closings, expected) => {
    expect(check(rows, openings, closings)).toMatchObject([expected])
  })

  test('are not taken from a column that does not close', () => {
    const broken = [movementOf('ACME | -1000 | 9000'), movementOf('PAY | 5000 | 14100')]
    expect(check(broken, [10000], [])).toMatchObject([{ check: 'contradicted', closing: null }])
  })

  test('of an account without transactions', () => {
    expect(check([], [10000], [10000])).toMatchObject([{ check: 'proved', opening: 10000, closing: 10000 }])
  })
})

test('a document without rows and balances has no account', () => {
  expect(check([], [], [])).toEqual([])
})

test('a new balance on a slip among the rows ends no account, once what is no row of it is left out', () => {
  const slip = movementOf('New balance | | 7000')
  const movements = [
    movementOf('ACME | -1000 |'),
    { ...slip, row: { ...slip.row, kind: 'closing' as const } },
    movementOf('SHOP | -2000 |'),
    movementOf('SHOP | -2000 |', 1),
    movementOf('ACME | -1000 |', 1),
  ]
  expect(check(movements, [4000], [7000], true)).toMatchObject([{ check: 'proved' }])
})
