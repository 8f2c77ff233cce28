import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { columnsWithLimit } from './columns-with-limit.ts'

const ROLES = ['amount', 'balance', 'balance'] as const

test.each([
  [
    'are above the others by the same in each row',
    [
      '1 May | A | 10.00 | 90.00 | 590.00',
      '2 May | B | 120.00 | -30.00 | 470.00',
      '3 May | C | 5.00 | -35.00 | 465.00',
    ],
    [2],
  ],
  [
    'are none where what is above changes',
    [
      '1 May | A | 10.00 | 90.00 | 590.00',
      '2 May | B | 120.00 | -30.00 | 590.00',
      '3 May | C | 5.00 | -35.00 | 465.00',
    ],
    [],
  ],
  [
    'are not told by two rows',
    ['1 May | A | 10.00 | 90.00 | 590.00', '2 May | B | 20.00 | 70.00 | 570.00'],
    [],
  ],
])('columns with a limit %s', (_, texts, expected) => {
  const rows = texts.map((text) => ({ row: readRowOf(text), section: null }))
  expect([...columnsWithLimit(rows, ROLES)]).toEqual(expected)
})
