import { expect, test } from 'vitest'
import { choose } from '../../../test-support/choose.ts'

test('columns of which each row prints an amount in one and nothing in the other are those of both directions', () => {
  const rows = [
    '5 Feb | LOAN | 930.00 | 0.00',
    '5 Feb | PAID OUT | 0.00 | 930.00',
    '7 Feb | DUTY | 41.00 | 0.00',
    '9 Feb | PAYMENT | 0.00 | 41.00',
    '8 Mar | INTEREST | 15.00 | 0.00',
    '9 Mar | PAYMENT | 0.00 | 15.00',
  ]
  const sides = [-93000, 93000, -4100, 4100, -1500, 1500]
  expect(choose([null, null], rows).amounts).toEqual(sides)
  expect(choose(['amount', 'amount'], rows).amounts).toEqual(sides)
})

test('beside them a balance stays one', () => {
  const rows = [
    '5 Feb | ACME | 10.00 | 0.00 | 90.00',
    '6 Feb | PAY | 0.00 | 50.00 | 140.00',
    '7 Feb | SHOP | 20.00 | 0.00 | 120.00',
    '8 Feb | PAY | 0.00 | 30.00 | 150.00',
  ]
  expect(choose([null, null, null], rows).movements.map(({ balance }) => balance)).toEqual([
    9000, 14000, 12000, 15000,
  ])
})
