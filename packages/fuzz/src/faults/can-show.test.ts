import { describe, expect, test } from 'vitest'
import { agrees, CAN_SHOW } from './can-show.ts'
import type { FaultKind } from './kinds.ts'
import type { PrintedAccount } from './printed-account.ts'

const row = (amount: number, balance: number | null, date = '2024-04-03') => ({ date, amount, balance })

/** Every number that a statement can print. */
const full: PrintedAccount = {
  opening: 100,
  closing: 90,
  moneyIn: 20,
  moneyOut: -30,
  rows: [row(-10, 90), row(20, 110), row(-20, 90)],
  period: { start: '2024-04-01', end: '2024-04-30' },
}
const bare: PrintedAccount = { ...full, opening: null, closing: null, moneyIn: null, moneyOut: null }
const withoutBalances = (printed: PrintedAccount): PrintedAccount => ({
  ...printed,
  rows: printed.rows.map((entry) => ({ ...entry, balance: null })),
})
const withRows = (printed: PrintedAccount, ...rows: PrintedAccount['rows']): PrintedAccount => ({
  ...printed,
  rows,
})

test.each<[string, PrintedAccount]>([
  ['everything', full],
  ['balances alone', bare],
  ['no number to check by', withoutBalances(bare)],
  ['newest first', { ...full, rows: [...full.rows].reverse() }],
  ['what is owed', withRows({ ...bare, opening: 100 }, row(-10, 110), row(20, 90))],
  ['balances on some rows', withRows(full, row(-10, null), row(20, 110), row(-20, null))],
])('a right print of %s agrees', (_, printed) => {
  expect(agrees(printed)).toBe(true)
})

const [first, middle, last] = full.rows as [
  PrintedAccount['rows'][0],
  PrintedAccount['rows'][0],
  PrintedAccount['rows'][0],
]
type Case = [what: string, kind: FaultKind, twin: PrintedAccount, faulty: PrintedAccount, canShow: boolean]
const oneTotal: PrintedAccount = withoutBalances({ ...bare, moneyOut: -30 })
const sum: PrintedAccount = withoutBalances({ ...bare, opening: 100, closing: 90 })

describe('what a fault leaves in print', () => {
  test.each<Case>([
    ['an amount between balances', 'amount-digit', bare, withRows(bare, first, row(21, 110), last), true],
    [
      'an amount above the first balance, without an opening one',
      'amount-digit',
      bare,
      withRows(bare, row(-11, 90), middle, last),
      false,
    ],
    ['an amount of a sum', 'amount-digit', sum, withRows(sum, row(-11, null), ...sum.rows.slice(1)), true],
    [
      'an amount beside nothing',
      'amount-digit',
      withoutBalances(bare),
      withRows(bare, row(-11, null), row(20, null), row(-20, null)),
      false,
    ],
    ['a balance', 'balance-digit', bare, withRows(bare, first, row(20, 111), last), true],
    ['an only balance', 'balance-digit', withRows(bare, first), withRows(bare, row(-10, 91)), false],
    ['an opening balance', 'opening-digit', full, { ...full, opening: 101 }, true],
    [
      'an opening balance alone',
      'opening-digit',
      { ...sum, closing: null },
      { ...sum, opening: 101, closing: null },
      false,
    ],
    ['a closing balance', 'closing-digit', full, { ...full, closing: 91 }, true],
    ['a total', 'total-digit', oneTotal, { ...oneTotal, moneyOut: -31 }, true],
    ['a first row under an opening balance', 'first-row-lost', full, withRows(full, middle, last), true],
    ['a first row without one', 'first-row-lost', bare, withRows(bare, middle, last), false],
    ['a row between balances', 'middle-row-lost', bare, withRows(bare, first, last), true],
    ['a last row over a closing balance', 'last-row-lost', full, withRows(full, first, middle), true],
    ['a last row without one', 'last-row-lost', bare, withRows(bare, first, middle), false],
    [
      'a last row in a total',
      'last-row-lost',
      oneTotal,
      withRows(oneTotal, ...oneTotal.rows.slice(0, 2)),
      true,
    ],
    ['a row at a page edge', 'row-lost-at-page-edge', bare, withRows(bare, first, last), true],
    ['a row twice', 'row-twice', bare, withRows(bare, first, first, middle, last), true],
    ['a row of nothing twice', 'row-twice', bare, withRows(bare, first, row(0, 90), row(0, 90)), false],
    ['a credit for a debit', 'direction-exchanged', bare, withRows(bare, first, row(-20, 110), last), true],
    ['rows with balances exchanged', 'rows-exchanged', full, withRows(full, middle, first, last), true],
    ['rows of a sum exchanged', 'rows-exchanged', sum, { ...sum, rows: [...sum.rows].reverse() }, false],
    ['a page between balances', 'page-missing', bare, withRows(bare, first, row(-15, 60)), true],
    ['a last page', 'page-missing', bare, withRows(bare, first), false],
    ['a day that no calendar has', 'impossible-date', withoutBalances(bare), withoutBalances(bare), true],
    ['a day after the period', 'far-date', bare, withRows(bare, row(-10, 90, '2024-09-03')), true],
    [
      'a far day without a period',
      'far-date',
      bare,
      withRows({ ...bare, period: { start: null, end: null } }, row(-10, 90, '2024-09-03')),
      false,
    ],
    // Where the statement without fault disagrees with itself, nothing tells the fault from what was there before.
    ['what was broken before', 'closing-digit', { ...full, closing: 95 }, { ...full, closing: 91 }, false],
  ])('%s (%s)', (_, kind, twin, faulty, canShow) => {
    expect(CAN_SHOW[kind](faulty, twin)).toBe(canShow)
  })
})
