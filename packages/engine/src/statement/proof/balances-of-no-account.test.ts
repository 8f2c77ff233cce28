import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

const unexplainedOf = (box: string) => {
  const { accounts } = extractFromPages(
    typesetPages(`
Previous balance  1,100.00

Date        Description           Amount
13/04/2024  ACME                   10.50
14/04/2024  PAYMENT               -50.00
15/04/2024  SHELL                   5.25

New balance  1,065.75

${box}`),
    1,
  )
  return accounts.flatMap(({ unexplained }) => unexplained.map(({ text }) => text))
}

test.each([
  ['of rewards under a heading', 'Cashback Bonus\nOpening balance  41.20\nEarned this period  7.31', []],
  [
    'of rewards under a heading beside another box',
    'See the calculation below     Cashback Bonus\nand what was charged\n                              Opening balance  41.20',
    [],
  ],
  ['of rewards by its own name', 'Your account\nOpening points balance  41.20', []],
  ['under an account called after them', 'Rewards Checking\nOpening balance  41.20', ['41.20']],
  ['under another heading', 'Second account\nOpening balance  41.20\nPaid in  7.31', ['41.20']],
  [
    'of a plan that is paid in instalments',
    'Plan         Monthly principal     Remaining balance\n05 OF 12              1,250.00              8,750.00',
    [],
  ],
  [
    'of a plan on a line that counts nothing',
    'Plan         Monthly principal     Remaining balance\nSOFA                  1,250.00              8,750.00',
    ['8,750.00'],
  ],
  [
    'of another account beside its day',
    'Second account                            Closing balance\n05/12                 1,250.00              8,750.00',
    ['8,750.00'],
  ],
])('a balance %s', (_, box, expected) => {
  expect(unexplainedOf(box)).toEqual(expected)
})
