import { type Minor, toMinor } from '../money/money.ts'
import type { ColumnRole } from '../vocabulary/language.ts'
import { isMoneyRole } from '../vocabulary/titles.ts'
import { type BalanceHints, findPair } from './balance-hints.ts'
import { chronological, sumOf, walkChain } from './chain.ts'
import { isTransaction, type Movement, type SectionedRow } from './ledger.ts'
import type { MoneyReading } from './money-reading.ts'

/** A running balance that closes outweighs any title. */
const CHAIN_WEIGHT = 20
/** One amount under a misleading title breaks one step of many: that none is broken outweighs two titles. */
const WHOLE_WEIGHT = 5
/** A single step may close by chance, though hardly to the cent. */
const SINGLE_STEP_WEIGHT = 12
/** A column under which not one of so many steps closes is hardly a running balance, unless its title says so. */
const MANY_STEPS = 3
const BROKEN_COST = 1
/** All movements together lead from the printed opening balance to the closing one. */
const CLOSING_WEIGHT = 10
const SECTION_WEIGHT = 3
/** Balances at the wrong end of the rows speak against an order, though a summary may stand anywhere. */
const DISORDER_COST = 6
/** Signs printed both ways are more telling than that the document is about a card. */
const TURNED_COST = 1.5
/** What a card prints without a sign is mostly a purchase. */
const PLAIN_CREDITS_COST = 0.5
const MIXED_COST = 0.5
/** No evidence weighs more. */
export const MOST_EVIDENCE = Math.max(CHAIN_WEIGHT + WHOLE_WEIGHT, CLOSING_WEIGHT + SECTION_WEIGHT)

/** How much of what is printed a reading explains: its running balance, else balances outside the rows and sections. */
export function evidenceOf(
  rows: readonly SectionedRow[],
  movements: readonly Movement[],
  reading: MoneyReading,
  isReversed: boolean,
  hints: BalanceHints,
): number {
  const ordered = chronological(movements, isReversed, reading.isOwed)
  const disorder = isOutOfOrder(ordered) ? DISORDER_COST : 0
  const { closed, steps } = walkChain(ordered, openingOf(ordered, hints, reading.isOwed))
  if (closed === 0 && steps >= MANY_STEPS) return -BROKEN_COST - disorder
  const whole = closed === steps && steps >= MANY_STEPS ? WHOLE_WEIGHT : 0
  if (steps > 0)
    return ((steps === 1 ? SINGLE_STEP_WEIGHT : CHAIN_WEIGHT) * closed) / steps + whole - disorder
  const isClosing = findPair(hints, reading.isOwed, sumOf(transactionsOf(movements))) !== null
  return (
    (isClosing ? CLOSING_WEIGHT : 0) + SECTION_WEIGHT * sectionAgreement(rows, movements, reading) - disorder
  )
}

const transactionsOf = (movements: readonly Movement[]) => movements.filter(({ row }) => row.kind === null)

/** Whether a closing balance comes before all rows, or an opening one after all: then they stand the other way round. */
function isOutOfOrder(ordered: readonly Movement[]): boolean {
  const [first, last] = [ordered.findIndex(isTransaction), ordered.findLastIndex(isTransaction)]
  return (
    first >= 0 &&
    (ordered.slice(0, first).some(({ row }) => row.kind === 'closing') ||
      ordered.slice(last + 1).some(({ row }) => row.kind === 'opening'))
  )
}

/** Of several printed opening balances, the one that the first row comes from; of a single one, that. */
function openingOf(ordered: readonly Movement[], hints: BalanceHints, isOwed: boolean): Minor | null {
  const first = ordered.findIndex(({ row, balance }) => row.kind === null && balance !== null)
  const implied = (ordered[first]?.balance ?? 0) - sumOf(transactionsOf(ordered.slice(0, first + 1)))
  const isPrinted = first >= 0 && hints.openings.includes(toMinor(isOwed ? -implied : implied))
  return isPrinted ? toMinor(implied) : onlyOpening(hints, isOwed)
}

