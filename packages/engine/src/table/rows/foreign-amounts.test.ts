import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { dealCells } from '../parts/deal-cells.ts'
import type { Column } from '../table.ts'
import { besideCurrencies, nameForeignColumns, withoutForeignAmounts } from './foreign-amounts.ts'

const columns: Column[] = [
  { x0: Number.NEGATIVE_INFINITY, x1: 150, title: '', role: 'description' },
  { x0: 150, x1: Number.POSITIVE_INFINITY, title: '', role: 'amount' },
]

/** What is left in the column of amounts. */
function amountsIn(text: string): string[] {
  const lines = dealCells(typeset(text), columns, [])
  const left = withoutForeignAmounts(lines, columns, [false, true], { decimal: '.', exponent: 2 })
  return left.map(({ cells }) => cells[1]?.text ?? '')
}

test('money of a purchase abroad, under what was paid for it, is none of the account', () => {
  const text = `
01/04 HOTEL LISBOA            £68.90
      £1 = €1.16              €80.00
02/04 ACME                    £5.00`
  expect(amountsIn(text)).toEqual(['£68.90', '', '£5.00'])
})

test('where amounts name no currency, one of a summary is of the account', () => {
  const text = `
01/04 ALIEXPRESS              68.90
02/04 VENDING                 17.85
      Purchases               £0.00`
  expect(amountsIn(text)).toEqual(['68.90', '17.85', '£0.00'])
})

test('under a row that prints a balance it is abroad, and a day of value may stand beside it', () => {
  const withBalance: Column[] = [
    { x0: Number.NEGATIVE_INFINITY, x1: 50, title: '', role: 'date' },
    { x0: 50, x1: 150, title: '', role: 'description' },
    { x0: 150, x1: 220, title: '', role: 'amount' },
    { x0: 220, x1: Number.POSITIVE_INFINITY, title: '', role: 'balance' },
  ]
  const text = `
10/07     CLOTHES             68.90        100.00
11/07     ALIEXPRESS           9.63 $
12/07     FOOD                17.85         82.15`
  const lines = dealCells(typeset(text), withBalance, [])
  const left = withoutForeignAmounts(lines, withBalance, [false, false, true, true], {
    decimal: '.',
    exponent: 2,
  })
  expect(left.map(({ cells }) => cells[2]?.text)).toEqual(['68.90', '', '17.85'])
})

test('a date in the text between them is none of a row', () => {
  const dated: Column[] = [
    { x0: Number.NEGATIVE_INFINITY, x1: 50, title: '', role: 'date' },
    { x0: 50, x1: 150, title: '', role: 'description' },
    { x0: 150, x1: Number.POSITIVE_INFINITY, title: '', role: 'amount' },
  ]
  const text = `
01/04     HOTEL               £68.90
          LISBOA
          04/04               €80.00
02/04     ACME                £5.00`
  const lines = dealCells(typeset(text), dated, [])
  const left = withoutForeignAmounts(lines, dated, [false, false, true], { decimal: '.', exponent: 2 })
  expect(left.map(({ cells }) => cells[2]?.text ?? '')).toEqual(['£68.90', '', '', '£5.00'])
})

test.each([
  [
    'beside a date',
    '01/04 ACME                    £5.00\n02/04 HOTEL                   €80.00\n03/04 ACME                    £7.00',
  ],
  [
    'not under an amount',
    '      LISBOA                  €80.00\n01/04 ACME                    £5.00\n02/04 ACME                    £7.00',
  ],
  ['without any other currency', '01/04 ACME                    £5.00\n      LONDON                  £7.00'],
])('an amount %s stays', (_, text) => {
  expect(amountsIn(text).filter((cell) => cell !== '')).toHaveLength(text.split(/[£€]/).length - 1)
})

/** The roles of the columns of amounts, the first titled as one and the other not. */
function rolesIn(text: string) {
  const amounts: Column[] = [
    { x0: Number.NEGATIVE_INFINITY, x1: 150, title: '', role: 'description' },
    { x0: 150, x1: 225, title: '', role: null },
    { x0: 225, x1: Number.POSITIVE_INFINITY, title: '', role: 'amount' },
  ]
  const lines = dealCells(typeset(text), amounts, [])
  const convention = { decimal: '.', exponent: 2 } as const
  return nameForeignColumns(amounts, lines, [false, true, true], convention).map(({ role }) => role)
}

test('a column of purchases abroad, each with its currency beside one without, holds figures', () => {
  const text = `
01/04 HOTEL LISBOA            €80.00          68.90
02/04 ACME                                     5.00
03/04 HOTEL OSLO              €12.00          10.40`
  expect(rolesIn(text)).toEqual(['description', 'figure', 'amount'])
})

test('what it counts below them is none of them', () => {
  const text = `
01/04 HOTEL LISBOA            €80.00          68.90
      Points                       0`
  expect(rolesIn(text)).toEqual(['description', 'figure', 'amount'])
})

test.each([
  [
    'that print a currency, too',
    '01/04 HOTEL LISBOA            €80.00         £68.90\n03/04 HOTEL OSLO              €12.00         £10.40',
  ],
  [
    'and some of its own print none',
    '01/04 HOTEL LISBOA            €80.00          68.90\n03/04 HOTEL OSLO               12.00          10.40',
  ],
])('it may hold money beside amounts %s', (_, text) => {
  expect(rolesIn(text)).toEqual(['description', null, 'amount'])
})

const ABROAD: Column[] = [
  { x0: Number.NEGATIVE_INFINITY, x1: 120, title: 'Details', role: 'description' },
  { x0: 120, x1: 150, title: 'Currency', role: null },
  { x0: 150, x1: 210, title: 'Amount', role: 'amount' },
  { x0: 210, x1: Number.POSITIVE_INFINITY, title: 'Amount in CHF', role: 'amount' },
]

test.each([
  ['that few rows print', ['EUR 38.99', ' 38.92', ' 5.00', ' 7.00'], true],
  ['that all rows print', ['CHF 38.99 138.92', 'CHF 5.00 143.92'], false],
  ['where some amounts have none', ['EUR 38.99', ' 5.00 5.00', ' 7.00', ' 8.00'], false],
])('amounts beside the codes of their currencies, %s, are of other currencies: %s', (_, rows, expected) => {
  const text = rows.map((row) => {
    const [code = '', ...amounts] = row.split(' ')
    const [abroad, here] = code === '' && amounts.length === 1 ? ['', amounts[0]] : amounts
    return 'SHOP'.padEnd(24) + code.padEnd(7) + (abroad ?? '').padEnd(12) + (here ?? '')
  })
  const lines = dealCells(typeset(text.join('\n')), ABROAD, [])
  const found = besideCurrencies(ABROAD, lines, [false, false, true, true], { decimal: '.', exponent: 2 })
  expect(found).toEqual([false, false, expected, false])
})

test('where rows stand farther from each other than their lines, a day may stand beside the amount abroad', () => {
  const text = `
08/04 SHOP                    -2 150.00 CZK

09/04 CARD                    -132.29 CZK
07/04 OPENAI                  -6.06 USD
      9076437020              21.83 CZK/USD

11/04 CARD                    -1 284.90 CZK`
  expect(amountsIn(text).filter((amount) => amount !== '')).toEqual([
    '-2 150.00 CZK',
    '-132.29 CZK',
    '-1 284.90 CZK',
  ])
})
