import { expect, test } from 'vitest'
import type { Column } from '../../table/table.ts'
import { withoutListsOfBalances } from './lists-of-balances.ts'

type Role = Column['role']

const tableOf = (roles: readonly Role[]) => ({
  table: { columns: roles.map((role) => ({ x0: 0, x1: 0, title: '', role })) },
  uses: roles.map(() => 'money' as const),
  choice: {},
})

test.each<[string, Role[][], boolean[]]>([
  ['beside a list of what moves', [['debit'], ['balance']], [true, false]],
  ['with amounts of its own', [['debit'], ['amount', 'balance']], [true, true]],
  ['beside amounts without a title', [[null], ['balance']], [true, true]],
  ['alone', [['balance']], [true]],
])('a list of balances %s', (_, tables, areRead) => {
  expect(withoutListsOfBalances(tables.map(tableOf)).map(({ choice }) => choice !== null)).toEqual(areRead)
})
