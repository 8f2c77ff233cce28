import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { lineTests } from '../../table/line-tests.ts'
import { findWhatIsOwed } from './what-is-owed.ts'

const convention = { decimal: '.', exponent: 2 } as const

const withEnds = (heading: string, opening: string, closing: string) => `
${heading}
Opening balance     ${opening}
12/01/24  SHOP     20.00
Closing balance     ${closing}`

test.each<[string, string, { isCard: boolean; isLoan: boolean; balances: number[] }]>([
  [
    'a card',
    withEnds('Credit card statement', '100.00', '120.00'),
    { isCard: true, isLoan: false, balances: [100, 120] },
  ],
  [
    'a card with what was paid too much',
    withEnds('Credit card statement', '100.00 CR', '80.00 CR'),
    { isCard: true, isLoan: false, balances: [-100, -80] },
  ],
  [
    'an account that may be overdrawn',
    withEnds('Credit limit 500.00', '+100.00', '+80.00'),
    { isCard: false, isLoan: false, balances: [100, 80] },
  ],
])('%s', (_, text, { isCard, isLoan, balances }) => {
  const read = findWhatIsOwed([], typeset(text), () => false, lineTests(convention), convention)
  expect({ isCard: read.isCard, isLoan: read.isLoan }).toEqual({ isCard, isLoan })
  const printed = read.balances.map(({ money }) =>
    money.isNegative || money.marker === 'credit' ? -money.magnitude : money.magnitude,
  )
  expect(printed).toEqual(balances.map((balance) => 100 * balance))
})
