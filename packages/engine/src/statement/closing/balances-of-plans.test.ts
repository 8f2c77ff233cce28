import { expect, test } from 'vitest'
import { movementOf } from '../../../test-support/movements.ts'
import { toMinor } from '../../money/money.ts'
import { withoutBalancesOfPlans } from './balances-of-plans.ts'

const PLAN = ['SOFA | -10 | 50', 'BIKE | -20 | 75']
const BOOKED = ['ACME | -5 |', 'PAY | 25 |']

/** The balances of the rows of lists, each of which is a part; the account is owed 100 before them. */
function balancesOf(lists: string[][], closing = 110) {
  const movements = lists.flatMap((rows, part) => rows.map((text) => movementOf(text, part)))
  const hints = { openings: [toMinor(100)], closings: [toMinor(closing)] }
  const ledger = withoutBalancesOfPlans({ movements, isOwed: true, isReversed: false }, hints)
  return ledger.movements.flatMap(({ balance }) => balance ?? [])
}

test('what is left of the prices of a plan is no balance of the account', () => {
  expect(balancesOf([PLAN, BOOKED])).toEqual([])
})

test.each<[string, string[][], number?]>([
  ['rows do not lead from one end to the other', [PLAN, BOOKED], 120],
  ['the rows lead to them', [['SOFA | -10 | 50', 'BIKE | -20 | 70', 'BOAT | -20 | 90'], BOOKED], 130],
  ['other lists print some, too', [PLAN, ['ACME | -5 | 5', 'PAY | 25 | 6']]],
  ['there is no other list', [PLAN], 130],
])('they stay where %s', (_, lists, closing) => {
  expect(balancesOf(lists, closing)).not.toEqual([])
})

test('another list may print rows that do not count', () => {
  expect(balancesOf([PLAN, BOOKED, ['OLD | 7 |', 'OLDER | 8 |']])).toEqual([])
})

test('an instalment of which nothing is due yet is no transaction', () => {
  const lists = [['SOFA | 0 | 50'], ['ACME | -5 |', 'SHOP | -15 |', 'PAY | 25 |']]
  const movements = lists.flatMap((rows, part) => rows.map((text) => movementOf(text, part)))
  const hints = { openings: [toMinor(100)], closings: [toMinor(95)] }
  const ledger = withoutBalancesOfPlans({ movements, isOwed: true, isReversed: false }, hints)
  expect(ledger.movements.map(({ movement }) => movement)).toEqual([-5, -15, 25])
})

test('plans may stand in several lists', () => {
  expect(balancesOf([PLAN, ['BOAT | -5 | 40'], BOOKED], 115)).toEqual([])
})
