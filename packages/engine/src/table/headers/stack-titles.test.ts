import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import type { Line } from '../../layout/word.ts'
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
    'a word that is parted at the end of a line',
    `
Fecha   Desem-    Saldo
        bolso`,
    ['Fecha: date', 'Desembolso: debit', 'Saldo: balance'],
  ],
  [
    'a title that both lines call otherwise than its last word would',
    `
الهجري التاريخ    Balance
Hijri Date`,
    ['التاريخ الهجري Hijri Date: figure', 'Balance: balance'],
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
    'a long title in two languages',
    `
Date     Cheque / Serial No   Balance
Tarikh   No. Cek / No. Siri   Baki`,
    ['Date Tarikh: date', 'Cheque / Serial No No. Cek / No. Siri: reference', 'Balance Baki: balance'],
  ],
  [
    'two titles of several words over each other',
    `
Date posted         Details
Date of purchase    Payee`,
    ['Date posted Date of purchase: date', 'Details Payee: description'],
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

test('a space of a fixed pitch parts no titles, however wide, though other titles take two lines', () => {
  const lines = typeset(`
Date opération   Montant   Solde
                           comptable`)
  const wide = lines.map((line) => ({
    ...line,
    words: line.words.map((word) => ({ ...word, x0: 1.2 * word.x0, x1: 1.2 * word.x1 })),
  }))
  expect(stackTitles(wide as unknown as [Line, ...Line[]]).map(({ title }) => title)).toEqual([
    'Date opération',
    'Montant',
    'Solde comptable',
  ])
})

test.each([
  ['Details      Amount\nReference', ['description', 'reference']],
  ['VS        Amount\nKS', undefined],
  ['Details   Amount\nPayee', undefined],
  ['Transaction\nReference', undefined],
])('two titles over each other in %j', (text, stacked) => {
  const [first] = stackTitles(typeset(text) as [Line, ...Line[]])
  expect(first?.stacked).toEqual(stacked)
})

test.each([
  [
    'the upper line of a title that reaches near the one beside it',
    `
                             Balance Subject
Date   Details   Principal     to Interest`,
    ['Date', 'Details', 'Principal', 'Balance Subject to Interest'],
  ],
  [
    'a title over two columns of days',
    `
     Fecha              Saldo
Oper    Liq   Detalle   final`,
    ['Fecha Oper Liq', 'Detalle', 'Saldo final'],
  ],
])('%s', (_, text, titles) => {
  expect(stackTitles(typeset(text) as [Line, ...Line[]]).map(({ title }) => title)).toEqual(titles)
})

test.each([
  ['Reference', 'Details', ['reference', 'description']],
  ['Numer operacji', 'Opis operacji', ['reference', 'description']],
  ['Opis operacji', 'Numer operacji', undefined],
])('%s over %s', (upper, lower, stacked) => {
  const lines = typeset(`Date    ${upper}\n        ${lower}`) as [Line, ...Line[]]
  expect(stackTitles(lines)[1]?.stacked).toEqual(stacked)
})
