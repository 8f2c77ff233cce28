import { describe, expect, test } from 'vitest'
import { readProof as read } from '../../../test-support/read-proof.ts'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

describe('the direction', () => {
  const SIGNED = `
Opening balance  100.00
Date        Description           Amount    Balance
13/04/2024  ACME                  -10.50     89.50
14/04/2024  PAY                    50.00    139.50
15/04/2024  SHELL                  -5.25    134.25`

  test('is told by signs', () => {
    expect(read(SIGNED).rows).toEqual(Array(3).fill('proved balance'))
  })

  test('is told by the order of the dates where amounts carry no sign', () => {
    expect(read(SIGNED.replaceAll('-', ' ')).rows).toEqual(Array(3).fill('proved balance'))
  })

  test('is not proved against the signs of amounts under a title of one direction', () => {
    const { rows } = read(`
Date        Description         Withdrawals    Balance
13/04/2024  ACME                     -10.50      89.50
14/04/2024  PAY                      +50.00     139.50
15/04/2024  SHELL                     -5.25     134.25`)
    expect(rows[1]).toContain('direction-ambiguous')
  })

  test('is told by nothing where a heading names loans, and neither amounts nor balances carry a sign', () => {
    const plain = SIGNED.replaceAll('-', ' ')
    expect(read(`Example Bank Home Loans${plain}`).rows[0]).toContain('direction-ambiguous')
    expect(read(`Example Bank${plain}`).rows[0]).toBe('proved balance')
  })

  test('is told by marks, though nothing says that a balance which they lead to is owed', () => {
    const { rows } = read(`
Previous balance  100.00
Date        Description           Amount
13/04/2024  ACME                   10.50
14/04/2024  PAYMENT               50.00CR
15/04/2024  SHELL                   5.25
16/04/2024  RETURN                 2.00CR
New balance  63.75`)
    expect(rows).toEqual(Array(4).fill('proved sum'))
  })

  test.each([
    ['Miscellaneous', '40.00', 'proved sum'],
    // The heading of a box beside it makes it one of charges, and turns the payment above.
    ['Returns and other credits       Purchases  21.99%', null, 'unproved sum direction-ambiguous'],
  ])('under %s is not that of a row whose total is named for the other one', (heading, credit, proof) => {
    const { rows, transactions } = read(`
Credit card statement
Date        Description           Amount
Payments
13/04/2024  CORNER STORE          -40.00
            Total payments         40.00
${heading}
15/04/2024  SHELL                   5.25
            Total returns and other credits   5.25
Purchases
16/04/2024  ACME                   10.50
17/04/2024  ACME                   20.50
18/04/2024  ACME                   30.50
            Total purchases        61.50`)
    expect([transactions[0]?.credit, rows[0]]).toEqual([credit, proof])
  })

  test('is not told by how a loan was paid', () => {
    const days = Array.from({ length: 20 }, (_, i) => i + 1)
    const on = (day: number) => `${day}/04/2024`.padEnd(12)
    const rows = days.map((day) => `${on(day)}ACH DEBIT CHASE      (10.00)     ${500 - 10 * day}.00`)
    const { transactions } = read(`
Product: Merchant Cash Advance
Date        Description           Amount    Balance
            Opening balance                  500.00
${rows.join('\n')}`)
    expect(transactions.map(({ credit }) => credit)).toEqual(days.map(() => '10.00'))
  })

  test('is that of rows which stand between their named balances, not of their mirror image', () => {
    const { rows, transactions } = read(`
Credit card statement
Date        Description           Amount       Balance
            Brought forward                    8228.72
05/05/2025  TRANSFER              13900.00 CR
05/05/2025  INTEREST                  0.00     5671.28-
            Closing balance                    5671.28-`)
    expect(rows).toEqual(['proved balance', 'proved balance'])
    expect(transactions[0]).toMatchObject({ credit: '13900.00' })
  })

  test('is not told by balances alone for an amount in a column of its own, against the signs of the others', () => {
    const { rows } = read(`
Opening balance  100.00
Date        Event           Earned    Returned    Sent    Balance
13/04/2024  SENT                                  -10.50     89.50
14/04/2024  BACK                        50.00               139.50
15/04/2024  SENT                                   -5.25    134.25
16/04/2024  BACK                        20.00               154.25
17/04/2024  SENT                                  -40.00    114.25
18/04/2024  ODD             10.00                           104.25
19/04/2024  SENT                                  -14.25     90.00`)
    const [proved, doubted] = ['proved balance', 'contradicted balance direction-ambiguous']
    expect(rows).toEqual([...Array(5).fill(proved), doubted, proved])
  })

  test('is not told by a single step where the balance may as well be the amount', () => {
    const { rows } = read(`
Opening balance  948.17
21/11/2023  ACME       6.11                  942.06
21/11/2023  SHELL  6,800.00               18,620.69
21/11/2023  PAY              24,478.63    25,420.69
21/11/2023  BACK                  7.46    18,628.15`)
    expect(rows[0]).toBe('unproved balance direction-ambiguous')
  })

  test('is not told against what a bank writes of its own movements', () => {
    const statement = (text: string) => `
Opening balance  100.00
Closing balance  125.00
Date        Description           Amount
13/04/2024  LATE FEE               50.00
14/04/2024  ${text.padEnd(20)}   15.00
15/04/2024  ANNUAL FEE             10.00
16/04/2024  ACME                  -50.00`
    expect(read(statement('SHELL')).rows).toEqual(Array(4).fill('proved sum'))
    expect(read(statement('SERVICE FEE')).rows).toEqual(Array(4).fill('unproved sum direction-ambiguous'))
  })

  test('is not told by signs where a heading names a card that may be owed, and most amounts print none', () => {
    const statement = (heading: string) => `
${heading}
Previous balance  100.00
New balance  125.00
Date        Description           Amount
13/04/2024  ACME                   50.00
14/04/2024  SHELL                  15.00
15/04/2024  THANK YOU             -40.00`
    expect(read(statement('Venture Card ending in 4417')).rows).toEqual(
      Array(3).fill('unproved sum direction-ambiguous'),
    )
    expect(read(statement('Everyday account')).rows).toEqual(Array(3).fill('proved sum'))
  })

  test('is that of what is owed where it names a loan whose balances carry no sign', () => {
    const { transactions } = extractFromPages(
      typesetPages(`
Home Loan Statement
Previous balance  100.00
Date        Description           Amount      Balance
13/04/2024  ADVANCE                50.00       150.00
14/04/2024  FEE                    15.00       165.00
15/04/2024  TRANSFER              -40.00       125.00`),
      1,
    )
    expect(transactions.map(({ debit, credit, check }) => [debit, credit, check].join(' '))).toEqual([
      '50.00  proved',
      '15.00  proved',
      ' 40.00 proved',
    ])
  })

  test('is not that of the balances where marks say otherwise', () => {
    const { rows } = read(`
Opening balance  0.00
Closing balance  40.00
Date        Description           Amount
13/04/2024  PAY                   10.00 CR
14/04/2024  ACME                  50.00`)
    expect(rows[0]).toMatch(/^(unproved|contradicted) /)
  })

  test('is not that of the balances where the only amount of what lowers them carries a minus, as its style may be', () => {
    const reversed = (first: string, amount: string) => `
Opening balance  100.00
Date        Description           Debit     Credit    Balance
12/04/2024  ${first}
14/04/2024  BACK     ${amount}    151.00
15/04/2024  PAY                              5.00    156.00`
    const [lone, mixed] = [
      'PAY                              1.00    101.00',
      'SHOP                   1.00               99.00',
    ]
    expect(read(reversed(lone, '            -50.00          ')).rows[1]).toMatch(/direction-ambiguous/)
    expect(read(reversed(mixed, '            -52.00          ')).rows[1]).toBe('proved balance')
  })

  test('is not that of what is owed where only that lets a column of minuses be one of reversals', () => {
    const { rows } = read(`
Opening balance  100.00
Date        Description           Debit     Credit    Balance
12/04/2024  SHOP                 -10.00               90.00
14/04/2024  SHOP                 -20.00               70.00
15/04/2024  TAXI                             5.00     65.00`)
    expect(rows.filter((row) => row.startsWith('proved'))).toEqual([])
  })

  test('is not that of a balance which words of the rows alone take for one that is owed', () => {
    let balance = 100
    const lines = Array.from({ length: 9 }, (_, i) => {
      balance += i + 1
      return `1${i}/04/2024  Card purchase        ${(i + 1).toFixed(2)}                ${balance.toFixed(2)}`
    })
    const { rows } = read(`
Opening balance  100.00
Velm        Tonder                Misk      Arpel     Fudge
${lines.join('\n')}
20/04/2024  Cash deposit                   8.00      137.00`)
    expect(rows.filter((row) => row.startsWith('proved'))).toEqual([])
  })

  test('is not that of the balances where it turns most of the signs round', () => {
    const { rows } = read(`
Opening balance  900.00
Date        Description           Amount    Balance
12/04/2024  ACME                  10.00-    110.00
13/04/2024  SHELL                  5.25-    115.25
14/04/2024  SHOP                   7.00-    122.25
15/04/2024  TAXI                   4.25-    118.00
16/04/2024  BAKER                  2.00-    120.00`)
    expect(rows.filter((row) => row.startsWith('proved'))).toEqual([])
  })

  test('is not that of the balances where of two signs either may be misprinted', () => {
    const { rows } = read(`
Credit card statement
Opening balance  1,254.61
Date        Description           Amount    Balance
15/06/2024  ACME                  245.66    1,500.27
15/06/2024  SHELL                (733.89)   2,234.16
Closing balance                             2,234.16`)
    expect(rows.filter((row) => row.startsWith('proved'))).toEqual([])
  })

  test('is not that of the balances where an amount lacks the mark of all others', () => {
    const { rows } = read(`
Opening balance  100.00
Date        Description           Amount    Balance
12/04/2024  PAY                  10.00       110.00
14/04/2024  PAY                  20.00 CR    130.00
15/04/2024  PAY                   5.00 CR    135.00`)
    expect(rows[0]).toMatch(/^(unproved|contradicted) /)
  })

  const SECTION = (title: string) => `
Opening balance  100.00
Closing balance  150.00

${title}
Date        Description           Amount
13/04/2024  PAY                    50.00`

  test('is not that of the balances where the title of a section says otherwise', () => {
    expect(read(SECTION('Deposits')).rows).toEqual(['proved sum'])
    expect(read(SECTION('Withdrawals')).rows[0]).toMatch(/^unproved .*direction-ambiguous/)
  })

  test('is not proved by one sum that takes what is held for what is owed', () => {
    const { rows } = read(`
Opening balance  100.00
Closing balance  150.00
Date        Description           Debit      Credit
13/04/2024  PAY                   50.00`)
    expect(rows[0]).toMatch(/^unproved .*direction-ambiguous/)
  })

  test('is told by nothing where all rows are of one day', () => {
    const { rows, readings } = read(
      SIGNED.replaceAll('-', ' ')
        .replace(/^Opening.*\n/m, '')
        .replaceAll(/1[345]\/04/g, '13/04'),
    )
    expect(rows.slice(1)).toEqual(Array(2).fill('unproved balance direction-ambiguous'))
    expect(readings).toEqual([{ differs: 'direction', rows: 3 }])
  })
})

