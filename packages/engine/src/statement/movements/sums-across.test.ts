import { expect, test } from 'vitest'
import { choose, type Roles } from '../../../test-support/choose.ts'

const ROWS = [
  '1 May | SOFA | 50.00 | 10.00 | 60.00',
  '2 May | TV | 30.00 | 5.00 | 35.00',
  '3 May | CAR | 8.00 | 2.00 | 10.00',
]
const ALONE = '4 May | FEE |  |  | 12.90'

const size = (amount: number | null) => Math.abs(amount ?? 0)

test.each<[string, string[], boolean]>([
  ['it moves the account', ROWS, true],
  ['it may stand alone', [...ROWS, ALONE], true],
  ['one that is wrong shows that it is none', [...ROWS, '4 May | TV | 9.00 | 1.00 | 11.00'], false],
  ['two are too few', ROWS.slice(0, 2), false],
])('of columns of which one prints the sums of the others, %s', (_, rows, isSum) => {
  const roles: Roles = ['amount', 'amount', null]
  const sums = rows.map((row) => Number(row.split('|').at(-1)) * 100)
  expect(choose(roles, rows).amounts.map(size).join() === sums.join()).toBe(isSum)
})

test.each(['amount', null] as const)('its title may say that it is an amount, or nothing: %s', (title) => {
  const { amounts } = choose([null, null, title], [...ROWS, '4 May | VASE | 12.00 | -2.00 | 10.00'])
  expect(amounts.map(size)).toEqual([6000, 3500, 1000, 1000])
})

test.each([
  ['charge', true],
  ['amount', false],
] as const)('a single row with two parts, of which one is titled %s', (title, isSum) => {
  const rows = [
    '1 May | SHOP | 12.00 |  | 12.00',
    '2 May | SHOP | 9.00 |  | 9.00',
    '3 May | SALE | 40.00 | -1.69 | 38.31',
  ]
  expect(size(choose(['amount', title, null], rows).amounts.at(-1) ?? null) === 3831).toBe(isSum)
})
