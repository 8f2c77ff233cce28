import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

const rowsOf = (text: string) =>
  extractFromPages(typesetPages(text), 1).transactions.map(({ date, reference, description, debit, check }) =>
    [date, reference ?? description, debit, check].join(' '),
  )

const HEAD = 'Period 03/01/2024 - 03/31/2024\nBeginning balance  1,000.00\nEnding balance  375.00\n'

test('checks across without titles, and the rows below them in the columns above', () => {
  expect(
    rowsOf(`${HEAD}
Withdrawals
Date      Description                        Amount
03/01     ACME STORES                        -100.00
03/14     SHELL                               -50.00
03/19     RENT                               -200.00

Checks
03/01   2301   -25.00          03/11   2304   -70.00
03/04   2302   -35.00          03/15   2305   -80.00
03/06   2303   -45.00

Service fees
03/21     Wire fee                            -20.00`),
  ).toEqual([
    '2024-03-01 ACME STORES 100.00 proved',
    '2024-03-14 SHELL 50.00 proved',
    '2024-03-19 RENT 200.00 proved',
    '2024-03-01 2301 25.00 proved',
    '2024-03-04 2302 35.00 proved',
    '2024-03-06 2303 45.00 proved',
    '2024-03-11 2304 70.00 proved',
    '2024-03-15 2305 80.00 proved',
    '2024-03-21 Wire fee 20.00 proved',
  ])
})

test('lists side by side go on over the page, each below itself', () => {
  const pages = typesetPages(
    `${HEAD}
Checks paid
Date    Number   Amount       Date    Number   Amount
03/01   2301      25.00       03/11   2304      70.00
03/04   2302      35.00       03/15   2305      80.00`,
    `
03/19   2303     300.00       03/21   2306     115.00`,
  )
  const { transactions } = extractFromPages(pages, 2)
  expect(
    transactions.map(({ page, reference, debit, check }) => `${page} ${reference} ${debit} ${check}`),
  ).toEqual([
    '1 2301 25.00 proved',
    '1 2302 35.00 proved',
    '1 2304 70.00 proved',
    '1 2305 80.00 proved',
    '2 2303 300.00 proved',
    '2 2306 115.00 proved',
  ])
})
