import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { dealCells } from '../parts/deal-cells.ts'
import type { Column } from '../table.ts'
import { joinMarksBelow } from './marks-below.ts'

const columns: Column[] = [
  { title: 'Details', role: 'description', x0: 0, x1: 100 },
  { title: 'Amount', role: 'amount', x0: 100, x1: Number.POSITIVE_INFINITY },
]

test.each([
  [
    'a mark alone below an amount belongs to it',
    'THANK YOU           721.35\n                        CR',
    ['721.35 CR'],
  ],
  [
    'beside a text, too, which stays',
    'THANK YOU           721.35\nREF 7                   CR',
    ['721.35 CR', ''],
  ],
  [
    'not two lines below',
    'THANK YOU           721.35\nREF 7\nNEW CITY                CR',
    ['721.35', '', 'CR'],
  ],
  [
    'nor below an amount that has one',
    'THANK YOU           721.35 CR\n                           DR',
    ['721.35 CR', 'DR'],
  ],
  ['nor a letter', 'THANK YOU           721.35\n                         C', ['721.35', 'C']],
])('%s', (_, text, amounts) => {
  const lines = dealCells(typeset(text), columns, [])
  const joined = joinMarksBelow(lines, [false, true], { decimal: '.', exponent: 2 })
  expect(joined.map(({ cells }) => cells[1]?.text)).toEqual(amounts)
})
