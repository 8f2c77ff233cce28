import { expect, test } from 'vitest'
import { movementOf } from '../../../test-support/movements.ts'
import { typeset } from '../../../test-support/typeset.ts'
import { Cell } from '../../table/cell.ts'
import { withoutSumsOfLists } from './sums-of-lists.ts'

/** Rows that begin with `-` print no day of their own. */
const tableOf = (...rows: string[]) => ({
  movements: rows.map((text) => {
    const movement = movementOf(text.replace(/^- /, ''))
    const lines = text.startsWith('- ') ? [] : typeset('01/05/2024')
    return { ...movement, row: { ...movement.row, lines, cells: { date: new Cell(lines[0]?.words ?? []) } } }
  }),
  isOwed: true,
  isReversed: false,
})

const keptOf = (...tables: ReturnType<typeof tableOf>[]) =>
  withoutSumsOfLists(tables).map(({ movements }) => movements.length)

const LIST = ['A | -1000 |', 'B | -500 |', 'C | 200 |']

test.each([
  ['that sums up the rows of another table', '- As per detail | -1300 |', LIST, [1, 3]],
  ['of another amount is kept', '- As per detail | -1200 |', LIST, [2, 3]],
  ['with a day is kept', 'ACME | -1300 |', LIST, [2, 3]],
  ['that sums up two rows is kept', '- As per detail | -1500 |', LIST.slice(0, 2), [2, 2]],
  ['that sums up rows without days is kept', '- As per detail | -1300 |', [...LIST, '- D | 0 |'], [2, 4]],
])('a row %s', (_, row, list, kept) => {
  expect(keptOf(tableOf('Fees | -100 |', row), tableOf(...list))).toEqual(kept)
})

test('a row with a day that stands alone in its table is left out, too', () => {
  expect(keptOf(tableOf('Will be taken | -1300 |'), tableOf(...LIST))).toEqual([0, 3])
})
