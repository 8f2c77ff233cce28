import { expect, test } from 'vitest'
import { movementOf } from '../../../test-support/movements.ts'
import { toMinor } from '../../money/money.ts'
import type { CheckedAccount } from './checked-account.ts'
import { withLeftOutAccounts } from './left-out-accounts.ts'
import { reconcile } from './reconcile.ts'

/** The purchases of a card, without the deposits that secure it; both are read as those of what is owed. */
function accountOf(leftOut: readonly string[], others: readonly number[]): CheckedAccount {
  const ledger = {
    movements: ['TACO BELL | -1487', 'MARKET | -2034'].map((text) => movementOf(text)),
    isOwed: true,
    isReversed: false,
  }
  const hints = { openings: [toMinor(12671)], closings: [toMinor(16192)], others: others.map(toMinor) }
  const facts = { number: '…8036', currency: 'USD', period: null, closingDay: null, hints }
  return {
    ledger,
    facts,
    leftOut: leftOut.map((text) => movementOf(text, 1)),
    tried: 1,
    result: reconcile(ledger, hints),
  }
}

const DEPOSITS = ['Deposit | -15000', 'Deposit | -10000', 'To card | 12671', 'Deposit | -20000', 'Out | 6000']

test.each<[string, string[], number[], (number | null)[]]>([
  ['from one printed amount to another', DEPOSITS, [12671, 21436, 47765], [12671, 21436]],
  ['to no printed amount', DEPOSITS, [12671, 21436, 47865], [12671]],
  ['in few rows', DEPOSITS.slice(2), [21436, 23765], [12671]],
  [
    'as far as those of the account',
    ['A | -2000', 'B | -2000', 'C | 1000', 'D | -521'],
    [50000, 46479],
    [12671],
  ],
  ['one way', ['A | -100', 'B | -200', 'C | -300', 'D | -400'], [21436, 22436], [12671]],
])('rows left out that lead %s', (_, leftOut, others, openings) => {
  const accounts = withLeftOutAccounts([accountOf(leftOut, others)])
  expect(accounts.map(({ result }) => result.opening)).toEqual(openings)
})

test('such an account goes the way in which it closes, and leaves nothing out', () => {
  const [card, deposits] = withLeftOutAccounts([accountOf(DEPOSITS, [21436, 47765])])
  expect(card?.leftOut).toEqual([])
  expect(deposits?.ledger.movements.map(({ movement }) => movement)).toEqual([
    15000, 10000, -12671, 20000, -6000,
  ])
  expect(deposits?.result.check).toBe('proved')
})
