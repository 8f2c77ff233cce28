import { describe, expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'
import { lineTests } from '../../table/line-tests.ts'
import { findEndsInColumns } from './balances-in-columns.ts'

const tests = lineTests({ decimal: '.', exponent: 2 })
const TITLES = '                 Opening balance    Closing balance     This year'

describe('a list under titles of both ends', () => {
  test.each([
    [
      'has a line for each account',
      'Net cash   523.10   4,326.43   18.12',
      'Shares   814.02   361.90   0.00',
      2,
    ],
    [
      'is none of rows that begin with their day',
      '2 Nov Fee   523.10   4,326.43',
      '3 Nov Fee   326.43   361.90',
      0,
    ],
    [
      'is none of rows whose day has nothing between its month and its year',
      '241102 Fee   523.10   4,326.43',
      '241103 Fee   326.43   361.90',
      0,
    ],
    ['has more than one line', 'Net cash   523.10   4,326.43   18.12', 'Thank you for banking with us', 0],
  ])('%s', (_, first, second, lines) => {
    const under = [first, second].map((line) => {
      const [name = '', opening = '', closing = '', more = ''] = line.split(/ {3,}/)
      return `${name.padEnd(17)}${opening.padStart(15)}${closing.padStart(19)}${more.padStart(14)}`
    })
    const found = findEndsInColumns(typeset([TITLES, ...under].join('\n')), () => true, tests.exactAmounts)
    expect(found.map((list) => list.length)).toEqual(lines === 0 ? [] : [lines])
  })
})

test.each([
  [
    'two',
    `
                         Beginning                       Ending
Account                    Balance      Deposits        Balance`,
  ],
  [
    'three',
    `
Account                  Beginning      Deposits         Ending           YTD
                           Balance                      Balance    Dividends/
                                                                     Interest`,
  ],
])('titles of a list may stand on %s lines', (_, titles) => {
  const text = `${titles}
Checking 5815203343       2,962.73      6,564.14       7,253.15          4.11
Savings 6067272631        4,924.35      1,905.78       6,569.34          0.26`
  const [list] = findEndsInColumns(typeset(text), () => true, tests.exactAmounts)
  expect(
    list?.map(({ opening, closing }) => [opening?.amount.money.magnitude, closing?.amount.money.magnitude]),
  ).toEqual([
    [296273, 725315],
    [492435, 656934],
  ])
})

describe('an account that is one line of a list', () => {
  test.each([
    ['is proved by its line, beside others', '100.00', '134.25', 'proved'],
    ['is not where no line begins with what its rows come from', '100.60', '134.25', 'unproved'],
    ['is not where none ends with what its rows reach', '100.00', '134.26', 'unproved'],
  ])('%s', (_, opening, closing, check) => {
    const { accounts } = extractFromPages(
      typesetPages(`
                 Opening balance    Closing balance
Net cash         ${opening.padStart(15)}${closing.padStart(19)}
Securities              8,114.02           8,361.90

Date        Description           Debit     Credit
13/04/2024  ACME                  10.50
14/04/2024  PAY                             50.00
15/04/2024  SHELL                  5.25`),
      1,
    )
    expect(accounts).toMatchObject([{ check }])
  })
})
