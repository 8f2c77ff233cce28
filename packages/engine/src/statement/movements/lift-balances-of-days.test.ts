import { expect, test } from 'vitest'
import { choose } from '../../../test-support/choose.ts'

const newestFirst = [
  '31 Aug | SHOP | -28.00',
  '31 Aug | PAY | 39.00',
  '31 Aug | Balance | 47.00',
  '24 Aug | TAX | -2.00',
  '17 Aug | POWER | -1.00',
  '17 Aug | Balance | 36.00',
  '16 Aug | Previous balance | 37.00',
]

test('newest first, the balance of a day below its rows is the one after them', () => {
  // 37 - 1 = 36; 36 - 2 - 28 + 39 = 45
  const rows = newestFirst.map((row) => row.replace('47.00', '45.00'))
  const { movements, isReversed, amounts } = choose(['amount'], rows)
  expect(isReversed).toBe(true)
  expect(amounts.filter((amount) => amount !== null)).toEqual([-2800, 3900, -200, -100])
  expect(movements.map(({ row }) => row.description)).toEqual([
    'Balance',
    'SHOP',
    'PAY',
    'TAX',
    'Balance',
    'POWER',
    'Previous balance',
  ])
})

test('above them it stays', () => {
  const rows = [
    '31 Aug | Balance | 45.00',
    '31 Aug | SHOP | -28.00',
    '31 Aug | PAY | 39.00',
    '24 Aug | TAX | -2.00',
    '17 Aug | Balance | 36.00',
    '17 Aug | POWER | -1.00',
    '16 Aug | Previous balance | 37.00',
  ]
  expect(choose(['amount'], rows).movements.map(({ row }) => row.description)).toEqual(
    rows.map((row) => row.split(' | ')[1]),
  )
})
