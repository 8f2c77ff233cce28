import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import type { Line } from '../../layout/word.ts'
import { splitTitles } from '../headers/split-titles.ts'
import { lineTests } from '../line-tests.ts'
import { findLeftMargin, findMargin } from './find-margin.ts'

/** Where the table ends, in characters from the left. */
function marginOf(text: string): number {
  const [titles, ...lines] = typeset(text)
  return findMargin(splitTitles((titles as Line).words), lines, lineTests({ decimal: '.', exponent: 2 })) / 5
}

test('a table ends at its amounts where news stands beside it', () => {
  const margin = marginOf(`
Date     Details     Amount    Balance
01/04    ACME         12.50     900.00       Our savings
02/04    SHELL         5.00     895.00
                                             rates go up
03/04    RENT        700.00     195.00
04/04    PAY         700.00     895.00`)
  expect(margin).toBeGreaterThan(38)
  expect(margin).toBeLessThan(45)
})

test('marks of a direction right of the amounts stand within, though few of them do', () => {
  const margin = marginOf(`
Date     Details      Amount
01/04    ACME          12.50   C
02/04    SHELL          5.00             Credit limit
03/04    RENT         700.00   D
                                         1,000.00`)
  expect(margin).toBeGreaterThan(32)
  expect(margin).toBeLessThan(41)
})

test.each([
  [
    'marks beside the balances',
    `
Date     Details     Amount    Balance
01/04    ACME         12.50     900.00    DR
02/04    SHELL         5.00     895.00
03/04    RENT        700.00     195.00    *`,
  ],
  [
    'a column without a title',
    `
Date     Details     Amount    Balance
01/04    ACME         12.50     900.00    4417
02/04    SHELL         5.00     895.00    4418
03/04    RENT        700.00     195.00`,
  ],
  [
    'a last column of texts',
    `
Date     Amount    Balance    Details
01/04     12.50     900.00    ACME        LONDON
02/04      5.00     895.00    SHELL
03/04    700.00     195.00    RENT`,
  ],
])('it ends nowhere beside %s', (_, text) => {
  expect(marginOf(text)).toBe(Number.POSITIVE_INFINITY)
})

test.each([
  [
    'at its days where a box stands beside it',
    `
                    Date     Details     Amount
Interest
0.00% gross         01/04    ACME         12.50
                    02/04    SHELL         5.00
Overdraft
                    03/04    RENT        700.00`,
    [16, 20],
  ],
  [
    'nowhere where a column without a title does',
    `
       Date     Details     Amount
4417   01/04    ACME         12.50
4418   02/04    SHELL         5.00`,
    [-Infinity, -Infinity],
  ],
])('on the left a table ends %s', (_, text, [least, most]) => {
  const [titles, ...lines] = typeset(text)
  const margin = findLeftMargin(splitTitles((titles as Line).words), lines) / 5
  expect(margin).toBeGreaterThanOrEqual(least as number)
  expect(margin).toBeLessThanOrEqual(most as number)
})
