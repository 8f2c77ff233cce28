import { expect, test } from 'vitest'
import { typesetPages } from '../../test-support/typeset-pages.ts'
import { extractFromPages } from '../extract-statement.ts'
import type { CorrectedRow } from './corrected-row.ts'
import { recheck } from './recheck.ts'

const LOAN = extractFromPages(
  typesetPages(`
Loan Statement
Previous Balance        2,000.00
                                  Total                            Principal
Date        Description          Amount     Interest   Principal     Balance
11/04/24    Loan Advance         365.69                   365.69    2,365.69
12/04/24    Payment              696.62      87.07        609.55-   1,756.14
13/04/24    Loan Advance          38.39                    38.39    1,794.53`),
  1,
)
const AS_READ = LOAN.transactions.map((row, from): CorrectedRow => ({ ...row, from, edited: [] }))

test.each<[string, Partial<CorrectedRow>, object]>([
  ['stays proved as it was read', {}, { check: 'proved', expected: null }],
  [
    'is contradicted where its interest is changed',
    { interestAndFees: '88.07', edited: ['interestAndFees'] },
    { check: 'contradicted', expected: { amount: '697.62', difference: '1.00' } },
  ],
  [
    'is proved again where both are changed alike',
    { credit: '697.62', interestAndFees: '88.07', edited: ['credit', 'interestAndFees'] },
    { check: 'proved', expected: null },
  ],
])('a payment of a loan %s', (_, change, expected) => {
  const rows = AS_READ.map((row, i) => (i === 1 ? { ...row, ...change } : row))
  const { transactions, headers, data } = recheck(LOAN, rows)
  expect(transactions[1]).toMatchObject(expected)
  expect(data[1]?.[headers.indexOf('Interest and Fees')]).toBe(rows[1]?.interestAndFees)
})
