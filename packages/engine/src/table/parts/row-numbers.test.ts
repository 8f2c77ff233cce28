import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import type { Column } from '../table.ts'
import { dealCells } from './deal-cells.ts'
import { withoutRowNumbers } from './row-numbers.ts'

const columns: Column[] = [
  { title: 'Date', role: 'date', x0: 0, x1: 60 },
  { title: 'Text', role: 'description', x0: 60, x1: 200 },
]

test.each([
  [
    'that follow each other are left out',
    ['1 1130105', '2 1130106', '3 1130108'],
    ['1130105', '1130106', '1130108'],
  ],
  ['that do not may be part of the days', ['1 1130105', '1 1130106', '7 1130108'], null],
  [
    'that stand apart are left out',
    ['1   Feb. 17', '2   Feb. 18', '3   Mar. 1'],
    ['Feb. 17', 'Feb. 18', 'Mar. 1'],
  ],
  ['of the first days of a month are none', ['1 Feb 24', '2 Feb 24', '3 Feb 24'], null],
  ['before other texts are none', ['1 ACME', '2 SHOP', '3 PAY'], null],
  ['of two lines say too little', ['1 1130105', '2 1130106'], null],
])('numbers left of days %s', (_, cells, expected) => {
  const lines = dealCells(typeset(cells.map((cell) => `${cell.padEnd(14)}ACME`).join('\n')), columns, [])
  const days = withoutRowNumbers(lines, columns).map((line) => line.cells[0]?.text)
  expect(days).toEqual(expected ?? cells)
})
