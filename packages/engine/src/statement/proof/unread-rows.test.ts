import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { lineTests } from '../../table/line-tests.ts'
import { unreadRows } from './unread-rows.ts'

const tests = lineTests({ decimal: '.', exponent: 2 })
const found = (text: string) => {
  const lines = typesetPages(text).flatMap((page) => page.lines)
  const rows = unreadRows(lines, tests)
  return lines.filter((line) => rows.has(line)).map((line) => line.words[1]?.text)
}

test.each<[string, string, string[]]>([
  [
    'three lines that lead to each other',
    `
01/04/24   ACME     12.50    900.00
02/04/24   SHELL     5.00    895.00
03/04/24   PAY     100.00    995.00`,
    ['ACME', 'SHELL', 'PAY'],
  ],
  [
    'newest first, below nothing',
    `
03/04/24   PAY      20.00     10.00
02/04/24   SHELL     5.00    -10.00
01/04/24   ACME     12.50     -5.00`,
    ['PAY', 'SHELL', 'ACME'],
  ],
  [
    'two lines may do so by chance',
    `
01/04/24   ACME     12.50    900.00
02/04/24   SHELL     5.00    895.00
03/04/24   PAY     100.00    990.00`,
    [],
  ],
  [
    'balances of days',
    `
01/04/24   900.00
02/04/24   895.00
03/04/24   995.00`,
    [],
  ],
])('%s', (_, text, rows) => {
  expect(found(text)).toEqual(rows)
})
