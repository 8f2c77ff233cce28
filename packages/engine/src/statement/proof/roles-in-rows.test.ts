import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

const unexplainedOf = (totals: string) => {
  const { accounts } = extractFromPages(
    typesetPages(`
Date        Description           Debit     Credit    Balance
            Opening balance                           1,100.00
13/04/2024  ACME                  10.50               1,089.50
14/04/2024  PAY                             50.00     1,139.50
15/04/2024  SHELL                  5.25               1,134.25
            Closing balance                           1,134.25
${totals}`),
    1,
  )
  return accounts.flatMap(({ unexplained }) => unexplained.map(({ text }) => text))
}

test.each([
  ['of the rows', '            Total                 15.75     50.00', []],
  ['that is none', '            Total                 15.85     50.00', ['15.85']],
  [
    'of something else below those of all rows',
    `            Total                 15.75     50.00
            Total interest this year        14.22`,
    [],
  ],
  [
    'that is none below that of one column',
    `            Total                 15.75
            Total                           50.10`,
    ['50.10'],
  ],
])('a total %s', (_, totals, expected) => {
  expect(unexplainedOf(totals)).toEqual(expected)
})
