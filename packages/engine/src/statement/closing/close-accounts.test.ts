import { expect, test } from 'vitest'
import { choose } from '../../../test-support/choose.ts'
import { toMinor } from '../../money/money.ts'
import type { Choice } from '../movements/choose-movements.ts'
import { closeAccounts } from './close-accounts.ts'

/** The amounts of tables of one account, which opens with 100.00, and the number of ways that were tried. */
function close(tables: readonly Choice[], closing: number) {
  const movements = tables.flatMap((choice) => choice.movements)
  const hints = { openings: [toMinor(10000)], closings: [toMinor(closing)] }
  const facts = { number: null, currency: null, period: null, closingDay: null, hints }
  const ledger = { movements, isOwed: false, isReversed: false }
  const closed = closeAccounts(
    tables.map((choice) => ({ choice })),
    [ledger],
    [facts],
    [],
  )
  const amounts = closed.tables.map(({ choice }) => choice.movements.map(({ movement }) => movement))
  expect(closed.accounts[0]?.ledger.movements.map(({ movement }) => movement)).toEqual(amounts.flat())
  return { amounts, tried: closed.accounts[0]?.tried }
}

const reread = (tables: readonly Choice[], closing: number) => close(tables, closing).amounts

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
  expect(reread(tables, closing)).toEqual(expected)
})

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
  [
    'are not read as no other table is',
    [choose(['amount'], ['4 May | D | -5.00', '5 May | E | 2.00'])],
    10300,
    [[-500, 200]],
  ],
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

test('all ways that were tried count', () => {
  // As it is, turned in no way, and in the two ways that came next.
  expect(close([OUT], 4600)).toEqual({ amounts: [[-5000, -700, 300]], tried: 3 })
  // As it is, and one or both of two tables turned.
  const tables = [untold('2 May | B | 3.00'), untold('3 May | C | 4.00')]
  expect(close(tables, 9900)).toEqual({ amounts: [[300], [-400]], tried: 4 })
})

test('amounts that were read as debits are read by their signs where that alone closes', () => {
  const choice = choose(['amount'], ['1 May | A | -50.00', '2 May | B | -7.00', '3 May | C | 3.00'])
  const [best] = choice.weighed
  if (!best) throw new Error('nothing was read')
  const chosen = choice.readAs({ ...best, reading: { ...best.reading, debit: 0, amount: null } })
  expect(chosen.movements.map(({ movement }) => movement)).toEqual([-5000, -700, -300])
  expect(reread([chosen], 4600)).toEqual([[-5000, -700, 300]])
})

test('a card without a balance before its rows bills their charges where its total takes them', () => {
  const choice = choose(
    ['amount', 'charge'],
    ['1 May | A | 50.00 | 0.00', '2 May | B | 7.00 | 0.40', '3 May | C | 30.00 | 1.20'],
    { isCard: true },
  )
  const bill = (closing: number) => {
    const hints = { openings: [], closings: [toMinor(closing)] }
    const facts = { number: null, currency: null, period: null, closingDay: null, hints }
    const ledger = { movements: choice.movements, isOwed: true, isReversed: false }
    return closeAccounts([{ choice }], [ledger], [facts], []).accounts[0]?.ledger.movements.map(
      ({ movement }) => movement,
    )
  }
  expect(bill(8700)).toEqual([-5000, -700, -3000])
  expect(bill(8860)).toEqual([-5000, -740, -3120])
  expect(bill(8820)).toEqual([-5000, -700, -3000])
})
