import { expect, test } from 'vitest'
import { movementOf } from '../test-support/movements.ts'
import { judgeAccounts } from './judge-accounts.ts'
import { toMinor } from './money/money.ts'
import type { CheckedAccount } from './statement/accounts/checked-account.ts'
import { reconcile } from './statement/accounts/reconcile.ts'
import type { Movement } from './statement/ledger.ts'

const HINTS = { openings: [toMinor(10000)], closings: [toMinor(99900)] }

/** An account whose rows do not lead from its opening balance to its closing one. */
function brokenBySum(rows: number): CheckedAccount {
  const movements = Array.from({ length: rows }, (_, i) => movementOf(`SHOP ${i} | -1000 |`))
  const ledger = { movements, isOwed: false, isReversed: false }
  const facts = { number: null, currency: null, period: null, closingDay: null, hints: HINTS }
  return { ledger, leftOut: [], tried: 1, facts, result: reconcile(ledger, HINTS) }
}

const unexplained = (count: number) =>
  Array.from({ length: count }, () => ({ words: [], page: 1, role: 'unexplained', account: 0 }) as const)

test('a sum that breaks is one fault, however many rows it holds', () => {
  expect(judgeAccounts([brokenBySum(20)], []).score).toBeGreaterThan(
    judgeAccounts([brokenBySum(2)], []).score,
  )
})

test('to lose rows is worse than to keep them, though they agree with nothing', () => {
  const [whole, torn] = [
    judgeAccounts([brokenBySum(20)], []),
    judgeAccounts([brokenBySum(14)], unexplained(6)),
  ]
  expect(whole.score).toBeGreaterThan(torn.score)
})

test('a document without accounts is rather no statement than one of empty accounts', () => {
  expect(judgeAccounts([], []).score).toBeGreaterThan(judgeAccounts([brokenBySum(0)], []).score)
})

test('rows that an account proves without them, since they sum up its days, are explained by it', () => {
  const at = (text: string, first: number): Movement => {
    const movement = movementOf(text)
    const date = movement.row.date && { ...movement.row.date, first }
    return { ...movement, row: { ...movement.row, date } }
  }
  const days = [1, 2, 3, 4, 5]
  const movements = [...days.map((day) => at('SHOP | -1000 |', day)), at('CAFE | -500 |', 5)]
  const sums = days.map((day) => at(`SWEPT | ${day === 5 ? -1500 : -1000} |`, day))
  const others = days.map((day) => at('SWEPT | -900 |', day))
  const facts = { number: null, currency: null, period: null, closingDay: null }
  const judge = (closing: number, leftOut: readonly Movement[]) => {
    const hints = { openings: [toMinor(10000)], closings: [toMinor(closing)] }
    const ledger = { movements, isOwed: false, isReversed: false }
    const account = { ledger, leftOut, tried: 1, facts: { ...facts, hints } }
    return judgeAccounts([{ ...account, result: reconcile(ledger, hints) }], []).score
  }
  expect(judge(4500, sums)).toBe(judge(4500, []) + sums.length)
  expect(judge(4500, others)).toBe(judge(4500, []))
  expect(judge(4600, sums)).toBe(judge(4600, []))
})
