import { describe, expect, test } from 'vitest'
import { choose } from '../../../test-support/choose.ts'
import { toMinor } from '../../money/money.ts'

test('amounts with a minus among others without stand in a column for both directions', () => {
  const rows = [
    '1 May | ACME | -10.00 | 0.00 | -10.00',
    '2 May | PAY | 50.00 | 0.00 | 50.00',
    '3 May | SHOP | -20.00 | 0.00 | -20.00',
  ]
  expect(choose([null, null, null], rows).amounts).toEqual([-1000, 5000, -2000])
})

test('a column of amounts without a title is not left unread, though one row breaks its balances', () => {
  const rows = [
    '| opening balance | 0.03 |',
    '1 May | ACME | 10.00 | 10.03',
    '2 May | PAY | 5.00 | 15.04',
    '3 May | SHOP | 20.00 | 35.04',
    '| closing balance | 35.03 |',
  ]
  expect(choose([null, null], rows).movements.map(({ balance }) => balance)).toContain(1504)
})

test('steps that only the balances explain speak for no reading, so a column is not left out for them', () => {
  const rows = [
    '1 May | ACME | 10.00 | | 90.00',
    '2 May | SHOP | 20.00 | | 70.00',
    '3 May | PAY | | 50.00 | 120.00',
    '4 May | WAGES | | 5.00 | 125.00',
    '5 May | FREE | 0.00 | | 125.00',
  ]
  expect(choose([null, null, null], rows).amounts).toEqual([-1000, -2000, 5000, 500, 0])
})

test('CR goes against what is owed, though no word says that the balance is', () => {
  const rows = ['1 May | ACME | 10.00', '2 May | SHOP | 20.00', '3 May | THANK YOU | 25.00 CR']
  const hints = { openings: [toMinor(10000)], closings: [toMinor(10500)] }
  expect(choose([null], rows, { hints }).amounts).toEqual([-1000, -2000, 2500])
})

describe('on a card', () => {
  const card = { isCard: true }
  test('no plus marks a purchase where what comes in would carry no sign', () => {
    const rows = [
      '4 May | SHOP | 10.00 | 90.00',
      '3 May | WAGES | +50.00 | 100.00',
      '2 May | SHOP | 20.00 | 50.00',
      '1 May | SHOP | 30.00 | 70.00',
    ]
    expect(choose([null, null], rows, card).amounts).toEqual([-1000, 5000, -2000, -3000])
  })

  test.each<[string, string[], number[]]>([
    ['what carries no sign is a purchase', ['1 May | ACME | 10.00', '2 May | SHOP | 20.00'], [-1000, -2000]],
    [
      'what carries a minus beside it is a payment',
      ['1 May | ACME | 10.00', '2 May | SHOP | 20.00', '3 May | THANK YOU | -30.00'],
      [-1000, -2000, 3000],
    ],
    [
      'what carries CR is a payment',
      ['1 May | ACME | 10.00', '2 May | SHOP | 20.00', '3 May | THANK YOU | 30.00 CR'],
      [-1000, -2000, 3000],
    ],
    [
      'what carries a plus, where minus is printed too, is a payment',
      [
        '| opening balance | 50.00-',
        '1 May | ACME | 10.00-',
        '3 May | THANK YOU | 30.00+',
        '| closing balance | 30.00-',
      ],
      [-1000, 3000],
    ],
  ])('%s', (_, rows, expected) => {
    const amounts = choose(['amount'], rows, card).amounts.filter((amount) => amount !== null)
    expect(amounts).toEqual(expected)
  })
})
