import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { findHeaders } from '../headers/find-headers.ts'
import { lineTests } from '../line-tests.ts'
import { partSharedTitles } from './part-shared-titles.ts'

const tests = lineTests({ decimal: '.', exponent: 2 })

/** Each title under the titles of `text`, with the characters that its column begins and ends at. */
function titlesOf(text: string): string[] {
  const lines = typeset(text)
  const [header] = findHeaders(lines, tests)
  if (!header?.below) throw new Error('no titles found')
  const body = lines.slice(lines.indexOf(header.below))
  return partSharedTitles(header.cells, body, tests).map(
    ({ title, x0, x1 }) => `${title} ${x0 / 5}-${x1 / 5}`,
  )
}

test('a title over two columns of dates or of balances stands for both', () => {
  const text = `
  Date                                  Balance
Oper      Liq     Details   Amount   Booked Available
01/04    02/04    ACME       12.50   900.00    900.00
01/04    02/04    SHELL       5.00   895.00    895.00
`
  expect(titlesOf(text)).toEqual([
    'Date Oper 0-6',
    'Liq 10-13',
    'Details 18-25',
    'Amount 28-34',
    'Balance Booked Available 37-43',
    'Balance Booked Available 47-53',
  ])
})

test('a title over codes and the amounts behind them stands for both', () => {
  const text = `
Date     Details     Total    No Value of instalment
01/04    FURNITURE    60.00   01/06      10.00
02/04    SHELL         5.00   01/01       5.00
03/04    CLOTHES      30.00   02/03      10.00
`
  expect(titlesOf(text).map((title) => title.replace(/ \S+$/, ''))).toEqual([
    'Date',
    'Details',
    'Total',
    'No Value of instalment',
    'No Value of instalment',
  ])
})

test('titles at the distance of words are those of the columns that they stand over', () => {
  const text = `
Date     Details     Payments ($) Advances and interest ($)
01/04    ADVANCE                                     161.50
02/04    TRANSFER                                    106.48
03/04    PAYMENT         2,326.45
04/04    PAYMENT           126.45
`
  expect(titlesOf(text)).toEqual([
    'Date 0-4',
    'Details 9-16',
    'Payments ($) 21-33',
    'Advances and interest ($) 34-59',
  ])
})

test('two names of days at the distance of a word are each that of its column', () => {
  const text = `
Post date Trans date    Details      Amount
 01APR     31MAR        ACME          12.50
 02APR     01APR        SHELL          5.00
`
  expect(titlesOf(text)).toEqual(['Post date 1-6', 'Trans date 11-16', 'Details 24-31', 'Amount 37-43'])
})

test.each([
  [
    'over one column of amounts',
    `
Date     Details     Money in    Available balance
01/04    ACME           12.50               900.00
02/04    SHELL           5.00               895.00
`,
  ],
  [
    'over texts that print two amounts',
    `
Date     Transaction details     Amount
01/04    12.50 USD AT 1.31 16.38   16.38
02/04    10.00 USD AT 1.31 13.10   13.10
`,
  ],
  [
    'of several titles that stand too close',
    `
Date     Details     Debit Credit Balance
01/04    ACME         0.00        900.00
02/04    SHELL        5.00        895.00
`,
  ],
])('no title is parted %s', (_, text) => {
  const titles = titlesOf(text).map((title) => title.replace(/ \S+$/, ''))
  expect(new Set(titles).size).toBe(titles.length)
})

test('a title is not parted over amounts at the same places among other words', () => {
  const text = `
Date     Details     From beforehand     Amount
01/04    ACME        12.50 to  13.10      16.38
02/04    SHELL       10.00 to  11.10      13.10
`
  expect(titlesOf(text)).toEqual(['Date 0-4', 'Details 9-16', 'From beforehand 21-36', 'Amount 41-47'])
})

test('a title of two lines that stands over two columns is parted where one of its words begins the second', () => {
  const text = `
Date      Details   Amount  of which Interest   Balance
                       EUR                EUR
01/04     PAYMENT   985.00             294.78    900.00
01/05     PAYMENT   985.00             293.83    895.00
`
    .replace('of which Interest', 'davon Zinsen     ')
    .replace('EUR                EUR', 'EUR       EUR')
  expect(
    titlesOf(text.replaceAll('             29', '      29')).filter((title) => /Amount|davon/.test(title)),
  ).toHaveLength(2)
})

test('the end of a text that is wider than its column is no column of its own', () => {
  const text = `
Date     Details                  Debit EUR   Credit EUR
01/04    Interest for payment no 15/48 78.77
01/05    Interest for payment no 16/48 77.48
02/05    Payment                             389.00
`
  expect(titlesOf(text).map((title) => title.replace(/ \S+$/, ''))).toEqual([
    'Date',
    'Details',
    'Debit EUR',
    'Credit EUR',
  ])
})
