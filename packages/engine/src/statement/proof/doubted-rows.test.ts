import { expect, test } from 'vitest'
import { readProof } from '../../../test-support/read-proof.ts'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

function read(...texts: readonly string[]) {
  const { transactions, accounts } = extractFromPages(typesetPages(...texts), texts.length)
  return {
    rows: transactions.map(({ check, doubts }) => [check, ...doubts].join(' ')),
    balances: transactions.map(({ balance }) => balance),
    accounts: accounts.map(({ check }) => check),
    unexplained: accounts.flatMap((account) => account.unexplained.map(({ text }) => text)),
  }
}

test('a minus among debits that print none is not overruled in silence', () => {
  const rows = (last: string) => `
Opening balance  100.00
Date        Description           Debit     Credit    Balance
13/04/2024  ACME                  10.50               89.50
14/04/2024  PAY                             50.00    139.50
15/04/2024  SHELL                  5.25              134.25
16/04/2024  SHOP                ${last}`
  expect(read(rows(' -4.00              130.25')).rows.at(-1)).toBe('contradicted direction-ambiguous')
  expect(read(rows(' -4.00              138.25')).rows.at(-1)).toBe('proved')
})

test('a single row does not say that the signs of a longer table mean something else on its page', () => {
  const page = (rows: string) => `Date        Description           Amount      Balance\n${rows}`
  const first = page(`
            Opening balance                    100.00
13/04/2024  ACME                  -10.50        89.50
14/04/2024  PAY                    50.00       139.50
15/04/2024  WAGES                   5.25       144.75`)
  const second = (amount: string) => `Account Number 4711 0815\n
${page(`
            Opening balance                     90.00
16/04/2024  SHOP                  ${amount}        41.85`)}`
  expect(read(first, second('-48.15')).rows.at(-1)).toBe('proved')
  expect(read(first, second(' 48.15')).rows.at(-1)).toContain('direction-ambiguous')
})

test('a day far from those around it is doubted inside the printed period, too', () => {
  const { rows } = read(`
Period 01/04/2023 - 31/03/2024
Opening balance  100.00
Date        Description           Debit     Credit    Balance
13/11       ACME                  10.50               89.50
14/06       PAY                             50.00    139.50
15/11       SHELL                  5.25              134.25`)
  expect(rows).toEqual(['proved', 'unproved date-ambiguous', 'proved'])
})

test('of two columns that move alike the one is the balance that leads to the closing balance, and the other is one, too', () => {
  const { balances, accounts } = read(`
Opening balance  200.00      Closing balance  134.25
Date        Description           Debit     Credit    Balance    Available
13/04/2024  ACME                  10.50               89.50      589.50
14/04/2024  PAY                             50.00    139.50      639.50
15/04/2024  SHELL                  5.25              134.25      634.25
`)
  expect(balances).toEqual(['89.50', '139.50', '134.25'])
  // The opening balance is a misprint; nothing is left over beside it.
  expect(accounts).toEqual(['contradicted'])
})

test('totals beside the opening balance are what the rows come to, where no closing balance is printed', () => {
  const statement = (paidIn: string) => `
Opening balance     100.00
Total paid in        ${paidIn}
Total paid out       15.75

Date        Description           Debit     Credit    Balance
13/04/2024  ACME                  10.50               89.50
14/04/2024  PAY                             50.00    139.50
15/04/2024  SHELL                  5.25              134.25`
  expect(read(statement(' 50.00'))).toMatchObject({ accounts: ['proved'], unexplained: [] })
  expect(read(statement('982.40'))).toMatchObject({ accounts: ['unproved'], unexplained: ['982.40'] })
})

test('of what came in and what went out a summary prints what the rows come to, whatever a day comes to', () => {
  const statement = (paidIn: string) => `
Opening balance     100.00
Total paid in        ${paidIn}
Total paid out       15.75
Closing balance     134.25

Date        Description           Debit     Credit    Balance
13/04/2024  ACME                  10.50               89.50
14/04/2024  PAY                             50.00    139.50
14/04/2024  SHELL                  5.25              134.25`
  expect(read(statement('50.00'))).toMatchObject({ accounts: ['proved'], unexplained: [] })
  expect(read(statement('55.25'))).toMatchObject({ accounts: ['unproved'], unexplained: ['55.25'] })
})

