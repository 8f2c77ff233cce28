import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'
import type { Table } from '../../table/rows/find-rows.ts'
import { columnsPaidAbroad } from './paid-abroad.ts'

test('beside codes of several currencies, an amount is what was paid abroad', () => {
  const statement = `
Credit card statement
Date        Description            Currency    Amount   Amount CHF
03/02/2024  SBB                    CHF         124.00       124.00
05/02/2024  ADLON BERLIN           EUR         642.30       620.01
07/02/2024  DIGITEC                CHF          49.00        49.00
22/02/2024  LINKEDIN               USD         149.99       136.62`
  const { transactions } = extractFromPages(typesetPages(statement), 1)
  expect(transactions.map(({ debit, balance }) => [debit, balance])).toEqual([
    ['124.00', null],
    ['620.01', null],
    ['49.00', null],
    ['136.62', null],
  ])
})

test.each<[string, string[], number[]]>([
  ['that only sums below the rows fill says nothing of them', ['5 | ', '7 | ', '9 | ', '21 | 0'], [1]],
  ['that a row fills, too, may move them', ['5 | ', '7 | ', ' | 9', '12 | 9'], []],
])('a column of amounts %s', (_, texts, expected) => {
  const entries = texts.map((text, i) => ({
    kind: 'row',
    cells: text.split('|').map((cell) => ({ isEmpty: cell.trim() === '', text: cell.trim() })),
    lines: [{ dates: i < 3 ? [{}] : [] }],
  }))
  const columns = [{ title: 'PESOS' }, { title: 'DÓLARES' }]
  const table = { columns, isMoney: [true, true], entries } as unknown as Table
  expect([...columnsPaidAbroad(table, ['amount', 'amount'])]).toEqual(expected)
})
