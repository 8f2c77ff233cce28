import { describe, expect, test } from 'vitest'
import { readProof as read } from '../../../test-support/read-proof.ts'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

const HEAD = `
Period 01/04/2024 - 30/04/2024
Opening balance  100.00      Closing balance  134.25
Date        Description           Debit     Credit    Balance`
const ROWS = `
13/04/2024  ACME                  10.50               89.50
14/04/2024  PAY                             50.00    139.50
15/04/2024  SHELL                  5.25              134.25`

test('a row between two balances is proved by them', () => {
  const { rows, account, equations, transactions } = read(HEAD + ROWS)
  expect(rows).toEqual(['proved balance', 'proved balance', 'proved balance'])
  expect(account).toBe('proved')
  expect(equations[transactions[0]?.equation ?? -1]).toMatchObject({
    kind: 'balance',
    from: { amount: '100.00', page: 1 },
    sum: '-10.50',
    to: { amount: '89.50', page: 1 },
    closes: true,
  })
})

test('rows without balances are proved by their sum', () => {
  const rows = `
Opening balance  100.00      Closing balance  134.25
Date        Description           Debit     Credit
13/04/2024  ACME                  10.50
14/04/2024  PAY                             50.00
15/04/2024  SHELL                  5.25`
  expect(read(rows)).toMatchObject({
    rows: ['proved sum', 'proved sum', 'proved sum'],
    account: 'proved',
    equations: [{ kind: 'account', from: { amount: '100.00' }, sum: '34.25', to: { amount: '134.25' } }],
  })
})

test('a contradicted row says what the balances ask for', () => {
  const { transactions, account } = read(HEAD + ROWS.replace('10.50 ', '10.60 '))
  expect(transactions[0]).toMatchObject({
    check: 'contradicted',
    doubts: ['balance-breaks'],
    expected: { amount: '10.50', difference: '0.10' },
  })
  expect(account).toBe('contradicted')
})

describe('the date', () => {
  test('that the calendar does not have is not that of the row above', () => {
    const { transactions } = read(HEAD + ROWS.replace('14/04/2024', '31/02/2024'))
    expect(transactions[1]).toMatchObject({ date: null, check: 'unproved', doubts: ['date-unread'] })
    expect(transactions[2]).toMatchObject({ date: '2024-04-15', check: 'proved' })
  })

  test('that the calendar does not have is not that of the heading above', () => {
    const rows = `
Opening balance  100.00
Description           Debit     Credit    Balance
13 April 2024
ACME                  10.50               89.50
31 February 2024
PAY                             50.00    139.50
15 April 2024
SHELL                  5.25              134.25`
    expect(read(rows).rows).toEqual(['proved balance', 'unproved balance date-unread', 'proved balance'])
  })

  test('at the end of a page may have had its rows on the page that is missing behind it', () => {
    const titles = `
Description           Debit     Credit    Balance`
    const first = `
Opening balance  100.00${titles}
13 April 2024
ACME                  10.50               89.50
14 April 2024`
    const last = `${titles}
PAY                             50.00    131.50
SHELL                  5.25              126.25`
    const { transactions } = extractFromPages(typesetPages(first, last), 2)
    expect(transactions.map(({ doubts }) => doubts)).toEqual([
      [],
      ['balance-breaks', 'date-ambiguous'],
      ['date-ambiguous'],
    ])
  })

  test('lies inside the printed period', () => {
    const { rows } = read(HEAD + ROWS.replace('15/04/2024', '15/07/2024'))
    expect(rows[2]).toBe('unproved balance date-outside-period')
  })

  test('that reads both ways throughout is ambiguous, and the other reading is named', () => {
    const ambiguous = `${HEAD}${ROWS}`
      .replace(/^Period.*$/m, '')
      .replaceAll(/1(\d)\/04/g, (_, digit: string) => `0${digit}/04`)
    expect(read(ambiguous)).toMatchObject({
      // 4 April is the same either way.
      rows: ['unproved balance date-ambiguous', 'proved balance', 'unproved balance date-ambiguous'],
      account: 'unproved',
      readings: [{ differs: 'month-first', rows: 2 }],
    })
  })
})