test('a balance beside the opening one is what the rows reach, where no closing balance is named', () => {
  const statement = (balance: string) => `
Saldo inicial            100.00
Saldo en cuenta          ${balance}

Fecha       Concepto              Cargo     Abono     Saldo
13/04/2024  ACME                  10.50               89.50
14/04/2024  PAGO                            50.00    139.50
15/04/2024  SHELL                  5.25              134.25`
  expect(read(statement('134.25'))).toMatchObject({ accounts: ['proved'], unexplained: [] })
  expect(read(statement('130.00'))).toMatchObject({ accounts: ['unproved'], unexplained: ['130.00'] })
})

test('the day of rows under a gap may have been printed on a row that is missing', () => {
  const { rows } = read(`
Opening balance  100.00
Date        Description           Debit     Credit    Balance
13/04/2024  ACME                  10.50               89.50
            PAY                             50.00    539.50
            SHELL                  5.25              534.25
16/04/2024  SHOP                   4.25              530.00`)
  expect(rows).toEqual([
    'proved',
    'contradicted balance-breaks date-ambiguous',
    'unproved date-ambiguous',
    'proved',
  ])
})

test('a row that was left out although it is set like those around it leaves its number over', () => {
  const { accounts, unexplained } = read(`
Opening balance  100.00      Closing balance  134.25
Date        Description           Debit     Credit    Balance
13/04/2024  ACME                  10.50               89.50
14/04/2024  PAY                             50.00    139.50
VAT INCLUDED IN IT                           7.98
15/04/2024  SHELL                  5.25              134.25`)
  expect(accounts).toEqual(['unproved'])
  expect(unexplained).toEqual(['7.98'])
})

test('what stands under the balance of a day, below the last date, is no row', () => {
  const { transactions } = readProof(`
Opening balance  100.00
Date        Description                    Amount
13/04/2024  ACME                           -10.50
14/04/2024  SHOP                            -5.50
            Balance on 30/04/2024           84.00
            Your overdraft                 500.00`)
  expect(transactions.map(({ description }) => description)).toEqual(['ACME', 'SHOP'])
})

test('payments to come under the oldest row are none of them', () => {
  const { transactions } = readProof(`
Statement period 01/04/2024 - 30/04/2024
Date        Description           Amount    Balance
15/04/2024  SHOP                   20.00     130.00
14/04/2024  SHOP                    5.00     110.00
13/04/2024  SHOP                    5.00     105.00
Payments to come
13/05/2024  SHOP, 2 of 4            5.00
20/05/2024  SHOP, 3 of 4            5.00`)
  expect(transactions).toHaveLength(3)
})

test('newest first, too, where the row above the gap is the one whose balance breaks', () => {
  const { rows } = read(`
Date        Description           Amount     Balance
16/04/2024  RENT                  -20.00      250.00
15/04/2024  PAY                    50.00      270.00
            SHELL                  -5.25       94.75
            SHOP                   -4.00      100.00
11/04/2024  ACME                  -10.50      104.00
10/04/2024  PUB                    -1.00      114.50`)
  expect(rows[2]).toContain('date-ambiguous')
  expect(rows[3]).toContain('date-ambiguous')
  expect(rows[4]).toBe('proved')
})

test('the day of rows under pages that are missing may have been printed there', () => {
  const page = (rows: string) => `Date        Description           Amount       Balance\n${rows}`
  const { rows } = read(
    page(`13/04/2024  ACME                   10.50       110.50
            PAY                    20.00       130.50
            Balance carried forward            130.50`),
    page(`            Balance brought forward            250.00
            SHOP                   -5.00       245.00
14/04/2024  SHELL                  -5.50       239.50`),
  )
  expect(rows.slice(1)).toEqual(['proved', 'unproved date-ambiguous', 'proved'])
})

test('the day of rows under the opening balance of another account is none of the account above', () => {
  const titles = 'Date        Description           Amount       Balance'
  const { rows } = read(
    `Account number: 10000001
Opening balance                               100.00
Closing balance                               110.50

${titles}
13/04/2024  ACME                   10.50       110.50

Account number: 10000002
Opening balance                                 3.00
Closing balance                               239.50`,
    `${titles}
            Brought forward                    250.00
            SHOP                   -5.00       245.00
14/04/2024  SHELL                  -5.50       239.50`,
  )
  expect(rows).toEqual(['proved', 'unproved date-ambiguous', 'proved'])
})

