import { expect, test } from 'vitest'
import { choose } from '../../../test-support/choose.ts'

const rows = (...totals: readonly string[]) => [
  '1 May | SOFA | 60.00 | 10.00',
  '2 May | SHELL | 5.00 | 5.00',
  '3 May | CLOTHES | 30.00 | 15.00',
  `| total | ${totals.join(' | ')}`,
]

const size = (amount: number | null) => Math.abs(amount ?? 0)

test.each<[string, string[], number[]]>([
  ['in the column that is summed', rows('', '30.00'), [1000, 500, 1500]],
  ['in the first where that is summed, too', rows('95.00', '30.00'), [6000, 500, 3000]],
  ['in the first where nothing is', rows('', '31.00'), [6000, 500, 3000]],
  [
    'in the one that all rows come to below the sums of some',
    [...rows('', '30.00'), '4 May | TV | 90.00 | 45.00', '5 May | CAR | 8.00 | 4.00', '| total |  | 79.00'],
    [1000, 500, 1500],
  ],
])('what moves the account stands %s', (_, printed, amounts) => {
  expect(choose(['amount', null], printed).amounts.slice(0, 3).map(size)).toEqual(amounts)
})

test('fees that are summed beside amounts that are not move nothing', () => {
  expect(choose(['amount', 'charge'], rows('', '30.00')).amounts.slice(0, 3).map(size)).toEqual([
    6000, 500, 3000,
  ])
})

test.each<[string, string[], boolean]>([
  ['that never move by the summed amounts are what is left of prices', ['60.00', '25.00', '0.00'], false],
  ['that do once may be misprinted', ['60.00', '55.00', '0.00'], true],
])('balances %s', (_, balances, isBalance) => {
  const printed = balances.map(
    (balance, i) => `${i + 1} May | SHOP | ${['10.00', '5.00', '15.00'][i]} | ${balance}`,
  )
  const { movements } = choose(['amount', 'balance'], [...printed, '| total | 30.00 |'])
  expect(movements.some(({ balance }) => balance !== null)).toBe(isBalance)
})
