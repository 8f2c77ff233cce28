import { expect, test } from 'vitest'
import { typeset } from '../test-support/typeset.ts'
import type { PageLines } from './layout/page-lines.ts'
import { proposeTables, splitTable } from './propose-tables.ts'
import { readTables } from './read-tables.ts'

const size = { width: 500, height: 400 }

const pageOf = (text: string, number = 1): PageLines => ({
  number,
  size,
  turned: 0,
  lines: typeset(text, number),
  rulings: [],
  pictures: [],
  textDoubt: null,
  state: 'text',
})

const STATEMENT = `
First Bank of Nowhere

Date     Description          Debit    Credit    Balance
01/04    ACME                 12.50               900.00
         OF LONDON
02/04    PAY                           50.00      950.00
03/04    RENT                400.00               550.00

Questions? Call us.`

/** What each cell of a proposed table would print. */
function cellsOf(
  page: PageLines,
  { box, columns, rows }: ReturnType<typeof proposeTables>[number],
): string[][] {
  const [xs, ys] = [
    [box[0], ...columns, box[2]],
    [box[1], ...rows, box[3]],
  ]
  const words = page.lines.flatMap((line) => line.words)
  return ys.slice(1).map((bottom, r) =>
    xs.slice(1).map((right, c) =>
      words
        .filter((word) => {
          const [x, y] = [(word.x0 + word.x1) / 2 / size.width, (word.top + word.bottom) / 2 / size.height]
          return x >= (xs[c] as number) && x < right && y >= (ys[r] as number) && y < bottom
        })
        .map(({ text }) => text)
        .join(' '),
    ),
  )
}

const ROWS = [
  ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
  ['01/04', 'ACME OF LONDON', '12.50', '', '900.00'],
  ['02/04', 'PAY', '', '50.00', '950.00'],
  ['03/04', 'RENT', '400.00', '', '550.00'],
]

test('a statement proposes its titles and rows, and nothing around them', () => {
  const page = pageOf(STATEMENT)
  expect(proposeTables([page]).map((table) => cellsOf(page, table))).toEqual([ROWS])
})

test('a table that goes on over pages is one table', () => {
  const pages = [pageOf(STATEMENT), pageOf(STATEMENT.replaceAll('/04', '/05'), 2)]
  const tables = proposeTables(pages)
  expect(tables.map(({ page }) => page)).toEqual([1, 2])
  expect(new Set(tables.map(({ table }) => table)).size).toBe(1)
})

test('what is no statement proposes lines in columns', () => {
  const page = pageOf(`
Name        Weight
Iron        heavy
Feathers    light`)
  expect(proposeTables([page]).map((table) => cellsOf(page, table))).toEqual([
    [
      ['Name', 'Weight'],
      ['Iron', 'heavy'],
      ['Feathers', 'light'],
    ],
  ])
})

test('an empty page proposes nothing', () => {
  expect(proposeTables([pageOf('')])).toEqual([])
})

const whole = { page: 1, box: [0, 0.05, 1, 0.25] as const, columns: [], rows: [], table: 0 }

test('an area is split by what it holds', () => {
  const page = pageOf(STATEMENT)
  const split = splitTable(page, whole)
  expect(split && cellsOf(page, { ...whole, ...split })).toEqual(ROWS)
})

test('an area with one word is not', () => {
  expect(splitTable(pageOf('Alone'), { ...whole, box: [0, 0, 1, 1] })).toBeNull()
})

const movementsOf = (page: PageLines, given: Parameters<typeof readTables>[2]) =>
  readTables([page], [], given).reading.accounts.flatMap(({ ledger }) => ledger.movements)

test('a given table is read with the columns that were drawn, and nothing outside is', () => {
  // Without borders between them debit and credit are one column.
  const page = pageOf(STATEMENT.replace('Debit    Credit', '              '))
  const [proposed] = proposeTables([pageOf(STATEMENT)])
  const rows = movementsOf(page, proposed && [proposed])
  expect(rows).toHaveLength(3)
})

test('rows that were drawn hold, whatever the gaps say', () => {
  const page = pageOf(STATEMENT)
  const [proposed] = proposeTables([page])
  if (!proposed) throw new Error('nothing was proposed')
  // The second line of the first row is given to the second row.
  const [title, first, ...others] = proposed.rows as [number, number, ...number[]]
  const moved = { ...proposed, rows: [title, first - 12 / size.height, ...others] }
  const descriptions = movementsOf(page, [moved]).map(({ row }) => row.description)
  expect(descriptions).toEqual(['ACME', 'OF LONDON PAY', 'RENT'])
})
