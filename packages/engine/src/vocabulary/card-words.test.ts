import { expect, test } from 'vitest'
import { directionWhereOwed, isCardTitle } from './card-words.ts'

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

test.each([
  ['Payments/Credits', 'credit'],
  ['Advances', 'debit'],
  ['Purchases & payments', null],
  ['Balance', null],
])('where money is owed, %s: %s', (title, direction) => {
  expect(directionWhereOwed(title)).toBe(direction)
})