test('an amount without a minus among such with one is not sure to go their way', () => {
  const { rows } = read(`
Opening balance  100.00
Closing balance   80.00
Date        Description           Amount    Balance
13/04/2024  ACME                  (10.00)
14/04/2024  SHOP                   (4.00)
15/04/2024  SHELL                   6.00      80.00`)
  expect(rows[2]).toContain('direction-ambiguous')
})

test('a column with an unknown title beside an empty one for what comes in is for what goes out', () => {
  const { transactions } = read(`
Date        Description     Invoiced    Received     Balance
            Balance brought forward                   100.00
13/04/2024  Invoice 4417       10.00                  110.00
14/04/2024  Invoice 4418       20.00                  130.00`)
  expect(transactions.map(({ debit }) => debit)).toEqual(['10.00', '20.00'])
})

test('a minus in the column of what comes in is no style of an account', () => {
  const { rows } = read(`
Opening balance  100.00
Date        Description           Paid out   Paid in    Balance
13/04/2024  ACME                    10.00                 90.00
14/04/2024  SHOP                     4.00                 86.00
15/04/2024  PAY                               -20.00     106.00`)
  expect(rows[2]).toContain('direction-ambiguous')
})

test('of two minuses of a card that mean different things either may be misprinted', () => {
  const { rows } = read(`
Credit card statement
Opening balance  100.00
Date        Description           Amount    Balance
13/04/2024  SHOP                   10.00     110.00
14/04/2024  PAYMENT               -60.00      50.00
15/04/2024  SHOP                  -20.00      70.00`)
  expect(rows.slice(1).every((row) => row.includes('direction-ambiguous'))).toBe(true)
})

