import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { findHeaders } from '../headers/find-headers.ts'
import { lineTests } from '../line-tests.ts'
import { findTables } from '../parts/find-tables.ts'
import { findRows } from './find-rows.ts'

const convention = { decimal: '.', exponent: 2 } as const
const tests = lineTests(convention)

const TITLES = 'Date    Description              Amount'
const days = (from: number, count: number) =>
  Array.from(
    { length: count },
    (_, i) => `${String(from + i).padStart(2, '0')} Dec  ACME STORES              5.00`,
  )

/** The texts of the first rows, and the headings. */
function read(lines: readonly string[]): { texts: string[]; headings: string[] } {
  const set = typeset([TITLES, ...lines].join('\n'))
  const found = findTables([{ page: 1, lines: set, rulings: [], headers: findHeaders(set, tests) }], tests)
  const entries = findRows(found, tests, convention).flatMap((table) => table.entries)
  return {
    texts: entries.flatMap((entry) => (entry.kind === 'row' ? [entry.cells[1]?.text ?? ''] : [])),
    headings: entries.flatMap((entry) => (entry.kind === 'heading' ? [entry.line.text] : [])),
  }
}

test.each([
  ['under the titles', ['        CARD 0081', ...days(1, 9)]],
  [
    'set off under totals',
    [
      ...days(1, 9),
      '        Sub total               45.00',
      '        Another total           45.00',
      '',
      '        CARD 0081',
      ...days(10, 5),
    ],
  ],
  ['under another', ['        SAMPLE A', '        CARD 0081', ...days(1, 9)]],
  ['set off between rows', [...days(1, 5), '', '        CARD 0081', ...days(6, 5)]],
])('a title %s is no text of the row under it', (_, lines) => {
  expect(read(lines).texts.filter((text) => !/^(?:ACME STORES|.* total)$/.test(text))).toEqual([])
  expect(read(lines).headings).toContain('CARD 0081')
})

test.each([
  ['where few rows tell how they begin', ['        CARD 0081', ...days(1, 5)]],
  [
    'where the text beside the amount is wanting',
    [...days(1, 9), '', '        CARD 0081', '10 Dec                           5.00'],
  ],
])('text above a row is its own %s', (_, lines) => {
  expect(read(lines).texts.join()).toContain('CARD 0081')
})
