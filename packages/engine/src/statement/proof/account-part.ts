import { countWhile } from '../../geometry/count-while.ts'
import type { CheckedAccount } from '../accounts/checked-account.ts'
import { chronological } from '../arithmetic/chain.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import { isBefore, type Place } from '../printed/place.ts'
import { totalsOf } from './totals-of.ts'

/** Where an account's rows stand, and the amounts that its rows print or come to. */
export type AccountPart = {
  readonly first: Place | null
  readonly last: Place | null
  readonly pages: ReadonlySet<number>
  /** Where the columns of its amounts and balances end, in whole points, by column. */
  readonly edges: readonly ReadonlySet<number>[]
  readonly known: ReadonlySet<number>
  /** Those of them that are not balances: what its rows move, singly and together. */
  readonly ofRows: ReadonlySet<number>
  readonly totals: ReadonlySet<number>
  /**
   * Its rows lead from a printed opening balance to a printed closing one: none is missing. The total of a section says
   * nothing of the others.
   */
  readonly isWhole: boolean
  /** Between these places an equation closes: in reading order, none of them touching the next. */
  readonly closed: readonly (readonly [Place, Place])[]
}

export function partOf({ ledger, facts, result }: CheckedAccount): AccountPart {
  const rows = ledger.movements.filter(isTransaction).map(({ row }) => row)
  const totals = totalsOf(ledger.movements)
  const withOpening = sumWithOpening(ledger.movements, result.opening, ledger.isOwed)
  if (withOpening !== null) totals.add(withOpening)
  const [known, ofRows] = [new Set<number>(totals), new Set<number>(totals)]
  const add = (amount: number | null) => {
    if (amount !== null) known.add(Math.abs(amount))
  }
  let running: number | null = result.opening
  for (const { movement, balance, row } of chronological(ledger.movements, ledger.isReversed, false)) {
    if (row.kind === null && movement !== null) {
      add(movement)
      ofRows.add(Math.abs(movement))
      running = running === null ? null : running + (ledger.isOwed ? -movement : movement)
      add(running)
    }
    if (row.kind !== 'total' && row.kind !== 'other') add(balance)
  }
  add(result.opening)
  // Unless something breaks, the closing balance must be what the last row has reached.
  const last = chronological(ledger.movements, ledger.isReversed, false).findLast(
    ({ row, balance }) => row.kind !== 'other' && balance !== null,
  )
  const isReached = last === undefined || [running, last.balance].includes(result.closing)
  if (isReached || result.check === 'contradicted') add(result.closing)
  const { movements } = ledger
  const hasClosing =
    result.opening !== null &&
    result.closing !== null &&
    (facts.hints.closings.includes(result.closing) || movements.some(({ row }) => row.kind === 'closing'))
  return {
    first: rows[0] ?? ledger.named ?? null,
    last: rows.at(-1) ?? null,
    pages: new Set(rows.map(({ page }) => page)),
    edges: edgesOf(movements),
    known,
    ofRows,
    totals,
    isWhole: result.check === 'proved' && hasClosing && !isBroughtOver(movements),
    closed: joinStretches(closedStretches(ledger.movements, result.equations)),
  }
}

/** Whether the rows start from a balance that is brought forward to a later page: those before it may be missing. */
const isBroughtOver = ([first]: readonly Movement[]): boolean =>
  first?.row.kind === 'forward' && first.row.page > 1

/**
 * Where the balance that the rows start from is printed in the column of their amounts, the sum of the amounts in its
 * direction may include it: `Total Debit Transactions` of what was owed and of what was bought.
 */
function sumWithOpening(
  movements: readonly Movement[],
  opening: number | null,
  isOwed: boolean,
): number | null {
  const rows = movements.filter(isTransaction)
  const columns = new Set(rows.map(({ amountColumn }) => amountColumn))
  const isOver = ({ row: { kind, money } }: Movement) =>
    (kind === 'opening' || kind === 'forward') && money.some((amount, c) => amount !== null && columns.has(c))
  if (opening === null || !movements.some(isOver) || rows.some(({ balanceColumn }) => balanceColumn !== null))
    return null
  const way = isOwed === opening > 0 ? -1 : 1
  return Math.abs(opening) + rows.reduce((sum, { movement }) => sum + Math.max(0, way * (movement ?? 0)), 0)
}

/** Whether a place lies in one of the stretches in which an equation closes. */
export function isClosedAt({ closed }: Pick<AccountPart, 'closed'>, place: Place): boolean {
  const stretch = closed[countWhile(closed, ([from]) => !isBefore(place, from)) - 1]
  return stretch !== undefined && !isBefore(stretch[1], place)
}

/** Stretches that share a place as one. */
function joinStretches(stretches: readonly (readonly [Place, Place])[]): [Place, Place][] {
  const joined: [Place, Place][] = []
  const compare = (a: Place, b: Place) => a.page - b.page || a.baseline - b.baseline
  for (const [from, to] of stretches.toSorted(([a], [b]) => compare(a, b))) {
    const last = joined.at(-1)
    if (!last || isBefore(last[1], from)) joined.push([from, to])
    else if (isBefore(last[1], to)) last[1] = to
  }
  return joined
}

/** From the first to the last row of each equation that closes. */
function closedStretches(
  movements: readonly Movement[],
  equations: CheckedAccount['result']['equations'],
): [Place, Place][] {
  const stretches = new Map<object, [Place, Place]>()
  for (const [i, { row }] of movements.entries()) {
    const equation = equations[i]
    if (!equation?.closes) continue
    const stretch = stretches.get(equation)
    // A step begins where the one before ends.
    const above = equations[i - 1]?.closes ? (movements[i - 1]?.row ?? row) : row
    if (stretch) stretch[1] = row
    else stretches.set(equation, [above, row])
  }
  return [...stretches.values()]
}

function edgesOf(movements: readonly Movement[]): ReadonlySet<number>[] {
  const edges = new Map<number, Set<number>>()
  for (const { row, amountColumn, balanceColumn } of movements) {
    for (const c of [amountColumn, balanceColumn]) {
      const edge = row.moneyCells[c ?? -1]?.words.at(-1)?.x1
      if (c !== null && edge !== undefined) edges.set(c, (edges.get(c) ?? new Set()).add(Math.round(edge)))
    }
  }
  return [...edges.values()]
}
