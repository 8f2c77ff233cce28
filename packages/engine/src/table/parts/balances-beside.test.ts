import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import type { Line } from '../../layout/word.ts'
import { splitTitles } from '../headers/split-titles.ts'
import { lineTests } from '../line-tests.ts'
import { addBalancesBeside } from './balances-beside.ts'

function rolesOf(text: string) {
  const [titles, ...rows] = typeset(text)
  const cells = splitTitles((titles as Line).words)
  return addBalancesBeside(cells, rows, lineTests({ decimal: '.', exponent: 2 })).map(({ role }) => role)
}

test('balances before the rows and behind them have a column right of all titles', () => {
  expect(
    rolesOf(`
Date     Details                Deposits   Withdrawals
01/04    Beginning balance                               900.00
01/04    ACME                                    12.50
02/04    PAY                        5.00
04/04    Ending balance                                  892.50`),
  ).toEqual(['date', 'description', 'credit', 'debit', 'balance'])
})

test.each([
  ['that stand under the amounts', '04/04    Ending balance                        892.50'],
  ['without a day', '         Ending balance                                  892.50'],
])('but not %s', (_, balance) => {
  expect(
    rolesOf(`
Date     Details                Deposits   Withdrawals
01/04    ACME                                    12.50
${balance}`),
  ).toHaveLength(4)
})
