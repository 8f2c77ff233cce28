import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { columnsByTurns } from './columns-by-turns.ts'

const columnsOf = (...texts: string[]) => {
  const rows = texts.map((text) => ({ row: readRowOf(text), section: null }))
  return [...columnsByTurns(rows, [0, 1, 2])]
}

test.each([
  [
    'take turns where one prints zero wherever the other does not',
    [
      '1 May | A | 10.00 | 0.00 |',
      '2 May | B | 0.00 | 10.00 |',
      '3 May | C | 5.00 | 0.00 |',
      '4 May | D | 0.00 | 5.00 |',
    ],
    [0, 1],
  ],
  [
    'do not where both print something in a row',
    [
      '1 May | A | 10.00 | 0.00 |',
      '2 May | B | 0.00 | 10.00 |',
      '3 May | C | 5.00 | 5.00 |',
      '4 May | D | 0.00 | 5.00 |',
    ],
    [],
  ],
  ['are not told by a single row', ['1 May | A | 10.00 | 0.00 |', '2 May | B | 0.00 | 10.00 |'], []],
])('columns %s', (_, rows, expected) => {
  expect(columnsOf(...rows)).toEqual(expected)
})
