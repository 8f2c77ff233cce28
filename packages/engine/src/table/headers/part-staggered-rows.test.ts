import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { partStaggeredRows } from './part-staggered-rows.ts'

const partsOf = (text: string) =>
  partStaggeredRows(typesetPages(text)).map(({ lines }) => lines.map((line) => line.text))

const RIGHT = ' '.repeat(45)

const STAGGERED = `
Your transactions, which we have set in two columns that are easy to read on paper
${RIGHT}03 Jan  SAINSBURYS    47.18
Payments
${RIGHT}05 Jan  AUDIBLE        7.99
29 Dec  PAYMENT     -486.12
${RIGHT}06 Jan  CINEMA        22.00
11 Dec  TESCO         42.87
12 Dec  TRAINLINE     38.40`

test('rows in two columns without titles are parted, the left ones first', () => {
  expect(partsOf(STAGGERED)).toEqual([
    [
      'Your transactions, which we have set in two columns that are easy to read on paper',
      'Payments',
      '29 Dec PAYMENT -486.12',
      '11 Dec TESCO 42.87',
      '12 Dec TRAINLINE 38.40',
    ],
    ['03 Jan SAINSBURYS 47.18', '05 Jan AUDIBLE 7.99', '06 Jan CINEMA 22.00'],
  ])
})

test('a row may stand beside one of the other column by accident', () => {
  const beside = STAGGERED.replace(
    '12 Dec  TRAINLINE     38.40',
    `${'12 Dec  TRAINLINE     38.40'.padEnd(45)}Interest      2.00`,
  )
  const [left = [], right = []] = partsOf(`${beside}\n14 Dec  CO-OP         11.24`)
  expect(left.slice(-2)).toEqual(['12 Dec TRAINLINE 38.40', '14 Dec CO-OP 11.24'])
  expect(right.at(-1)).toBe('Interest 2.00')
})

test.each([
  ['a text between them reaches over both', STAGGERED.replace('Payments', 'Payments '.repeat(7))],
  ['one column has few rows', STAGGERED.replace('06 Jan', 'on Jan')],
])('not where %s', (_, text) => {
  expect(partsOf(text)).toHaveLength(1)
})
