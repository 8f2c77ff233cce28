import { expect, test } from 'vitest'
import { typesetPages } from '../../test-support/typeset-pages.ts'
import { findStarts } from './statement-starts.ts'

const FIRST = `
North Bank            Page 1
Account number 11223344
Statement period 01/01/2024 - 31/01/2024
Statement number 7
Date        Description        Amount    Balance
02/01/2024  ACME                10.00      90.00`
const SECOND = `
North Bank            Page 2
Date        Description        Amount    Balance
03/01/2024  SHELL                5.00      85.00`
const OTHER = `
Südbank
Kontoauszug
Kontonummer 99887766
Buchung     Verwendungszweck   Betrag
02.01.2024  Miete             -500,00`
const FOREIGN = { at: 1, isForeign: true }
const LIKE = { at: 1, isForeign: false }

test.each<[string, string[], ReturnType<typeof findStarts>]>([
  ['no page of one statement', [FIRST, SECOND, SECOND], []],
  ['a page that shares nothing with those before', [FIRST, OTHER], [FOREIGN]],
  ['but none that begins with rows', [FIRST, '03/01/2024  SHELL                5.00      85.00'], []],
  [
    'nor one that repeats the titles elsewhere',
    [
      FIRST,
      `\n\n\n\n\nContinued\nof the account\nDate        Description        Amount    Balance\n03/01/2024  SHELL                5.00      85.00`,
    ],
    [],
  ],
  ['a page of another period', [FIRST, FIRST.replaceAll('/01/2024', '/02/2024')], [LIKE]],
  ['a page of another account', [FIRST, FIRST.replace('11223344', '55667788')], [LIKE]],
  [
    'no page whose rows stand under the heading of another day',
    ['04', '18'].map(
      (day) => `
North Bank
Statement period 01/01/2024 - 31/01/2024
Date        Description        Amount    Balance
Booked on ${day}/01/2024
${day}/01/2024  ACME                10.00      90.00
Booked on 29/01/2024
29/01/2024  SHELL                5.00      85.00`,
    ),
    [],
  ],
  ['no copy of the first page', [FIRST, SECOND, FIRST], []],
  ['no page without amounts', [FIRST, 'Terms\nof\nuse\nand more'], []],
])('another statement may begin on %s', (_, pages, expected) => {
  expect(findStarts(typesetPages(...pages))).toEqual(expected)
})