describe('a number that could be an amount', () => {
  const LOST = '12/04/2024  A ROW THAT WAS LOST                              7.77\n'
  const above = (head: string) => head.replace('Date  ', `${LOST}\nDate  `) + ROWS

  test('outside the rows, set like one, leaves the account unproved where no closing balance rules it out', () => {
    expect(read(above(HEAD.replace(/ {6}Closing.*/, '')))).toMatchObject({
      account: 'unproved',
      accountDoubts: ['unexplained-numbers'],
      unexplained: ['7.77'],
    })
  })

  test('is of what is still to come where it is dated after the period', () => {
    const ahead = above(HEAD.replace(/ {6}Closing.*/, '')).replace('12/04/2024', '12/05/2024')
    expect(read(ahead)).toMatchObject({ account: 'proved', unexplained: [] })
  })

  test('is ruled out by opening and closing balances that agree', () => {
    expect(read(above(HEAD))).toMatchObject({ account: 'proved', unexplained: [] })
  })

  test('in a total must be what rows come to', () => {
    const total = (debits: string) => `${HEAD}${ROWS}\nTotal                             ${debits}     50.00`
    expect(read(total('15.75')).account).toBe('proved')
    expect(read(total('15.76'))).toMatchObject({ account: 'unproved', unexplained: ['15.76'] })
  })

  const SUMMARY = (out: string) => `
Opening balance        100.00
Total deposits          50.00
Total withdrawals       ${out}
Closing balance        134.25

Date        Description           Debit     Credit    Balance${ROWS}`

  test('in a summary between two balances must be what leads from one to the other', () => {
    expect(read(SUMMARY('15.75'))).toMatchObject({ account: 'proved', unexplained: [] })
    expect(read(SUMMARY('15.76'))).toMatchObject({ account: 'unproved', unexplained: ['15.76'] })
  })

  test('under the name of the closing balance must be what the last row reaches, where nothing opens the account', () => {
    const ending = (closing: string) =>
      `Closing balance  ${closing}\nDate        Description           Debit     Credit    Balance${ROWS}`
    expect(read(ending('134.25')).unexplained).toEqual([])
    expect(read(ending('134.75')).unexplained).toEqual(['134.75'])
  })

  test('in a summary may stand under its name', () => {
    const under = (out: string) => SUMMARY(out).replace(/Total withdrawals +/, 'Total withdrawals:\n')
    expect(read(under('15.75')).account).toBe('proved')
    expect(read(under('15.76'))).toMatchObject({ account: 'unproved', unexplained: ['15.76'] })
  })

  const PARTS = (fee: string) => `
Opening balance  100.00      Closing balance  134.25
Date        Description          Gross      Fee       Net
13/04/2024  ACME                -10.00    -0.50    -10.50
14/04/2024  PAY                  50.25    ${fee}     50.00
15/04/2024  SHELL                -5.20    -0.05     -5.25`

  test('beside every amount is explained where it makes it up with others', () => {
    expect(read(PARTS('-0.25')).unexplained).toEqual([])
    expect(read(PARTS('-0.35')).account).not.toBe('proved')
  })

  test('under the name of a total must be that total', () => {
    const twice = (above: string) => `
Total deposits  ${above}
Closing balance  150.00

Deposits
Date        Description           Amount
13/04/2024  PAY                    50.00
14/04/2024  PAY                    25.00
Total deposits                     75.00`
    expect(read(twice('75.00')).unexplained).toEqual([])
    expect(read(twice('75.01')).unexplained).toEqual(['75.01'])
  })

  test('beside every amount is explained where one of the columns that make it up is titled as a charge', () => {
    const parted = (fee: string) => `
Opening balance  100.00      Closing balance  134.25
Date        Description          Gross     Fees       Net   Balance
13/04/2024  ACME                -10.50     0.00    -10.50     89.50
14/04/2024  PAY                  50.25    ${fee}     50.00    139.50
15/04/2024  SHELL                -5.25     0.00     -5.25    134.25`
    expect(read(parted('-0.25'))).toMatchObject({ account: 'proved', unexplained: [] })
    expect(read(parted('-0.35')).unexplained).toEqual(['50.25'])
  })

  const BESIDE = (rows: readonly (readonly [amount: string, other: string])[]) =>
    `\nOpening balance  100.00      Closing balance  134.25\nDate        Description           Amount     In francs\n${rows
      .map(
        ([amount, other], i) =>
          `${13 + i}/04/2024  ACME           ${amount.padStart(13)}${other.padStart(14)}`,
      )
      .join('\n')}`

  test('beside every amount is explained by one rate for all', () => {
    const francs = [
      ['-10.50', '-68.88'],
      ['50.00', '327.98'],
      ['-5.25', '-34.44'],
    ] as const
    expect(read(BESIDE(francs))).toMatchObject({ account: 'proved', unexplained: [] })
    const other = [...francs.slice(0, 2), ['-5.25', '-34.94']] as const
    expect(read(BESIDE(other)).unexplained).toEqual(['-68.88', '327.98', '-34.94'])
  })

  test('beside every amount are explained by the rate of each row', () => {
    const rated = (last: string) => `
Opening balance  100.00      Closing balance  134.25
Date         Description           Amount      Balance       Rate       In drams
13/04/2024   ACME                  -10.50        89.50     388.20       4,076.10
14/04/2024   PAY                    50.00       139.50     387.10      19,355.00
15/04/2024   SHELL                  -5.25       134.25     389.40       ${last}`
    expect(read(rated('2,044.35'))).toMatchObject({ account: 'proved', unexplained: [] })
    expect(read(rated('2,049.35')).account).not.toBe('proved')
  })

  test('under the name of a balance must be one that the rows come to', () => {
    const twice = `${HEAD}${ROWS}\n\nClosing balance  ${'134.35'}`
    expect(read(twice).account).not.toBe('proved')
  })
})

