import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

const read = (overview: string) => {
  const { accounts } = extractFromPages(
    typesetPages(`
${overview}

Account number: 4417228301
Date        Description           Debit     Credit    Balance
            Opening balance                           1,100.00
13/04/2024  ACME                  10.50               1,089.50
14/04/2024  PAY                             50.00     1,139.50
15/04/2024  SHELL                  5.25               1,134.25
            Closing balance                           1,134.25`),
    1,
  )
  return accounts.map(({ unexplained }) => unexplained.map(({ text }) => text).join(' '))
}

test.each([
  [
    'an account that has moved, but has no rows',
    `
                          Account number    Begin       End
Everyday                  4417228301        1,100.00    1,134.25
Savings                   4417228399        5,814.74    5,569.54`,
    ['5,814.74 5,569.54'],
  ],
  [
    'one that has not moved',
    `
                          Account number    Begin       End
Everyday                  4417228301        1,100.00    1,134.25
Savings                   4417228399        5,814.74    5,814.74`,
    [''],
  ],
  [
    'the sums of all',
    `
                          Account number    Begin       End
Everyday                  4417228301        1,100.00    1,134.25
Savings                   4417228399        5,814.74    5,814.74
Total                                       6,914.74    6,948.99`,
    [''],
  ],
])('an overview names %s', (_, overview, expected) => {
  expect(read(overview)).toEqual(expected)
})

test.each([
  ['that the last row reaches', '4417228301', '139.50', []],
  ['that it does not reach', '4417228301', '134.25', ['134.25']],
  ['that it does not reach, beside a number in parts', '4417-2283-01', '134.25', ['134.25']],
])('an overview names a balance %s', (_, number, balance, expected) => {
  const { accounts } = extractFromPages(
    typesetPages(`
              Account number    Balance      Credit limit
Everyday      ${number.padEnd(12)}      ${balance.padEnd(10)}
Total                           ${balance}

Account number ${number}
Date        Description           Debit     Credit    Balance
            B/F balance                                100.00
13/04/2024  ACME                  10.50                 89.50
14/04/2024  PAY                             50.00      139.50`),
    1,
  )
  const texts = accounts.flatMap(({ unexplained }) => unexplained.map(({ text }) => text))
  expect(texts.slice(0, 1)).toEqual(expected)
})

test('a digit of the closing balance is misprinted in a list of accounts', () => {
  const list = `
Account type    Account number    Balance     Deposits     Total
Everyday        4417228301        1,134.75    7,400.00     8,534.25
Savings         4417228399          814.75    1,000.00     1,814.75`
  expect(read(list)).toEqual(['1,134.75'])
})

test.each([
  ['that its rows reach', '339.50', []],
  ['that they do not reach', '999.99', ['999.99']],
])(
  'an overview calls an account as the line with its number does, beside a balance %s',
  (_, balance, expected) => {
    const { accounts } = extractFromPages(
      typesetPages(`
Your accounts                     Balance
Everyday                           134.25
EUR Savings                        ${balance}

Everyday         Account number 4417228301
Date        Description           Debit     Credit    Balance
            Opening balance                            100.00
13/04/2024  ACME                  10.50                 89.50
14/04/2024  PAY                             50.00      139.50
15/04/2024  SHELL                  5.25                134.25

EUR Savings      Account number 4417228399
Date        Description           Debit     Credit    Balance
            Opening balance                            300.00
13/04/2024  ACME                  10.50                289.50
14/04/2024  PAY                             50.00      339.50`),
      1,
    )
    expect(accounts.flatMap(({ unexplained }) => unexplained.map(({ text }) => text))).toEqual(expected)
  },
)

test('the rows of one of several accounts do not lead to the balance that their overview prints', () => {
  const rows = `
Date        Description           Debit     Credit    Balance
            Opening balance                           1,100.00
13/04/2024  ACME                  10.50               1,089.50
14/04/2024  PAY                             50.00     1,139.50`
  const { accounts } = extractFromPages(
    typesetPages(`
Summary of shares                       Beginning     Ending
0001 Regular                            1,100.00    1,139.50
0009 Checking                             310.00      740.25

SHARE 0001 REGULAR     Account number: 4417228301
${rows}

SHARE 0009 CHECKING    Account number: 4417228302
${rows.replace('1,100.00', '  310.00').replace('1,089.50', '  299.50').replace('1,139.50', '  349.50')}`),
    1,
  )
  expect(accounts.map(({ check, unexplained }) => [check, ...unexplained.map(({ text }) => text)])).toEqual([
    ['proved'],
    ['unproved', '740.25'],
  ])
})