const BESIDE_NUMBER = `
Opening balance  100.00
Date        Description           Amount       Amount       Balance`

test.each([
  [
    'the row',
    `
13/04/2024  ACME                   10.50         3.00        110.50
14/04/2024  PAY                    20.00                     130.50
15/04/2024  SHOP                   -5.00                     125.50`,
    ['unproved no-witness', 'proved', 'proved'],
  ],
  [
    'all rows of its step',
    `
13/04/2024  ACME                   10.50         3.00
14/04/2024  PAY                    20.00                     130.50
15/04/2024  SHOP                   -5.00                     125.50`,
    ['unproved no-witness', 'unproved no-witness', 'proved'],
  ],
])('a number that nothing explains leaves %s unproved', (_, text, expected) => {
  const { rows, unexplained } = read(BESIDE_NUMBER + text)
  expect(rows).toEqual(expected)
  expect(unexplained).toEqual(['3.00'])
})

test('totals beside the closing balance are what the rows of each direction come to', () => {
  const statement = (out: string) => `
Total deposits       45.00
Total withdrawals    ${out}
Closing balance      45.00

Deposits
Date        Description           Amount
13/04/2024  ACME                   40.00
14/04/2024  PAY                     5.00
Total deposits                     45.00`
  expect(read(statement('15.75'))).toMatchObject({ accounts: ['unproved'], unexplained: ['15.75'] })
  expect(read(statement(' 0.00'))).toMatchObject({ accounts: ['proved'], unexplained: [] })
})

test('of sums under the rows that name their number, too, the wrong one is left over', () => {
  const statement = (paidIn: string) => `
Opening balance 100.00

Date        Description           Debit     Credit    Balance
13/04/2024  ACME                  10.50               89.50
14/04/2024  PAY                             50.00    139.50
15/04/2024  SHELL                  5.25              134.25

Total out 2 items 15.75
Total in 1 item ${paidIn}`
  expect(read(statement('50.00'))).toMatchObject({ accounts: ['proved'], unexplained: [] })
  expect(read(statement('982.40'))).toMatchObject({ accounts: ['unproved'], unexplained: ['982.40'] })
})

test.each([
  ['-1,001.93', []],
  ['-1,001.99', ['-1,001.99']],
])('a heading prints what the rows up to the next one come to: %s', (sum, unexplained) => {
  const statement = `
Opening balance  2,000.00      Closing balance  944.07
Date        Description                       Amount
13/04/2024  ACME                              -50.00
Card payments                              ${sum}
14/04/2024  SHOP                           -1,000.00
15/04/2024  SHELL                              -1.93
Cash machines                                  -4.00
16/04/2024  CASH                               -4.00`
  expect(read(statement).unexplained).toEqual(unexplained)
})

test('a total of a mere number is what the rows come to, too', () => {
  const statement = (total: string) => `
Currency JPY
Date        Withdrawals  Deposits  Balance   Description
13/04/2024                          100000   Opening balance
13/04/2024          105              99895   ACME
14/04/2024                   5000   104895   PAY
15/04/2024          525             104370   SHELL
                    ${total}                      Total`
  expect(read(statement('630'))).toMatchObject({ accounts: ['proved'], unexplained: [] })
  expect(read(statement('710'))).toMatchObject({ accounts: ['unproved'], unexplained: ['710'] })
})

test('totals of an account of which no row was found are of rows that are missing', () => {
  const statement = (moved: string) => `
Account number 4417228301
Opening balance      100.00
Total deposits      ${moved}
Total withdrawals   ${moved}
Closing balance      100.00`
  expect(read(statement('  0.00'))).toMatchObject({ accounts: ['proved'], unexplained: [] })
  expect(read(statement(' 50.00'))).toMatchObject({ accounts: ['unproved'], unexplained: ['50.00', '50.00'] })
})

test('a sum of a direction that stands under the balances is none of them', () => {
  const { accounts } = extractFromPages(
    typesetPages(`
Opening balance                                           100.00
Total deposits                                             50.00
Total withdrawals                                          10.50

13/04/2024  ACME                  10.50                    89.50
14/04/2024  PAY                             20.00         109.50
15/04/2024  SALARY                          30.00         139.50`),
    1,
  )
  expect(accounts.map(({ check }) => check)).toEqual(['proved'])
})
