import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import type { SectionedRow } from '../ledger.ts'
import { admitPayees } from './admit-payees.ts'

/**
 * What the rows are said to be, each perhaps with a reference: `| ACME | 10.00 ref A17`; those without a date have
 * none. A `#` begins the next page.
 */
function kindsOf(texts: readonly string[]): (string | null)[] {
  let part = 0
  const rows = texts.map((text): SectionedRow => {
    const [cells = '', reference = null] = text.replace('#', '').split(' ref ')
    if (text.startsWith('#')) part++
    return { row: { ...readRowOf(cells, part), reference }, section: null }
  })
  const isDated = (sectioned: SectionedRow) => sectioned.row.date !== null
  return admitPayees(rows, isDated).map(({ row }) => row.kind)
}

test.each<[string, string[], (string | null)[]]>([
  [
    'a payee among rows without dates',
    ['1 May | ACME | 10.00', '| Total Fitness | 25.00', '| SHOP | 5.00', '2 May | PAY | 50.00'],
    [null, null, null, null],
  ],
  [
    'a total for a card whose rows begin elsewhere',
    [
      '1 May | ACME | 10.00',
      '| Total for card ending 6004 | 1,026.78',
      '2 May | SHOP | 5.00',
      '3 May | PAY | 9.00',
    ],
    [null, 'total', null, null],
  ],
  [
    'the sum of nothing in a box below the rows',
    ['1 May | ACME | 10.00 | 10.00', '| Total overdraft fees | | 0.00', '| Total fees | | 0.00'],
    [null, 'total', 'total'],
  ],
  [
    'a total that is carried over a page',
    ['1 May | PAY | 50.00', '| Total so far | 140.00', '#| Total so far | 140.00', '2 May | SHOP | 5.00'],
    [null, 'total', 'total', null],
  ],
  [
    'the sum of what stands above',
    ['1 May | ACME | 10.00', '| SHOP | 5.00', '| Total withdrawn | 15.00', '2 May | PAY | 50.00'],
    [null, null, 'total', null],
  ],
  [
    'a sum whose name fills the column of references',
    [
      '1 May | CHECK | 10.00 ref 1001',
      '| Total | 10.00 ref Total checks paid: 1',
      '2 May | CHECK | 4.00 ref 1002',
    ],
    [null, 'total', null],
  ],
  [
    'the sum of all parts below, above their sums',
    [
      '| 1. Total operations | 12.00',
      '1 May | PAY | -3.00',
      '2 May | PAY | -4.00',
      '| Total paid | -7.00',
      '3 May | SHOP | 9.00',
      '4 May | CAFE | 10.00',
    ],
    ['total', null, null, 'total', null, null],
  ],
  [
    'the signed sum of what stands above',
    ['1 May | ACME | -10.00', '| PAY | 15.00', '| Total for the day | 5.00', '2 May | PAY | 50.00'],
    [null, null, 'total', null],
  ],
  [
    'the sum of what stands above, less what is marked as credits',
    ['1 May | ACME | 10.00', '2 May | PAY | 4.00CR', '| Sub total main card | 6.00', '3 May | SHOP | 5.00'],
    [null, null, 'total', null],
  ],
  [
    'the sum of a day',
    ['1 May | ACME | 10.00', '2 May | SHOP | 5.00', '| Total spent | 5.00', '3 May | PAY | 50.00'],
    [null, null, 'total', null],
  ],
  [
    'a payee by whose amount the balance moves',
    ['1 May | ACME | 10.00 | 90.00', '| Total Fitness | 25.00 | 65.00'],
    [null, null],
  ],
  [
    'a payee whose name holds a word for what goes out, by which the balance moves',
    ['1 May | ACME | 10.00 | 90.00', '| Total Fitness ATM | 25.00 | 65.00'],
    [null, null],
  ],
  [
    'a payee in the first row, from whose balance the next one moves',
    ['| Total Fitness | 25.00 | 65.00', '| SHOP | 5.00 | 60.00'],
    [null, null],
  ],
  [
    'a payee printed twice with the same balance',
    [
      '1 May | ACME | 10.00 | 0.00 | 90.00',
      '| Total Fitness | 25.00 | 0.00 | 65.00',
      '| Total Fitness | 25.00 | 0.00 | 65.00',
      '| SHOP | 5.00 | 0.00 | 60.00',
    ],
    [null, null, null, null],
  ],
  [
    'a payee in the last row, whom the total below counts',
    ['1 May | ACME | 10.00', '| Total Fitness | 25.00', '| Total withdrawals | 35.00'],
    [null, null, 'total'],
  ],
  [
    'a total of zero above one of all',
    ['1 May | ACME | 10.00', '| Total charged | 0.00', '| Total withdrawals | 10.00'],
    [null, 'total', 'total'],
  ],
  [
    'a total of the day above one of all',
    ['1 May | ACME | 10.00', '| Total spent | 10.00', '| Total withdrawals | 10.00'],
    [null, 'total', 'total'],
  ],
  [
    'a total beside the balance of the last row',
    ['1 May | ACME | 10.00 | 90.00', '| Total withdrawn | 10.00 | 90.00'],
    [null, 'total'],
  ],
  [
    'a payee with a reference, whatever follows the word for totals',
    ['1 May | ACME | 10.00', '| Total Debit Services | 25.00 ref A4417'],
    [null, null],
  ],
  [
    'the name of a total beside what looks like a reference',
    ['1 May | ACME | 10.00', '| Grand total | 25.00 ref A4417'],
    [null, 'total'],
  ],
  [
    'a payee in the first row of all, to whose amount those below do not come',
    ['| Total Fitness | 25.00', '| ACME | 10.00', '| SHOP | 5.00'],
    [null, null, null],
  ],
  [
    'the sum of what stands below, in the first row of all',
    ['| Total this month | 15.00', '| ACME | 10.00', '| SHOP | 5.00'],
    ['total', null, null],
  ],
  [
    'the sum of the page above, in the first row of the next',
    [
      '1 May | ACME | 10.00',
      '2 May | SHOP | 5.00',
      '# | Subtotal for P SAMPLE | 15.00',
      '1 May | BAR | 7.00',
    ],
    [null, null, 'total', null],
  ],
  [
    'the sum of the rows right above, which some other row stands over',
    [
      '1 May | PAYMENT | 90.00',
      '2 May | ACME | 10.00',
      '3 May | SHOP | 5.00',
      '4 May | BAR | 7.00',
      '| Total for card ending 7046 | 22.00',
      '5 May | PUB | 3.00',
    ],
    [null, null, null, null, 'total', null],
  ],
  ['the last row', ['1 May | ACME | 10.00', '| Total year to date | 99.00'], [null, 'total']],
  [
    'what is called by nothing but a word for totals',
    ['1 May | ACME | 10.00', '| Total | 99.00', '2 May | PAY | 50.00'],
    [null, 'total', null],
  ],
])('%s', (_, rows, kinds) => {
  expect(kindsOf(rows)).toEqual(kinds)
})
