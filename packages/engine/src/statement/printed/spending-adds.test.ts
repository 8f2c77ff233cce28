import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { lineTests } from '../../table/line-tests.ts'
import { findPrintedBalances } from './read-balances.ts'
import { spendingAdds } from './spending-adds.ts'

const convention = { decimal: '.', exponent: 2 } as const
const tests = lineTests(convention)

test.each([
  [
    'purchases add to it',
    ['Previous balance 100.00', 'Payments -30.00', 'Purchases 50.00', 'New balance 120.00'],
    true,
  ],
  [
    'withdrawals take from it',
    ['Opening balance 100.00', 'Deposits 30.00', 'Withdrawals 50.00', 'Closing balance 80.00'],
    false,
  ],
  ['nothing is spent', ['Opening balance 100.00', 'Interest 5.00', 'Closing balance 105.00'], false],
  [
    'a payment alone takes from it',
    ['Opening balance 100.00', 'Payments 5.00', 'Closing balance 95.00'],
    false,
  ],
  ['the sums do not lead to it', ['Previous balance 100.00', 'Purchases 50.00', 'New balance 120.00'], false],
  [
    'sums of the year stand below',
    ['Previous balance 100.00', 'Purchases 50.00', 'New balance 150.00', 'Total fees charged 9.00'],
    true,
  ],
])('a balance is owed by its summary or not: %s', (_, printed, isOwed) => {
  const lines = typeset(printed.map((line) => line.replace(/ (?=-?\d)/, '    ')).join('\n'))
  const balances = findPrintedBalances(lines, () => false, tests, convention)
  expect(spendingAdds(lines, balances, tests)).toBe(isOwed)
})
