import { expect, it } from 'vitest'
import { isNothing, moneyText } from './money-text.ts'

it.each([
  ['12034.50', 'INR', '12,034.50'],
  ['1234567.8', 'INR', '12,34,567.80'],
  ['123456789', null, '12,34,56,789.00'],
  ['-1234567.80', null, '\u221212,34,567.80'],
  ['1234567.80', 'USD', '1,234,567.80'],
  ['1234567', 'JPY', '1,234,567'],
  ['1234.5', 'KWD', '1,234.500'],
  ['999', 'EUR', '999.00'],
  ['0', null, '0.00'],
  ['12,34,567.80', null, '12,34,567.80'],
  ['90071992547409931.99', 'USD', '90,071,992,547,409,931.99'],
  ['1.005', null, '1.005'],
  ['1234.50 Cr', null, '1234.50 Cr'],
  ['', null, ''],
  ['12.00', 'not a currency', '12.00'],
])('%s in %s reads %s', (text, currency, shown) => {
  expect(moneyText(text, currency)).toBe(shown)
})

it.each([
  ['', true],
  ['0', true],
  ['0.00', true],
  ['-0.00', true],
  ['  ', true],
  ['0.01', false],
  ['10', false],
  ['n/a', false],
])('tells whether %j is nothing', (text, nothing) => {
  expect(isNothing(text)).toBe(nothing)
})
