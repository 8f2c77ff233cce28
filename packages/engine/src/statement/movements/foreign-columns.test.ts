import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

const debitsOf = (abroad: string) =>
  extractFromPages(
    typesetPages(`
Date        Description         Amount          Amount
13/04/2024  SHOP             -10.50 USD     -10.50 USD
14/04/2024  CAFE             ${abroad}     -20.40 USD
15/04/2024  BAR               -5.25 USD      -5.25 USD`),
    1,
  ).transactions.map(({ debit }) => debit)

test('of two columns of amounts, the one with several currencies holds what was paid abroad', () => {
  expect(debitsOf('-18.40 EUR')).toEqual(['10.50', '20.40', '5.25'])
})
