import { describe, expect, test } from 'vitest'
import { readRowOf } from '../../test-support/ledger-rows.ts'
import { toMinor } from '../money/money.ts'
import type { Movement } from './ledger.ts'
import { splitAccounts } from './split-accounts.ts'

/** A table of rows as `ACME | movement | balance`, in cents. */
function table(rows: readonly string[], isReversed = false) {
  const movements = rows.map((text): Movement => {
    const [description, movement, balance] = text.split('|').map((cell) => cell.trim())
    const number = (cell = '') => (cell === '' ? null : toMinor(Number(cell)))
    const row = readRowOf(`1 May | ${description}`)
    return { row, movement: number(movement), balance: number(balance), amountColumn: 0, balanceColumn: 1 }
  })
  return { movements, isOwed: false, isReversed }
}

const FIRST = ['opening balance | | 100', 'A | -10 | 90', 'B | 20 | 110']
const SECOND = ['opening balance | | 500', 'C | -50 | 450']
const namesOf = (tables: ReturnType<typeof table>[]) =>
  splitAccounts(tables).map(({ movements }) => movements.map(({ row }) => row.description).join(' '))

describe('accounts', () => {
  test('part where a row opens with another balance than the one reached', () => {
    expect(namesOf([table(FIRST), table(SECOND)])).toEqual(['opening balance A B', 'opening balance C'])
    expect(namesOf([table([...FIRST, ...SECOND])])).toEqual(['opening balance A B', 'opening balance C'])
  })

  test('go on where it opens with the same', () => {
    expect(namesOf([table(FIRST), table(['opening balance | | 110', 'C | -10 | 100'])])).toHaveLength(1)
  })

  test('part in the same way where the newest row stands first', () => {
    const reversed = (rows: readonly string[]) => table([...rows].reverse(), true)
    expect(namesOf([reversed(FIRST), reversed(SECOND)])).toEqual(['B A opening balance', 'C opening balance'])
  })
})
