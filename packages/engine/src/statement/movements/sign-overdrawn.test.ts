import { expect, test } from 'vitest'
import { choose, type Roles } from '../../../test-support/choose.ts'

const ROLES: Roles = ['debit', 'credit', 'balance']
const balancesOf = (rows: readonly string[]) => choose(ROLES, rows).movements.map(({ balance }) => balance)

const BEFORE = ['1 May | PAY | | 10.00 | 110.00', '2 May | SHOP | 20.00 | | 90.00']
const AFTER = ['6 May | PAY | | 10.00 | 110.00', '7 May | SHOP | 20.00 | | 90.00']

test.each<[string, string[], number[]]>([
  [
    'a step to it and one back hold with a minus',
    [...BEFORE, '3 May | RENT | 130.00 | | 40.00', '4 May | PAY | | 140.00 | 100.00', ...AFTER],
    [110, 90, -40, 100, 110, 90],
  ],
  [
    'the rows end below nought',
    [...BEFORE, '3 May | RENT | 130.00 | | 40.00', '4 May | FEE | 5.00 | | 45.00'],
    [110, 90, -40, -45],
  ],
])('a balance without a sign is below nought where %s', (_, rows, balances) => {
  expect(balancesOf(rows)).toEqual(balances.map((balance) => 100 * balance))
})

test.each<[string, string[], number[]]>([
  [
    'only one step asks for it',
    [...BEFORE, '3 May | RENT | 130.00 | | 40.00', '4 May | PAY | | 140.00 | 200.00'],
    [110, 90, 40, 200],
  ],
  [
    'another balance has one',
    [
      '30 Apr | FEE | 5.00 | | -5.00',
      '1 May | PAY | | 95.00 | 90.00',
      '3 May | RENT | 130.00 | | 40.00',
      '4 May | PAY | | 140.00 | 100.00',
    ],
    [-5, 90, 40, 100],
  ],
])('a balance without a sign stays where %s', (_, rows, balances) => {
  expect(balancesOf(rows)).toEqual(balances.map((balance) => 100 * balance))
})
