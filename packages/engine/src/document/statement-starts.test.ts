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

/** As a recogniser reads them: hardly a line without a wrong letter. */
const SCANNED = [
  `
North Bank Limited   4 High Street   London   Paqe 1
Date        Description        Amount    Balance
02/01/2024  ACME                10.00      90.00`,
  `
Norlh Bank Limited   4 High Street   London   Page 2
Fixed deposits
that are held
beside this account
02/01/2024  DEPOSIT             10.00      90.00`,
  `
Sudbank AG   Marktplatz 4   Page 1
Buchungen
des Kontos
im Januar
02.01.2024  Miete             -500,00`,
]

test.each([
  ['a scanned page that shares words with the one before', [0, 1], []],
  ['one that shares none', [0, 2], [FOREIGN]],
])('%s', (_, [first = 0, second = 0], expected) => {
  const recognised = { unconfirmed: [], corrected: new Map(), skew: 0 }
  const pages = typesetPages(SCANNED[first] ?? '', SCANNED[second] ?? '')
  expect(findStarts(pages.map((page) => ({ ...page, recognised })))).toEqual(expected)
})
