import { describe, expect, test } from 'vitest'
import { type Drawn, drawGlyphs } from '../../../test-support/draw-glyphs.ts'
import { typeset } from '../../../test-support/typeset.ts'
import { groupLines } from '../../layout/group-lines.ts'
import { toLine } from '../../layout/to-line.ts'
import type { Word } from '../../layout/word.ts'
import { lineTests } from '../line-tests.ts'
import { findHeaders } from './find-headers.ts'

const tests = lineTests({ decimal: '.', exponent: 2 })
const headersOf = (text: string) =>
  findHeaders(typeset(text), tests).map(({ cells }) => cells.map(({ title, role }) => `${title}: ${role}`))

test('one line of titles', () => {
  const text = `
Statement of account

Date      Particulars          Withdrawals   Deposits    Balance
01/04/24  ACME                       12.50                900.00`
  expect(headersOf(text)).toEqual([
    ['Date: date', 'Particulars: description', 'Withdrawals: debit', 'Deposits: credit', 'Balance: balance'],
  ])
})

test.each([
  ['UPI/DR/409131171/EXAMPLE STORES  000231', ['description', 'reference']],
  ['CHQ 417                          EXAMPLE STORES LONDON NW1 4RY', ['reference', 'description']],
])('of two titles of references, that of the longer texts is the description: %s', (texts, roles) => {
  const text = `
Date      Transaction Reference            Cheque No                 Debit     Balance
01/04/24  ${texts.padEnd(58)}12.50     900.00`
  const [cells = []] = findHeaders(typeset(text), tests).map((header) => header.cells)
  expect(cells.slice(1, 3).map(({ role }) => role)).toEqual(roles)
})

test('titles of the first lines of rows, above those of the second ones in smaller letters, are one header', () => {
  const drawn: Drawn[] = [
    ['OPERATION DATE', 10, 20, 9],
    ['CATEGORY', 110, 20, 9],
    ['AMOUNT', 240, 20, 9],
    ['BALANCE', 330, 20, 9],
    ['Value date', 10, 31, 7],
    ['Description', 110, 31, 7],
    ['Amount', 240, 31, 7],
    ['30.07.2021', 10, 45, 9],
    ['12.50', 240, 45, 9],
  ]
  const [first, ...others] = findHeaders(groupLines(drawGlyphs(...drawn)), tests)
  expect(first?.cells.map(({ role }) => role)).toEqual(['date', 'description', 'amount', 'balance'])
  expect(others).toEqual([])
})

test('titles that repeat stand over lists side by side, whatever heads them', () => {
  const text = `
DAILY ENDING BALANCE
DATE               AMOUNT          DATE               AMOUNT
02/02           $1,500.00          02/06            1,305.00`
  expect(headersOf(text)).toEqual([['DATE: date', 'AMOUNT: amount', 'DATE: date', 'AMOUNT: amount']])
})

test('a number and a text at the distance of words are two titles where texts begin under the second', () => {
  const numbered = `
Date   Number Description         Amount     Balance
1/2           PURCHASE COSTCO      45.67      954.33
1/3    1021   CHECK                10.00      944.33
1/4           ACME                 10.00      934.33`
  expect(headersOf(numbered)[0]?.slice(1, 3)).toEqual(['Number: reference', 'Description: description'])
  const referred = `
Date   Memo         Ref Details         Amount     Balance
1/2    ACME         XXX1234              45.67      954.33
1/3    SHOP         XXX1235              10.00      944.33`
  expect(headersOf(referred)[0]?.slice(2, 3)).toEqual(['Ref Details: reference'])
})

test('days and numbers at the distance of words are two titles where numbers begin under the second', () => {
  const text = `
Dia   Docto.     Descripcion          Debito      Saldo
 1    98174462   TRANSFERENCIA        456.00   18,304.40`.replaceAll('Dia   Docto.  ', 'Dia Docto.    ')
  const dated = text.replace(' 1    98174462', '01.05 98174462')
  expect(headersOf(dated)[0]?.slice(0, 2)).toEqual(['Dia: date', 'Docto.: reference'])
})

