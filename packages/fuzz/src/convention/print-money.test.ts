import { describe, expect, test } from 'vitest'
import type { MoneyPlan } from '../plan/plan.ts'
import { printMoney, toDecimalString } from './print-money.ts'

const dollars: MoneyPlan = {
  group: ',',
  decimal: '.',
  lakhs: false,
  exponent: 2,
  currency: 'USD',
  symbol: 'none',
  empty: '',
}

describe('printMoney', () => {
  test.each([
    [123456789, {}, null, '1,234,567.89'],
    [123456789, { lakhs: true }, null, '12,34,567.89'],
    [123456, { group: '' }, null, '1234.56'],
    [5, { group: '.', decimal: ',' }, null, '0,05'],
    [1234567, { exponent: 0 }, null, '1,234,567'],
    [1234567, { exponent: 3 }, null, '1,234.567'],
    [500, {}, '-5', '-5.00'],
    [500, {}, '5 -', '5.00 -'],
    [500, { symbol: 'before' }, '(5)', '($5.00)'],
    [500, { symbol: 'before-apart' }, '-5', '-$ 5.00'],
    [500, { symbol: 'after-apart' }, '5-', '5.00- USD'],
  ] as const)('%d with %j and sign %s', (minor, style, sign, text) => {
    expect(printMoney(minor, { ...dollars, ...style }, sign)).toBe(text)
  })
})

test.each([
  [-5, 2, '-0.05'],
  [1234, 0, '1234'],
  [1500, 3, '1.500'],
] as const)('%d with %d decimals in a truth', (minor, exponent, text) => {
  expect(toDecimalString(minor, exponent)).toBe(text)
})
