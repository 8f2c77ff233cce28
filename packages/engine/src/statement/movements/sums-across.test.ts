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
