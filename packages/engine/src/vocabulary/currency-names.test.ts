import { expect, test } from 'vitest'
import { currencyInWords } from './currency-names.ts'

test.each([
  ['Moneda: pesos chilenos', 'CLP'],
  ['Moneda nacional', null],
  ['DÓLARES', 'USD'],
  ['78,50 LIVRES STERLING', 'GBP'],
  ['23,00 DOLLARS US', 'USD'],
  ['PESOS   DÓLARES', null],
])('%s: %s', (text, code) => {
  expect(currencyInWords(text)).toBe(code)
})