test('numbers of a box beside titles of two lines are none of them', () => {
  const text = `
TRANSACTION  POSTING  DESCRIPTION      AMOUNT
DATE         DATE                                Customer service  1-800-555-0170
DEC 12       DEC 14   ACME              12.50`
  expect(headersOf(text)).toEqual([
    ['TRANSACTION DATE: date', 'POSTING DATE: date', 'DESCRIPTION: description', 'AMOUNT: amount'],
  ])
})

test('the name of a section between titles, or the number of an account above them, is none', () => {
  const text = `
                         DEPOSITS AND OTHER CREDITS
Date     Description                                 Amount
1/05     ACME                                         12.50

                    CUENTA             NÚMERO     10044177023
FECHA    DESCRIPCIÓN   DCTO.           VALOR            SALDO
2/10     ACME          4711            12.50            90.00`
  expect(headersOf(text)).toEqual([
    ['Date: date', 'Description: description', 'Amount: amount'],
    ['FECHA: date', 'DESCRIPCIÓN: description', 'DCTO.: reference', 'VALOR: amount', 'SALDO: balance'],
  ])
})

test('nor is the number of a card below them', () => {
  const text = `
DATE         TRANSACTION DETAILS             MERCHANT CATEGORY     AMOUNT
             Card No:     400000******4242   Name    A MENON
22/09/2026   ACME                            MISC STORE            963.00`
  expect(headersOf(text)).toEqual([
    ['DATE: date', 'TRANSACTION DETAILS: description', 'MERCHANT CATEGORY: description', 'AMOUNT: amount'],
  ])
})

test('what a card says once stands under no titles of a table', () => {
  const text = `
Statement date     Payment due date     Total credit limit     Total minimum due
30-12-2024         22-01-2025           S$12,000                          $50.00`
  expect(headersOf(text)).toEqual([])
})

test('titles of columns that cards alone have stand over a table', () => {
  const text = `
이용일     이용카드     이용가맹점            이용금액
10/03      본인 417     스타벅스코리아           5,100`
  expect(headersOf(text)).toHaveLength(1)
})

test('numbers of checks beside each other are references', () => {
  const text = `
Check No  Date      Amount    Check No  Date      Amount
2301      04/03      12.50    2302      04/05      90.00`
  const [cells = []] = findHeaders(typeset(text), tests).map((header) => header.cells)
  expect(cells.map(({ role }) => role)).toEqual([
    'reference',
    'date',
    'amount',
    'reference',
    'date',
    'amount',
  ])
})

test('words alone above the titles begin the one that is known with them', () => {
  const text = `
                          ID de la
Fecha       Descripción   operación     Valor      Saldo
01-12-2024  Reintegro     00021213626   750,08  64.095,17`
  expect(headersOf(text)).toEqual([
    [
      'Fecha: date',
      'Descripción: description',
      'ID de la operación: reference',
      'Valor: amount',
      'Saldo: balance',
    ],
  ])
})

test('a word alone under the titles completes the one over it', () => {
  const text = `
Txn Date   Value      Description          Debit     Balance
           Date
01/04/24   02/04/24   ACME                 12.50      900.00`
  const [cells = []] = findHeaders(typeset(text), tests).map((header) => header.cells)
  expect(cells.map(({ role }) => role)).toEqual(['date', 'valueDate', 'description', 'debit', 'balance'])
})

test('titles over two lines', () => {
  const text = `
Trans    Post
Date     Date     Reference Number    Description          Amount
12/09    12/11    2412                ACME                  12.50`
  expect(headersOf(text)).toEqual([
    [
      'Trans Date: date',
      'Post Date: date',
      'Reference Number: reference',
      'Description: description',
      'Amount: amount',
    ],
  ])
})

