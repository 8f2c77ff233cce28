import { expect, test } from 'vitest'
import { movementOf } from '../../../test-support/movements.ts'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'
import { toMinor } from '../../money/money.ts'
import { NO_MONEY } from '../../money/parse-money.ts'
import { EMPTY_CELL } from '../../table/cell.ts'
import type { Movement } from '../ledger.ts'
import { chooseMembers } from './choose-members.ts'

const read = (...pages: string[]) => {
  const { transactions, accounts } = extractFromPages(typesetPages(...pages), pages.length)
  return {
    rows: transactions.map(({ description }) => description),
    checks: accounts.map(({ check }) => check),
  }
}

const FIRST = `
Opening balance                                     100.00
Date        Description           Debit     Credit    Balance
13/04/2024  ACME                            50.00    150.00
14/04/2024  SHOP                  20.00              130.00
15/04/2024  CAFE                  10.00              120.00
            Carried forward                          120.00`

test('a row of the same amount that leads to another balance is no repetition, though its page ends wrong', () => {
  const last = (closing: string) => `
Date        Description           Debit     Credit    Balance
            Brought forward                          120.00
16/04/2024  BACK                  50.00               70.00
Closing balance                                      ${closing}`
  expect(read(FIRST, last(' 70.00'))).toEqual({ rows: ['ACME', 'SHOP', 'CAFE', 'BACK'], checks: ['proved'] })
  expect(read(FIRST, last('170.00')).checks).not.toEqual(['proved'])
})

test.each([
  ['is left out where the others lead to the closing balance', '120.00', ['ACME', 'SHOP', 'CAFE']],
  [
    'may be one of rows that lead elsewhere',
    '130.00',
    ['ACME', 'SHOP', 'CAFE', 'Bought Money fund', 'Sold Money fund'],
  ],
])('without an opening balance, a list without balances %s', (_, closing, rows) => {
  const text = `
Date        Description           Debit     Credit    Balance
13/04/2024  ACME                            50.00    150.00
14/04/2024  SHOP                  20.00              130.00
15/04/2024  CAFE                  10.00              120.00
Closing balance                                      ${closing}

Date        Kind        Fund          Units        Amount
13/04/2024  Bought      Money fund    25.00         25.00
14/04/2024  Sold        Money fund     5.00          5.00`
  expect(read(text).rows).toEqual(rows)
})

const CARD = `
Credit card statement                 Credit limit  5,000.00
Previous balance  100.00
New balance        90.00

Date        Description                          Amount
13/04/2024  SHOP                                  40.00
14/04/2024  PAYMENT THANK YOU                     60.00 CR
15/04/2024  CAFE                                  10.00
`

test('a plan of instalments is left out where the balances agree without it', () => {
  const card = `${CARD}
Date        Merchant          Term   Total amount   Remaining balance
11/03/2024  FURNITURE         12           480.00              360.00`
  expect(read(card)).toEqual({ rows: ['SHOP', 'PAYMENT THANK YOU', 'CAFE'], checks: ['proved'] })
})

test.each([
  ['long before all others is left out', '12/01/2024', 'proved', ['SHOP', 'PAYMENT THANK YOU', 'CAFE']],
  [
    'within their month is none',
    '16/04/2024',
    'contradicted',
    ['SHOP', 'PAYMENT THANK YOU', 'CAFE', 'PHONE'],
  ],
])('what is paid in instalments, in a list of its own, %s', (_, day, check, rows) => {
  const card = `${CARD}
Instalments
Date        Description                          Amount
${day}  PHONE                                 41.62
Total instalments of this month                   41.62`
  expect(read(card)).toEqual({ rows, checks: [check] })
})

test('a list of what is invested overnight is left out, though one of its rows prints a balance alone', () => {
  const account = `
Opening balance                                     100.00
Date        Description           Debit     Credit
13/04/2024  SWEEP                 50.00
14/04/2024  SHOP                  20.00
15/04/2024  SWEEP                 10.00
16/04/2024  PAY                             80.00
Closing balance                                     100.00

Date        Purchases    Sales    Invested balance
12/04/2024                                900.00
13/04/2024      50.00                     950.00
15/04/2024      10.00                     960.00`
  expect(read(account)).toEqual({ rows: ['SWEEP', 'SHOP', 'SWEEP', 'PAY'], checks: ['proved'] })
})