test('a year that only the text of a row prints may be any', () => {
  const rows = (head: string, text: string) => `
${head}
Opening balance  100.00      Closing balance  134.25
Date        Description           Debit     Credit    Balance
13 Apr      ${text.padEnd(20)}  10.50               89.50
14 Apr      PAY                             50.00    139.50
15 Apr      SHELL                  5.25              134.25`
  expect(read(rows('', 'INTEREST TO 26NOV2023')).rows[0]).toBe('unproved balance date-ambiguous')
  expect(read(rows('Printed 16 Apr 2024', 'INTEREST TO 26NOV2023')).rows[0]).toBe('proved balance')
})

test('a year is open where the day stands nearer to another date in the year before', () => {
  const rows = (head: string) => `
${head}
Opening balance  100.00      Closing balance  134.25
Date        Description           Debit     Credit    Balance
13 Apr      ACME                  10.50               89.50
14 Apr      PAY                             50.00    139.50
15 Apr      SHELL                  5.25              134.25`
  const later = 'Your rate ends on 12 Jun 2025'
  expect(read(rows(`Printed 16 Apr 2024\n${later}`)).rows[0]).toBe('unproved balance date-ambiguous')
  expect(read(rows(`Printed 16 Apr 2025\n${later}`)).rows[0]).toBe('proved balance')
  // What is called the day of the statement counts, not when something ends.
  expect(read(rows(`Statement date 16 Apr 2024\n${later}`)).transactions[0]).toMatchObject({
    date: '2024-04-13',
  })
})

test('or, far from the latest date, to another one in the year behind', () => {
  const rows = (latest: string) => `
Your rate began on ${latest}
Opening balance  100.00      Closing balance  134.25
Date        Description           Debit     Credit    Balance
13 Jan      ACME                  10.50               89.50
14 Jan      PAY                             50.00    139.50
15 Jan      SHELL                  5.25              134.25`
  expect(read(rows('12 Nov 2024')).rows[0]).toBe('unproved balance date-ambiguous')
  expect(read(rows('12 Mar 2024')).rows[0]).toBe('proved balance')
})

test('a year of two digits is none that no date outside the rows is near', () => {
  const rows = (year: string) => `
Printed 16 Apr 2024
Opening balance  100.00      Closing balance  134.25
Date        Description           Debit     Credit    Balance
13 Apr ${year}   ACME                  10.50               89.50
14 Apr ${year}   PAY                             50.00    139.50
15 Apr ${year}   SHELL                  5.25              134.25`
  expect(read(rows('24')).rows[0]).toBe('proved balance')
  expect(read(rows('03')).rows[0]).toBe('unproved balance date-ambiguous')
})