test('the second line of titles belongs to them, be its words known or not', () => {
  const text = `
                                                   Importo
Data        Data                Descrizione        in        Saldo
contabile   valuta     Rete     operazione         KWD       contabile
04 ago      07 ago     INV      ACME               12,554    904,656`
  expect(headersOf(text)).toEqual([
    [
      'Data contabile: date',
      'Data valuta: valueDate',
      'Rete: null',
      'Descrizione operazione: description',
      expect.stringMatching(/KWD: (credit|amount)$/),
      'Saldo contabile: balance',
    ],
  ])
})

test('a word that stands over another is no title by itself', () => {
  const text = `
                   Fecha
Concepto   Fecha   valor     Importe     Saldo
ACME       01.12   01.12     14.092,19   20.358,39`
  expect(headersOf(text)[0]).toContain('Fecha valor: valueDate')
})

test('a row under the titles is no second line of them', () => {
  const text = `
Datum        Text                    Lastschrift     Saldo
             TELEFON 4417
01.04.24     ACME                          12.50    900.00`
  expect(headersOf(text)).toEqual([
    ['Datum: date', 'Text: description', 'Lastschrift: debit', 'Saldo: balance'],
  ])
})

test('balances of two days are those of an overview, and head no rows', () => {
  const text = `
Loan     Type            Status       Principal balance    Principal balance
                                      01/01/2019           12/31/2019
1-01     Subsidized      Repayment    9,834.12             8,679.85
1-02     Unsubsidized    Repayment    5,500.00             7,572.01`
  expect(headersOf(text)).toEqual([])
})

test('nor is one that ends in a word for a title', () => {
  const lineOf = (baseline: number, words: readonly (readonly [string, number, number])[]) => {
    const set = { size: 10, baseline, top: baseline - 8, bottom: baseline + 2, page: 1 }
    return toLine(words.map(([text, x0, x1]): Word => ({ text, x0, x1, ...set }))) ?? []
  }
  const titles = lineOf(200, [
    ['Vivaran', 42, 77],
    ['/', 80, 84],
    ['Particulars', 86, 136],
    ['Dinank', 262, 295],
    ['Rashi', 330, 356],
    ['Shesh', 415, 443],
  ])
  const row = lineOf(217, [
    ['LONDON', 42, 85],
    ['GB', 88, 102],
    ['www.example.com/pay', 104, 214],
    ['Balance', 217, 254],
  ])
  const rest = lineOf(230, [
    ['Yoga', 42, 65],
    ['300.00', 357, 388],
    ['363.76', 434, 465],
  ])
  const [header] = findHeaders([titles, row, rest].flat(), tests)
  expect(header?.lines).toHaveLength(1)
})

test('what stands under the next titles says nothing of those above', () => {
  const text = `
Date        Description                        Amount
11/01       ATM FEE                              3.00
Date        Balance             Date            Balance
12/31         18.00             01/17             15.00
01/02         19.00             01/18             16.00
01/03         20.00             01/19             17.00`
  expect(headersOf(text)[0]).toEqual(['Date: date', 'Description: description', 'Amount: amount'])
})

test('sentences and values are no titles', () => {
  expect(
    headersOf('Your balance on this date is shown with each deposit and withdrawal amount below.'),
  ).toEqual([])
  expect(headersOf('Date 01/04/24   Balance 900.00')).toEqual([])
})

test('titles in two languages, one under the other', () => {
  const text = `
Datum       Omschrijving         Af         Bij        Saldo
Date        Description          Debit      Credit     Balance
01-04-24    ACME                 12.50                 900.00`
  expect(headersOf(text)).toEqual([
    [
      'Datum Date: date',
      'Omschrijving Description: description',
      'Af Debit: debit',
      'Bij Credit: credit',
      'Saldo Balance: balance',
    ],
  ])
})

