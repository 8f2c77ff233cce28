import { expect, test } from 'vitest'
import { typesetCell } from '../../test-support/typeset.ts'
import { EMPTY_CELL, joinCells } from './cell.ts'

test('a cell knows its text and its date', () => {
  const cell = typesetCell('3 April 2024')
  expect(cell.text).toBe('3 April 2024')
  expect(cell.date?.date).toMatchObject({ first: 3, second: 4, year: 2024 })
})

test.each([
  ['several, in their order', ['ACME', '', 'STORES 7'], 'ACME STORES 7'],
  ['none', [], ''],
  ['empty ones', ['', ''], ''],
])('one cell of %s', (_, texts, joined) => {
  expect(joinCells(texts.map(typesetCell)).text).toBe(joined)
})

test('what is alone in its column stays the same cell', () => {
  const cell = typesetCell('03/04/2024')
  expect(joinCells([EMPTY_CELL, cell, EMPTY_CELL])).toBe(cell)
})
