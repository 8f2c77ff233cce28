import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { markCarriedSums } from './mark-carried-sums.ts'

test.each<[string, string[], (string | null)[]]>([
  [
    'sums of both columns',
    ['29 May | SHOP | 5.00 |', '| Carried forward | 150.00 | 200.00', '30 May | PAY | | 50.00'],
    [null, 'total', null],
  ],
  [
    'no balance that is carried',
    ['| Brought forward | 150.00 |', '30 May | PAY | | 50.00'],
    ['forward', null],
  ],
  [
    'no sum beside a balance, where all rows print one',
    ['| Brought forward | 9.00 | 150.00', '30 May | PAY | 50.00 | 200.00'],
    ['forward', null],
  ],
])('%s', (_, texts, kinds) => {
  const rows = texts.map((text) => ({ row: readRowOf(text), section: null }))
  expect(markCarriedSums(rows).map(({ row }) => row.kind)).toEqual(kinds)
})
