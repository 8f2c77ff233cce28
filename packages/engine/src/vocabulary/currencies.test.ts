import { expect, test } from 'vitest'
import { endsInCurrency } from './currencies.ts'

test.each([
  ['Amount US$', true],
  ['Total S/', true],
  ['Amount EUR', true],
  ['EUR', false],
  ['TOTAL DEL MES', false],
  ['AMOUNT DUE', false],
])('%j ends with the currency of its amounts: %s', (title, isOne) => {
  expect(endsInCurrency(title)).toBe(isOne)
})
