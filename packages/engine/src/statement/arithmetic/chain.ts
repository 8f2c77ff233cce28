import { type Minor, toMinor } from '../../money/money.ts'
import { mayBePayee } from '../../vocabulary/sections.ts'
import type { Movement, ReadRow } from '../ledger.ts'
import { BalanceWalk } from './balance-walk.ts'
import { subsetSum } from './subset-sum.ts'

/** How a running balance and the movements between its printings agree. */
export type Chain = Pick<BalanceWalk, 'closed' | 'steps'> & {
  /** For each movement: whether the step that it lies in closes; null where no two balances enclose it. */
  readonly verdicts: readonly (boolean | null)[]
}

/**
 * A step from one printed balance to the next: it closes if `from` plus `sum` is `to`. Balances are what the holder
 * has.
 */
export type BalanceStep = { readonly from: Minor; readonly sum: Minor; readonly to: Minor }

/**
 * Walks the printed balances of one account. A row without a balance belongs to the step that the next printed
 * balance ends.
 *
 * @param movements oldest first
 * @param opening the balance before the first row, where printed elsewhere
 * @param onStep called for each step with the range of its movements: from index `first` to before index `end`
 */
export function walkChain(
  movements: readonly Movement[],
  opening: Minor | null,
  onStep?: (step: BalanceStep, first: number, end: number) => void,
): Chain {
  const verdicts: (boolean | null)[] = movements.map(() => null)
  const walk = new BalanceWalk(opening)
  let first = 0
  for (const [i, { row, movement, balance }] of movements.entries()) {
    if (row.kind === null && movement !== null) walk.move(movement)
    if (balance === null || row.kind === 'other') continue
    const { from, sum } = walk
    const closes = walk.reach(balance)
    if (from !== null) {
      verdicts.fill(closes, first, i + 1)
      onStep?.({ from, sum: toMinor(sum), to: balance }, first, i + 1)
    }
    first = i + 1
  }
  return { closed: walk.closed, steps: walk.steps, verdicts }
}

export const sumOf = (movements: readonly Movement[]): Minor =>
  toMinor(movements.reduce((sum, { movement }) => sum + (movement ?? 0), 0))

/** Movements oldest first, with balances as what the holder has. */
export function chronological(
  movements: readonly Movement[],
  isReversed: boolean,
  isOwed: boolean,
): Movement[] {
  const owned = isOwed
    ? movements.map((movement) => ({
        ...movement,
        balance: movement.balance === null ? null : toMinor(-movement.balance),
      }))
    : [...movements]
  return isReversed ? owned.reverse() : owned
}

/**
 * A row that does not look like a transaction is one if the printed balances move by its amount: a purchase at a shop
 * whose name begins with "Total", or a row whose date cannot be read.
 *
 * @param opening the balance before the first row as what the holder has, where it is printed elsewhere
 */
export function admitByBalance(
  movements: readonly Movement[],
  isReversed: boolean,
  isOwed: boolean,
  opening: Minor | null,
): Movement[] {
  const admitted = new Set<ReadRow>()
  let [last, sum, doubtful] = [opening as number | null, 0, [] as Movement[]]
  for (const movement of chronological(movements, isReversed, isOwed)) {
    const { row, balance } = movement
    if (row.kind === null) sum += movement.movement ?? 0
    else if (movement.movement && !isTotal(movement)) doubtful.push(movement)
    if (balance === null) continue
    const amounts = doubtful.map((candidate) => candidate.movement ?? 0)
    const chosen = last === null ? null : subsetSum(amounts, balance - last - sum)
    for (const [i, candidate] of doubtful.entries()) if (chosen?.[i]) admitted.add(candidate.row)
    // A row that prints the balance of something else does not separate two steps.
    if (row.kind === 'other' && !admitted.has(row)) continue
    ;[last, sum, doubtful] = [balance, 0, []]
  }
  return movements.map((movement) => (admitted.has(movement.row) ? admit(movement) : movement))
}

/** Has a name that no payee has, or prints both money in and money out, as no transaction does. */
export const isTotal = ({ row, balanceColumn }: Movement): boolean =>
  row.kind === 'total' &&
  (!mayBePayee(row.description) ||
    row.money.filter((money, c) => c !== balanceColumn && (money?.magnitude ?? 0) > 0).length > 1)

/** Makes a transaction of a row that did not look like one. */
export const admit = (movement: Movement): Movement => ({
  ...movement,
  row: { ...movement.row, kind: null },
  isAdmitted: true,
})

/**
 * A row without a date that prints only a balance carries it forward, whatever its words, if the rows after it go on
 * from that balance to the balance of a transaction, or lead to the balance of another such row. Then all other rows of
 * the same name carry their balance forward as well, even if no row goes on from it.
 */
export function admitCarried(
  movements: readonly Movement[],
  isReversed: boolean,
  isOwed: boolean,
): Movement[] {
  const carried = new Set<ReadRow>()
  // The movements up to the next transaction that prints a balance, and that balance.
  let [sum, next] = [0, null as Minor | null]
  // The movements up to the next row that prints only a balance, and that row.
  let [between, other] = [0, null as Movement | null]
  for (const candidate of chronological(movements, !isReversed, isOwed)) {
    const { row, movement, balance } = candidate
    if (row.kind === null) {
      sum = (movement ?? 0) + (balance === null ? sum : 0)
      next = balance ?? next
      between += movement ?? 0
    } else if (isBareBalance(candidate)) {
      const isLed = other !== null && between !== 0 && (balance ?? 0) + between === other.balance
      if (isLed) carried.add((other as Movement).row)
      if (isLed || (balance ?? 0) + sum === next) carried.add(row)
      ;[between, other] = [0, candidate]
    }
  }
  // A row under a date that prints only a balance is taken for one anyway.
  const dated = movements.filter(
    ({ row, movement, balance }) => row.kind === null && movement === null && balance !== null,
  )
  const names = new Set([...carried, ...dated.map(({ row }) => row)].map(nameOf))
  names.delete('')
  return movements.map((movement) =>
    isBareBalance(movement) && (carried.has(movement.row) || names.has(nameOf(movement.row)))
      ? { ...movement, row: { ...movement.row, kind: 'forward' } }
      : movement,
  )
}

const isBareBalance = ({ row, movement, balance }: Movement): boolean =>
  row.kind === 'other' && balance !== null && !movement

/** The name of a row without the days and numbers in it. */
const nameOf = ({ description }: ReadRow): string =>
  description
    .replace(/\P{L}+/gu, ' ')
    .trim()
    .toLowerCase()
