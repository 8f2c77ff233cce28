import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

const textsOf = (text: string) =>
  extractFromPages(typesetPages(text), 1).transactions.map(({ description }) => description)

test.each<[string, string, string[]]>([
  [
    'lines that run on under all columns of rows that print no text are theirs',
    `
SALDO OP 30-04-2026                                  EUR   950,75
0319 04-05-2026 (VAL. 04-05-2026)                           -3,55
  CARD PAYMENT VIA PHONE 03/05 COFFEE HOUSE
  ANCHOR BE 3,55 EUR CARD NO 4402 - WOUTERS
  ELKE
0320 05-05-2026 (VAL. 06-05-2026)                          100,00
  DEPOSIT FROM BE45 6789 0123 WOUTERS JEF
  HOUSEHOLD
0321 08-05-2026 (VAL. 08-05-2026)                          -50,00
  CARD PURCHASE - BAKERY SUNNY - 3000 LEUVEN BE
  08/05/26 08:12 - CONTACTLESS - CARD 5599
SALDO OP 04-06-2026                                  EUR   997,20`,
    [
      'CARD PAYMENT VIA PHONE 03/05 COFFEE HOUSE ANCHOR BE 3,55 EUR CARD NO 4402 - WOUTERS ELKE',
      'DEPOSIT FROM BE45 6789 0123 WOUTERS JEF HOUSEHOLD',
      'CARD PURCHASE - BAKERY SUNNY - 3000 LEUVEN BE 08/05/26 08:12 - CONTACTLESS - CARD 5599',
    ],
  ],
])('%s', (_, text, expected) => {
  expect(textsOf(text)).toEqual(expected)
})
