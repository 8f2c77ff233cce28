import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import type { Line } from '../../layout/word.ts'
import type { MoneyConvention } from '../../money/parse-money.ts'
import { lineTests } from '../../table/line-tests.ts'
import { findPrintedBalances } from './read-balances.ts'

const balancesOf = (text: string, convention: MoneyConvention = { decimal: '.', exponent: 2 }) =>
  findPrintedBalances(typeset(text), () => false, lineTests(convention), convention).map(
    ({ kind, money }) => [kind, money.magnitude],
  )

test.each([
  ['Opening Balance        14,022.17Cr', [['opening', 1402217]]],
  ['Opening Balance¹       14,022.17', [['opening', 1402217]]],
  ['Previous balance      =      $1,840.32', [['opening', 184032]]],
  ['SOLDE NUL AU 29/02/2024', [['dated', 0]]],
  ['Closing balance        NIL', [['closing', 0]]],
  ['Closing balance        see NIL below', []],
  ['Previous 8,120.40                 New balance 7,248.81', [['closing', 724881]]],
  [
    'Start balance     Money in      End balance\n1,840.32          2,283.88      1,796.88',
    [
      ['opening', 184032],
      ['closing', 179688],
    ],
  ],
  // Hebrew names what stands on its left.
  [
    '-3,870.25      סגירה יתרת          -1,350.20      פתיחה יתרת',
    [
      ['closing', 387025],
      ['opening', 135020],
    ],
  ],
  // Lines of the box beside it stand between a name and its amount.
  ['New balance           Credit limit\n                      4,000.00\n2,510.66', [['closing', 251066]]],
  [
    'Opening balance 1,840.32 Closing balance 1,796.88',
    [
      ['opening', 184032],
      ['closing', 179688],
    ],
  ],
  // Ways to pay that are offered.
  [
    'New balance  510.66\nTotal to pay 520.00    Total to pay 530.00    Total to pay 540.00',
    [['closing', 51066]],
  ],
  ['Old balance\nOpening balance    31 Aug 2024        1,840.32', [['opening', 184032]]],
  ['Paid out  Ending balance\n   10.00        1,796.88', [['closing', 179688]]],
  [
    'Beginning cash as of 02/01     Ending cash\n1,840.32                         1,796.88',
    [
      ['opening', 184032],
      ['closing', 179688],
    ],
  ],
  [
    'Opening balance      Paid in\n100.00               50.00\nClosing balance      Paid out\n120.00               30.00',
    [
      ['opening', 10000],
      ['closing', 12000],
    ],
  ],
  [
    'OPENING BALANCE   CLOSING BALANCE\n3520€             1,796.88€',
    [
      ['opening', 352000],
      ['closing', 179688],
    ],
  ],
  [
    '-1,796.88 HKD         100.00 HKD              24 Jan 2025\nStatement balance     Minimum amount due      Payment due date',
    [['closing', 179688]],
  ],
  [
    '$1,840.32          $1,796.88\nCurrent Balance    Beginning Balance',
    [
      ['closing', 184032],
      ['opening', 179688],
    ],
  ],
  [
    'Opening Balance     Closing Balance\n$1,840.32           $1,796.88\n\nTotal Debit         Total Credit',
    [
      ['opening', 184032],
      ['closing', 179688],
    ],
  ],
  ['$1,840.32          $1,796.88\n   Current Balance    Beginning Balance', []],
  ['New balance        = $1,840.32', [['closing', 184032]]],
  [
    'Previous     Repayments     Current\nbalance       Credits       balance\n1,840.32        43.52      1,796.80',
    [
      ['opening', 184032],
      ['closing', 179680],
    ],
  ],
  [
    'Opening balance   -   Repayments   +   Purchases   =   Closing balance\n\n\n\n   1,840.32            43.52          0.00              1,796.80',
    [
      ['opening', 184032],
      ['closing', 179680],
    ],
  ],
  [
    'Balance as of    Balance as of    Deposits\n11.05.2023       31.05.2023\n10.00            47.98            40.64',
    [
      ['dated', 1000],
      ['dated', 4798],
    ],
  ],
  ['Opening balance     Purchases\n\n\n\n   1,840.32            43.52', []],
  ['Opening balance     Purchases     Closing balance\n\n\n\n   Limit    1,840.32            43.52', []],
  ['Balance anterior     RD$14,000.45     8', [['opening', 1400045]]],
  ['Opening balance\n1,840.32', [['opening', 184032]]],
  [
    '                 Opening balance    Closing balance      This year\n' +
      'Net cash                  523.10           4,326.43         18.12\n' +
      'Securities              8,114.02           8,361.90          0.00',
    [
      ['opening', 52310],
      ['closing', 432643],
      ['opening', 811402],
      ['closing', 836190],
    ],
  ],
  ['Alter Kontostand     91.01 H EUR', [['opening', 9101]]],
  ['Balance as on 1 Apr 2024     14,022.17', [['dated', 1402217]]],
  [
    'Balance owing on 30 Nov 2024   31,824.60\nBalance owing on 30 Dec 2024   31,498.03',
    [
      ['dated', 3182460],
      ['dated', 3149803],
    ],
  ],
  ['EUR on 31/05/2024     14,022.17', [['dated', 1402217]]],
  ['26.04 EUR     -22.26     19,481.74', []],
  ['Overdraft limit   1,500.00', []],
  ['Balance enquiry fee on 1 Apr 2024     14.50', []],
  ['Opening balance   see above', []],
])('%s', (text, expected) => {
  expect(balancesOf(text)).toEqual(expected)
})

test('headings of days that print what each ends with name no balance of the account', () => {
  const days = [30, 29, 28].map((day) => `Sun ${day} June 2024    Closing balance    ${day}.00\nACME    1.00`)
  expect(balancesOf(`Closing balance    30.00\n${days.join('\n')}`)).toEqual([['closing', 3000]])
  expect(balancesOf(days.slice(0, 1).join('\n'))).toEqual([['closing', 3000]])
})

test('what is collected by paying is no balance of the account', () => {
  const yen = { decimal: '.', exponent: 0 } as const
  expect(balancesOf('永久不滅ポイント   前回残高   8,412 P', yen)).toEqual([])
  expect(balancesOf('前回残高   8,412', yen)).toEqual([['opening', 8412]])
  expect(balancesOf('Rewards   Opening balance   84.12')).toEqual([])
  expect(balancesOf('Points   120.00   Opening balance   84.12')).toEqual([['opening', 8412]])
})

test('yen are printed as mere numbers', () => {
  expect(balancesOf('前月繰越     980', { decimal: '.', exponent: 0 })).toEqual([['opening', 980]])
})

test('a column title names no single balance', () => {
  const convention = { decimal: '.', exponent: 2 } as const
  const lines = typeset('Opening balance\n1,840.32')
  expect(findPrintedBalances(lines, (line) => line === lines[0], lineTests(convention), convention)).toEqual(
    [],
  )
})

test.each([
  [
    'above one row, titles of both ends name its balances',
    '',
    [
      ['opening', 184032],
      ['closing', 179688],
    ],
  ],
  ['above more rows they are those of its columns', '\n1,796.88           3.12         1,800.00', []],
])('%s', (_, next, expected) => {
  const convention = { decimal: '.', exponent: 2 } as const
  const lines = typeset(
    `Opening balance    Money in     Closing balance\n1,840.32          43.44         1,796.88${next}`,
  )
  const isTitle = (line: Line) => line === lines[0]
  const found = findPrintedBalances(lines, isTitle, lineTests(convention), convention)
  expect(found.map(({ kind, money }) => [kind, money.magnitude])).toEqual(expected)
})
