import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { dropNextAccounts } from './drop-next-accounts.ts'

/** The amounts of the rows that are kept; one behind `#` stands under the number of an account. */
function keptOf(...texts: string[]): (number | undefined)[] {
  const rows = texts.map((text) => ({ row: readRowOf(text.replace('#', '')), section: null }))
  const underNumber = new Set(rows.filter((_, i) => texts[i]?.startsWith('#')).map(({ row }) => row.id))
  return dropNextAccounts(rows, underNumber).map(({ row }) => row.money[0]?.magnitude)
}

test.each<[string, string[], number[]]>([
  [
    'balances under the number of the next account, whose titles follow',
    ['1 May | ACME | 10.00', '#| Opening balance | 90.00', '#| Closing balance | 50.00'],
    [1000],
  ],
  [
    'not where its rows follow',
    ['1 May | ACME | 10.00', '#| Opening balance | 90.00', '#2 May | PAY | 50.00'],
    [1000, 9000, 5000],
  ],
  ['not where no number stands above', ['1 May | ACME | 10.00', '| Closing balance | 90.00'], [1000, 9000]],
])('%s', (_, rows, kept) => {
  expect(keptOf(...rows)).toEqual(kept)
})
