import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import { rolesByParts } from './parts-of-amounts.ts'

const rolesOf = (roles: readonly (ColumnRole | null)[], ...texts: string[]) =>
  rolesByParts(
    texts.map((text) => ({ row: readRowOf(`1 May | ACME | ${text}`), section: null })),
    roles,
    [0, 1, 2],
  )

const ROWS = [
  '438.00 | -5.48 | 432.52',
  '550.17 | -18.98 | 531.19',
  '-89.90 | 0.00 | -89.90',
  '10.00 | -1.00 | 9.00',
]
const UNKNOWN = [null, null, null]

test.each<[string, (ColumnRole | null)[], string[], (ColumnRole | null)[]]>([
  ['gross, fee and net', UNKNOWN, ROWS, ['figure', 'figure', 'amount']],
  [
    'fees without a sign',
    UNKNOWN,
    ROWS.map((row) => row.replace(/\| -(\d+\.\d\d) \|/, '| $1 |')),
    ['figure', 'figure', 'amount'],
  ],
  ['a row that they do not make up', UNKNOWN, [...ROWS, '10.00 | -1.00 | 10.00'], UNKNOWN],
  ['too few rows', UNKNOWN, ROWS.slice(0, 2), UNKNOWN],
  ['a balance beside them', [null, null, 'balance'], ROWS, [null, null, 'balance']],
])('%s', (_, roles, rows, expected) => {
  expect(rolesOf(roles, ...rows)).toEqual(expected)
})
