import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { toMinor } from '../../money/money.ts'
import type { Movement } from '../ledger.ts'
import { withoutNextInstalments } from './next-instalments.ts'

const tableOf = (...rows: string[]) => ({
  movements: rows.map(
    (row) =>
      ({
        row: readRowOf(row.startsWith('Total') ? `| ${row} | 10.00` : `20/05 | ${row} | 10.00`),
        movement: -1000,
        balance: null,
      }) as unknown as Movement,
  ),
  isOwed: true,
  isReversed: false,
})

const DUE = ['LATAM AIR SAO P 01/05 turismo', 'NUTRIMARKET', 'D1 ATACADO 03/06']

const keptOf = (...tables: ReturnType<typeof tableOf>[]) =>
  withoutNextInstalments(tables).map(({ movements }) => movements.map(({ row }) => row.description))

const NEXT = ['D1 ATACADO 04/06', 'LATAM AIR SAO P 02/05']

test('instalments that follow those of this statement are left out', () => {
  expect(keptOf(tableOf(...DUE), tableOf(...NEXT))).toEqual([DUE, []])
  expect(keptOf(tableOf(...DUE, ...NEXT))).toEqual([DUE])
})

test('so are the sums below them', () => {
  expect(keptOf(tableOf(...DUE), tableOf(...NEXT, 'Total of the next statement'))).toEqual([DUE, []])
})

test.each([
  ['one of which follows none', ['ACME 02/05', 'D1 ATACADO 04/06']],
  ['that are the same', ['LATAM AIR SAO P 01/05', 'D1 ATACADO 03/06']],
  ['above other rows', [...NEXT, 'NUTRIMARKET']],
])('not those %s', (_, rows) => {
  expect(keptOf(tableOf(...DUE), tableOf(...rows))).toEqual([DUE, rows])
})

test('nor those of a loan, which lead to balances', () => {
  const loan = tableOf('Rate 24/48', 'Rate 25/48', 'Rate 26/48')
  const balanced = { ...loan, movements: loan.movements.map((row) => ({ ...row, balance: toMinor(100) })) }
  expect(keptOf(loan)).toEqual([['Rate 24/48']])
  expect(keptOf(balanced)).toEqual([['Rate 24/48', 'Rate 25/48', 'Rate 26/48']])
})
