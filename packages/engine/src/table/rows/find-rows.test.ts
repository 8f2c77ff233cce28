import { describe, expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { textOf } from '../../layout/word.ts'
import { findHeaders } from '../headers/find-headers.ts'
import { lineTests } from '../line-tests.ts'
import { findTables } from '../parts/find-tables.ts'
import { findRows } from './find-rows.ts'

const convention = { decimal: '.', exponent: 2 } as const
const tests = lineTests(convention)

/** Each row as its cells with a bar between, each heading after a hash. */
function rowsOf(...pages: string[]): string[] {
  const texts = pages.map((text, i) => {
    const lines = typeset(text, i + 1)
    return { page: i + 1, lines, rulings: [], headers: findHeaders(lines, tests) }
  })
  return findRows(findTables(texts, tests), tests, convention).flatMap(({ entries }) =>
    entries.map((entry) =>
      entry.kind === 'heading'
        ? `# ${textOf(entry.line.words)}`
        : entry.cells.map(({ text }) => text).join('|'),
    ),
  )
}

describe('where rows begin', () => {
  test('amount on the first line', () => {
    expect(
      rowsOf(`
Date    Description              Debit   Credit    Balance
01/04   TRANSFER                 10.00              90.00
        TO SAVINGS
02/04   ACME STORES               5.00              85.00
        LONDON
        CARD 4417
03/04   SALARY                          100.00     185.00`),
    ).toEqual([
      '01/04|TRANSFER TO SAVINGS|10.00||90.00',
      '02/04|ACME STORES LONDON CARD 4417|5.00||85.00',
      '03/04|SALARY||100.00|185.00',
    ])
  })

  test('signs at the end of a text under an amount are no part of it', () => {
    expect(
      rowsOf(`
Date    Description              Debit   Credit    Balance
01/04   INTEREST                 10.00              90.00
        *** REVIEW: NO CHANGE     ***
02/04   ACME STORES               5.00              85.00`),
    ).toEqual(['01/04|INTEREST *** REVIEW: NO CHANGE|10.00||90.00', '02/04|ACME STORES|5.00||85.00'])
  })

  test('the number of a card goes with no row from which it is set off, and with one under which it stands', () => {
    const rows = (above: string) =>
      rowsOf(`
Date    Description                    Amount
01/04   PAYMENT                         10.00
        THANK YOU
${above}        CARD 5404 56XX XXXX 7788

02/04   ACME STORES                      5.00
        LONDON

03/04   SHELL                          100.00`)
    expect(rows('\n')[0]).toBe('01/04|PAYMENT THANK YOU|10.00')
    expect(rows('')[0]).toBe('01/04|PAYMENT THANK YOU CARD 5404 56XX XXXX 7788|10.00')
  })

  test('a text goes on below the balance that is carried over the page, not below an opening one', () => {
    const pages = (name: string) => [
      `
Date    Description              Debit   Credit    Balance
01/04   TRANSFER                 10.00              90.00
        TO SAVINGS
02/04   ACME STORES               5.00              85.00
        LONDON
        Carried forward                             85.00`,
      `
Date    Description              Debit   Credit    Balance
        ${name}                             85.00
        CARD 4417
03/04   SALARY                          100.00     185.00`,
    ]
    const rows = (name: string) => rowsOf(...pages(name))
    expect(rows('Brought forward')).toEqual(
      expect.arrayContaining(['02/04|ACME STORES LONDON CARD 4417|5.00||85.00', '|Brought forward|||85.00']),
    )
    expect(rows('Opening balance')).toContain('02/04|ACME STORES LONDON|5.00||85.00')
  })

  test('a page foot parts no row whose text goes on at the top of the next page', () => {
    const pages = (foot: string) => [
      `
Date    Description              Debit   Credit    Balance
01/04   TRANSFER                 10.00              90.00
        TO SAVINGS
02/04   ACME STORES               5.00              85.00


${foot}`,
      `
Date    Description              Debit   Credit    Balance
        LONDON
03/04   SALARY                          100.00     185.00`,
    ]
    for (const foot of [
      '                                                   continued overleaf',
      '        Please turn over',
    ])
      expect(rowsOf(...pages(foot))).toEqual([
        '01/04|TRANSFER TO SAVINGS|10.00||90.00',
        '02/04|ACME STORES LONDON|5.00||85.00',
        '03/04|SALARY||100.00|185.00',
      ])
  })

  test('the title of a section at the foot of a page is kept, above rows whose text goes first', () => {
    expect(
      rowsOf(
        `
Deposits
Date    Description              Amount
01/04   TRANSFER                  10.00
02/04   ACME STORES                5.00


Withdrawals`,
        `
Date    Description              Amount
        SHELL
03/04   READING                   40.00
04/04   CAFE                       4.00`,
      ),
    ).toEqual([
      '# Deposits',
      '01/04|TRANSFER|10.00',
      '02/04|ACME STORES|5.00',
      '# Withdrawals',
      '03/04|SHELL READING|40.00',
      '04/04|CAFE|4.00',
    ])
  })

  test('amount on the last line, date once a day', () => {
    expect(
      rowsOf(`
Date    Description              Debit   Credit    Balance
01/04   VIS ACME STORES
            LONDON               10.00
        VIS SHELL
            READING               5.00              85.00
02/04   CR  A PATEL
            RENT                        100.00     185.00`),
    ).toEqual([
      '01/04|VIS ACME STORES LONDON|10.00||',
      '|VIS SHELL READING|5.00||85.00',
      '02/04|CR A PATEL RENT||100.00|185.00',
    ])
  })

  test('an accident at one of many rows does not tell where all begin', () => {
    expect(
      rowsOf(`
Date    Description              Debit   Credit    Balance
01/04   TRANSFER                 10.00              90.00
        TO SAVINGS
02/04   ACME STORES               5.00              85.00
        LONDON
03/04   SALARY                          100.00     185.00
       ACME LTD
04/04     REFUND                          5.00     190.00
        OF RENT
05/04   RENT                     90.00             100.00
        MAY
06/04   SHELL                    10.00              90.00
        READING`),
    ).toEqual([
      '01/04|TRANSFER TO SAVINGS|10.00||90.00',
      '02/04|ACME STORES LONDON|5.00||85.00',
      '03/04|SALARY ACME LTD||100.00|185.00',
      '04/04|REFUND OF RENT||5.00|190.00',
      '05/04|RENT MAY|90.00||100.00',
      '06/04|SHELL READING|10.00||90.00',
    ])
  })

  test('a note with a day of its own belongs to no row', () => {
    const rows = ['12/04', '13/04', '14/04'].map(
      (day, i) => `${day}  REDRAW             ${i + 1}.00      90.00`,
    )
    expect(
      rowsOf(`
Date   Description       Amount    Balance
02/04  DIRECT CREDIT
       LOAN REPAYMENT     10.00      90.00
05/04  INTEREST RATE CHANGE
       FROM THIS DATE ON
08/04  INTEREST            5.00      95.00
09/04  DIRECT CREDIT
       LOAN REPAYMENT     10.00      85.00
${rows.join('\n')}`).slice(0, 5),
    ).toEqual([
      '02/04|DIRECT CREDIT LOAN REPAYMENT|10.00|90.00',
      '# 05/04 INTEREST RATE CHANGE',
      '# FROM THIS DATE ON',
      '08/04|INTEREST|5.00|95.00',
      '09/04|DIRECT CREDIT LOAN REPAYMENT|10.00|85.00',
    ])
  })

  test('the currency of a purchase abroad, with the day of its posting, belongs to it', () => {
    const rows = ['12/04', '13/04', '14/04', '15/04'].map(
      (day, i) => `${day}  SHOP               ${i + 1}.00`,
    )
    expect(
      rowsOf(`
Date   Description       Amount
02/04  HOTEL PARIS        541.11
03/04  EURO
       519.00 X 1.0426 (EXCHG RATE)
05/04  SHOP                 5.00
${rows.join('\n')}`).slice(0, 2),
    ).toEqual(['02/04 03/04|HOTEL PARIS EURO 519.00 X 1.0426 (EXCHG RATE)|541.11', '05/04|SHOP|5.00'])
  })

  test('the day of value below that of booking, or above it, as the ends of the rows tell', () => {
    expect(
      rowsOf(`
Date        Description           Amount    Balance
            Opening balance                  100.00
04/01/2024  TRANSFER               10.00      90.00
05/01/2024  ANNA PATEL
08/01/2024  ACME STORES             5.00      85.00
09/01/2024  LONDON
12/01/2024  SALARY                100.00     185.00
12/01/2024  ACME LTD
            Total debits           15.00
            Total credits         100.00
            Closing balance                  185.00
            XETRA GOLD             20.00     758.05
            WORLD INDEX            37.00     616.40`),
    ).toEqual([
      '|Opening balance||100.00',
      '04/01/2024 05/01/2024|TRANSFER ANNA PATEL|10.00|90.00',
      '08/01/2024 09/01/2024|ACME STORES LONDON|5.00|85.00',
      '12/01/2024 12/01/2024|SALARY ACME LTD|100.00|185.00',
      '|Total debits|15.00|',
      '|Total credits|100.00|',
      '|Closing balance||185.00',
      '|XETRA GOLD|20.00|758.05',
      '|WORLD INDEX|37.00|616.40',
    ])
    expect(
      rowsOf(`
Date        Description           Amount    Balance
04/01/2024  TRANSFER
05/01/2024  ANNA PATEL             10.00      90.00
08/01/2024  ACME STORES
09/01/2024  LONDON                  5.00      85.00
12/01/2024  SALARY
12/01/2024  ACME LTD              100.00     185.00`),
    ).toEqual([
      '04/01/2024 05/01/2024|TRANSFER ANNA PATEL|10.00|90.00',
      '08/01/2024 09/01/2024|ACME STORES LONDON|5.00|85.00',
      '12/01/2024 12/01/2024|SALARY ACME LTD|100.00|185.00',
    ])
  })

  test('beside the amounts, though a row may print a further date', () => {
    expect(
      rowsOf(`
Date    Description              Amount
01/04   ACME STORES               10.00
02/04   SHOP ABROAD                5.00
02/04   EURO
        4.50 AT 1.11
03/04   SALARY                   100.00`),
    ).toEqual([
      '01/04|ACME STORES|10.00',
      '02/04 02/04|SHOP ABROAD EURO 4.50 AT 1.11|5.00',
      '03/04|SALARY|100.00',
    ])
  })

  test('date and amount on the last line, at the top of a page, too', () => {
    const titles = 'Date    Description              Debit    Balance\n'
    const first = `${titles}
        ACME STORES
01/04   LONDON                   10.00     90.00

        SHELL STATION
02/04   READING                   5.00     85.00`
    const second = `${titles}        OAK GARDENS
        THE FLAT
03/04   IN MAY                   70.00     15.00`
    expect(rowsOf(first, second)).toEqual([
      '01/04|ACME STORES LONDON|10.00|90.00',
      '02/04|SHELL STATION READING|5.00|85.00',
      '03/04|OAK GARDENS THE FLAT IN MAY|70.00|15.00',
    ])
  })

  test('a page with another margin says nothing by it', () => {
    const first = `
Date    Description              Debit    Balance
01/04   TRANSFER                 10.00     90.00
        TO SAVINGS
02/04   ACME STORES               5.00     85.00
        LONDON`
    const second = `
    Date    Description              Debit    Balance
    03/04   SHELL                     5.00     80.00`
    expect(rowsOf(first, second)[1]).toBe('02/04|ACME STORES LONDON|5.00|85.00')
  })

  test('a balance is a row of its own, whatever stands above it', () => {
    expect(
      rowsOf(`
Date        Description              Debit   Credit    Balance
01/04       TRANSFER                 10.00              90.00
02/04       TO SAVINGS
            Closing balance                             90.00`),
    ).toEqual(['01/04 02/04|TRANSFER TO SAVINGS|10.00||90.00', '|Closing balance|||90.00'])
  })

  test('a row that goes on over the page', () => {
    const first = `
Date    Description              Debit   Credit    Balance
01/04   ACME                     10.00              90.00
        CARD 4417
02/04   SHELL                     5.00              85.00`
    const second = `
Date    Description              Debit   Credit    Balance
        READING
03/04   SALARY                          100.00     185.00
        MAY`
    expect(rowsOf(first, second)).toEqual([
      '01/04|ACME CARD 4417|10.00||90.00',
      '02/04|SHELL READING|5.00||85.00',
      '03/04|SALARY MAY||100.00|185.00',
    ])
  })

  test('a row that goes on over the head of a page', () => {
    expect(
      rowsOf(
        `
Date    Description              Debit    Balance
01/04   TRANSFER                 10.00     90.00
02/04   ACME STORES
        LONDON`,
        `
Example Bank              Statement


        CARD 4417                 5.00     85.00
03/04   SHELL                     5.00     80.00`,
      ),
    ).toEqual([
      '01/04|TRANSFER|10.00|90.00',
      '02/04|ACME STORES LONDON CARD 4417|5.00|85.00',
      '03/04|SHELL|5.00|80.00',
    ])
  })

  test('a page without titles goes on with the columns of the one before', () => {
    const first = `
Date    Description              Debit   Credit    Balance
01/04   ACME                     10.00              90.00`
    const second = `
02/04   SHELL                     5.00              85.00`
    expect(rowsOf(first, second)).toEqual(['01/04|ACME|10.00||90.00', '02/04|SHELL|5.00||85.00'])
  })
})

test('prose under a table belongs to no row', () => {
  const rows = rowsOf(`
Date    Description              Debit   Credit    Balance
01/04   ACME                     10.00              90.00


Please check this statement and tell us within 30 days of anything wrong.`)
  expect(rows[0]).toBe('01/04|ACME|10.00||90.00')
  expect(rows.slice(1).every((row) => row.startsWith('#'))).toBe(true)
})

test('tables side by side are read one after the other', () => {
  expect(
    rowsOf(`
Date    Check #    Amount     Date    Check #    Amount
03/01   2301        10.00     03/11   2303        30.00
03/04   2302        20.00     03/12   2304        40.00`),
  ).toEqual(['03/01|2301|10.00', '03/04|2302|20.00', '03/11|2303|30.00', '03/12|2304|40.00'])
})

describe('lines that belong to no row', () => {
  test('days and months stand over their rows', () => {
    expect(
      rowsOf(`
Description              Debit   Credit    Balance
1 April 2024
ACME                     10.00              90.00
2 April 2024
SHELL                     5.00              85.00`),
    ).toEqual(['# 1 April 2024', 'ACME|10.00||90.00', '# 2 April 2024', 'SHELL|5.00||85.00'])
    expect(
      rowsOf(`
Date    Description              Debit   Credit    Balance
April 2024
01/04   ACME                     10.00              90.00`),
    ).toEqual(['# April 2024', '01/04|ACME|10.00||90.00'])
  })

  test('the title of a section stands over its rows, on the next page, too', () => {
    const first = `
Deposits
Date    Description              Amount
01/04   PAY                       50.00`
    const second = `
Withdrawals
Date    Description              Amount
02/04   ACME                      10.00`
    expect(rowsOf(first, second)).toEqual([
      '# Deposits',
      '01/04|PAY|50.00',
      '# Withdrawals',
      '02/04|ACME|10.00',
    ])
  })
})

test('a part without amounts begins no row of the next page', () => {
  const first = `
Date    Description              Amount
        No transactions in this period`
  const second = `
Date    Description              Amount
        TRANSFER
01/04   TO ACME                   10.00`
  expect(rowsOf(first, second)).toEqual(['# No transactions in this period', '01/04|TRANSFER TO ACME|10.00'])
})

test('a page begins another table where the section within the last one was of the other direction', () => {
  const first = `
Deposits
Date    Description              Amount
01/04   PAY                       50.00
Withdrawals
02/04   ACME                      10.00`
  const second = `
Deposits
Date    Description              Amount
03/04   PAY                       20.00`
  expect(rowsOf(first, second).filter((row) => row.startsWith('#'))).toEqual([
    '# Deposits',
    '# Withdrawals',
    '# Deposits',
  ])
})

test('the last line of a row that is called like a section begins none', () => {
  const first = `
Deposits
Date    Description              Amount
01/04   PAY                       50.00

02/04   ACME                      10.00
        CASH WITHDRAWAL`
  const second = `
Withdrawals
Date    Description              Amount
03/04   SHOP                      20.00`
  expect(rowsOf(first, second)).toEqual([
    '# Deposits',
    '01/04|PAY|50.00',
    '02/04|ACME CASH WITHDRAWAL|10.00',
    '# Withdrawals',
    '03/04|SHOP|20.00',
  ])
})

test('the second line of a row that is called like a section begins none where all rows have one', () => {
  const text = `
Date    Description              Amount
01/04   ACME                      50.00
        Direct Debit to them
02/04   High Street               10.00
        Cash withdrawal
03/04   Harbour Water             20.00
        Direct Debit
04/04   Bakehouse Lane            30.00
        Purchase
05/04   Harbour Water             40.00
        Direct Debit`
  expect(rowsOf(text).filter((row) => row.startsWith('#'))).toEqual([])
})

test('nor where both rows of a page have one, and a balance has none', () => {
  const text = `
Date    Description              Amount
01/04   Streambox                 50.00
        Purchase
02/04   High Street               10.00
        Cash withdrawal
        Closing balance           90.00`
  expect(rowsOf(text).filter((row) => row.startsWith('#'))).toEqual([])
})

test('the title above a page keeps its rows from those of the page before, whose last line is called like it', () => {
  const first = `
Deposits
Date    Description              Amount
01/04   PAY                       50.00
02/04   ACME                      10.00
        CASH WITHDRAWAL`
  const second = `
Withdrawals
Date    Description              Amount
03/04   SHOP                      20.00`
  expect(rowsOf(first, second).filter((row) => row.startsWith('#'))).toEqual(['# Deposits', '# Withdrawals'])
})

describe('amounts that stand half-way down their text', () => {
  test('beside the dates', () => {
    expect(
      rowsOf(`
Date    Description              Debit   Credit    Balance
        TRANSFER TO
01/04                            10.00              90.00
        SAVINGS
        ACME STORES
02/04                             5.00              85.00
        LONDON`),
    ).toEqual(['01/04|TRANSFER TO SAVINGS|10.00||90.00', '02/04|ACME STORES LONDON|5.00||85.00'])
  })

  test('beside a line of the text', () => {
    expect(
      rowsOf(`
Date    Description              Debit   Credit    Balance
        TRANSFER TO
01/04   SAVINGS                  10.00              90.00
        REF 4417
        ACME STORES
02/04   LONDON                    5.00              85.00
        CARD 12`),
    ).toEqual([
      '01/04|TRANSFER TO SAVINGS REF 4417|10.00||90.00',
      '02/04|ACME STORES LONDON CARD 12|5.00||85.00',
    ])
  })
})

test('what a total adds up is the title of a section', () => {
  expect(
    rowsOf(`
Date    Description              Amount
        Interest and late fees
01/04   INTEREST                  10.00
02/04   FEE                        5.00
        Total interest and late fees  15.00`)[0],
  ).toBe('# Interest and late fees')
})

describe('texts that run over into the next column', () => {
  const TITLES = 'Date    Description        Reference      Amount'
  test.each([
    ['a text', '        PAID BY ACME LTD OF LONDON', 'BNK IN PAID BY ACME LTD OF LONDON|N4471'],
    [
      'a text and a reference',
      '        PAID BY ACME LTD   OF LONDON',
      'BNK IN PAID BY ACME LTD|N4471 OF LONDON',
    ],
  ])('%s', (_, second, expected) => {
    const rows = rowsOf(`
${TITLES}
01/04   BNK IN             N4471           12.50
${second}
02/04   BNK OUT            N4472            5.00`)
    expect(rows[0]).toBe(`01/04|${expected}|12.50`)
  })
})

test('below the last row goes on what begins where a text of the rows does, though no cell begins there', () => {
  expect(
    rowsOf(`
Date    Description                      Amount
01/04   TRANSFER        A. EXAMPLE        12.50
02/04   TRANSFER        B. EXAMPLE         5.00
                        ACCOUNT 1234`),
  ).toEqual(['01/04|TRANSFER A. EXAMPLE|12.50', '02/04|TRANSFER B. EXAMPLE ACCOUNT 1234|5.00'])
})
