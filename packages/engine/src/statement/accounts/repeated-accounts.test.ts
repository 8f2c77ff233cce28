import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

const account = (closing: string) => `
Account number 4471-9083
Beginning balance  100.00             Ending balance  ${closing}
Date        Description                       Amount
01/13/2024  ACME                               50.00
01/14/2024  SHOP                              -20.00
01/15/2024  CAFE                              -10.00`

const sweep = (closing: string) => `
Bank sweep activity
Date        Description                       Amount
01/01/2024  Beginning balance                 100.00
01/13/2024  BANK CREDIT FROM BROKERAGE         45.00
01/31/2024  Ending balance                    ${closing}`

const read = (...pages: string[]) => {
  const { transactions, accounts } = extractFromPages(typesetPages(...pages), pages.length)
  return [transactions.map(({ description }) => description), accounts.map(({ check }) => check)]
}

test('an account that begins and ends as another one, and does not add up, prints some of it again', () => {
  expect(read(account('120.00'), sweep('120.00'))).toEqual([['ACME', 'SHOP', 'CAFE'], ['proved']])
})

test('an account whose rows print balances is another one, though only the ends of the first are named', () => {
  const rows = (from: number, amount: string) =>
    [13, 14, 15].map(
      (day, i) => `01/${day}/2024  PAYMENT ${amount.padStart(28)} ${`${from - 10 * i}.00`.padStart(9)}`,
    )
  const loans = `
Account number 4471-9083
Principal balance 01/01/2024  130.00      Principal balance 01/31/2024  100.00
Loan 1-01
Date        Description                 Amount   Balance
${rows(120, '-10.00').join('\n')}

Loan 1-02
Date        Description                 Amount   Balance
${rows(520, '-10.00').join('\n')}`
  expect(read(loans)[0]).toHaveLength(6)
})

test('an account that ends otherwise is another one', () => {
  expect(read(account('120.00'), sweep('140.00'))[1]).toHaveLength(2)
})

test.each<[string, string, number]>([
  ['comes to as much on each day in fewer rows prints them again', '10.00', 1],
  ['comes to something else on a day is another one', '15.00', 2],
])('an account that begins and ends as another one and %s', (_, third, count) => {
  const days = ['01/13/2024', '01/14/2024', '01/15/2024', '01/16/2024', '01/17/2024']
  const rows = [...days, '01/17/2024'].map((day, i) => `${day}  SHOP ${i}${'10.00'.padStart(28)}`)
  const sums = ['10.00', '10.00', third, third === '10.00' ? '10.00' : '5.00', '20.00']
  const swept = days.map((day, i) => `${day}  TRANSFER${sums[i]?.padStart(27)}`)
  const first = `
Account number 4471-9083
Beginning balance  100.00             Ending balance  160.00
Date        Description               Amount
${rows.join('\n')}`
  const second = `
Bank sweep activity
Date        Description               Amount
01/01/2024  Beginning balance         100.00
${swept.join('\n')}
01/31/2024  Ending balance            160.00`
  expect(read(first, second)[1]).toHaveLength(count)
})
