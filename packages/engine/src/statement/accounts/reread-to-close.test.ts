import { expect, test } from 'vitest'
import { choose } from '../../../test-support/choose.ts'
import { toMinor } from '../../money/money.ts'
import type { Choice } from '../movements/choose-movements.ts'
import { rereadToClose } from './reread-to-close.ts'

/** The amounts of tables of one account, which opens with 100.00. */
function reread(tables: readonly Choice[], closing: number): (number | null)[][] {
  const movements = tables.flatMap((choice) => choice.movements)
  const hints = { openings: [toMinor(10000)], closings: [toMinor(closing)] }
  const facts = { number: null, currency: null, period: null, closingDay: null, hints }
  const read = {
    tables: tables.map((choice) => ({ choice })),
    ledgers: [{ movements, isOwed: false, isReversed: false }],
  }
  const found = rereadToClose(read, [facts])
  expect(found.ledgers[0]?.movements.map(({ movement }) => movement)).toEqual(
    found.tables.flatMap(({ choice }) => choice.movements.map(({ movement }) => movement)),
  )
  return found.tables.map(({ choice }) => choice.movements.map(({ movement }) => movement))
}

/** Rows under `Withdrawals`, of which one comes back and prints no minus. */
const withdrawals = (...rows: string[]) => choose(['amount'], rows, { section: 'debit' })
const [OUT, MORE] = [
  withdrawals('1 May | A | -50.00', '2 May | B | -7.00', '3 May | C | 3.00'),
  withdrawals('4 May | D | -5.00', '5 May | E | -1.00', '6 May | F | 2.00'),
]

test.each<[string, Choice[], number, (number | null)[][]]>([
  ['by their signs where that alone closes', [OUT], 4600, [[-5000, -700, 300]]],
  ['by their section where that closes', [OUT], 4000, [[-5000, -700, -300]]],
  ['by their section where nothing closes', [OUT], 9900, [[-5000, -700, -300]]],
  [
    'all alike by their signs where no single one closes',
    [OUT, MORE],
    4200,
    [
      [-5000, -700, 300],
      [-500, -100, 200],
    ],
  ],
  [
    'one by its signs where that alone closes',
    [OUT, MORE],
    3800,
    [
      [-5000, -700, 300],
      [-500, -100, -200],
    ],
  ],
])('rows are read %s', (_, tables, closing, amounts) => {
  expect(reread(tables, closing)).toEqual(amounts)
})

test('what makes up a sum in two ways is read by its section', () => {
  const tables = [OUT, withdrawals('4 May | D | -5.00', '5 May | E | -1.00', '6 May | F | 3.00')]
  expect(reread(tables, 3700)).toEqual([
    [-5000, -700, -300],
    [-500, -100, -300],
  ])
})

const SINGLE = withdrawals('4 May | D | -5.00', '5 May | E | 2.00')
const SIGNED = choose(['amount'], ['1 May | A | -50.00', '2 May | B | -7.00', '3 May | C | 3.00'])

test.each<[string, Choice[], number, (number | null)[][]]>([
  ['are not read as no other table is', [SINGLE], 9700, [[500, -200]]],
  [
    'are read as another table of the account is',
    [SINGLE, SIGNED],
    4300,
    [
      [-500, 200],
      [-5000, -700, 300],
    ],
  ],
])('two rows %s', (_, tables, closing, amounts) => {
  expect(reread(tables, closing)).toEqual(amounts)
})
