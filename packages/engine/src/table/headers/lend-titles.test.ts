import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { lineTests } from '../line-tests.ts'
import { findHeaders } from './find-headers.ts'
import { lendTitles } from './lend-titles.ts'

const tests = lineTests({ decimal: '.', exponent: 2 })

const TITLED = `
Date       Description          Out        In   Balance
04/04/24   ACME               12.50              900.00
05/04/24   SHELL               5.00              895.00
06/04/24   PAY                         100.00    995.00`

/** For each page, the titles of its tables and the text of their first line. */
function lent(...texts: readonly string[]) {
  const pages = typesetPages(...texts)
  const titled = pages.map((page) => findHeaders(page.lines, tests))
  return lendTitles(titled, pages, tests).map((headers) =>
    headers.map(({ cells, below }) => `${cells.map(({ title }) => title).join(' ')}: ${below?.text}`),
  )
}

const OWN = 'Date Description Out In Balance: 04/04/24 ACME 12.50 900.00'

test.each<[string, string, string[]]>([
  [
    'rows that stand in the columns of the titles behind them',
    `
Some Bank
           Brought forward                       900.00
01/04/24   ACME               12.50              887.50
02/04/24   PAY                         100.00    987.50
03/04/24   RENT               75.00              912.50`,
    ['Date Description Out In Balance: Brought forward 900.00'],
  ],
  [
    'rows of a page whose margin is wider, as pages to be bound have it',
    `
   01/04/24   ACME               12.50              887.50
   02/04/24   PAY                         100.00    987.50
   03/04/24   RENT               75.00              912.50`,
    ['Date Description Out In Balance: 01/04/24 ACME 12.50 887.50'],
  ],
  [
    'few rows below the balance before them',
    `
           Brought forward                       900.00
01/04/24   ACME               12.50              887.50
02/04/24   PAY                         100.00    987.50`,
    ['Date Description Out In Balance: Brought forward 900.00'],
  ],
  [
    'too few rows',
    `
01/04/24   ACME               12.50              887.50
02/04/24   PAY                         100.00    987.50`,
    [],
  ],
  [
    'a list whose amounts stand elsewhere',
    `
01/04/24   ACME         12.50        887.50
02/04/24   PAY         100.00        987.50
03/04/24   RENT         75.00        912.50`,
    [],
  ],
  [
    'a list whose texts begin elsewhere',
    `
01/04/24          ACME        12.50              887.50
02/04/24          PAY                  100.00    987.50
03/04/24          RENT        75.00              912.50`,
    [],
  ],
])('titles are lent to what stands above them: %s', (_, text, expected) => {
  expect(lent(text, TITLED)).toEqual([expected, [OWN]])
})

test('titles of lists side by side are lent to nothing', () => {
  const across = `
Date       Check    Amount   Date       Check    Amount
04/04/24   1001      12.50   05/04/24   1002      90.00
06/04/24   1003      15.50   07/04/24   1004      95.00
08/04/24   1005      17.50   09/04/24   1006      98.00`
  const rows = `
01/04/24   ACME      12.50
02/04/24   PAY      100.00
03/04/24   RENT      75.00`
  expect(lent(rows, across)[0]).toEqual([])
})

test('under the title of a section, a single row above the titles stands in their columns', () => {
  const above = (title: string) => `
${title}
12/04/24   PAGAMENTO PIX      291.44${TITLED}`
  expect(lent(above('Pagamentos efetuados'))[0]?.[0]).toMatch(/: 12.04.24 PAGAMENTO PIX/)
  expect(lent(above('Some Bank'))).toEqual([[OWN]])
})
