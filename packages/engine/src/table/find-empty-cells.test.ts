import { expect, test } from 'vitest'
import { typesetPages } from '../../test-support/typeset-pages.ts'
import { findEmptyCells } from './find-empty-cells.ts'

/** Where each dash that stands for an empty cell begins, in characters, and on which line of the text. */
function emptyIn(text: string): string[] {
  return [...findEmptyCells(typesetPages(text))].map(({ x0, baseline }) => `${baseline / 12}:${x0 / 5}`)
}

test.each<[string, string, string[]]>([
  [
    'dashes that end where amounts of their own column end, right before those of the next',
    `
ACME   1,200.00        - 8,800.00
RENT     700.00        - 8,100.00
PAY           -   100.00 8,200.00
PAY           -    50.00 8,250.00`,
    ['1:23', '2:23'],
  ],
  [
    'not signs, which stand where the digits begin',
    `
ACME   1,200.00 - 8,800.00
RENT     700.00 - 8,100.00
PAY       50.00   - 900.00`,
    [],
  ],
  [
    'not the sign of a lone balance that ends at a column by chance',
    `
Balance             - 8,800.00
ACME         1,200.00 - 900.00
RENT           700.00   - 8.00
PAY             50.00   - 9.00`,
    [],
  ],
  [
    'dashes as far from their numbers as others, on a page whose columns stand elsewhere',
    `
ACME   1,200.00        - 8,800.00
RENT     700.00        - 8,100.00
TAX      100.00        - 8,000.00
PAY           -   100.00 8,100.00
PAY           -    50.00 8,150.00

ACME      1,200.00        - 6,950.00
RENT        700.00        - 6,250.00`,
    ['1:23', '2:23', '3:23', '7:26', '8:26'],
  ],
  [
    'not signs behind an amount',
    `
ACME   1,200.00
RENT     700.00
PAY     50.00 - 900.00`,
    [],
  ],
])('%s', (_, text, expected) => {
  expect(emptyIn(text)).toEqual(expected)
})