test('what is pending above several lists with balances is left out, though it opens the page', () => {
  const account = `
Opening balance     150.00
Closing balance     130.00

Pending
Date        Description     Amount
12/04/2024  PARKING         -15.00

Account
Date        Description     Amount   Balance
13/04/2024  ACME             50.00    150.00
14/04/2024  SHOP            -20.00    130.00
15/04/2024  CAFE            -10.00    120.00

Pocket
Date        Description     Amount   Balance
13/04/2024  SAVED            10.00     60.00
14/04/2024  SPENT           -50.00     10.00`
  expect(read(account).rows).toEqual(['ACME', 'SHOP', 'CAFE', 'SAVED', 'SPENT'])
})

test.each<[string, string, string[]]>([
  ['are left out where the balances agree without them', '130.00', ['ACME', 'SHOP']],
  ['stay where they agree with them', '115.00', ['ACME', 'PARKING', 'SHOP']],
])('rows with the mark of a note behind their amount %s', (_, closing, rows) => {
  const account = `
Opening balance     100.00
Closing balance     ${closing}

Date        Description     Amount
13/04/2024  ACME             50.00 $
13/04/2024  PARKING         -15.00 $*
14/04/2024  SHOP            -20.00 $

* The amount is blocked and not booked yet`
  expect(read(account).rows).toEqual(rows)
})

const LISTED = `
Date        Description    Amount
10/04/2024  ACME           -10.00
11/04/2024  SHOP           -20.00
12/04/2024  CAFE           -10.00
13/04/2024  RENT           -40.00
14/04/2024  PAY             75.00
14/04/2024  BAKER           -5.00
Total                      -10.00`

test.each<[string, number, string[]]>([
  ['as much each day only sum them up', 70, []],
  ['something else on a day are further rows', 60, ['S0', 'S1', 'S2', 'S3', 'S4']],
])('rows with balances that come to %s, below a list without balances', (_, last, further) => {
  let balance = 100
  const swept = [-10, -20, -10, -40, last].map((amount, i) => {
    balance += amount
    return `1${i}/04/2024  S${i}${`${amount}.00`.padStart(20)}${`${balance}.00`.padStart(10)}`
  })
  const table = `Date        Description     Amount   Balance\n${swept.join('\n')}`
  expect(read(`${LISTED}\n\n${table}`).rows).toEqual([
    'ACME',
    'SHOP',
    'CAFE',
    'RENT',
    'PAY',
    'BAKER',
    ...further,
  ])
})

test.each<[string, string[], string[]]>([
  ['a plan may stand above the rows', ['SOFA | -48000 | 194'], ['SOFA']],
  [
    'what is left may be read as amounts, and prices as balances',
    ['SOFA | -194 | 48000', 'TV | -50 | 9000'],
    ['SOFA', 'TV'],
  ],
  ['a single row may be that of another account', ['INTEREST | 194 | 48000'], []],
  [
    'rows that lead from balance to balance are an account, wherever they stand',
    ['ACME | 1000 | 2000', 'PAY | 1000 | 3000'],
    [],
  ],
])('%s', (_, first, leftOut) => {
  const underOthers = (text: string): Movement => {
    const movement = movementOf(text, 0)
    return { ...movement, row: { ...movement.row, moneyCells: [EMPTY_CELL, EMPTY_CELL, EMPTY_CELL] } }
  }
  const rows = ['SOFA | -48000 |', 'SHOP | -4000 |', 'PAYMENT | 6000 |', 'CAFE | -1000 |']
  const movements = [...first.map(underOthers), ...rows.map((text) => movementOf(text, 1))]
  const hints = { openings: [toMinor(10000)], closings: [toMinor(57000)] }
  const members = chooseMembers({ movements, isOwed: true, isReversed: false }, hints)
  expect(members.leftOut.map(({ row }) => row.description)).toEqual(leftOut)
})

