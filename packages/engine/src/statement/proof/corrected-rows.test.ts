import { expect, test } from 'vitest'
import { movementOf } from '../../../test-support/movements.ts'
import type { Word } from '../../layout/word.ts'
import { toMinor } from '../../money/money.ts'
import { Cell } from '../../table/cell.ts'
import type { RowsEquation } from '../accounts/reconcile.ts'
import type { Movement } from '../ledger.ts'
import { correctionsOf } from './corrected-rows.ts'

const wordOf = (text: string): Word => ({
  text,
  x0: 0,
  x1: 10,
  top: 0,
  bottom: 10,
  baseline: 8,
  size: 10,
  page: 1,
})
const rowOf = (text: string, printed: string): Movement => {
  const movement = movementOf(text)
  return { ...movement, row: { ...movement.row, moneyCells: [new Cell([wordOf(printed)])] } }
}
const equationOf = (before: Movement | null, after: Movement | null): RowsEquation => ({
  kind: 'balance',
  from: toMinor(100),
  sum: toMinor(-10),
  to: toMinor(90),
  closes: true,
  before,
  after,
})
const [right, wrong, other] = [
  rowOf('A | -10 | 90', '0.10'),
  rowOf('B | -5 | 85', '0.O5'),
  rowOf('C | -1 |', '1'),
]
const [ofRight, ofWrong] = [equationOf(right, other), equationOf(right, wrong)]
const rows = [
  { movement: right, equation: ofRight },
  { movement: wrong, equation: ofWrong },
]
const readAs = ({ text }: Word) => (text === '0.O5' ? '0.05' : null)

test('a row is corrected where a word of its money was read another way', () => {
  const { isCorrected } = correctionsOf(rows, readAs, false)
  expect([right, wrong].map(isCorrected)).toEqual([false, true])
})

test('an equation is made where one of its rows is corrected', () => {
  const { isMade } = correctionsOf(rows, readAs, false)
  expect([ofRight, ofWrong, null].map(isMade)).toEqual([false, true, false])
})

test('a corrected number outside the rows makes the equations that rest on one', () => {
  const { isMade } = correctionsOf(rows, () => null, true)
  expect([ofRight, equationOf(null, other), equationOf(right, null)].map(isMade)).toEqual([false, true, true])
})