test('a dash far before balances is no sure minus where some steps break', () => {
  const { rows } = read(`
Date        Description          Amount     Running balance
13/04/2024  SHOP                  10.00     -        100.00
14/04/2024  SHOP                  10.00     -        110.00
15/04/2024  SHOP                  10.00     -        120.00
16/04/2024  PAY                    5.00              116.00`)
  expect(rows.filter((row) => row.startsWith('proved'))).toEqual([])
})

test.each([
  ['on a card', 'Credit card statement', 'credit'],
  ['in an account', 'Statement of account', 'debit'],
] as const)('payments of a section, and of its total, %s', (_, heading, side) => {
  const { transactions } = read(`
${heading}
Your payments
Date        Description           Amount
13/04/2024  ONE                    10.00
14/04/2024  TWO                    20.00
Total payments                     30.00`)
  expect(transactions.map((row) => row[side])).toEqual(['10.00', '20.00'])
})

test('steps of which one closes only without its minus do not prove that a balance is owed', () => {
  const { rows } = read(`
Date        Description           Debit     Credit    Balance
            Opening balance                           100.00
13/04/2024  ACME                           -20.00      80.00
14/04/2024  SHOP                             5.00      75.00
15/04/2024  PAY                   30.00               105.00`)
  expect(rows.filter((row) => row.startsWith('proved'))).toEqual([])
})

