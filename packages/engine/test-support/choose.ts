import type { ReadRow } from '../src/statement/ledger.ts'
import { chooseMovements } from '../src/statement/movements/choose-movements.ts'
import type { BalanceHints } from '../src/statement/printed/balance-hints.ts'
import type { AccountNamed } from '../src/statement/printed/is-card-statement.ts'
import type { ColumnRole, Direction } from '../src/vocabulary/language.ts'
import { readRowOf } from './ledger-rows.ts'

const NO_HINTS: BalanceHints = { openings: [], closings: [] }

export type Roles = readonly (ColumnRole | null)[]

/** What is chosen for rows, or texts as for `readRowOf`, each of whose columns may hold money. */
export function choose(
  roles: Roles,
  rows: readonly (string | ReadRow)[],
  {
    isCard = false,
    hints = NO_HINTS,
    section = null as Direction | null,
    account = null as AccountNamed | null,
  } = {},
) {
  const sectioned = rows.map((row) => ({ row: typeof row === 'string' ? readRowOf(row) : row, section }))
  const chosen = chooseMovements(
    sectioned,
    roles,
    roles.map(() => true),
    isCard,
    hints,
    account,
  )
  return { ...chosen, amounts: chosen.movements.map(({ movement }) => movement) }
}
