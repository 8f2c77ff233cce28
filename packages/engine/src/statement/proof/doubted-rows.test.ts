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
Saldo al corte           ${balance}

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
