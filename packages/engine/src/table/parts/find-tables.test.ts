import { describe, expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { textOf } from '../../layout/word.ts'
import { findHeaders } from '../headers/find-headers.ts'
import { lineTests } from '../line-tests.ts'
import { findTables, haveSameTitles } from './find-tables.ts'

const tests = lineTests({ decimal: '.', exponent: 2 })

function partsOf(...pages: string[]) {
  return findTables(
    pages.map((text, i) => {
      const lines = typeset(text, i + 1)
      return { page: i + 1, lines, rulings: [], headers: findHeaders(lines, tests) }
    }),
    tests,
  )
}

/** The lines of each part. */
const linesOf = (...pages: string[]) =>
  partsOf(...pages).map(({ lines }) => lines.map(({ line }) => textOf(line.words)))

const TITLES = 'Date     Description          Debit    Credit    Balance'
const ROWS = `
01/04    ACME                 12.50               900.00
02/04    PAY                           50.00      950.00`

test('where the columns of a page with a single row are, the rows of the others say', () => {
  const titles = 'Date     Details                        Reference     Amount'
  const first = `${titles}
01/04    A LONG TEXT THAT REACHES FAR    N4471         12.50
02/04    ANOTHER LONG TEXT AS FAR AS     N4472          5.00`
  const last = `${titles}
03/04    A LONG TEXT WITH A    GAP                     7.00`
  const cells = partsOf(first, last)[1]?.lines[0]?.cells.map(({ text }) => text)
  expect(cells).toEqual(['03/04', 'A LONG TEXT WITH A GAP', '', '7.00'])
})

test('the last lines of a row are no heading of the table below', () => {
  const text = `
Date     Details              Amount
01/04    ACME STORES           12.50
         OF LONDON

Card 4417
Date     Details              Amount
02/04    PAY                   50.00`
  expect(linesOf(text)).toEqual([['01/04 ACME STORES 12.50', 'OF LONDON'], ['02/04 PAY 50.00']])
})

test.each([
  ['under its later words', '         '],
  ['under its first word', ''],
])('the end of a text that sounds like a section is no heading of the table below: %s', (_, margin) => {
  const text = `
Date     Details              Amount
01/04    EXAMPLE STORES        12.50
${margin}ONLINE PURCHASE


Deposits
Date     Details              Amount
02/04    PAY                   50.00`
  expect(linesOf(text)[0]).toEqual(['01/04 EXAMPLE STORES 12.50', 'ONLINE PURCHASE'])
})

test.each([
  ['whatever it prints', 'Deposits            There were 2 of them, in all $340.00'],
  ['of two lines', 'Deposits            There were 2 such deposits\n                      totaling $340.00.'],
])('a note beside the title of a section, %s, is no part of it', (_, heading) => {
  const text = `
${heading}
Date     Details              Amount
01/04    PAY                   50.00`
  expect(partsOf(text)[0]?.heading.map(({ text }) => text)).toEqual(['Deposits'])
})

test('titles of sections that stand side by side are those of the tables under them', () => {
  const text = `
Deposits and other credits              Checks paid
Date     Details       Amount           Date     Number       Amount
01/04    PAY            50.00           02/04    1001          12.50`
  const headings = partsOf(text).map(({ heading }) => heading.map((line) => line.text))
  expect(headings).toEqual([['Deposits and other credits'], ['Checks paid']])
})

describe('a table ends', () => {
  test('at the next titles, whose heading goes with them', () => {
    const text = `
Date     Deposits             Amount
01/04    PAY                   50.00

Withdrawals and other debits
Date     Withdrawals          Amount
02/04    ACME                  12.50`
    const parts = partsOf(text)
    expect(linesOf(text)).toEqual([['01/04 PAY 50.00'], ['02/04 ACME 12.50']])
    expect(parts[1]?.heading.map(({ words }) => textOf(words))).toEqual(['Withdrawals and other debits'])
  })

  test('at the number of the next account, with the summary above its titles', () => {
    const next = `


Account number 4417228399

Paid in                      20.00
Paid out                      5.00

${TITLES}
03/04    ACME                 12.50               937.50`
    expect(linesOf(`${TITLES}${ROWS}${next}`)[0]).toEqual([
      '01/04 ACME 12.50 900.00',
      '02/04 PAY 50.00 950.00',
    ])
  })

  test('before a list of daily balances, which has no titles and other columns', () => {
    const text = `${TITLES}${ROWS}


Daily ending balance
         01/04   900.00
         02/04   950.00`
    expect(linesOf(text)).toEqual([['01/04 ACME 12.50 900.00', '02/04 PAY 50.00 950.00']])
  })

  test('not before rows that go on after a heading', () => {
    const text = `${TITLES}${ROWS}


Card 4417
03/04    SHELL                 5.00               945.00`
    expect(linesOf(text)[0]?.at(-1)).toBe('03/04 SHELL 5.00 945.00')
  })

  test('not before prose alone, which later stages tell from rows', () => {
    expect(linesOf(`${TITLES}${ROWS}\n\n\nPlease check your statement.`)[0]).toHaveLength(3)
  })
})

describe('on the next page', () => {
  test('rows without titles go on under the columns of the page before', () => {
    const [first, second] = partsOf(
      `${TITLES}${ROWS}`,
      '03/04    SHELL                 5.00               945.00',
    )
    expect(second).toMatchObject({ page: 2, isContinuation: true })
    expect(second?.columns).toBe(first?.columns)
  })

  test('they may stand further to the right, where pages are bound', () => {
    const [first, second] = partsOf(
      `${TITLES}${ROWS}`,
      `
     03/04    SHELL                 5.00               945.00
     04/04    PAY                           50.00      995.00`,
    )
    const cells = second?.lines.map(({ cells }) => cells.map(({ text }) => text))
    expect(cells).toEqual([
      ['03/04', 'SHELL', '5.00', '', '945.00'],
      ['04/04', 'PAY', '', '50.00', '995.00'],
    ])
    expect(second && first && haveSameTitles(first, second)).toBe(true)
  })

  test('they go on above the titles of another table', () => {
    const deposits = 'Date     Deposits             Amount\n05/04    PAY                   50.00'
    const page = `03/04    SHELL                 5.00               945.00\n\n\n${deposits}`
    expect(linesOf(`${TITLES}${ROWS}`, page).slice(1)).toEqual([
      ['03/04 SHELL 5.00 945.00'],
      ['05/04 PAY 50.00'],
    ])
  })

  test('so do rows that share the day of the row above', () => {
    const rows = `
01/04    ACME                 12.50               900.00
         PAY                           50.00
02/04    SHOP                  5.00               945.00`
    const deposits = 'Date     Deposits             Amount\n05/04    PAY                   50.00'
    const page = `         WITH\n         SHELL                 7.00\n\n\n${deposits}`
    expect(
      linesOf(
        `${TITLES}${rows.replace('         PAY                           50.00', '         PAY                  50.00')}`,
        page,
      )[1],
    ).toEqual(['WITH', 'SHELL 7.00'])
  })

  test('so do rows with amount and balance, under headings of days, too', () => {
    const titles = 'Description          Debit    Credit    Balance'
    const first = `${titles}
13 April 2024
ACME                 12.50               900.00
PAY                            50.00     950.00`
    const above = (row: string) =>
      `${row}\n\n\nAccount number 4417228399\n${titles}\nACME                 12.50`
    expect(linesOf(first, above('PAY                            25.00     975.00'))[1]).toEqual([
      'PAY 25.00 975.00',
    ])
    expect(linesOf(first, above('PAY                            25.00'))).toHaveLength(2)
  })

  test('a summary above the titles of another table does not', () => {
    const summary = '01/04 to 30/04\nOpening balance  912.50\n\n\n'
    expect(linesOf(`${TITLES}${ROWS}`, `${summary}${TITLES}${ROWS}`)).toHaveLength(2)
  })

  test('nor does one whose day and sums stand apart', () => {
    const next = `
Savings of

01/04 - 30/04

$950.00               -12.50               +50.00


${TITLES}
03/04    ACME                 12.50               937.50`
    expect(linesOf(TITLES + ROWS, next)).toHaveLength(2)
  })

  test('text without any amount is no table', () => {
    expect(partsOf(`${TITLES}${ROWS}`, 'Terms and conditions')).toHaveLength(1)
  })

  test('the same titles have the same columns, however they are written', () => {
    const [a, b] = partsOf(`${TITLES}${ROWS}`, `${TITLES.toUpperCase()}${ROWS}`)
    expect(a && b && haveSameTitles(a, b)).toBe(true)
  })
})

test('of a heading over tables side by side each has its part', () => {
  const text = `
Withdrawals                   Deposits
Date    Check #    Amount     Date    Check #    Amount
03/01   2301        10.00     03/11   2303        30.00`
  const headings = partsOf(text).map(({ heading }) => heading.map((line) => line.text))
  expect(headings).toEqual([['Withdrawals'], ['Deposits']])
})

test('tables side by side are parts of their own', () => {
  const text = `
Date    Check #    Amount     Date    Check #    Amount
03/01   2301        10.00     03/11   2303        30.00`
  expect(linesOf(text)).toEqual([['03/01 2301 10.00'], ['03/11 2303 30.00']])
})

test('prose below the rows, which prints an amount, moves no border', () => {
  const text = `
Date     Description                         Amount abroad     Amount
01/04    ACME                LONDON     GB       41.58 GBP      48.33
02/04    SHELL               BERLIN     DE                      17.79
The whole balance of 910.15 will be collected around 26 January as every month`
  const cells = partsOf(text)[0]?.lines[0]?.cells.map(({ text }) => text)
  expect(cells).toEqual(['01/04', 'ACME LONDON GB', '41.58 GBP', '48.33'])
})

test('columns without titles begin below what was left out at their top', () => {
  const lines = typeset('01/04    ACME                 12.50\n02/04    SHELL                 5.00')
  const [caption] = typeset('Transactions of April')
  const cells = findHeaders(typeset(TITLES), tests)[0]?.cells ?? []
  const parts = findTables(
    [{ page: 1, lines, rulings: [], headers: [{ cells, lines: [], below: caption ?? null }] }],
    tests,
  )
  expect(parts[0]?.lines).toHaveLength(2)
})

test('the end of the row above it is no heading of a table on the next page', () => {
  const rest = `
                              12.50
         OF LONDON

Date     Details              Amount
02/04    PAY                   50.00`
  const first = `
Date     Details              Amount
01/04    ACME STORES           12.50`
  const continued = rest.replace('                 ', '03/04    SHELL    ')
  expect(linesOf(first, continued)[1]).toEqual(['03/04 SHELL 12.50', 'OF LONDON'])
})

test('a line that stands under the titles of each page belongs to them, and to no row', () => {
  const titles = 'Date     Payer / payee        Amount\n         Purpose of payment'
  expect(
    linesOf(
      `${titles}\n01/04    ACME                  12.50\n         RENT OF APRIL`,
      `${titles}\n02/04    SHELL                  5.00`,
    ),
  ).toEqual([['01/04 ACME 12.50', 'RENT OF APRIL'], ['02/04 SHELL 5.00']])
})

test.each([
  ['before their names', '(+) Balance                   937.50\n(=) Available               1,437.50'],
  ['behind them', 'BALANCE..(+)                  937.50\nOVERDRAFT (+)                 500.00'],
])('a summary that is printed as a sum, with signs %s, ends the rows above it', (_, sum) => {
  const text = `
Date     Details              Amount
02/01    ACME                  12.50
03/01    PAY                   50.00
Summary
${sum}
To come
06/01    WATER                 88.12`
  expect(linesOf(text)).toEqual([['02/01 ACME 12.50', '03/01 PAY 50.00', 'Summary']])
})

test('signs in brackets at rows that share a day are none of a sum', () => {
  const text = `
Date     Details              Amount
02/01    ACME                  12.50 (-)
         PAY                   50.00 (+)
         SHOP                   7.50 (-)
03/01    CAFE                   3.00 (-)`
  expect(linesOf(text)[0]).toHaveLength(4)
})

test('the names of sums are no texts that part columns', () => {
  const text = `
Date     Details                                   Reference     Amount
01/04    Deposit         From ACME STORES          4410276        12.50
02/04    Deposit         From ACME STORES          4410277        50.00
03/04    Deposit         From PAYSHOP              4410278         7.50
04/04    Deposit         From PAYSHOP              4410279         7.50
                                         Total of deposits        77.50`
  const cells = partsOf(text)[0]?.lines[0]?.cells.map(({ text }) => text)
  expect(cells).toEqual(['01/04', 'Deposit From ACME STORES', '4410276', '12.50'])
})

test('the name of a loan heads its rows, over its rate and what falls due', () => {
  const text = `
Date     Details              Amount    Balance
02/01    ACME                  12.50     987.50

NEW VEHICLE LOAN - 0121
Rate 5.490%    Next payment 318.44
Date     Details              Amount    Balance
03/01    PAYMENT              100.00     900.00`
  expect(partsOf(text).map(({ heading }) => heading.map(({ text }) => text))).toEqual([
    [],
    ['NEW VEHICLE LOAN - 0121'],
  ])
})

test('the sentence of a box beside the titles heads no column, and its lines are left out', () => {
  const [part] = partsOf(`
All payments shall be in the billing currency of this card     Date     Description      Amount
and by the due date. If it falls on a holiday or               01/04    ACME              12.50
on a non-banking day, it shall be moved to the                 02/04    SHELL              5.00
next business day.                                             03/04    RENT             700.00`)
  expect(part?.columns.map(({ title }) => title)).toEqual(['Date', 'Description', 'Amount'])
  expect(part?.lines.map(({ cells }) => cells.map(({ text }) => text).join('|'))).toEqual([
    '01/04|ACME|12.50',
    '02/04|SHELL|5.00',
    '03/04|RENT|700.00',
  ])
})
