import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { lineTests } from '../../table/line-tests.ts'
import { namedSumsOf } from './named-sums.ts'

const tests = lineTests({ decimal: '.', exponent: 2 })

/** The sums of the last line of a text. */
function sumsOf(text: string) {
  const [above, line] = typeset(`\n${text}`).slice(-2)
  if (!line) throw new Error('no line')
  return namedSumsOf(line, tests.exactAmounts(line), above, tests).map(
    ({ amount, direction }) => `${direction} ${amount.money.magnitude}`,
  )
}

test.each<[string, string, string[]]>([
  ['names on the left', 'Statement\nTotal Debits   900.08', ['debit 90008']],
  [
    'names before counts',
    'Statement\n收入： 8笔 2896.44元   支出： 16笔 2350.33元',
    ['credit 289644', 'debit 235033'],
  ],
  ['names above', 'Sent        Received\n768.66      807.93', ['debit 76866', 'credit 80793']],
  [
    'names above, with the period on the left',
    'Period                            Sent        Received\n1 Dec 2024 to 30 Dec 2024         768.66      807.93',
    ['debit 76866', 'credit 80793'],
  ],
  ['none where the name is that of a balance', 'Statement\nOpening balance   900.08', []],
])('%s', (_, text, sums) => {
  expect(sumsOf(text)).toEqual(sums)
})
