import { expect, test } from 'vitest'
import type { PrintedBalance } from '../printed/read-balances.ts'
import { accountsByPlace } from './accounts-by-place.ts'

const at = (baseline: number) => ({ page: 1, baseline })
const opening = (baseline: number) => ({ ...at(baseline), kind: 'opening' }) as PrintedBalance
const FIRST = { first: at(100), last: at(200) }
const SECOND = { first: at(300), last: at(400) }

test.each<[string, PrintedBalance[], number, number]>([
  ['above all rows', [], 50, -1],
  ['among the rows of an account', [opening(80)], 150, 0],
  ['above the first row of the next', [], 280, 0],
  ['below the opening balance of the next', [opening(80), opening(250)], 280, 1],
  ['above that balance', [opening(80), opening(250)], 240, 0],
  ['below opening balances of both in an overview', [opening(20), opening(30)], 280, 0],
])('%s', (_, balances, baseline, expected) => {
  expect(accountsByPlace([FIRST, SECOND], balances)(at(baseline))).toBe(expected)
})
