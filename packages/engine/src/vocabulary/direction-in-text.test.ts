import { expect, test } from 'vitest'
import { directionInText } from './direction-in-text.ts'

test.each<[string, 'debit' | 'credit' | null]>([
  ['ORIG CO NAME ACH debit', 'debit'],
  ['ACH credit', 'credit'],
  ['ATM Withdrawal 1200 Main St', 'debit'],
  ['Cash deposit', 'credit'],
  ['Debit card purchase COSTA', 'debit'],
  ['Credit card', null],
  ['Payment to J. Example', null],
  ['Deposit and withdrawal', null],
  ['Late fee', 'debit'],
  ['Late fee waived', null],
  ['Sollzins 13.95%', 'debit'],
  ['Ihre Zahlung – Besten Dank', 'credit'],
  ['PAYMENT - THANK YOU', 'credit'],
  ['Gutschrift Beispiel Markt', 'credit'],
  ['Stamp vendor refund', null],
  ['BY TRANSFER UPI CR 466458885279 ANJALI school fee', null],
  ['COFFEE', null],
  ['RENT', null],
])('%s', (text, direction) => {
  expect(directionInText(text)).toBe(direction)
})
