import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

const pages = (name: string, carried: readonly [string, string]) => [
  `
Opening balance  100.00
Date        Description           Amount
13/04/2024  ACME                  -10.00
14/04/2024  PAY                    50.00
            ${name}          ${carried[0]}`,
  `
Date        Description           Amount
            ${name}          ${carried[1]}
15/04/2024  SHELL                  -5.00
Closing balance                   135.00`,
]

test.each([
  ['whatever they are called', 'Zorp quillon', ['140.00', '140.00'], ['ACME', 'PAY', 'SHELL']],
  [
    'also where their name is that of a total',
    'Total velm  ',
    ['140.00', '140.00'],
    ['ACME', 'PAY', 'SHELL'],
  ],
] as const)(
  'amounts that are carried over a page break are no transactions, %s',
  (_, name, carried, rows) => {
    const { transactions, accounts } = extractFromPages(typesetPages(...pages(name, carried)), 2)
    expect(transactions.map(({ description }) => description)).toEqual(rows)
    expect(accounts.map(({ check }) => check)).toEqual(['proved'])
  },
)

test('amounts that differ are not', () => {
  const { accounts } = extractFromPages(typesetPages(...pages('Zorp quillon', ['140.00', '141.00'])), 2)
  expect(accounts.map(({ check }) => check)).not.toEqual(['proved'])
})
