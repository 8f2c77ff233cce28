import { describe, expect, test } from 'vitest'
import { movementOf, otherMovementOf } from '../../../test-support/movements.ts'
import { toMinor } from '../../money/money.ts'
import type { Movement } from '../ledger.ts'
import { admitByBalance, admitCarried, type BalanceStep, walkChain } from './chain.ts'

/** Rows whose text begins with a question mark look like no transaction. */
const rowsOf = (rows: readonly string[]): Movement[] =>
  rows.map((text) => (text.startsWith('?') ? otherMovementOf(text.slice(1)) : movementOf(text)))
const kindsOf = (movements: readonly Movement[]) => movements.map(({ row }) => row.kind)

describe('what counts as evidence', () => {
  test.each<[string, string[], closed: number, steps: number, verdicts: (boolean | null)[]]>([
    ['a balance on every row', ['A | -10 | 90', 'B | 20 | 110', 'C | -5 | 105'], 2, 2, [null, true, true]],
    ['a balance once a day', ['A | -10 | 90', 'B | 20 |', 'C | -5 | 105'], 1, 1, [null, true, true]],
    [
      'a step that does not close',
      ['A | -10 | 90', 'B | 20 | 111', 'C | -5 | 106'],
      1,
      2,
      [null, false, true],
    ],
    ['a balance brought forward', ['brought forward | | 100', 'A | -10 | 90'], 1, 1, [null, true]],
    ['a balance that is only printed again', ['A | -10 | 90', 'closing balance | | 90'], 0, 0, [null, true]],
    ['zeros that make zero', ['A | 0 | 0', 'B | 0 | 0'], 0, 0, [null, true]],
    ['a zero that moves no balance', ['A | -10 | 90', 'B | 0 | 90'], 0, 0, [null, true]],
    [
      'another balance without a row between',
      ['A | -10 | 90', 'closing balance | | 80'],
      0,
      1,
      [null, false],
    ],
    ['rows after the last balance', ['A | -10 | 90', 'B | 20 |'], 0, 0, [null, null]],
    [
      'a total, whose amount moves nothing',
      ['A | -10 | 90', 'Total | -10 |', 'B | 20 | 110'],
      1,
      1,
      [null, true, true],
    ],
    ['a row that is none', ['A | -10 | 90', '?12 | 7 | 999', 'B | 20 | 110'], 1, 1, [null, true, true]],
  ])('%s', (_, rows, closed, steps, verdicts) => {
    expect(walkChain(rowsOf(rows), null)).toEqual({ closed, steps, verdicts })
  })

  test('an opening balance that is printed elsewhere encloses the first row', () => {
    expect(walkChain(rowsOf(['A | -10 | 90']), toMinor(100))).toMatchObject({ closed: 1, verdicts: [true] })
    expect(walkChain(rowsOf(['A | -10 | 90']), toMinor(99))).toMatchObject({ closed: 0, verdicts: [false] })
  })

  test('each step is told with the rows that lie in it', () => {
    const told: [BalanceStep, number, number][] = []
    walkChain(rowsOf(['A | -10 | 90', 'B | 20 |', 'C | -5 | 105']), toMinor(100), (...step) =>
      told.push(step),
    )
    expect(told).toEqual([
      [{ from: 100, sum: -10, to: 90 }, 0, 1],
      [{ from: 90, sum: 15, to: 105 }, 1, 3],
    ])
  })
})

