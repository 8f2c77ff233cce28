import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

/** The ledger of a customer: what is sold is a debit, and what is received a credit. */
const CUSTOMER = `
Ledger Account
1-Apr-24 to 30-Apr-24
Date      Particulars              Vch Type       Debit       Credit
1-Apr-24  To Opening Balance                     400.00
3-Apr-24  To Sales                 Sales         100.00
9-Apr-24  By Bank                  Receipt                     50.00
12-Apr-24 By Bank                  Receipt                     70.00
15-Apr-24 To Freight               Sales          20.00
20-Apr-24 By Bank                  Receipt                     30.00
22-Apr-24 To Bank                  Payment         5.00
                                                 525.00       150.00
          By Closing Balance                                  375.00
                                                 525.00       525.00`

const rowsOf = (text: string) =>
  extractFromPages(typesetPages(text), 1).transactions.map(
    ({ debit, credit, check }) => `${debit ? `-${debit}` : credit} ${check}`,
  )

test('the closing balance of a ledger stands on its smaller side', () => {
  expect(rowsOf(CUSTOMER)).toEqual([
    '-100.00 proved',
    '50.00 proved',
    '70.00 proved',
    '-20.00 proved',
    '30.00 proved',
    '-5.00 proved',
  ])
})

test('sums of both sides that are carried over hold the opening balance', () => {
  const carried = CUSTOMER.replace(
    '15-Apr-24',
    `          Carried Over                           500.00       120.00
          Brought Forward                        500.00       120.00
15-Apr-24`,
  )
  expect(rowsOf(carried)).toEqual(rowsOf(CUSTOMER))
})

test('in the books of its holder, what a bank account takes in is a debit', () => {
  const turned = CUSTOMER.replaceAll('Receipt', 'Payment ').replace(
    'To Bank                  Payment',
    'To Bank                  Receipt',
  )
  expect(rowsOf(turned.replaceAll('Sales    ', 'Receipt  '))).toEqual([
    '100.00 proved',
    '-50.00 proved',
    '-70.00 proved',
    '20.00 proved',
    '-30.00 proved',
    '5.00 proved',
  ])
})

test('where no voucher says whose books they are, no direction is proved', () => {
  const rows = rowsOf(CUSTOMER.replaceAll(/Receipt|Payment/g, 'Journal'))
  expect(rows.every((row) => row.endsWith('unproved'))).toBe(true)
})

test('nor does a single voucher say it where titles are missing', () => {
  const untitled = CUSTOMER.replaceAll('To Sales ', 'To Goods ')
    .replace(/.*Particulars.*/, '')
    .replaceAll(/Receipt|Payment|Vch Type/g, 'Journal')
    .replace('Journal', 'Payment')
  expect(rowsOf(untitled).every((row) => row.endsWith('unproved'))).toBe(true)
})
