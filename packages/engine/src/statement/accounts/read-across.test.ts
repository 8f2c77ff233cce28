import { expect, test } from 'vitest'
import { movementOf, otherMovementOf } from '../../../test-support/movements.ts'
import type { PrintedDate } from '../../dates/parse-date.ts'
import type { Movement } from '../ledger.ts'
import { readAcross } from './read-across.ts'

/** Lists side by side, each a text of numbers, or of days, from top to bottom; words are rows of neither. */
function read(...lists: string[]): string {
  const movements = lists.flatMap((list, part) =>
    list.split(' ').map((text, i): Movement => {
      const [movement, note] = [movementOf('x | -10 |', part), otherMovementOf('Note | |')]
      const [first, second] = text.split('/').map(Number)
      const date: PrintedDate = {
        first: first ?? 0,
        second: second ?? 0,
        year: null,
        order: null,
        isNumeric: true,
        hasLongYear: false,
      }
      const row = {
        ...(/^[A-Z]/.test(text) ? { ...note.row, part } : movement.row),
        ...(second === undefined ? {} : { date }),
        description: text,
        baseline: 100 + 12 * i,
      }
      return { ...movement, row }
    }),
  )
  const ledger = readAcross({ movements, isOwed: false, isReversed: false }, 'month-first')
  return ledger.movements.map(({ row }) => row.description).join(' ')
}

test.each<[string, string[], string]>([
  ['numbers that rise from left to right', ['1 4', '2 5', '3'], '1 2 3 4 5'],
  ['numbers with the marks of images and gaps', ['1_i 4_i*', '2_i 5_i', '3_i'], '1_i 2_i 3_i 4_i* 5_i'],
  ['numbers that rise down each list', ['1 2', '3 4'], '1 2 3 4'],
  ['numbers in no order', ['1 9', '4 2'], '1 9 4 2'],
  ['a check without its number before the others', ['- 3', '1 4', '2 5'], '- 1 2 3 4 5'],
  ['a total under the last list', ['1 3', '2 4 Total'], '1 2 3 4 Total'],
  ['a note under the first list', ['1 3 Note', '2 4'], '1 2 3 4 Note'],
  ['a note within a list', ['1 Note 3', '2 4'], '1 Note 3 2 4'],
  ['days that rise from left to right', ['1/02 1/16', '1/09 1/23'], '1/02 1/09 1/16 1/23'],
  ['days that do so into the next year', ['12/20 1/02', '12/30 1/16'], '12/20 12/30 1/02 1/16'],
  ['days that rise down each list', ['1/02 1/09', '1/09 1/23'], '1/02 1/09 1/09 1/23'],
  ['days in no order', ['1/02 1/16', '1/23 1/09'], '1/02 1/16 1/23 1/09'],
])('%s', (_, lists, order) => {
  expect(read(...lists)).toBe(order)
})
