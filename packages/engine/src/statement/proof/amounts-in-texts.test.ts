import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

function read(texts: readonly [string, string, string], currency = '') {
  const cell = (amount: string) => `${currency}${amount}`.padStart(8)
  return readPage(`
Opening balance  100.00      Closing balance  134.25
Date        Description                   Debit     Credit
13/04/2024  ${texts[0].padEnd(26)}  ${cell('10.50')}
14/04/2024  ${texts[1].padEnd(26)}            ${cell('50.00')}
15/04/2024  ${texts[2].padEnd(26)}  ${cell('5.25')}`)
}

function readPage(text: string) {
  const { transactions, accounts } = extractFromPages(typesetPages(text), 1)
  return {
    checks: transactions.map(({ check }) => check),
    unexplained: accounts.flatMap((account) => account.unexplained.map(({ text }) => text)),
  }
}

test('a number in the text of one row is part of it', () => {
  expect(read(['ACME', 'PAY 12.40 LESS FEES', 'SHELL'])).toEqual({
    checks: ['proved', 'proved', 'proved'],
    unexplained: [],
  })
})

test('numbers under each other in the texts of most rows are a column that was lost', () => {
  expect(read([' 89.50 ACME', '139.50 PAY', '134.25 SHELL'])).toMatchObject({
    unexplained: ['89.50', '139.50', '134.25'],
    checks: ['unproved', 'unproved', 'unproved'],
  })
})

test('nothing, in figures, is a part of such a column, and no number that was lost', () => {
  expect(read([' 10.50 ACME', '  0.00 PAY', '  5.25 SHELL'])).toMatchObject({ unexplained: [] })
  expect(read([' 89.50 ACME', '  0.00 PAY', '134.25 SHELL'])).toMatchObject({
    unexplained: ['89.50', '134.25'],
  })
})

test('the closing balance that the text of the last row repeats is none', () => {
  expect(
    readPage(`
Opening balance  100.00      Closing balance  134.25
Date        Description                   Debit     Credit
13/04/2024  ACME                          10.50
14/04/2024  PAY                                      50.00
15/04/2024  SHELL                          5.25
16/04/2024  BALANCE AFTER CHARGES 134.25   0.00`),
  ).toEqual({ checks: ['proved', 'proved', 'proved', 'proved'], unexplained: [] })
})

test('balances that several rows lead to are of a column that was lost, wherever they stand', () => {
  expect(read(['ACME 89.50', '139.50 PAY 12.40', 'SHELL'])).toEqual({
    checks: ['unproved', 'unproved', 'proved'],
    unexplained: ['89.50', '139.50'],
  })
})

test('a balance that one row leads to is of such a column where it has five digits', () => {
  const row = (closing: string, text: string) =>
    readPage(`
Opening balance  ${closing.replace('34', '44')}      Closing balance  ${closing}
Date        Description                   Debit     Credit
13/04/2024  ${text.padEnd(26)}     10.00`).unexplained
  expect(row('134.25', 'ACME 134.25')).toEqual(['134.25'])
  expect(row('34.25', 'ACME 34.25')).toEqual([])
})

test('a number in the currency of the amounts with another sign before its decimals is part of a text', () => {
  expect(
    readPage(`
Opening balance  100,00      Closing balance  84,25
Date        Description                   Amount
13/04/2024  FX 12.00 USD @ 1.31       -10,50 USD
14/04/2024  ACME                       -5,25 USD`).unexplained,
  ).toEqual([])
})

test('so is one in the currency of the amounts before a rate', () => {
  const text = (fx: string) => `
Opening balance  100.00      Closing balance  84.25
Date        Description                   Amount
13/04/2024  ${fx}       -10.50 USD
14/04/2024  ACME                       -5.25 USD`
  expect(readPage(text('FX 12.00 USD @ 1.31')).unexplained).toEqual([])
  expect(readPage(text('FX 12.00 USD ABROAD')).unexplained).toEqual(['12.00 USD'])
})

test('a number in the currency of the amounts may be the amount', () => {
  expect(read(['ACME', 'PAY €12.40 LESS FEES', 'SHELL'], '€')).toEqual({
    checks: ['proved', 'unproved', 'proved'],
    unexplained: ['€12.40'],
  })
})

test('so may one in the currency of amounts that print a mark behind it', () => {
  const text = `
Opening balance  100.00      Closing balance  134.25
Date        Description                      Amount
13/04/2024  ACME                       10.50 EUR DR
14/04/2024  PAY 12.40 EUR LESS FEES    50.00 EUR CR
15/04/2024  SHELL                       5.25 EUR DR`
  expect(readPage(text)).toEqual({
    checks: ['proved', 'unproved', 'proved'],
    unexplained: ['12.40 EUR'],
  })
})

test.each([
  ['add up to its amount are its parts', 'FEE $4.00 $6.50', []],
  ['do not are none', 'FEE $4.00 $6.40', ['$4.00', '$6.40']],
])('numbers in the text of a row that %s', (_, text, unexplained) => {
  expect(read([text, 'PAY', 'SHELL'], '$').unexplained).toEqual(unexplained)
})
