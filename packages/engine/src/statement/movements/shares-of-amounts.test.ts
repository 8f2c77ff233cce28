import { expect, test } from 'vitest'
import { choose, type Roles } from '../../../test-support/choose.ts'

const PURCHASES = [8_642, 5_490, 2_155, 18_411, 6_774, 12_933]
const rowsWith = (pointsOf: (amount: number, i: number) => number) =>
  PURCHASES.map(
    (amount, i) =>
      `${i + 1} May | SHOP | ${(pointsOf(amount, i) / 100).toFixed(2)} | ${(amount / 100).toFixed(2)}`,
  )

test.each<[string, (amount: number, i: number) => number, boolean]>([
  ['the same share of each amount counts points', (amount) => Math.round(amount / 100), true],
  ['a share that differs may be money', (amount, i) => Math.round((amount * (i + 1)) / 100), false],
  ['one fee of all is none', () => 50, false],
])('%s', (_, pointsOf, isShare) => {
  const roles: Roles = [null, 'amount']
  const { amounts, movements } = choose(roles, rowsWith(pointsOf))
  const isRead = amounts.map((amount) => Math.abs(amount ?? 0)).join() === PURCHASES.join()
  expect(isRead && movements.every(({ balance }) => balance === null)).toBe(isShare)
})
