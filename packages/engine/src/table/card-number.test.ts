import { expect, test } from 'vitest'
import { typeset } from '../../test-support/typeset.ts'
import { findCardHeadings, printsCardNumber } from './card-number.ts'

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

test.each([
  ['TARJETA XXXX XXXX 7719', 'TOTAL CONSUMOS TARJETA 7719   12.50', true],
  ['Card **** **** **** 4417', 'Total of card 4417   12.50', true],
  ['Card **** **** **** 4417', 'Total of card 4418   12.50', false],
  ['Card **** **** **** 4417', 'PURCHASE 4417', false],
  ['PURCHASE AT ACME XXXX 7719', 'TOTAL 7719', false],
  ['Card **** **** **** 4417', 'Total 7', false],
  ['XXXX XXXX XXXX 4417', 'Total of card 4417   12.50', false],
])('%j above %j heads the rows of a card: %s', (text, total, isHeading) => {
  expect(findCardHeadings(typeset(`${text}\n${total}`)).size).toBe(isHeading ? 1 : 0)
})
