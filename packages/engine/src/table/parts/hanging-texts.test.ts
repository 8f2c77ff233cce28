import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

const textsOf = (text: string) =>
  extractFromPages(typesetPages(text), 1).transactions.map(({ description }) => description)

test.each<[string, string, string[]]>([
  [
    'lines that begin under the dates and run on into the texts are part of them',
    `
Beginning balance                            100.00
11/03/2025  ACH Deposit                       50.00
   ACME PROCEEDS LOAN FUND
11/04/2025  ACH Deposit                       20.00
   SHELL MERCHANT SETTLEMENT
11/05/2025  Deposit                           10.00
   REF
Ending balance                               180.00`,
    ['ACH Deposit ACME PROCEEDS LOAN FUND', 'ACH Deposit SHELL MERCHANT SETTLEMENT', 'Deposit REF'],
  ],
  [
    'the names of days are none',
    `
Date        Details                  Amount
11/03/2025  ACH Deposit               50.00
   Mon      ACME PROCEEDS
11/04/2025  ACH Deposit               20.00
   Tue      SHELL MERCHANT`,
    ['ACH Deposit ACME PROCEEDS', 'ACH Deposit SHELL MERCHANT'],
  ],
])('%s', (_, text, expected) => {
  expect(textsOf(text)).toEqual(expected)
})
