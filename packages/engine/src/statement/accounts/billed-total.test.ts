import { expect, test } from 'vitest'
import { movementOf } from '../../../test-support/movements.ts'
import { toMinor } from '../../money/money.ts'
import { billedRows } from './billed-total.ts'

const ROWS = ['A | -1000 |', 'B | -500 |', 'C | 200 |']

const billed = (rows: readonly string[], closings: number[], openings: number[] = [], isOwed = true) =>
  billedRows(
    rows.map((text) => movementOf(text)),
    isOwed,
    { openings: openings.map(toMinor), closings: closings.map(toMinor) },
  )?.sum ?? null

test('what a card bills is the sum of its rows where it prints no balance before', () => {
  expect(billed(ROWS, [1300])).toBe(-1300)
  expect(billed([...ROWS, 'closing balance | | 1300'], [1300])).toBe(-1300)
})

test.each<[string, Parameters<typeof billed>]>([
  ['they come to something else', [ROWS, [1200]]],
  ['a balance is printed before them', [ROWS, [1300], [0]]],
  ['they are too few', [ROWS.slice(0, 2), [1500]]],
  ['rows print balances', [[...ROWS.slice(0, 2), 'C | 200 | 1300'], [1300]]],
  ['the account is held', [ROWS, [-1300], [], false]],
])('not where %s', (_, args) => {
  expect(billed(...args)).toBeNull()
})
