import { type Minor, toMinor } from '../../money/money.ts'
import { type Chain, sumOf, walkChain } from '../arithmetic/chain.ts'
import { isDebit, isTransaction, type Movement } from '../ledger.ts'
import type { BalanceHints } from '../printed/balance-hints.ts'

/** The balances of an account before its first row and after its last, with the sign as printed. */
export type Ends = { readonly opening: Minor | null; readonly closing: Minor | null }

/**
 * The fewest rows that tell two amounts without names as balances: many pairs of amounts on a page lie a single row's
 * amount apart.
 */
const MIN_ROWS = 2

/**
 * The balance that the first row comes from, and that to which the last one leads, where every step closes and that
 * exact amount is printed outside the rows under an unknown name. Zero is excluded: it is printed under many other
 * names.
 */
export function unnamedByColumn(
  movements: readonly Movement[],
  { others = [], below = [] }: BalanceHints,
  signed: (balance: Minor | null) => Minor | null,
): Ends {
  const ends = endsOfColumn(movements, walkChain(movements, null))
  const printed = (end: Minor | null, among: readonly Minor[]) => {
    const balance = signed(end)
    const isPrinted = balance !== null && balance !== 0 && among.some((other) => Math.abs(balance) === other)
    return isPrinted ? balance : null
  }
  return { opening: printed(ends.opening, others), closing: printed(ends.closing, [...others, ...below]) }
}

/**
 * Where an end has no known name: two amounts outside the rows, such that the rows lead from one to the other to the
 * cent and the opening balance is printed first. Sums of money in and money out fit as well but are not balances.
 * Zero is excluded: it is printed under many other names.
 */
export function unnamedEnds(
  rows: readonly Movement[],
  { openings, closings, others = [], below = [] }: BalanceHints,
  named: Ends,
  sign: number,
): Ends {
  const { opening, closing } = named
  const total = sign * sumOf(rows)
  if (total === 0 || (opening !== null && closing !== null) || rows.length < MIN_ROWS) return named
  const sums = [sumOf(rows), sumOf(rows.filter(isDebit)), sumOf(rows.filter((row) => !isDebit(row)))]
  // The other end has a name but is also among the amounts.
  const taken = [...sums, opening ?? 0, closing ?? 0].map(Math.abs)
  const isEnd = (amount: number) => !taken.includes(Math.abs(amount))
  const ends = new Set<number>([...others, ...below].filter(isEnd))
  if (opening !== null && closings.length === 0) {
    const end = opening + total
    return { opening, closing: ends.has(Math.abs(end)) ? toMinor(end) : null }
  }
  if (closing !== null && openings.length === 0) {
    const start = closing - total
    return { opening: ends.has(Math.abs(start)) ? toMinor(start) : null, closing }
  }
  if (openings.length + closings.length > 0) return named
  // Where all rows go one way, the totals of two lists of them fit like balances on both sides of zero.
  const isOneWay = sums.includes(toMinor(0))
  const maySpan = (start: number) => !isOneWay || start + total >= 0
  const isBefore = (start: number, end: number) =>
    below.some((amount) => amount === end) ||
    others.indexOf(toMinor(start)) <= others.lastIndexOf(toMinor(end))
  const starts = [...new Set(others)].filter(
    (start) =>
      isEnd(start) &&
      maySpan(start) &&
      ends.has(Math.abs(start + total)) &&
      isBefore(start, Math.abs(start + total)),
  )
  const [first, ...more] = starts
  // If the balances lie on both sides of zero, either may come first: the opening one is the one printed first.
  const isOnlyPair = first !== undefined && more.every((start) => start === Math.abs(first + total))
  return isOnlyPair ? { opening: first, closing: toMinor(first + total) } : named
}

/** The balances before the first row and after the last, where the column's steps all close and lead there. */
export function endsOfColumn(movements: readonly Movement[], { closed, steps }: Chain) {
  const ends = { opening: null as Minor | null, closing: null as Minor | null }
  if (steps === 0 || closed < steps) return ends
  let sum = 0
  for (const movement of movements) {
    if (isTransaction(movement)) sum += movement.movement ?? 0
    if (movement.balance === null || movement.row.kind === 'other') continue
    ends.opening ??= toMinor(movement.balance - sum)
    ends.closing = movement.balance
    sum = 0
  }
  return sum === 0 ? ends : { ...ends, closing: null }
}
