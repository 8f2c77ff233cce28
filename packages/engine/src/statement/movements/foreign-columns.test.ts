import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

test('of two columns of amounts, the one with several currencies holds what was paid abroad', () => {
  const { transactions } = extractFromPages(
    typesetPages(`
Date        Description         Amount          Amount
13/04/2024  SHOP             -10.50 USD     -10.50 USD
14/04/2024  CAFE             -18.40 EUR     -20.40 USD
15/04/2024  BAR               -5.25 USD      -5.25 USD`),
    1,
  )
  expect(transactions.map(({ debit }) => debit)).toEqual(['10.50', '20.40', '5.25'])
})
