import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { typeset } from '../../../test-support/typeset.ts'
import type { Minor } from '../../money/money.ts'
import { Cell } from '../../table/cell.ts'
import type { Movement } from '../ledger.ts'
import { withoutReckonings } from './without-reckonings.ts'

/** A table of rows such as `07.09. | -10355`, the day left out where a row prints none. */
const tableOf = (...rows: string[]) => ({
  movements: rows.map((text) => {
    const [day = '', movement] = text.split('|').map((part) => part.trim())
    const lines = typeset(`${day || 'Zinsen'}   12,34`)
    const cells = day === '' ? {} : { date: new Cell(lines[0]?.words.slice(0, 1) ?? []) }
    const row = { ...readRowOf(`${day} | ACME | 12.34`), lines, cells }
    return { row, movement: Number(movement), balance: null } as unknown as Movement
  }),
  isOwed: false,
  isReversed: false,
})

const ROWS = tableOf('07.09. | -10355', '15.09. | -30000', '30.09. | 18079', '30.09. | -15')
const RECKONING = tableOf(' | 4', ' | -1', ' | -18')
const OTHER = tableOf(' | 4', ' | -1', ' | -19')
const hints = (opening: number, closing: number) => ({
  openings: [opening as Minor],
  closings: [closing as Minor],
})

test.each([
  ['goes beside rows that lead from balance to balance', [ROWS, RECKONING], 9101, -13190, [ROWS]],
  ['stays where it comes to no amount of theirs', [ROWS, OTHER], 9101, -13190, [ROWS, OTHER]],
  ['stays where they do not', [ROWS, RECKONING], 9101, -13000, [ROWS, RECKONING]],
  ['stays where most of its rows print their day', [ROWS, ROWS], 9101, -13190, [ROWS, ROWS]],
])('how the interest of a quarter comes about %s', (_, tables, opening, closing, kept) => {
  expect(withoutReckonings(tables, hints(opening, closing))).toEqual(kept)
})
