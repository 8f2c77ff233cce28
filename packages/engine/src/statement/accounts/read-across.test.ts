import { expect, test } from 'vitest'
import { movementOf } from '../../../test-support/movements.ts'
import type { Movement } from '../ledger.ts'
import { readAcross } from './read-across.ts'

/** Lists side by side, each a text of numbers from top to bottom; `Total` is a row without a number. */
function read(...lists: string[]): string {
  const movements = lists.flatMap((list, part) =>
    list.split(' ').map((text, i): Movement => {
      const movement = movementOf(text === 'Total' ? 'Total checks | -30 |' : `x | -10 |`, part)
      const row = { ...movement.row, reference: text === 'Total' ? null : text, baseline: 100 + 12 * i }
      return { ...movement, row }
    }),
  )
  const ledger = readAcross({ movements, isOwed: false, isReversed: false })
  return ledger.movements.map(({ row }) => row.reference ?? 'Total').join(' ')
}

test.each<[string, string[], string]>([
  ['numbers that rise from left to right', ['1 4', '2 5', '3'], '1 2 3 4 5'],
  ['numbers that rise down each list', ['1 2', '3 4'], '1 2 3 4'],
  ['numbers in no order', ['1 9', '4 2'], '1 9 4 2'],
  ['a check without its number before the others', ['- 3', '1 4', '2 5'], '- 1 2 3 4 5'],
  ['a total under the last list', ['1 3', '2 4 Total'], '1 2 3 4 Total'],
])('%s', (_, lists, order) => {
  expect(read(...lists)).toBe(order)
})
