import { expect, test } from 'vitest'
import { typeset } from '../../test-support/typeset.ts'
import { findPlainTables } from './find-plain-tables.ts'

const tablesOf = (text: string) =>
  findPlainTables([
    {
      number: 1,
      size: { width: 600, height: 800 },
      lines: typeset(text),
      rulings: [],
      state: 'text',
      turned: 0,
    },
  ])

test('lines that stand in the same columns are a table, what stands around them is not', () => {
  const text = `
Price list of our shop

Article       Size     Price
Shirt blue    M        12.50
Trousers               40.00
Hat           S         9.00

We are glad to help you.`
  expect(tablesOf(text)).toEqual([
    [
      ['Article', 'Size', 'Price'],
      ['Shirt blue', 'M', '12.50'],
      ['Trousers', '', '40.00'],
      ['Hat', 'S', '9.00'],
    ],
  ])
})

test('a letter has none', () => {
  expect(tablesOf('Dear Sir,\nthank you for your letter of last week.\nYours,   J. Smith')).toEqual([])
})
