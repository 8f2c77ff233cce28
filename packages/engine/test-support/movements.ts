import { type Minor, toMinor } from '../src/money/money.ts'
import type { Movement } from '../src/statement/ledger.ts'
import { readRowOf } from './ledger-rows.ts'

/** A row whose direction is known, for tests: `ACME | -1000 | 9000`, its text, its movement and its balance in cents. */
export function movementOf(text: string, part = 0): Movement {
  const [description, movement, balance] = text.split('|').map((cell) => cell.trim())
  const row = readRowOf(`1 May | ${description}`, part)
  return { row, movement: toCents(movement), balance: toCents(balance), amountColumn: 0, balanceColumn: 1 }
}

/** The same of a row that looks like no transaction: without a date, or figures only. */
export function otherMovementOf(text: string): Movement {
  const movement = movementOf(text)
  return { ...movement, row: { ...movement.row, kind: 'other' } }
}

const toCents = (text = ''): Minor | null => (text === '' ? null : toMinor(Number(text)))