describe('a row that looks like none', () => {
  const admit = (
    rows: readonly string[],
    { isReversed = false, isOwed = false, opening = null as number | null } = {},
  ) => kindsOf(admitByBalance(rowsOf(rows), isReversed, isOwed, opening === null ? null : toMinor(opening)))

  test.each<[string, Parameters<typeof admit>, ReturnType<typeof admit>]>([
    ['is one where the balance moves by its amount', [['A | -10 | 90', '?SHOP | -20 | 70']], [null, null]],
    ['is none where it does not', [['A | -10 | 90', '?SHOP | -20 | 71']], [null, 'other']],
    ['is none without an amount', [['A | -10 | 90', '?SHOP | | 90']], [null, 'other']],
    ['is none with an amount of zero', [['A | -10 | 90', '?SHOP | 0 | 90']], [null, 'other']],
    ['is none without a balance', [['A | -10 | 90', '?SHOP | -20 |', 'B | -5 | 85']], [null, 'other', null]],
    [
      'counts with rows above that print no balance',
      [['A | -10 | 90', 'B | -5 |', '?SHOP | -20 | 65']],
      [null, null, null],
    ],
    ['may be called a total', [['A | -10 | 90', 'Total Wine | -20 | 70']], [null, null]],
    ['stays a total where the balance stays', [['A | -10 | 90', 'Total | -10 | 90']], [null, 'total']],
    [
      'may be the first, under an opening balance',
      [['?SHOP | -20 | 80', 'A | -10 | 70'], { opening: 100 }],
      [null, null],
    ],
    ['may not be the first without one', [['?SHOP | -20 | 80', 'A | -10 | 70']], ['other', null]],
    [
      'stands above the older ones, newest first',
      [['?SHOP | -20 | 70', 'A | -10 | 90'], { isReversed: true }],
      [null, null],
    ],
    [
      'raises what is owed on a card',
      [['A | -10 | 110', '?SHOP | -20 | 130'], { isOwed: true }],
      [null, null],
    ],
    [
      'is one of several, where it alone makes up what is missing',
      [['A | -10 | 90', '?SHOP | -3 |', '?TAXI | -20 |', 'B | -5 | 65']],
      [null, 'other', null, null],
    ],
    [
      'is one with others, where they make it up together',
      [['A | -10 | 90', '?SHOP | -3 |', '?TAXI | -20 |', 'B | -5 | 62']],
      [null, null, null, null],
    ],
    [
      'is none where another would do as well',
      [['A | -10 | 90', '?SHOP | -20 |', '?TAXI | -20 |', 'B | -5 | 65']],
      [null, 'other', 'other', null],
    ],
  ])('%s', (_, given, kinds) => {
    expect(admit(...given)).toEqual(kinds)
  })
})

describe('a balance under a name that is not known', () => {
  test.each<[string, string[], isReversed: boolean, kind: string]>([
    [
      'is carried forward where the rows go on from it',
      ['?Ancien solde | | 100', 'A | -10 | 90'],
      false,
      'forward',
    ],
    [
      'also by way of rows without a balance',
      ['?Ancien solde | | 100', 'A | -10 |', 'B | 5 | 95'],
      false,
      'forward',
    ],
    ['is none where they do not', ['?Credit limit | | 500', 'A | -10 | 90'], false, 'other'],
    ['is none without rows that say so', ['?Ancien solde | | 100', 'A | -10 |'], false, 'other'],
    ['is none with an amount of its own', ['?Ancien solde | 3 | 100', 'A | -10 | 90'], false, 'other'],
    [
      'is carried where the rows lead to another one',
      ['?Rest | | 100', 'A | -10 |', 'B | -5 |', '?Rest | | 85'],
      false,
      'forward',
    ],
    ['is none where they lead elsewhere', ['?Rest | | 100', 'A | -10 |', '?Rest | | 85'], false, 'other'],
    ['is none where it is only printed again', ['?Limit | | 85', 'A | 0 |', '?Limit | | 85'], false, 'other'],
    ['stands below the rows, newest first', ['A | -10 | 90', '?Ancien solde | | 100'], true, 'forward'],
  ])('%s', (_, rows, isReversed, kind) => {
    const admitted = kindsOf(admitCarried(rowsOf(rows), isReversed, false))
    expect(admitted[rows.findIndex((text) => text.startsWith('?'))]).toBe(kind)
  })

  test('goes with those of its name that stand under a date', () => {
    const rows = ['Rest | | 100', 'A | -10 |', '?Rest | | 95']
    expect(kindsOf(admitCarried(rowsOf(rows), false, false))).toEqual([null, null, 'forward'])
  })

  test.each([
    ['goes with others of its name, right or wrong', '?Rest 2', ['forward', null, 'forward']],
    ['does not go with those of another name', '?Limit', ['forward', null, 'other']],
  ])('%s', (_, name, kinds) => {
    expect(
      kindsOf(admitCarried(rowsOf(['?Rest 1 | | 100', 'A | -10 | 90', `${name} | | 95`]), false, false)),
    ).toEqual(kinds)
  })
})
