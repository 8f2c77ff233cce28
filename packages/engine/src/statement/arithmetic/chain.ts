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

/** From one printed balance to the next: it closes when `from` and `sum` make `to`. Balances are what the holder has. */
export type BalanceStep = { readonly from: Minor; readonly sum: Minor; readonly to: Minor }

/**
 * Walks the printed balances of one account. A row without a balance belongs to the step that the next printed
 * balance ends.
 *
 * @param movements oldest first
 * @param opening the balance before the first row, where printed elsewhere
 * @param onStep told of each step, and of the movements that lie in it: from index `first` to before index `end`
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
 * A row that looks like none is a transaction all the same where the printed balances move by its amount: a purchase
 * at a shop whose name begins with "Total", a row whose date cannot be read.
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
    const amounts = doubtful.map((own) => own.movement ?? 0)
    const chosen = last === null ? null : subsetSum(amounts, balance - last - sum)
    for (const [i, own] of doubtful.entries()) if (chosen?.[i]) admitted.add(own.row)
    // What prints a balance of something else does not part two steps.
    if (row.kind === 'other' && !admitted.has(row)) continue
    ;[last, sum, doubtful] = [balance, 0, []]
  }
  return movements.map((own) => (admitted.has(own.row) ? admit(own) : own))
}

/** Called so as no payee is, or of what goes out and of what comes in, which no transaction prints together. */
export const isTotal = ({ row, balanceColumn }: Movement): boolean =>
  row.kind === 'total' &&
  (!mayBePayee(row.description) ||
    row.money.filter((money, c) => c !== balanceColumn && (money?.magnitude ?? 0) > 0).length > 1)

/** A row that looked like none, as a transaction. */
export const admit = (own: Movement): Movement => ({
  ...own,
  row: { ...own.row, kind: null },
  isAdmitted: true,
})

/**
 * A row without a date that prints a balance and nothing else carries it forward, whatever words it says so with, where
 * the rows after it go on from that balance to that of a transaction, or lead to that of another such row; and so do all
 * others of its name, even where none goes on from theirs.
 */
export function admitCarried(
  movements: readonly Movement[],
  isReversed: boolean,
  isOwed: boolean,
): Movement[] {
  const carried = new Set<ReadRow>()
  // The movements up to the next transaction that prints a balance, and that balance.
  let [sum, next] = [0, null as Minor | null]
  // The movements up to the next row that prints nothing else, and that row.
  let [between, other] = [0, null as Movement | null]
  for (const own of chronological(movements, !isReversed, isOwed)) {
    const { row, movement, balance } = own
    if (row.kind === null) {
      sum = (movement ?? 0) + (balance === null ? sum : 0)
      next = balance ?? next
      between += movement ?? 0
    } else if (isBareBalance(own)) {
      const isLed = other !== null && between !== 0 && (balance ?? 0) + between === other.balance
      if (isLed) carried.add((other as Movement).row)
      if (isLed || (balance ?? 0) + sum === next) carried.add(row)
      ;[between, other] = [0, own]
    }
  }
  // One that stands under a date is taken for a balance anyway.
  const dated = movements.filter(
    (own) => own.row.kind === null && own.movement === null && own.balance !== null,
  )
  const names = new Set([...carried, ...dated.map(({ row }) => row)].map(nameOf))
  names.delete('')
  return movements.map((own) =>
    isBareBalance(own) && (carried.has(own.row) || names.has(nameOf(own.row)))
      ? { ...own, row: { ...own.row, kind: 'forward' } }
      : own,
  )
}

const isBareBalance = ({ row, movement, balance }: Movement): boolean =>
  row.kind === 'other' && balance !== null && !movement

/** What a row is called, whatever day or number it names. */
const nameOf = ({ description }: ReadRow): string =>
  description
    .replace(/\P{L}+/gu, ' ')
    .trim()
    .toLowerCase()