/** The one opening balance that is printed outside the rows, as what the holder has. */
export function onlyOpening({ openings }: BalanceHints, isOwed: boolean): Minor | null {
  const [opening] = openings
  return opening === undefined || openings.length > 1 ? null : toMinor(isOwed ? -opening : opening)
}

/** -1 to 1: how far the directions agree with what the section titles say. */
function sectionAgreement(
  rows: readonly SectionedRow[],
  movements: readonly Movement[],
  { direction }: MoneyReading,
): number {
  let [agree, count] = [0, 0]
  for (const [i, { row, section }] of rows.entries()) {
    const movement = movements[i]?.movement ?? 0
    if (section === null || movement === 0 || row.kind !== null) continue
    count++
    agree += movement < 0 === (section === 'debit') ? 1 : -1
  }
  // A reading that takes the direction from the section cannot be praised for agreeing with it.
  return count === 0 ? 0 : direction === 'section' ? 0.9 : agree / count
}

/**
 * What the signs of a reading cost where they go against what statements print.
 *
 * @param isCard other words of the document say that it is about a card
 */
export function signCost(movements: readonly Movement[], reading: MoneyReading, isCard: boolean): number {
  return (
    (turnsSigns(movements) ? TURNED_COST : 0) +
    (mixesSigns(movements, reading) ? MIXED_COST : 0) +
    (isCard && areCredits(movements, reading) ? PLAIN_CREDITS_COST : 0)
  )
}

/** Whether amounts with a plus are read as debits, where a minus is printed with others: who prints both means both. */
function turnsSigns(movements: readonly Movement[]): boolean {
  const signed = movements.flatMap(({ row, movement, amountColumn }) => {
    const money = amountColumn === null ? null : row.money[amountColumn]
    return row.kind === null && movement && money ? [{ money, movement }] : []
  })
  return (
    signed.some(({ money }) => money.isNegative) &&
    signed.some(({ money, movement }) => money.hasPlus && movement < 0)
  )
}

/** Whether a column for one direction prints some amounts with a minus and some without: reversals are rare. */
function mixesSigns(movements: readonly Movement[], { debit, credit }: MoneyReading): boolean {
  return [debit, credit].some((column) => {
    if (column === null) return false
    const amounts = movements.flatMap(({ row }) => (row.kind === null && row.money[column]) || [])
    const isMinus = amounts.filter(({ magnitude }) => magnitude !== 0).map(({ isNegative }) => isNegative)
    return isMinus.includes(true) && isMinus.includes(false)
  })
}

/** Whether most amounts of a column for both directions that carry neither a sign nor a marker are read as credits. */
function areCredits(movements: readonly Movement[], { amount }: MoneyReading): boolean {
  const plain = movements.filter(({ row, movement }) => {
    const money = amount === null ? null : row.money[amount]
    const isMarked = money?.isNegative || money?.hasPlus || money?.marker || row.marker
    return row.kind === null && movement && money && !isMarked
  })
  return plain.filter(({ movement }) => (movement ?? 0) > 0).length > plain.length / 2
}

/**
 * The share of rows that this reading cannot explain: with both a debit and a credit, with no amount read, or with one
 * left over under a title of money.
 */
export function clashes(
  rows: readonly SectionedRow[],
  reading: MoneyReading,
  roles: readonly (ColumnRole | null)[],
): number {
  const { debit, credit, amount, balance } = reading
  const unread = roles.flatMap((role, c) =>
    isMoneyRole(role) && ![debit, credit, amount, balance].includes(c) ? [c] : [],
  )
  const transactions = rows.filter(({ row }) => row.kind === null)
  const bad = transactions.filter(({ row }) => {
    const isPrinted = (c: number | null) => c !== null && row.money[c] != null
    const nonZero = (c: number | null) => c !== null && (row.money[c]?.magnitude ?? 0) !== 0
    const isRead = [debit, credit, amount].some(isPrinted)
    const hasAny = row.money.some((money) => money !== null)
    return (nonZero(debit) && nonZero(credit)) || (hasAny && !isRead) || unread.some(nonZero)
  })
  return transactions.length === 0 ? 0 : bad.length / transactions.length
}
