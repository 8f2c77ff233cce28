import { expect, test } from 'vitest'
import { movementOf } from '../../../test-support/movements.ts'
import { toMinor } from '../../money/money.ts'
import type { BalanceHints } from '../printed/balance-hints.ts'
import { withoutRepeatedClosing } from './repeated-closing.ts'

const NOTHING: BalanceHints = { openings: [], closings: [] }

/** The texts that are left; `New balance` is a closing one. */
function textsOf(rows: string[], isReversed = false, hints: BalanceHints = NOTHING): string[] {
  const movements = rows.map((text) => {
    const movement = movementOf(text)
    const isClosing = text.startsWith('New balance')
    return isClosing ? { ...movement, row: { ...movement.row, kind: 'closing' as const } } : movement
  })
  return withoutRepeatedClosing({ movements, isOwed: true, isReversed }, hints).movements.map(
    ({ row }) => row.description,
  )
}

const CLOSING = 'New balance | | 70'

test.each<[string, string[], boolean, number]>([
  ['is left out before further rows', ['ACME | -10 |', CLOSING, 'SHOP | -20 |', CLOSING], false, 3],
  ['stays where it comes once', ['ACME | -10 |', 'SHOP | -20 |', CLOSING], false, 3],
  ['stays before another one', ['ACME | -10 |', 'New balance | | 50', 'SHOP | -20 |', CLOSING], false, 4],
  [
    'stays before rows that move nothing',
    ['ACME | -10 |', CLOSING, 'A | -20 |', 'B | 20 |', CLOSING],
    false,
    5,
  ],
  ['stays above the newest row', [CLOSING, 'SHOP | -20 |', CLOSING], true, 3],
])('a closing balance %s', (_, rows, isReversed, left) => {
  expect(textsOf(rows, isReversed)).toHaveLength(left)
})

test.each([
  ['is left out where all rows lead to it', 40, 2],
  ['stays where they do not', 50, 3],
])('a closing balance that stands outside the rows as well %s', (_, opening, left) => {
  const hints = { openings: [toMinor(opening)], closings: [toMinor(70)] }
  expect(textsOf(['ACME | -10 |', CLOSING, 'SHOP | -20 |'], false, hints)).toHaveLength(left)
})
