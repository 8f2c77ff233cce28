import { type Minor, toMinor } from '../../money/money.ts'
import { isTransaction, type Movement } from '../ledger.ts'

/** The fewest steps from balance to balance that hold only with a minus: one may hold so by chance. */
const MIN_STEPS = 2

/**
 * Gives negative balances their minus where a statement prints no sign at any balance: some set them in red. The step to
 * such a balance holds only with a minus, and so does the next step, to another one or back above zero.
 *
 * @param rows oldest first
 * @param isOwed a balance is what is owed, and negative where too much was paid
 * @returns the same rows where there are none
 */
export function signOverdrawn(rows: readonly Movement[], isOwed: boolean): readonly Movement[] {
  if (rows.some(printsSign)) return rows
  const overdrawn = new Set<Movement>()
  let run: Movement[] = []
  let [last, moved]: [number | null, number] = [null, 0]
  const endRun = (steps: number) => {
    if (run.length > 0 && steps >= MIN_STEPS) for (const row of run) overdrawn.add(row)
    run = []
  }
  for (const row of rows) {
    if (isTransaction(row)) moved += row.movement ?? 0
    if (row.balance === null) continue
    const expected: number | null = last === null ? null : isOwed ? last - moved : last + moved
    const isBelow: boolean = row.balance > 0 && expected === -row.balance
    if (isBelow) run.push(row)
    else endRun(expected === row.balance ? run.length + 1 : run.length)
    last = isBelow ? -row.balance : row.balance
    moved = 0
  }
  endRun(run.length)
  if (overdrawn.size === 0) return rows
  return rows.map((row) => (overdrawn.has(row) ? { ...row, balance: below(row.balance as Minor) } : row))
}

const below = (balance: Minor): Minor => toMinor(-balance)

function printsSign({ row, balance, balanceColumn }: Movement): boolean {
  const printed = balance === null ? null : row.money[balanceColumn ?? -1]
  return printed != null && (printed.isNegative || printed.hasPlus || printed.marker !== null)
}
