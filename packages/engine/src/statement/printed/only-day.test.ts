import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

const read = (head: string) => {
  const text = `
${head}
Previous balance  100.00
New balance       120.00

No   Payee / payer        Debit      Credit
1    ACME                 10.00
2    PAY                             20.00
3    NORTH                 5.00
4    SOUTH                           15.00`
  const { transactions } = extractFromPages(typesetPages(text), 1)
  return transactions.map(({ date, description, debit, credit }) =>
    [date, description, debit ?? credit].join(' '),
  )
}

test('the only day above rows without one is theirs', () => {
  expect(read('Movements on the day 14.03.2024')).toEqual([
    '2024-03-14 ACME 10.00',
    '2024-03-14 PAY 20.00',
    '2024-03-14 NORTH 5.00',
    '2024-03-14 SOUTH 15.00',
  ])
})

test('of two days above them neither is', () => {
  expect(read('Movements from 13.03.2024 to 14.03.2024')).toEqual([])
})
