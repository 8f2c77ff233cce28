import { expect, test } from 'vitest'
import {
  areTitlesOfDebt,
  areTitlesOfFuelCard,
  directionWhereOwed,
  headsLoan,
  isCardTitle,
  isCardWord,
  owedByName,
} from './card-words.ts'

test.each([
  ['Your credit card statement', true],
  ['Kreditkartenabrechnung', true],
  ['Mastercard statement', true],
  ['Card statement', true],
  ['Card statements are sent monthly', false],
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

test.each([
  ['Venture Card | Visa Signature ending in 4417', 'card'],
  ['Carte bancaire n° 4417', 'card'],
  ['Home Loan Statement', 'loan'],
  ['Example Bank Home Loans', 'loan'],
  ['Total Loans', null],
  ['Visa debit card ending in 4417', null],
  ['Cardigan Street', null],
])('%s: money may be owed by a %s', (text, owedBy) => {
  expect(owedByName(text)).toBe(owedBy)
})

test.each([
  ['Interest Charge Calculation', true],
  ['PURCHASES & OTHER CHARGES 4,146.73', true],
  ['Annual interest', false],
])('%s is printed by cards: %s', (text, isOne) => {
  expect(isCardWord(text)).toBe(isOne)
})

test.each<[string[], boolean]>([
  [['Date', 'Description', 'Amount', 'Interest Charged', 'Principal', 'Balance'], true],
  [['Posted Date', 'Applied to Principal', 'Applied to Interest', 'Total Amount'], true],
  [['Date', 'Principal', 'Interest', 'Total', 'Unpaid Principal Balance'], true],
  [['Loan', 'Principal', 'Interest rate', 'Balance'], false],
  [['Date', 'Description', 'Amount', 'Balance'], false],
])('titles of a debt: %s', (titles, isDebt) => {
  expect(areTitlesOfDebt(titles)).toBe(isDebt)
})

test.each<[string[], boolean]>([
  [['Date', 'Site', 'Odometer', 'Amount'], true],
  [['Datum', 'Tankstelle', 'km-Stand', 'Betrag'], true],
  [['Date', 'Site', 'Odometer', 'Amount', 'Balance'], false],
])('titles of a card for fuel: %s', (titles, isOne) => {
  expect(areTitlesOfFuelCard(titles)).toBe(isOne)
})

test.each([
  ['Loan 01', true],
  ['USED AUTO LOAN ID 01 ANNUAL PERCENTAGE RATE 3.990%', true],
  ['SHARE SAVINGS ID 00', false],
  ['Loans to members are secured by their shares', false],
])('whether rows under %s are those of a loan', (text, expected) => {
  expect(headsLoan(text)).toBe(expected)
})
