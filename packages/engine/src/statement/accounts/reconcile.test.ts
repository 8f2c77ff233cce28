import { describe, expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { movementOf } from '../../../test-support/movements.ts'
import { toMinor } from '../../money/money.ts'
import { chooseMembers } from '../closing/choose-members.ts'
import type { Movement } from '../ledger.ts'
import type { Check } from '../statement.ts'
import type { Ledger } from './ledger.ts'
import { reconcile } from './reconcile.ts'

function ledger(rows: readonly string[], parts: readonly number[] = []): Ledger {
  const movements = rows.map((text, i) => movementOf(text, parts[i]))
  return { movements, isOwed: false, isReversed: false }
}

const hints = (opening: number[] = [], closing: number[] = []) => ({
  openings: opening.map(toMinor),
  closings: closing.map(toMinor),
})
const checksOf = (rows: readonly string[], printed = hints()) => reconcile(ledger(rows), printed)

test('below the closing balance may stand what is available of it', () => {
  const rows = [
    'opening balance | | 10000',
    'A | -1000 | 9000',
    'closing balance | | 9000',
    'closing balance | | 8500',
  ]
  expect(reconcile(ledger(rows), hints()).closing).toBe(9000)
})

test('below the rows may stand several sums, and the second be that of the rows', () => {
  const rows = ['A | -1000 |', 'B | -500 |', 'total of rewards | |', 'total of charges | |']
  const movements = rows.map((text) => movementOf(text))
  const sums = [27, 1500].map((magnitude, i) => {
    const movement = movements[i + 2] as Movement
    const money = readRowOf(`1 May | total | ${(magnitude / 100).toFixed(2)}`).money
    return { ...movement, row: { ...movement.row, kind: 'total' as const, money } }
  })
  const { checks } = reconcile(
    { movements: [...movements.slice(0, 2), ...sums], isOwed: false, isReversed: false },
    hints(),
  )
  expect(checks.slice(0, 2)).toEqual(['proved', 'proved'])
})

describe('rows with balances', () => {
  test('are proved from one printed balance to the next', () => {
    const { check, checks } = checksOf([
      'opening balance | | 10000',
      'A | -1000 | 9000',
      'B | -500 |',
      'C | 2000 | 10500',
    ])
    expect(check).toBe('proved')
    expect(checks.slice(1)).toEqual(['proved', 'proved', 'proved'])
  })

  test('prove nothing of the account where a balance is carried forward that none led to', () => {
    const rows = [
      'opening balance | | 10000',
      'A | -1000 | 9000',
      'brought forward | | 5000',
      'B | 500 | 5500',
    ]
    const { check, checks } = checksOf(rows)
    expect(check).toBe('contradicted')
    expect([checks[1], checks[3]]).toEqual(['proved', 'proved'])
  })

  test('are contradicted where the step does not close, and only there', () => {
    const { check, checks } = checksOf([
      'opening balance | | 10000',
      'A | -1000 | 9000',
      'B | -500 | 8400',
      'C | 2000 | 10400',
    ])
    expect(check).toBe('contradicted')
    expect(checks.slice(1)).toEqual(['proved', 'contradicted', 'proved'])
  })

  test('prove nothing before the first of them, unless the opening balance is printed', () => {
    expect(checksOf(['A | -1000 | 9000', 'B | -500 | 8500']).checks).toEqual(['unproved', 'proved'])
    expect(checksOf(['A | -1000 | 9000', 'B | -500 | 8500'], hints([10000])).checks).toEqual([
      'proved',
      'proved',
    ])
  })
})

describe('rows without balances', () => {
  const rows = ['A | -1000 |', 'B | 2500 |']

  test.each([
    ['nothing printed', hints(), 'unproved'],
    ['opening and closing that agree', hints([10000], [11500]), 'proved'],
    ['opening and closing that do not', hints([10000], [11600]), 'contradicted'],
    ['the pair that agrees among several', hints([7, 10000], [3, 11500]), 'proved'],
    ['an opening balance alone', hints([10000]), 'unproved'],
  ])('%s', (_, printed, expected) => {
    expect(checksOf(rows, printed)).toMatchObject({ check: expected, checks: [expected, expected] })
  })
})

test('a total proves its rows, unless they lead to the closing balance the other way', () => {
  const total = (text: string): Movement => {
    const row = readRowOf(`| total | ${text}`)
    return { row, movement: null, balance: null, amountColumn: 0, balanceColumn: null }
  }
  const movements = [
    movementOf('A | 1000 |'),
    movementOf('B | 500 |'),
    total('15.00'),
    movementOf('C | 2000 |'),
    total('20.00'),
  ]
  const checks = (closing: number) => {
    const all = reconcile({ movements, isOwed: false, isReversed: false }, hints([10000], [closing])).checks
    return [0, 1, 3].map((i) => all[i])
  }
  expect(checks(12000)).toEqual(['proved', 'proved', 'proved'])
  expect(checks(10500)).toEqual(['contradicted', 'contradicted', 'proved'])
})

test('a total under a column proves what that column comes to, and nothing in another one', () => {
  const credit = { ...movementOf('B | 5000 |'), amountColumn: 1 }
  const checksUnder = (text: string) => {
    const row = readRowOf(`| total | ${text}`)
    const total: Movement = { row, movement: null, balance: null, amountColumn: 0, balanceColumn: null }
    const movements = [movementOf('A | -1000 |'), credit, total]
    return reconcile({ movements, isOwed: false, isReversed: false }, hints()).checks.slice(0, 2)
  }
  expect(checksUnder('10.00 | 50.00')).toEqual(['proved', 'proved'])
  expect(checksUnder('50.00 |')).toEqual(['unproved', 'unproved'])
})

test('a part without which the account agrees to the cent is printed twice', () => {
  const whole = ledger(
    ['A | -700 |', 'C | -300 |', 'B | 2500 |', 'A | -700 |', 'C | -300 |'],
    [0, 0, 0, 1, 1],
  )
  const leftOut = (opening: number, closing: number) =>
    chooseMembers(whole, hints([opening], [closing])).leftOut.map(({ row }) => row.part)
  expect(leftOut(10000, 11500)).toEqual([1, 1])
  expect(leftOut(10000, 10500)).toEqual([])
  expect(leftOut(10000, 99999)).toEqual([])
})

test('a part with more rows of its own than the others is no summary of them', () => {
  const leftOut = (...rows: readonly string[]) => {
    const other = ['D | -700 |', 'E | -200 |']
    const whole = ledger([...rows, ...other], [...rows.map(() => 0), ...other.map(() => 1)])
    return chooseMembers(whole, hints([10000], [11500])).leftOut.map(({ row }) => row.description)
  }
  expect(leftOut('A | -1000 |', 'B | 2000 |', 'C | 500 |')).toEqual(['D', 'E'])
  expect(leftOut('A | -1000 |', 'B | 2500 |')).toEqual([])
})

test('rows behind the last total of a part are none of it where the account agrees without them', () => {
  const movements = [
    ...['A | -700 |', 'B | 2000 |', 'C | 500 |'].map((text) => movementOf(text)),
    { ...movementOf('total | |'), row: readRowOf('| total | 18.00') },
    ...['D | -300 |', 'E | -200 |'].map((text) => movementOf(text)),
  ]
  const whole = { movements, isOwed: false, isReversed: false }
  const leftOut = (closing: number) => chooseMembers(whole, hints([10000], [closing])).leftOut.length
  expect(leftOut(11800)).toBe(2)
  expect(leftOut(11300)).toBe(0)
  expect(leftOut(99999)).toBe(0)
})

test('parts without balances are not booked where the others lead from balance to balance', () => {
  const leftOut = (opening: number, closing: number, ...balances: readonly number[]) => {
    const booked = [`B | -1000 | ${balances[0]}`, `C | 2500 | ${balances[1]}`]
    const whole = ledger(['A | -700 |', ...booked, 'D | -200 |'], [0, 1, 1, 2])
    return chooseMembers(whole, hints([opening], [closing])).leftOut.map(({ row }) => row.description)
  }
  expect(leftOut(10000, 11500, 9000, 11500)).toEqual(['A', 'D'])
  expect(leftOut(10000, 11500, 9000, 11400)).toEqual([])
  expect(leftOut(10000, 10600, 9000, 11500)).toEqual([])
})

test('but a part without balances is none of the account either where each row of the others prints its own', () => {
  const rows = ['A | -1000 | 9000', 'B | 2500 | 11500', 'C | 2222 |', 'D | 3333 |', 'E | 4444 |']
  const leftOut = (texts: readonly string[]) =>
    chooseMembers(ledger(texts, [0, 0, 1, 1, 1]), hints([10000], [11500])).leftOut.length
  expect(leftOut(rows)).toBe(3)
  expect(leftOut(rows.map((row) => row.replace('9000', '')))).toBe(0)
})

test.each<[string, string[], Check]>([
  [
    'what they begin and end with comes to the named balances',
    ['B1 | 700 | 2700', 'B2 | -200 | 2500'],
    'proved',
  ],
  ['but not where one of them is printed too high', ['B1 | 700 | 2800', 'B2 | -200 | 2600'], 'contradicted'],
  [
    'but not where one of them carries another balance',
    ['B1 | 700 | 2700', 'B2 | -200 | 2500', 'balance carried forward | | 2550'],
    'contradicted',
  ],
])('an account and its pots, one after the other, are proved where %s', (_, pot, check) => {
  const [account, other] = [
    ['A | -1000 | 9000', 'B | 2500 | 11500'],
    ['C1 | 100 | 5100', 'C2 | -200 | 4900'],
  ]
  const ends = hints([10000 + 2000 + 5000], [11500 + 2500 + 4900])
  expect(reconcile(ledger([...account, ...pot, ...other]), ends).check).toBe(check)
})

test('a single row is no list that is printed twice', () => {
  const whole = ledger(['A | -1000 |', 'B | 2500 |', 'A | -1000 |'], [0, 0, 1])
  expect(chooseMembers(whole, hints([10000], [11500])).leftOut).toEqual([])
})

test('but it is where it prints the day and the amount of a row that leads to a balance', () => {
  const whole = ledger(['A | -1000 | 9000', 'B | 2500 | 11500', 'A | -1000 |'], [0, 0, 1])
  expect(chooseMembers(whole, hints([10000], [11500])).leftOut.map(({ row }) => row.part)).toEqual([1])
})

test('so it is where it shares words with a row of its day and amount, up to the balance carried on', () => {
  const leftOut = (again: string) => {
    const rows = ['ACME GAS LTD | -1000 |', 'B | 2500 |', 'balance carried forward | | 11500', again]
    const whole = ledger(['balance brought forward | | 10000', ...rows], [0, 0, 0, 0, 1])
    return chooseMembers(whole, hints()).leftOut.map(({ row }) => row.description)
  }
  expect(leftOut('GAS LTD 4711 | -1000 |')).toEqual(['GAS LTD 4711'])
  expect(leftOut('SHELL LTD | -1000 |')).toEqual([])
})

test('rows below a balance that is carried on are none that are printed again', () => {
  const first = ['balance brought forward | | 10000', 'A | -100 |', 'B | -200 |', 'C | -300 |']
  const rows = [...first, 'balance carried forward | | 9400', 'D | -700 |', 'E | -800 |']
  const whole = ledger(rows, [0, 0, 0, 0, 0, 1, 1])
  expect(chooseMembers(whole, hints([], [99999])).leftOut).toEqual([])
})

test('a page of rows that lead on to another named balance is none either', () => {
  const whole = ledger(
    ['A | -1000 |', 'closing balance | | 9000', 'B | 2500 |', 'closing balance | | 11500'],
    [0, 0, 1, 1],
  )
  expect(chooseMembers(whole, hints([10000], [])).leftOut).toEqual([])
})
