import { expect, test } from 'vitest'
import { isCardTitle } from './card-words.ts'

test.each([
  ['Your credit card statement', true],
  ['Kreditkartenabrechnung', true],
  ['Mastercard statement', true],
  ['Debit card transactions', false],
  ['Debit Mastercard statement', false],
  ['Business account with Mastercard debit', false],
  ['Would you like a credit card? Ask in any branch about ours', false],
])('%s: %s', (heading, isTitle) => {
  expect(isCardTitle(heading)).toBe(isTitle)
})