describe('Debit Credit close together', () => {
  const rolesIn = (...rows: string[]) =>
    headersOf(['Date     Description      Debit Credit    Balance', ...rows].join('\n'))[0]?.slice(2)

  test('is one title over a column of markers', () => {
    expect(rolesIn('01/04    ACME               DR            900.00')).toEqual([
      'Debit Credit: marker',
      'Balance: balance',
    ])
  })

  test('is one title over a single column of amounts', () => {
    expect(
      rolesIn(
        '01/04    ACME                    12.50    900.00',
        '02/04    PAY                  1,050.00    950.00',
      ),
    ).toEqual(['Debit Credit: amount', 'Balance: balance'])
  })

  test('is two titles over amounts', () => {
    expect(
      rolesIn(
        '01/04    ACME             12.50           900.00',
        '02/04    PAY                    50.00     950.00',
      ),
    ).toEqual(['Debit: debit', 'Credit: credit', 'Balance: balance'])
  })
})

test('the title of a section above the titles joins none of them', () => {
  const text = `
   DETAILED STATEMENT
Receipt No.   Completion Time   Details   Paid In   Balance
S4471         01/04/2024        ACME        12.50    900.00
`
  expect(headersOf(text)[0]?.[0]).toBe('Receipt No.: reference')
})

test('footnotes under the titles are none of them', () => {
  const text = `
Date*         Details                 Amount     Balance
*Posting date  *Balance at end of day
01/05/2024    ACME                    -10.00        90.00
02/05/2024    PAY                      50.00       140.00`
  expect(headersOf(text)).toEqual([
    ['Date*: date', 'Details: description', 'Amount: amount', 'Balance: balance'],
  ])
})

test('the name of the statement above the titles is none of them', () => {
  const text = `
Transactions
Date      Particulars          Withdrawals   Deposits    Balance
01/04/24  ACME                       12.50                900.00`
  expect(headersOf(text)[0]?.[0]).toBe('Date: date')
})

test('a balance brought forward right under the titles is a row', () => {
  const text = `
Date      Particulars            Withdrawals   Deposits    Balance
          Balance brought forward
01/04/24  ACME                       12.50                900.00`
  expect(headersOf(text)[0]?.[1]).toBe('Particulars: description')
})

test('titles need no date where the dates stand on lines of their own', () => {
  const days = `
Description              Amount
1 April 2024
ACME                      12.50`
  expect(headersOf(days)).toEqual([['Description: description', 'Amount: amount']])
  expect(headersOf('Description              Amount\nMonthly fee               12.50')).toEqual([])
})

test('each table of a page has titles of its own, from top to bottom', () => {
  const text = `
Date      Deposits            Amount
01/04/24  PAY                  50.00

Date      Withdrawals         Amount
02/04/24  ACME                 12.50`
  const found = findHeaders(typeset(text), tests)
  expect(found.map(({ lines }) => lines.map(({ baseline }) => baseline))).toEqual([[12], [48]])
  expect(found.map(({ below }) => below?.baseline)).toEqual([24, 60])
})

test.each([
  [
    'the last of which might begin a row',
    `
Transaction  Posting                    Reference   Account
Date         Date      Description      Number      Number      Amount   Total
12/08        12/09     PAYMENT          20370381    3301       -178.28
12/09        12/10     GROCERY          20370399    3301         78.28`,
    [
      'Transaction Date: date',
      'Posting Date: date',
      'Description: description',
      'Reference Number: reference',
      'Account Number: description',
      'Amount: amount',
      'Total: null',
    ],
  ],
  [
    'above the title of a section',
    `
Trans   Post
Date    Date    Description       Credits     Charges

Payments
12/08   12/09   ONLINE PAYMENT     178.28
12/09   12/10   MAIL PAYMENT        78.28`,
    ['Trans Date: date', 'Post Date: date', 'Description: description', 'Credits: credit', 'Charges: charge'],
  ],
])('titles of two lines %s', (_, text, titles) => {
  expect(headersOf(text)).toEqual([titles])
})

