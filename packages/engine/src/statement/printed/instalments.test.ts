import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { lineTests } from '../../table/line-tests.ts'
import { withoutInstalments } from './instalments.ts'
import { findPrintedBalances } from './read-balances.ts'

const convention = { decimal: '.', exponent: 2 } as const
const tests = lineTests(convention)

const PARTS = 'Principal           386.46\nInterest            652.25'

test.each([
  ['an instalment is none', `${PARTS}\nTotal amount due  1,038.71`, []],
  ['what its parts do not come to is one', `${PARTS}\nTotal amount due  1,038.72`, [103872]],
  [
    'beside an opening one, a sum is one, too',
    `Opening balance       0.00\n${PARTS}\nTotal amount due  1,038.71`,
    [0, 103871],
  ],
])('balances of a loan: %s', (_, text, kept) => {
  const lines = typeset(text)
  const balances = findPrintedBalances(lines, () => false, tests, convention)
  expect(withoutInstalments(balances, lines, tests).map(({ money }) => money.magnitude)).toEqual(kept)
})
