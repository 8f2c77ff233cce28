import { describe, expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import type { PageLines } from '../../layout/page-lines.ts'
import { textOf } from '../../layout/word.ts'
import type { MoneyConvention } from '../../money/parse-money.ts'
import { lineTests } from '../line-tests.ts'
import { inferHeaders } from './infer-headers.ts'

const DOLLARS: MoneyConvention = { decimal: '.', exponent: 2 }

function inferred(text: string, convention = DOLLARS) {
  const [header] = inferHeaders(typesetPages(text), lineTests(convention))[0] ?? []
  return (
    header && {
      roles: header.cells.map(({ role }) => role),
      first: textOf(header.below?.words ?? []),
      cells: header.cells,
    }
  )
}

describe('columns are where values stand under each other', () => {
  test.each<[string, string, (string | null)[], MoneyConvention?]>([
    [
      'date, text, amount, balance',
      `
01/04/24   ACME STORES         12.50     900.00
02/04/24   SHELL                5.00     895.00
03/04/24   RENT               700.00     195.00`,
      ['date', 'description', null, null],
    ],
    [
      'one amount alone in its column, where its row would have none without it',
      `
01/04/24   ACME         12.50            900.00
02/04/24   SHELL         5.00            895.00
03/04/24   PAY                  50.00    945.00
04/04/24   RENT        700.00            245.00`,
      ['date', 'description', null, null, null],
    ],
    [
      'one amount alone in its column, where each row of many prints one',
      `
01/04/24   ACME          12.50
02/04/24   SHELL          5.00
03/04/24   INTEREST               50.00
03/04/24   RENT         700.00
04/04/24   ACME          12.50
05/04/24   SHELL          5.00`,
      ['date', 'description', null, null],
    ],
    [
      'days that look like amounts are dates',
      `
01.04   ACME STORES         12,50     900,00
02.04   SHELL                5,00     895,00
03.04   RENT               700,00     195,00`,
      ['date', 'description', null, null],
      { decimal: ',', exponent: 2 },
    ],
    [
      'debit and credit apart',
      `
01/04/24   ACME STORES         12.50                900.00
02/04/24   PAY                            50.00     950.00
03/04/24   SHELL                5.00                945.00
04/04/24   PAY                            50.00     995.00`,
      ['date', 'description', null, null, null],
    ],
    [
      'dashes for empty cells right before the balances',
      `
01/04/24       - 12.50 900.00 ACME STORES
02/04/24   50.00     - 950.00 PAY
03/04/24   70.00     - 1020.00 PAY
04/04/24       -  5.00 945.00 SHELL`,
      ['date', null, null, null, 'description'],
    ],
    [
      'a value date behind texts that hold days of their own',
      `
01/10/2024   CARD 30/09/24 ACME       01/10/2024      9.75
02/10/2024   CARD 01/10/24 SHELL      02/10/2024     14.30
05/10/2024   RENT                     05/10/2024    700.00
05/10/2024   CARD 03/10/24 ACME       05/10/2024      2.80`,
      ['date', 'description', 'date', null],
    ],
    [
      'a value date',
      `
01/04/24   02/04/24   ACME STORES         12.50
02/04/24   03/04/24   SHELL                5.00
03/04/24   03/04/24   RENT               700.00`,
      ['date', 'date', 'description', null],
    ],
    [
      'the text before the date',
      `
ACME STORES     01/04/24       12.50
SHELL           02/04/24        5.00
RENT            03/04/24      700.00`,
      ['description', 'date', null],
    ],
    [
      'days as headings, and no column for them',
      `
12 March 2024
ACME STORES         -12.50     900.00
SHELL                -5.00     895.00
13 March 2024
RENT               -700.00     195.00`,
      ['description', null, null],
    ],
    [
      'dates on lines of their own, in a column left of the texts',
      `
12/03/2024
             ACME STORES         -12.50     900.00
13/03/2024
             SHELL                -5.00     895.00
14/03/2024
             RENT               -700.00     195.00`,
      ['date', 'description', null, null],
    ],
    [
      'currencies apart from their amounts',
      `
01/04/24   ACME STORES     EUR 12.50
02/04/24   SHELL            EUR 5.00
03/04/24   RENT           EUR 700.00`,
      ['date', 'description', null],
    ],
    [
      'markers behind the amounts',
      `
01/04/24   ACME STORES         12.50     Af
02/04/24   PAY                 50.00     Bij
03/04/24   SHELL                5.00     Af`,
      ['date', 'description', null, 'marker'],
    ],
    [
      'dates within the texts, which are none either',
      `
01/04/24   RENT FOR 03/24                  700.00
02/04/24   BOOKING OF THE 30/03/24          12.50
03/04/24   ACME                              5.00`,
      ['date', 'description', null],
    ],
  ])('%s', (_, text, roles, convention) => {
    expect(inferred(text, convention)?.roles).toEqual(roles)
  })

  test('amounts within the texts are none', () => {
    const [page] = typesetPages(`
01/04/24   BOUGHT FOR 12.00 USD AT ACME       12.50
02/04/24   BOUGHT FOR 15.00 USD AT SHELL       5.00
03/04/24   BOUGHT FOR 17.00 USD AT TAXI      700.00`)
    // Spaces are narrower than letters in most fonts.
    const tight = page?.lines.map((line) => ({
      ...line,
      words: line.words.map((word, i) => {
        const next = line.words[i + 1]
        return next && next.x0 - word.x1 === 5 ? { ...word, x1: word.x1 + 2 } : word
      }),
    }))
    const [header] =
      inferHeaders([{ ...(page as PageLines), lines: tight ?? [] }], lineTests(DOLLARS))[0] ?? []
    expect(header?.cells.map(({ role }) => role)).toEqual(['date', 'description', null])
  })

  test('amounts on another line than the dates', () => {
    const text = `
01/04/24   ACME STORES
           LONDON                 12.50
02/04/24   SHELL
           READING                 5.00
03/04/24   RENT
           MAY                   700.00`
    expect(inferred(text)?.roles).toEqual(['date', 'description', null])
  })

  test('amounts of rows that wrap, on the last of their lines', () => {
    const text = `
01/04/24   ACME STORES                    12.50     912.50
02/04/24   SHELL
           READING             5.00                 907.50
03/04/24   PAY                            50.00     957.50
04/04/24   RENT
           MAY               700.00                 257.50
05/04/24   PAY                            50.00     307.50`
    expect(inferred(text)?.roles).toEqual(['date', 'description', null, null, null])
  })

  test('amounts of rows that wrap, also above the first that prints all on one line', () => {
    const text = `
01/04/24   PAY
           MARCH                          50.00     957.50
02/04/24   SHELL
           READING             5.00                 952.50
03/04/24   ACME STORES        12.50                 940.00
04/04/24   RENT              700.00                 240.00
05/04/24   SHELL              40.00                 200.00`
    expect(inferred(text)?.roles).toEqual(['date', 'description', null, null, null])
  })

  test('no sums above the first of the days that stand under each other', () => {
    const text = `
Period 01/04/24 to 30/04/24
Total in                   10,050.00
Total out                  11,700.00
           01/04/24
PAY                              50.00    957.50
           02/04/24
SHELL                   5.00              952.50
           03/04/24
RENT                  700.00              252.50
           04/04/24
PAY                              50.00    302.50`
    expect(inferred(text)?.roles).toEqual(['description', 'date', null, null, null])
  })

  test('yen, which are mere numbers', () => {
    const text = `
2024-04-01   コンビニ        980     12,020
2024-04-02   給与         50,000     62,020
2024-04-03   電気代          720     61,300`
    expect(inferred(text, { decimal: '.', exponent: 0 })?.roles).toEqual(['date', 'description', null, null])
  })
})

describe('the rows begin', () => {
  const rows = `
01/04/24   ACME STORES         12.50     900.00
02/04/24   SHELL                5.00     895.00
03/04/24   RENT               700.00     195.00`

  test('with the first that is dated', () => {
    expect(inferred(`Statement of account\nPage 1 of 3${rows}`)?.first).toBe(
      '01/04/24 ACME STORES 12.50 900.00',
    )
  })

  test('with the opening balance right above it', () => {
    expect(inferred(`Statement\n           Opening balance               912.50${rows}`)?.first).toBe(
      'Opening balance 912.50',
    )
  })

  test('not with a period, one of whose dates stands over theirs', () => {
    const text = `
Period 01/04/24 to 30/04/24
ACME STORES      01/04    12.50     900.00
SHELL            02/04     5.00     895.00
RENT             03/04   700.00     195.00`
    expect(inferred(text)?.first).toBe('ACME STORES 01/04 12.50 900.00')
  })

  test('nor with such a period right above an opening balance', () => {
    const text = `
  01/04/24 to 30/04/24
Opening balance           912.50
ACME STORES      01/04    12.50     900.00
SHELL            02/04     5.00     895.00
RENT             03/04   700.00     195.00`
    expect(inferred(text)?.first).toBe('Opening balance 912.50')
  })

  test('with an opening balance named behind its amount', () => {
    const text = `
                          900.00   Opening balance
01/04/24        12.50     887.50   ACME STORES
02/04/24         5.00     882.50   SHELL
03/04/24       700.00     182.50   RENT`
    expect(inferred(text)?.first).toBe('900.00 Opening balance')
  })

  test('with a row above whose text goes on beside its amount', () => {
    const text = `
01/04/24                        BOUGHT FOR
              9.50     912.50   12.00 USD
02/04/24      5.00     907.50   SHELL READING
03/04/24    700.00     207.50   RENT OF MAY
04/04/24     50.00     257.50   PAY`
    expect(inferred(text)?.first).toBe('01/04/24 BOUGHT FOR')
  })

  test('with a row above whose text prints an amount', () => {
    const text = `
01/04/24   BOUGHT FOR
           12.00 USD
           LONDON               9.50     912.50
02/04/24   SHELL READING        5.00     907.50
03/04/24   RENT               700.00     207.50
04/04/24   PAY                 50.00     257.50`
    expect(inferred(text)?.first).toBe('01/04/24 BOUGHT FOR')
  })

  test('with a row whose amount stands under its date and text', () => {
    const text = `
01/04/24   ACME STORES
           LONDON              12.50     900.00
02/04/24   SHELL                5.00     895.00
03/04/24   RENT               700.00     195.00
04/04/24   PAY                 50.00     245.00`
    expect(inferred(text)?.first).toBe('01/04/24 ACME STORES')
  })

  test('with text above the first date, where other texts begin above their amounts', () => {
    const text = `
Statement of account


           ACME STORES
01/04/24   LONDON              12.50     900.00


           SHELL READING
02/04/24   AND MORE             5.00     895.00

03/04/24   RENT               700.00     195.00`
    expect(inferred(text)?.first).toBe('ACME STORES')
    expect(inferred(text.replace('           SHELL READING', ''))?.first).toBe('01/04/24 LONDON 12.50 900.00')
  })

  test.each([
    ['set close', rows],
    ['set apart', rows.replaceAll('\n', '\n\n')],
  ])('on later pages, with text that belongs to the rows: %s', (_, spaced) => {
    const [, [second] = []] = inferHeaders(
      typesetPages(spaced, `           OF THE FLAT${spaced}`),
      lineTests(DOLLARS),
    )
    expect(textOf(second?.below?.words ?? [])).toBe('OF THE FLAT')
  })

  test('on later pages, with rows of the day that began on the page before', () => {
    const [, [second] = []] = inferHeaders(
      typesetPages(rows, `           BAKERY                  3.00     892.00${rows}`),
      lineTests(DOLLARS),
    )
    expect(textOf(second?.below?.words ?? [])).toBe('BAKERY 3.00 892.00')
  })

  test('not with one far above it', () => {
    expect(inferred(`Opening balance               912.50\n\n\n\n${rows}`)?.first).toBe(
      '01/04/24 ACME STORES 12.50 900.00',
    )
  })
})

test('pages whose dates and balances stand at the same places have the same columns', () => {
  const first = `
01/04/24   ACME STORES           12.50                  987.50
02/04/24   PAY                                50.00   1,037.50
03/04/24   SHELL                  5.00                1,032.50
04/04/24   PAY                                50.00   1,082.50`
  const second = `
05/04/24   RENT                 700.00                  382.50
06/04/24   12.00 EUR SHOP        10.00                  372.50
07/04/24   PAY                               700.00   1,072.50`
  const headers = inferHeaders(typesetPages(first, second), lineTests(DOLLARS))
  const roles = ['date', 'description', null, null, null]
  expect(headers.map(([header]) => header?.cells.map(({ role }) => role))).toEqual([roles, roles])
})

test.each([
  ['fewer than three rows', '01/04/24   ACME   12.50\n02/04/24   SHELL   5.00'],
  ['dates without amounts', '01/04/24   ACME\n02/04/24   SHELL\n03/04/24   RENT'],
  ['amounts without dates', 'ACME   12.50\nSHELL   5.00\nRENT   700.00'],
])('no table: %s', (_, text) => {
  expect(inferred(text)).toBeUndefined()
})

test('a page whose days are headings has columns of its own', () => {
  const dated = `
01/04/24   ACME STORES         12.50     900.00
02/04/24   SHELL                5.00     895.00
03/04/24   RENT               700.00     195.00`
  const headed = `
4 April 2024
ACME STORES                    12.50     182.50
SHELL                           5.00     177.50
5 April 2024
RENT                          100.00      77.50`
  const roles = inferHeaders(typesetPages(dated, headed), lineTests(DOLLARS)).map(([header]) =>
    header?.cells.map(({ role }) => role),
  )
  expect(roles).toEqual([
    ['date', 'description', null, null],
    ['description', null, null],
  ])
})

test('dates that begin the rows go before those within their texts', () => {
  const text = `
18/06   BP CONNECT
        Value date: 17/06/2024      22.49
20/06   Salary                     400.00
20/06   OPAL TRAVEL
        Value date: 19/06/2024       6.48
21/06   SHELL
        Value date: 21/06/2024      35.25`
  expect(inferred(text)?.cells[0]).toMatchObject({ role: 'date', x0: 0 })
})
