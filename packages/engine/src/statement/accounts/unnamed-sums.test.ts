import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

const checksOf = (...sums: readonly string[]) =>
  extractFromPages(
    typesetPages(`
${sums.map((sum) => `Gleeb ${sum}`).join('\n')}

Date         Description                        Amount
13/04/2024   Transfer                           -10.50
14/04/2024   ACME                               150.00
15/04/2024   SHELL                               -5.25
16/04/2024   PAY                                 74.25`),
    1,
  ).transactions.map(({ check }) => check)

test('the sums of both directions prove all rows, whatever they are called', () => {
  expect(checksOf('224.25', '15.75')).toEqual(['proved', 'proved', 'proved', 'proved'])
})

test.each([
  ['one of them', ['224.25', '15.70']],
  ['none', []],
])('%s proves nothing', (_, sums) => {
  expect(checksOf(...sums)).not.toContain('proved')
})
