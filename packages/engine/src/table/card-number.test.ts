import { expect, test } from 'vitest'
import { printsCardNumber } from './card-number.ts'

test.each([
  ['1111 2222 3333 4444   A HOLDER', true],
  ['A HOLDER   5412-34XX-XXXX-8890', true],
  ['Cartão 5234.XXXX.XXXX.8294', true],
  ['Card No: 400000******4242', true],
  ['Card ending in 4242', false],
  ['Ref 90011122233344455566', false],
  ['REF XXXX 1234', false],
  ['12 2024 3333 44', false],
])('number of a card in %j: %s', (text, isNumber) => {
  expect(printsCardNumber(text)).toBe(isNumber)
})