test('an account with a page that was not read is not proved', () => {
  expect(read(HEAD + ROWS, 2)).toMatchObject({
    rows: ['proved balance', 'proved balance', 'proved balance'],
    account: 'unproved',
    accountDoubts: ['pages-missing'],
  })
})

test('of two sums under the rows the wrong one is not explained', () => {
  const { unexplained, account } = read(`
Date        Description           Amount    Balance
12/04/2024  Beginning balance               100.00
13/04/2024  ACME                  -10.50     89.50
14/04/2024  PAY                    50.00    139.50
15/04/2024  SHELL                  -5.25    134.25
16/04/2024  Ending balance                  134.25
            Total deposits    50.00
            Total withdrawals  15.25`)
  expect(unexplained).toEqual(['15.25'])
  expect(account).not.toBe('proved')
})

test('a page whose first balance is not the one carried over follows pages that are missing', () => {
  const page = (rows: string) => `
Date        Description           Amount    Balance
${rows}`
  const [first, second] = [
    page(`            Opening balance                 100.00
13/04/2024  ACME                  -10.50     89.50
14/04/2024  PAY                    50.00    139.50
            Carried forward                 139.50`),
    page(`            Opening balance                 120.00
15/04/2024  SHELL                  -5.25    114.75
16/04/2024  SHOP                   -4.75    110.00`),
  ]
  const { accounts } = extractFromPages(typesetPages(first, second), 2)
  expect(accounts.map(({ doubts }) => doubts)).toEqual([['pages-missing'], ['pages-missing']])
})

test('a day that is printed above missing rows may not be that of the rows under them', () => {
  const rows = (broughtForward: string, rest: string) => `
Opening balance  100.00
Details                   Debit     Credit    Balance
15/04/2024
ACME                      10.50               89.50
Balance forward                               ${broughtForward}
PAY                                 50.00    ${rest}
16/04/2024
SHELL                      5.25              ${rest}`
  const second = (text: string) => read(text).rows[1]
  expect(second(rows('89.50', '139.50'))).toBe('proved balance')
  expect(second(rows('70.00', '120.00'))).toBe('unproved balance date-ambiguous')
})

test('the balance of the oldest row that leads to no other is not sure, though a sum proves its amount', () => {
  const { rows } = read(`
Date        Description           Paid in   Paid out   Balance
13/04/2024  ACME                              10.50     180.00
14/04/2024  SHOP                              20.00      69.50
15/04/2024  SHELL                              5.25      64.25
            Total                   0.00      35.75
            Closing balance                              64.25`)
  expect(rows[0]).toBe('unproved sum balance-breaks')
})

test('a row that is printed twice with its balance leaves its second amount unexplained', () => {
  const { unexplained } = read(`
Opening balance  100.00
Date        Description           Amount    Amount    Balance
13/04/2024  PAY                              50.00     150.00
14/04/2024  ACME                  10.50                139.50
14/04/2024  ACME                  10.50                139.50
15/04/2024  PAY                              20.00     159.50
16/04/2024  PAY                              30.00     189.50
17/04/2024  PAY                               5.00     194.50`)
  expect(unexplained).toContain('10.50')
})

test.each([
  ['that the other sum is zero', 'Total paid in  0.00', 'Total paid out  18.75'],
  ['of which one name is not known', 'Gleeb  0.00', 'Total paid out  18.75'],
])('a sum of a summary above the rows may be wrong where %s', (_, first, second) => {
  const { unexplained } = read(`
Opening balance  100.00
${first}
${second}
Closing balance   84.25
Date        Description           Amount    Balance
13/04/2024  ACME                  -10.50      89.50
15/04/2024  SHELL                  -5.25      84.25`)
  expect(unexplained).toEqual(['18.75'])
})

test('what is called a total and nothing else is none of the rows that are missing', () => {
  const { transactions, account } = read(`
Opening balance  100.00
Closing balance  150.00
Date        Description           Paid out   Paid in    Balance
13/04/2024  SHOP                     0.00                150.00
            Total                    0.00      50.00`)
  expect(transactions).toHaveLength(1)
  expect(account).not.toBe('proved')
})
