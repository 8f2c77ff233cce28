import { expect, test } from 'vitest'
import { choose } from '../../../test-support/choose.ts'
import { toMinor } from '../../money/money.ts'
import type { Choice } from '../movements/choose-movements.ts'
import { turnUntold } from './turn-untold.ts'

/** Tables of amounts in one column without a sign, of one account; the amounts that each is read with. */
function turn(tables: readonly Choice[], opening: number, closing: number): (number | null)[][] {
  const movements = tables.flatMap((choice) => choice.movements)
  const hints = { openings: [toMinor(opening)], closings: [toMinor(closing)] }
  const facts = { number: null, currency: null, period: null, closingDay: null, hints }
  const read = {
    tables: tables.map((choice) => ({ choice })),
    ledgers: [{ movements, isOwed: false, isReversed: false }],
  }
  const turned = turnUntold(read, [facts])
  expect(turned.ledgers[0]?.movements).toEqual(turned.tables.flatMap(({ choice }) => choice.movements))
  return turned.tables.map(({ choice }) => choice.movements.map(({ movement }) => movement))
}

const untold = (...rows: string[]) => choose(['amount'], rows)
const named = (...rows: string[]) => choose(['amount'], rows, { section: 'credit' })

test.each<[string, Choice[], number, (number | null)[][]]>([
  [
    'turned where that alone closes',
    [named('1 May | A | 50.00'), untold('2 May | B | 3.00')],
    14700,
    [[5000], [-300]],
  ],
  [
    'kept where it closes as it is',
    [named('1 May | A | 50.00'), untold('2 May | B | 3.00')],
    15300,
    [[5000], [300]],
  ],
  [
    'kept where nothing closes',
    [named('1 May | A | 50.00'), untold('2 May | B | 3.00')],
    19900,
    [[5000], [300]],
  ],
  [
    'kept where several ways close',
    [named('1 May | A | 50.00'), untold('2 May | B | 3.00'), untold('3 May | C | 3.00')],
    15000,
    [[5000], [300], [300]],
  ],
  ['kept where its title says the direction', [named('1 May | A | 50.00')], 5000, [[5000]]],
])('a table whose direction nothing says is %s', (_, tables, closing, expected) => {
  expect(turn(tables, 10000, closing)).toEqual(expected)
})
