import { expect, test } from 'vitest'
import type { ColumnRole } from '../../vocabulary/language.ts'
import { partsBeside } from './parts-of-payment.ts'

test.each<[string, [string, ColumnRole | null][], [number, number, boolean]]>([
  [
    'both named',
    [
      ['Principal', null],
      ['Interest', null],
    ],
    [0, 1, false],
  ],
  [
    'left of what is named interest',
    [
      ['Lent', null],
      ['Wotfor', null],
      ['Interest', null],
    ],
    [1, 2, true],
  ],
  [
    'right of what is named principal',
    [
      ['Lent', null],
      ['Principal', null],
      ['Wotfor', null],
    ],
    [1, 2, true],
  ],
  [
    'on the other side where that is known',
    [
      ['Interest', null],
      ['Wotfor', null],
    ],
    [1, 0, true],
  ],
  [
    'not where all else is known',
    [
      ['Date', 'date'],
      ['Interest', null],
      ['Balance', 'balance'],
    ],
    [-1, 1, false],
  ],
  [
    'not where neither is named',
    [
      ['Wotfor', null],
      ['Amount', 'amount'],
    ],
    [-1, -1, false],
  ],
])('the parts of a payment are found %s', (_, titles, [repaid, interest, isGuessed]) => {
  const columns = titles.map(([title, role], i) => ({ x0: i, x1: i + 1, title, role }))
  const roles = titles.map(([, role]) => role)
  expect(partsBeside(columns, roles)).toEqual({ repaid, interest, isGuessed })
})