test('the name of a section may be the title of its texts', () => {
  expect(
    headersOf(`
Trans. date   Payments and credits     Amount
12/09         INTERNET PAYMENT        -384.37
12/10         STATEMENT CREDIT         -36.12`)[0],
  ).toEqual(['Trans. date: date', 'Payments and credits: description', 'Amount: amount'])
})

test('a column of dashes is none of texts', () => {
  expect(
    headersOf(`
Date         Description     Debit   Credit
01/03/2024   ACME STORES       -       0.01
02/03/2024   SHELL             -       0.02`)[0],
  ).toEqual(['Date: date', 'Description: description', 'Debit: debit', 'Credit: credit'])
})

test('what accounts begin and end with is no title of transactions', () => {
  expect(
    headersOf(`
              Previous     Current
Account       Balance      Balance      Due Date
4471           930.00       720.00      04/10
4472           120.00       100.00      05/10`),
  ).toEqual([])
})

test('titles of which only some have a second line are of both lines', () => {
  const text = `
Trans      Time    Driver    Ticket     Site Name      Prod   Units   Price   Gross   Disc   Net
Date               Name      Number     Site Address                          Amount         Amount
10/01/24   06:42   ORTEGA    0418832    SHELL          UNL    18.41   3.27    60.37   0.55   59.82`
  expect(headersOf(text)[0]).toContain('Ticket Number: reference')
})

test('a single text below that ends a known title belongs to the titles', () => {
  const text = `
Fecha de la   Descripción          Pago        Tasa de
operación                          requerido   interés
                                               aplicable
21-oct-2023   LIVERPOOL            124.92        0.00%`
  expect(headersOf(text)[0]?.at(-1)).toBe('Tasa de interés aplicable: figure')
})

test('titles of a grid that stand half a line apart are one header, known or not', () => {
  const at = (baseline: number, ...titles: [text: string, x: number][]) =>
    titles.map(([text, x]): Drawn => [text, x, baseline, 8])
  const lines = groupLines(
    drawGlyphs(
      ...at(100, ['FECHA', 50], ['N°', 85], ['SALDO', 500]),
      ...at(104, ['DETALLE', 130], ['CANAL', 170]),
      ...at(108, ['OPER.', 50], ['OPER.', 85], ['CAPITAL', 500]),
      ...at(112, ['INT.', 200], ['INT.', 250], ['SEG.', 300], ['TOTAL', 350]),
      ...at(116, ['CUOTAS', 400]),
      ...at(120, ['COMP.', 200], ['MORAT.', 250], ['DESGR.', 300], ['PAGADO', 350]),
      ...at(138, ['13/04/2024', 50], ['A1', 85], ['ACME', 130], ['1.00', 350], ['900.00', 500]),
    ),
  )
  expect(findHeaders(lines, tests)[0]?.cells.map(({ title }) => title)).toEqual([
    'FECHA OPER.',
    'N° OPER.',
    'DETALLE',
    'CANAL',
    'INT. COMP.',
    'INT. MORAT.',
    'SEG. DESGR.',
    'TOTAL PAGADO',
    'CUOTAS',
    'SALDO CAPITAL',
  ])
})

test('titles over the closing balance and the totals of an overview are none', () => {
  const text = `
Account type     Total credits     Date          New balance
Savings                 100.00     24/10/2011         100.00

Date         Details              Debits       Credits
24/10/2011   PAYMENT                            100.00`
  const found = findHeaders(typeset(text), lineTests({ decimal: '.', exponent: 2 }))
  expect(found.map(({ cells }) => cells.map(({ title }) => title))).toEqual([
    ['Date', 'Details', 'Debits', 'Credits'],
  ])
})

test('no title holds an address', () => {
  const text = `
Date      Transaction Details        Notes      Account        Amount
30 Sep    Paid to ACME               Rent       Airtel        -229.07
          UPI ID: acme@bank          Tag:       Payments
27 Sep    Paid to SHELL              Fuel       Airtel         -64.00
          UPI ID: shell@bank         Tag:       Payments`
  expect(headersOf(text)).toHaveLength(1)
})
