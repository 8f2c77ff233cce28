import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

const unexplainedOf = (above: string) => {
  const { accounts } = extractFromPages(
    typesetPages(`
Opening balance  1,100.00
${above}
Closing balance  1,134.25

Date        Description           Debit     Credit    Balance
13/04/2024  ACME                  10.50               1,089.50
14/04/2024  PAY                             50.00     1,139.50
15/04/2024  SHELL                  5.25               1,134.25`),
    1,
  )
  return accounts.flatMap(({ unexplained }) => unexplained.map(({ text }) => text))
}

test.each([
  ['what goes in and out', 'In and out: 50.00 / 15.75', []],
  ['one of them with another digit', 'In and out: 50.00 / 15.76', ['15.76']],
  ['the closing balance with another digit', 'Your money with us: 1,134.28', ['1,134.28']],
  ['a number with other digits', 'Your limit with us: 1,500.00', []],
  ['a number of three digits, which may be alike by chance', 'Your points: 5.75', []],
])('%s', (_, above, expected) => {
  expect(unexplainedOf(above)).toEqual(expected)
})

test('a sum of the closing balance and another number that is printed beside it is no misprint', () => {
  const available = 'Limit  5,000.00\nYours to spend  6,134.25'
  expect(unexplainedOf(available)).toEqual([])
  expect(unexplainedOf(available.replace('5,000', '4,000'))).toEqual(['6,134.25'])
})

/** A list under titles of its own, of which one line says what the account comes to. */
const underSummary = (closing: string) => {
  const { accounts } = extractFromPages(
    typesetPages(`
Available on date   Available on date   Total credits   Total debits
01.04.2024               30.04.2024
(start)                  (end)
1,100.00 RON             ${closing} RON            50.00 RON          15.75 RON

Details of transactions
Date        Description           Debit     Credit    Balance
13/04/2024  ACME                  10.50               1,089.50
14/04/2024  PAY                             50.00     1,139.50
15/04/2024  SHELL                  5.25               1,134.25`),
    1,
  )
  return accounts.map(({ check }) => check)
}

test.each([
  ['all of it', '1,134.25', 'proved'],
  ['all but one number', '1,134.28', 'unproved'],
])('a list of one line that says %s', (_, closing, check) => {
  expect(underSummary(closing)).toEqual([check])
})
