import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

const checksOf = (sums: readonly string[], last = '74.25') =>
  extractFromPages(
    typesetPages(`
${sums.map((sum) => `Gleeb ${sum}`).join('\n')}

Date         Description                        Amount
13/04/2024   Transfer                           -10.50
14/04/2024   ACME                                10.00
15/04/2024   SHELL                               -5.25
16/04/2024   PAY                               ${last.padStart(7)}`),
    1,
  ).transactions.map(({ check }) => check)

test('the sums of both directions prove all rows, whatever they are called', () => {
  expect(checksOf(['84.25', '15.75'])).toEqual(['proved', 'proved', 'proved', 'proved'])
})

test.each([
  ['one of them', ['84.25', '15.70']],
  ['none', []],
])('%s proves nothing', (_, sums) => {
  expect(checksOf(sums)).not.toContain('proved')
})

test('one number is not both sums', () => {
  expect(checksOf(['15.75'], '5.75')).not.toContain('proved')
})
