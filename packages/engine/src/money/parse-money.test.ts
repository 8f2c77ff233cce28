import { describe, expect, test } from 'vitest'
import { parseMoney } from './parse-money.ts'

const euros = { decimal: ',', exponent: 2 } as const
const dollars = { decimal: '.', exponent: 2 } as const
const yen = { decimal: '.', exponent: 0 } as const
const dinar = { decimal: '.', exponent: 3 } as const

describe('magnitudes', () => {
  test.each([
    ['1,234.56', dollars, 123456],
    ['1.234,56', euros, 123456],
    ['1 234,56', euros, 123456],
    ['1526.563,38', euros, 152656338],
    ['1\u202f234,56', euros, 123456],
    ["1'234.56", dollars, 123456],
    ['1’234.56', dollars, 123456],
    ['1,23,456.78', dollars, 12345678],
    ['12345.67', dollars, 1234567],
    ['.50', dollars, 50],
    ['**1,234.56', dollars, 123456],
    ['$***50.00', dollars, 5000],
    ['50.00*', dollars, 5000],
    ['50.00²', dollars, 5000],
    ['$(50.00)', dollars, 5000],
    ['1234.5', dollars, 123450],
    ['90,350', dollars, 9035000],
    // A dot for both separators.
    ['1.234.56', dollars, 123456],
    ['€5', euros, 500],
    ['<1,234.56>', dollars, 123456],
    ['61,677円', yen, 61677],
    ['£1,234.56.', dollars, 123456],
    ['12.5000', { ...dollars, padsNoughts: true }, 1250],
    ['R$ 5,00', euros, 500],
    ['RD$5.00', dollars, 500],
    ['5.00 EUR', dollars, 500],
    ['5,00 H EUR', euros, 500],
    ['- $ 1 234.50 DR', dollars, 123450],
    ['2,699.00/RMB(支出)', dollars, 269900],
    ['12,345', yen, 12345],
    ['1,234.567', dinar, 1234567],
  ] as const)('%s', (text, convention, magnitude) => {
    expect(parseMoney(text, convention)?.magnitude).toBe(magnitude)
  })
})

describe('directions', () => {
  test.each([
    ['5.00', { isNegative: false, hasPlus: false, marker: null }],
    ['42.80/RMB(支出)', { marker: 'debit' }],
    ['42.80(存入)', { marker: 'credit' }],
    ['-5.00', { isNegative: true }],
    ['\u22125.00', { isNegative: true }],
    ['- 5.00', { isNegative: true }],
    ['5.00-', { isNegative: true }],
    ['(5.00)', { isNegative: true }],
    ['-$5.00', { isNegative: true }],
    ['$-5.00', { isNegative: true }],
    ['+5.00', { hasPlus: true, isNegative: false }],
    ['5.00+', { hasPlus: true, isNegative: false }],
    ['5.00 (-)', { isNegative: true }],
    ['5.00-SC', { isNegative: true, marker: null }],
    ['5.00SC', { isNegative: false, marker: null }],
    ['5.00 (+)', { hasPlus: true, isNegative: false }],
    ['5.00 DR', { marker: 'debit' }],
    ['5.00 Af', { marker: 'debit' }],
    ['5.00 Bij', { marker: 'credit' }],
    ['5.00(Dr)', { marker: 'debit', isNegative: false }],
    ['5.00 (B)', { marker: 'debit', isNegative: false }],
    ['5.00 (Cr)', { marker: 'credit', isNegative: false }],
    ['5.00Cr', { marker: 'credit' }],
    ['5.00 S', { marker: 'debit' }],
    ['5.00 H', { marker: 'credit' }],
    ['5.00OD', { marker: 'debit' }],
    ['Dr 5.00', { marker: 'debit' }],
    ['Cr. 5.00', { marker: 'credit' }],
  ])('%s', (text, expected) => {
    expect(parseMoney(text, dollars)).toMatchObject(expected)
  })
})

describe('what is no amount', () => {
  test.each([
    ['12:30'],
    ['01/04/2024'],
    ['26.74%'],
    ['1,2345.00'],
    ['(5.00'],
    ["12.3'"],
    ['-5.00-'],
    ['ACME'],
    ['0000000944855179'],
    ['489579 78.44'],
    ['12 1 234.50'],
    [''],
  ])('%s', (text) => {
    expect(parseMoney(text, dollars)).toBeNull()
  })
})

test.each([
  ['5.00', dollars, true],
  ['5', dollars, false],
  ['90,350', dollars, false],
  ['1,234', yen, true],
  ['¥5', yen, true],
  ['5', yen, false],
  ['FT35126214', yen, false],
  ['Ft35000', yen, true],
] as const)('%s is hardly anything but money: %s', (text, convention, isExact) => {
  expect(parseMoney(text, convention)?.isExact).toBe(isExact)
})
