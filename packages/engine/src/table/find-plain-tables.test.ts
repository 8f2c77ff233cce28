import { describe, expect, test } from 'vitest'
import { typesetPages } from '../../test-support/typeset-pages.ts'
import { findPlainTables } from './find-plain-tables.ts'

const tablesIn = (...pages: string[]) =>
  findPlainTables(typesetPages(...pages)).map((rows) => rows.map((row) => row.join('|')))

describe('lines under each other that stand in the same columns', () => {
  test('are a table', () => {
    const text = `
Price list 2024

Item             Size       Price
Blue pen         10 cm       1.20
Notebook         A5          3.40`
    expect(tablesIn(text)).toEqual([['Item|Size|Price', 'Blue pen|10 cm|1.20', 'Notebook|A5|3.40']])
  })

  test('have empty cells where nothing is printed', () => {
    expect(tablesIn('Item      Size     Price\nPen                 1.20\nPaper     A5')[0]?.slice(1)).toEqual(
      ['Pen||1.20', 'Paper|A5|'],
    )
  })

  test('are two tables where text or white stands between', () => {
    const table = 'Item      Price\nPen        1.20\nPaper      3.40'
    expect(tablesIn(`${table}\nAll prices include taxes.\n${table}`)).toHaveLength(2)
    expect(tablesIn(`${table}\n\n\n\n${table}`)).toHaveLength(2)
    expect(tablesIn(table, table)).toHaveLength(2)
  })
})

test.each([
  ['two lines', 'Item      Price\nPen        1.20'],
  ['prose', 'Dear customer,\nplease find enclosed\nour new prices.'],
  ['an empty page', ''],
])('%s are no table', (_, text) => {
  expect(tablesIn(text)).toEqual([])
})