test('rows in a column that goes the other way throughout a longer table are not sure', () => {
  const titles = 'Date        Description           Amount    Amount    Balance'
  const statement = (balances: readonly [opening: string, first: string, second: string]) => `
${titles}
            Opening balance                           100.00
13/04/2024  ACME                  10.50                89.50
14/04/2024  PAY                             50.00     139.50
15/04/2024  SHELL                  5.25               134.25

Account number 4417228399
${titles}
            Opening balance                           ${balances[0]}
13/04/2024  ACME                  10.50               ${balances[1]}
14/04/2024  SHOP                   9.50               ${balances[2]}`
  const doubted = 'unproved balance direction-ambiguous'
  expect(read(statement(['300.00', '310.50', '320.00'])).rows.slice(3)).toEqual([doubted, doubted])
  const proved = 'proved balance'
  expect(read(statement(['300.00', '289.50', '280.00'])).rows.slice(3)).toEqual([proved, proved])
})

test('a single step does not prove that a minus of a card is what it adds to the balance', () => {
  const card = (amount: string, balance: string) => `
Credit card statement
Opening balance  100.00
Date        Description           Amount    Balance
13/04/2024  ACME                 ${amount}    ${balance}`
  const SECOND = '\n14/04/2024  SHELL                 -5.00    125.00'
  expect(read(card('-20.00', ' 80.00')).rows).toEqual(['proved balance'])
  expect(read(card('-20.00', '120.00')).rows).toEqual(['unproved balance direction-ambiguous'])
  expect(read(card('-20.00', '120.00') + SECOND).rows).toEqual(['proved balance', 'proved balance'])
})
