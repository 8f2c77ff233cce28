import { expect, test } from 'vitest'
import { readProof } from '../../../test-support/read-proof.ts'

/** Rows of a statement without titles, each with its doubts. */
const doubtsOf = (...rows: readonly string[]) =>
  readProof(`
Period 01/04/2024 - 30/04/2024
Opening balance  100.00

${rows.join('\n')}`).transactions.map(({ doubts }) => doubts.join())

const AMBIGUOUS = 'date-ambiguous'

test.each<[string, string[], string[]]>([
  [
    'a second column of days, the earlier ones, makes those that differ doubtful',
    [
      '12/04/2024   11/04/2024   ACME STORES     -10.50      89.50',
      '13/04/2024   13/04/2024   PAY              50.00     139.50',
      '15/04/2024   14/04/2024   SHELL            -5.25     134.25',
    ],
    [AMBIGUOUS, '', AMBIGUOUS],
  ],
  [
    'numbers before the texts may be days',
    [
      '12/04/2024   11 04 ACME STORES     -10.50      89.50',
      '13/04/2024   13 04 PAY              50.00     139.50',
      '15/04/2024   14 04 SHELL            -5.25     134.25',
    ],
    [AMBIGUOUS, '', AMBIGUOUS],
  ],
  [
    'days within texts are no column',
    [
      '12/04/2024   CARD 11/04/2024 ACME STORES     -10.50      89.50',
      '13/04/2024   PAY                              50.00     139.50',
      '15/04/2024   CARD 14/04/2024 SHELL            -5.25     134.25',
    ],
    ['', '', ''],
  ],
])('%s', (_, rows, doubts) => {
  expect(doubtsOf(...rows)).toEqual(doubts)
})
