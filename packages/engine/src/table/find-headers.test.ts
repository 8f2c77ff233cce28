import { expect, test } from 'vitest'
import { typeset } from '../../test-support/typeset.ts'
import { findHeaders } from './find-headers.ts'
import { lineTests } from './line-tests.ts'

const tests = lineTests({ decimal: '.', exponent: 2 })
const headersOf = (text: string) =>
  findHeaders(typeset(text), tests).map(({ cells }) => cells.map(({ title, role }) => `${title}: ${role}`))

test('one line of titles', () => {
  const text = `
Statement of account

Date      Particulars          Withdrawals   Deposits    Balance
01/04/24  ACME                       12.50                900.00`
  expect(headersOf(text)).toEqual([
    ['Date: date', 'Particulars: description', 'Withdrawals: debit', 'Deposits: credit', 'Balance: balance'],
  ])
})

test('titles over two lines', () => {
  const text = `
Trans    Post
Date     Date     Reference Number    Description          Amount
12/09    12/11    2412                ACME                  12.50`
  expect(headersOf(text)).toEqual([
    [
      'Trans Date: date',
      'Post Date: date',
      'Reference Number: reference',
      'Description: description',
      'Amount: amount',
    ],
  ])
})

test('a row under the titles is no second line of them', () => {
  const text = `
Datum        Text                    Lastschrift     Saldo
             TELEFON 4417
01.04.24     ACME                          12.50    900.00`
  expect(headersOf(text)).toEqual([
    ['Datum: date', 'Text: description', 'Lastschrift: debit', 'Saldo: balance'],
  ])
})

test('sentences and values are no titles', () => {
  expect(
    headersOf('Your balance on this date is shown with each deposit and withdrawal amount below.'),
  ).toEqual([])
  expect(headersOf('Date 01/04/24   Balance 900.00')).toEqual([])
})
