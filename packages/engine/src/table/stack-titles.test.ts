import { expect, test } from 'vitest'
import { typeset } from '../../test-support/typeset.ts'
import type { Line } from '../layout/word.ts'
import { stackTitles } from './stack-titles.ts'

const titlesOf = (text: string) =>
  stackTitles(typeset(text) as [Line, ...Line[]]).map(({ title, role }) => `${title}: ${role}`)

test.each([
  ['one line', 'Date   Details   Amount', ['Date: date', 'Details: description', 'Amount: amount']],
  [
    'two lines, some titles on one of them',
    `
Trans   Value              Running
Date    Date    Details    Balance`,
    ['Trans Date: date', 'Value Date: valueDate', 'Details: description', 'Running Balance: balance'],
  ],
  [
    'three lines',
    `
Date   Payment    Money     Balance
of     type and   paid
entry  details    out`,
    [
      'Date of entry: date',
      'Payment type and details: description',
      'Money paid out: debit',
      'Balance: balance',
    ],
  ],
  [
    'a title over two languages',
    `
Datum   Omschrijving   Bedrag
Date    Description    Amount`,
    ['Datum Date: date', 'Omschrijving Description: description', 'Bedrag Amount: amount'],
  ],
  [
    'a short title centred under a long one',
    `
Date   Transaction   Amount
           type        `,
    ['Date: date', 'Transaction type: description', 'Amount: amount'],
  ],
])('%s', (_, text, titles) => {
  expect(titlesOf(text)).toEqual(titles)
})
