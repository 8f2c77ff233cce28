import type { Minor } from '../../money/money.ts'
import type { Ledger } from '../accounts/ledger.ts'
import { admit, isTotal, sumOf } from '../arithmetic/chain.ts'
import { subsetSum } from '../arithmetic/subset-sum.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import type { BalanceHints } from '../printed/balance-hints.ts'
import { withoutSingleParts } from './choose-members.ts'
import type { Hypothesis } from './way.ts'

/**
 * Rows that do not look like transactions make up exactly what is missing to the closing balance; or do so where one part of
 * the tables is left out besides.
 */
export const admittedRows: Hypothesis = ({ ledger, hints }) => {
  if (doubtfulRows(ledger).length === 0 || !hasTwoEnds(hints)) return { ways: [], dismissed: 0 }
  const members = [{ ledger, leftOut: [] }, ...withoutSingleParts(ledger)]
  const ways = members.flatMap(({ ledger: rows, leftOut }) => {
    const admitted = admitMissing(rows, hints)
    return admitted ? [{ ledger: admitted, leftOut }] : []
  })
  return { ways, dismissed: members.length - ways.length }
}

/** @returns null where no row makes up what is missing, or several sets of rows do */
function admitMissing(ledger: Ledger, hints: BalanceHints): Ledger | null {
  const rows = ledger.movements.filter(isTransaction)
  const doubtful = doubtfulRows(ledger)
  if (rows.length === 0) return null
  const [opening, closing] = [hints.openings[0] as Minor, hints.closings[0] as Minor]
  const missing = (ledger.isOwed ? opening - closing : closing - opening) - sumOf(rows)
  const chosen = subsetSum(
    doubtful.map(({ movement }) => movement ?? 0),
    missing,
  )
  const admitted = new Map(
    doubtful.flatMap((moved, i) => (chosen?.[i] ? [[moved.row.id, admit(moved)]] : [])),
  )
  if (admitted.size === 0) return null
  const movements = ledger.movements.map((movement) => admitted.get(movement.row.id) ?? movement)
  return { ...ledger, movements }
}

/** Rows that move money, or would if they were no balances, but do not look like transactions. */
const doubtfulRows = ({ movements }: Ledger): readonly Movement[] =>
  movements.filter((movement) => movement.row.kind !== null && movement.movement && !isTotal(movement))

/** Whether one opening balance and one closing balance are printed. */
const hasTwoEnds = ({ openings, closings }: BalanceHints): boolean =>
  openings.length === 1 && closings.length === 1
