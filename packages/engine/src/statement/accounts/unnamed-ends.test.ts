import { expect, test } from 'vitest'
import { movementOf } from '../../../test-support/movements.ts'
import { toMinor } from '../../money/money.ts'
import { reconcile } from './reconcile.ts'

const ROWS = ['A | -1000 |', 'B | -500 |', 'C | 2200 |']

/** Opening and closing balance, and what they prove, by amounts with names that are known and by others. */
const endsOf = (
  rows: readonly string[],
  printed: { opening?: number; closing?: number; others?: number[]; below?: number[] },
) => {
  const { opening, closing, others = [], below = [] } = printed
  const hints = {
    openings: opening === undefined ? [] : [toMinor(opening)],
    closings: closing === undefined ? [] : [toMinor(closing)],
    others: others.map(toMinor),
    below: below.map(toMinor),
  }
  const ledger = { movements: rows.map((text) => movementOf(text)), isOwed: false, isReversed: false }
  const { opening: first, closing: last, check } = reconcile(ledger, hints)
  return [first, last, check]
}

test.each([
  ['both ends', { others: [10_000, 10_700] }, [10_000, 10_700, 'proved']],
  ['the last below the rows', { others: [10_000], below: [10_700] }, [10_000, 10_700, 'proved']],
  ['the last alone', { opening: 10_000, below: [10_700] }, [10_000, 10_700, 'proved']],
  ['the first alone', { closing: 10_700, others: [10_000] }, [10_000, 10_700, 'proved']],
  [
    'two pairs, of which nothing tells one',
    { others: [10_000, 10_700, 20_000, 20_700] },
    [null, null, 'unproved'],
  ],
  ['the last above the first', { others: [10_700, 10_000] }, [null, null, 'unproved']],
  ['what came in and went out', { others: [1_500, 2_200] }, [null, null, 'unproved']],
  [
    'an end that is named, and another',
    { opening: 9_000, others: [10_000, 10_700] },
    [9_000, null, 'unproved'],
  ],
])('without a name that is known: %s', (_, printed, ends) => {
  expect(endsOf(ROWS, printed)).toEqual(ends)
})

test('the balance that is named is not the other end as well', () => {
  const rows = ['A | -15000 |', 'B | -5000 |']
  expect(endsOf(rows, { closing: -10_000, others: [10_000] })).toEqual([null, -10_000, 'unproved'])
})

test.each([
  ['rows of both ways', ['A | -3000 |', 'B | 300 |'], [1_000, -1_700, 'proved']],
  [
    'two lists of which each adds up to one',
    ['A | -400 |', 'B | -600 |', 'C | -1700 |'],
    [null, null, 'unproved'],
  ],
])('two amounts on both sides of zero: %s', (_, rows, ends) => {
  expect(endsOf(rows, { others: [1_000, 1_700] })).toEqual(ends)
})
