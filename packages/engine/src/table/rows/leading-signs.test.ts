import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { lineTests } from '../line-tests.ts'
import { dealCells } from '../parts/deal-cells.ts'
import type { Column } from '../table.ts'
import { settleLeadingSigns } from './leading-signs.ts'

const columns: Column[] = [
  { title: 'Details', role: 'description', x0: 0, x1: 140 },
  { title: 'Amount', role: 'amount', x0: 140, x1: Number.POSITIVE_INFINITY },
]
const cellsOf = (text: string) =>
  settleLeadingSigns(dealCells(typeset(text), columns, []), columns, [false, true], {
    decimal: '.',
    exponent: 2,
  }).map(({ cells }) => cells.map(({ text }) => text))

test('codes under each other before amounts belong to them', () => {
  expect(cellsOf('ACME STORES          USD          12.50\nRENT                 USD         700.00')).toEqual(
    [
      ['ACME STORES', 'USD 12.50'],
      ['RENT', 'USD 700.00'],
    ],
  )
})

test('what stands under other texts is none', () => {
  const texts = [
    'PUBLIX LUTZ          FL     12.50',
    'WAWA TAMPA           FL     10.00',
    'HOTEL SAN JOSE       CR    700.00',
  ].join('\n')
  expect(cellsOf(texts).map(([text]) => text)).toEqual([
    'PUBLIX LUTZ FL',
    'WAWA TAMPA FL',
    'HOTEL SAN JOSE CR',
  ])
})

test('and so do shares before what is given back', () => {
  const back = columns.map(
    (column) => ({ ...column, role: column.role === 'amount' ? 'figure' : column.role }) as Column,
  )
  const cells = (given: readonly Column[]) =>
    settleLeadingSigns(
      dealCells(
        typeset('ACME STORES          2%           12.50\nPAY                  3%          700.00'),
        given,
        [],
      ),
      given,
      [false, true],
      { decimal: '.', exponent: 2 },
    ).map(({ cells: [text] }) => text?.text)
  expect(cells(back)).toEqual(['ACME STORES', 'PAY'])
  expect(cells(columns)).toEqual(['ACME STORES 2%', 'PAY 3%'])
})

test('and so do signs', () => {
  expect(cellsOf('ACME STORES          -            12.50\nPAY                  +           700.00')).toEqual(
    [
      ['ACME STORES', '- 12.50'],
      ['PAY', '+ 700.00'],
    ],
  )
})

test('centred signs of two widths, most of which were taken for a part of their amounts', () => {
  const lines = typeset(
    'ACME STORES              +             12.50\nPAY                      -            700.00\nSHOP                     +              5.00',
  )
  const narrowed = lines.map((line) => ({
    ...line,
    words: line.words.map((word) =>
      word.text === '-' ? { ...word, x0: word.x0 + 2, x1: word.x1 - 2 } : word,
    ),
  }))
  const dealt = dealCells(narrowed, columns, [], lineTests({ decimal: '.', exponent: 2 }).exactAmounts)
  const settled = settleLeadingSigns(dealt, columns, [false, true], { decimal: '.', exponent: 2 })
  expect(settled.map(({ cells }) => cells[1]?.text)).toEqual(['+ 12.50', '- 700.00', '+ 5.00'])
})

test('a mark of the direction may stand before one amount alone, far from the text', () => {
  expect(
    cellsOf('ACME STORES                       12.50\nTHANK YOU              CR         700.00'),
  ).toEqual([
    ['ACME STORES', '12.50'],
    ['THANK YOU', 'CR 700.00'],
  ])
  expect(
    cellsOf('ACME STORES                       12.50\nTHANK YOU CR                      700.00'),
  ).toEqual([
    ['ACME STORES', '12.50'],
    ['THANK YOU CR', '700.00'],
  ])
})

test('a code at the end of a text does not', () => {
  expect(cellsOf('PAYSHOP 12.50 USD                 11.40\nRENT                             700.00')).toEqual(
    [
      ['PAYSHOP 12.50 USD', '11.40'],
      ['RENT', '700.00'],
    ],
  )
})

test('nor does one where all texts end with it', () => {
  expect(cellsOf('PAYSHOP 12.50 USD                 11.40\nPAYSHOP 37.50 USD                 34.20')).toEqual(
    [
      ['PAYSHOP 12.50 USD', '11.40'],
      ['PAYSHOP 37.50 USD', '34.20'],
    ],
  )
})