test('a plan may stand under as many columns, and its price in one that is not read', () => {
  const printed = (minor: number) => ({ ...NO_MONEY, magnitude: toMinor(minor) })
  const withMoney = (movement: Movement, money: Movement['row']['money']): Movement => ({
    ...movement,
    row: { ...movement.row, money, moneyCells: money.map(() => EMPTY_CELL) },
  })
  const plan = withMoney(movementOf('SOFA | -7418 | 51240', 0), [
    printed(84900),
    printed(51240),
    printed(7418),
    null,
  ])
  const rows = ['SOFA | -84900 |', 'SHOP | -4000 |', 'PAYMENT | 6000 |', 'CAFE | -1000 |']
  const movements = [
    plan,
    ...rows.map((text) => withMoney(movementOf(text, 1), [null, null, null, printed(1000)])),
  ]
  const hints = { openings: [toMinor(10000)], closings: [toMinor(93900)] }
  const { leftOut } = chooseMembers({ movements, isOwed: true, isReversed: false }, hints)
  expect(leftOut.map(({ row }) => row.description)).toEqual(['SOFA'])
})

test('nor is a single trade that is not settled, under titles of its own', () => {
  const broker = `
Opening balance  100.00
Closing balance   70.00

Date        Description                Price    Debit    Credit
13/04/2024  SHOP                                40.00
14/04/2024  DIVIDEND                                      20.00
15/04/2024  CAFE                                10.00

Description              Date        Quantity    Debit
ACME Buy                 16/04/2024      2.00    25.00`
  expect(read(broker)).toEqual({ rows: ['SHOP', 'DIVIDEND', 'CAFE'], checks: ['proved'] })
})

test.each([
  ['with a number of its own', 'Savings account 4444555566'],
  ['without one', 'Savings'],
])('a second account under other columns is none, %s', (_, name) => {
  const both = `
Checking account 1111222233
Beginning balance   1,000.00
Ending balance        950.00
Date        Description            Amount
13/04/2024  SHOP                   -100.00
14/04/2024  PAY                      80.00
15/04/2024  CAFE                    -30.00

${name}
Date        Description            Withdrawal    Deposit    Balance
13/04/2024  TRANSFER IN                            70.00     250.00
16/04/2024  TRANSFER OUT             20.00                   230.00
19/04/2024  INTEREST                                5.00     235.00`
  expect(read(both).rows).toEqual(['SHOP', 'PAY', 'CAFE', 'TRANSFER IN', 'TRANSFER OUT', 'INTEREST'])
})

test('what is left of instalments is left out of a card that only prints what it bills', () => {
  const lists = [
    ['A | -1000 |', 'B | -500 |', 'C | 200 |'],
    ['A | -3000 |', 'B | -900 |'],
  ]
  const movements = lists.flatMap((rows, part) => rows.map((text) => movementOf(text, part)))
  const leftOut = (isOwed: boolean) =>
    chooseMembers({ movements, isOwed, isReversed: false }, { openings: [], closings: [toMinor(1300)] })
      .leftOut
  expect(leftOut(true)).toHaveLength(2)
  expect(leftOut(false)).toHaveLength(0)
})

test('charges listed by day below the row that leads to the closing balance are left out', () => {
  const account = (closing: string) => `
Opening balance  100.00               Closing balance  ${closing}
Date        Description           Debit     Credit    Balance
13/04/2024  ACME                            50.00
14/04/2024  SHOP                  20.00              130.00
15/04/2024  CAFE                  10.00              120.00`
  const charges = `
Charges of the period
            Foreign fee 14/04/2024   1.64`
  expect(read(account('120.00'), charges)).toEqual({ rows: ['ACME', 'SHOP', 'CAFE'], checks: ['proved'] })
})

test('a run of rows that are printed above, word for word, is left out where the balances agree without it', () => {
  const card = (closing: string) => `
Credit card statement                 Credit limit  5,000.00
Previous balance  100.00
New balance       ${closing}

Date        Description                          Amount
13/04/2024  SOFA 01/06                            40.00
14/04/2024  SHOP                                   7.00
15/04/2024  BIKE 01/03                            10.00
16/04/2024  PHONE 01/12                           20.00
13/04/2024  SOFA 01/06                            40.00
15/04/2024  BIKE 01/03                            10.00
16/04/2024  PHONE 01/12                           20.00`
  expect(read(card('177.00')).rows).toEqual(['SOFA 01/06', 'SHOP', 'BIKE 01/03', 'PHONE 01/12'])
  expect(read(card('247.00')).rows).toHaveLength(7)
})
