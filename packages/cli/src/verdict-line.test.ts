import type { Verdict } from '@ledgerlift/engine'
import { expect, test } from 'vitest'
import { verdictLine } from './verdict-line.ts'

const rows = { all: 39, proved: 39, bySum: 0, contradicted: 0 }
const one: Verdict = {
  state: 'proved',
  accounts: [{ state: 'proved', rows }],
  rows,
  pages: { converted: 2, all: 2 },
}

test.each<[Verdict, string]>([
  [one, 'proved; 39 of 39 rows proved'],
  [
    { ...one, state: 'sum-proved', rows: { all: 1, proved: 1, bySum: 1, contradicted: 0 } },
    'sum proved (errors that cancel each other would pass); 1 of 1 row proved',
  ],
  [
    {
      ...one,
      state: 'contradicted',
      accounts: [
        { state: 'sum-proved', rows },
        { state: 'contradicted', rows },
      ],
      rows: { ...rows, proved: 37, contradicted: 2 },
      pages: { converted: 2, all: 5 },
    },
    'contradicted; 37 of 39 rows proved; 2 rows contradicted; 2 of 5 pages converted; account 1 sum proved, account 2 contradicted',
  ],
])('%#: %s', (verdict, line) => {
  expect(verdictLine(verdict)).toBe(line)
})
