import type { ColumnRole } from '../../vocabulary/language.ts'
import type { ReadRow, SectionedRow } from '../ledger.ts'
import type { AppliedReading } from './apply-reading.ts'
import type { ColumnStyle } from './column-style.ts'
import { MIN_SAID } from './reading-evidence.ts'
import { signedValue } from './resolve-direction.ts'
import { saidDirection } from './said-direction.ts'

/** What of the print says which way the amounts of a table go. */
export type DirectionWitness = {
  /** Titles, marks, sections, words of the rows or signs say it. */
  readonly isPrinted: boolean
  /** That, or the balances say it: what they mean and which row is the oldest is settled by something printed. */
  readonly isTold: boolean
  /** Rows whose printed sign the balances had to overrule, by their cells of money. */
  readonly overruled: ReadonlySet<ReadRow['moneyCells']>
}

/** What else is known of a table. */
export type DirectionFacts = {
  /** What the titles suggest for each column. */
  readonly roles: readonly (ColumnRole | null)[]
  readonly styles: readonly ColumnStyle[]
  /** The document says that its balance is owed. */
  readonly isCard: boolean
  /** Dates that follow each other, or named balances before and after the rows, say which end is the newest. */
  readonly isOrderTold: boolean
}

/** Of what is said of single rows at least this share must agree with the reading. */
const AGREEING_SHARE = 0.9

/**
 * Every equation between balances also holds in the mirror image of a reading: with the order of rows turned and the
 * balance before its row, or with what is held taken for what is owed. So something else must tell: titles, marks,
 * sections, words of the rows, signs; or else both the meaning of the balance and the order of rows.
 */
export function findDirectionWitness(
  applied: AppliedReading,
  { roles, styles, isCard, isOrderTold }: DirectionFacts,
): DirectionWitness {
  const { reading } = applied
  const { debit, credit, amount, isOwed } = reading
  const isTitled =
    (debit !== null && roles[debit] === 'debit') || (credit !== null && roles[credit] === 'credit')
  const isMeant = isOwed === isCard
  const isSigned = ({ row }: SectionedRow) =>
    row.kind === null && amount !== null && (row.money[amount]?.isNegative || row.money[amount]?.hasPlus)
  const hasSigns = reading.direction === 'sign' && applied.rows.some(isSigned)
  const isPrinted =
    isTitled ||
    agrees(applied, ({ row }, i) => markOf(row, applied.amountColumns[i] ?? null)) ||
    agrees(applied, ({ section }) => section) ||
    agrees(applied, ({ row }) => saidDirection(row), MIN_SAID) ||
    (isMeant && hasSigns) ||
    // What a card prints without a sign is a purchase.
    (isCard && amount !== null && reading.direction === 'sign')
  const isTold = isPrinted || (isMeant && isOrderTold)
  // Money that comes in carries a minus only by a title or a card that says so.
  const style = credit === null || roles[credit] === 'credit' ? undefined : styles[credit]
  const isMinusIn = reading.balance === null && style?.isMinus === true && !style.isMixed
  const isTurned = reading.direction === 'turned-sign' && applied.rows.some(isSigned)
  const isOpposed = !isCard && (isMinusIn || isTurned)
  return {
    isPrinted: isPrinted && !isOpposed,
    isTold: isTold && !isOpposed,
    overruled: overruledBy(applied, styles),
  }
}

function markOf({ money, marker }: ReadRow, c: number | null) {
  return marker ?? (c === null ? null : (money[c]?.marker ?? null))
}

/** Whether something says the direction of some rows, and the reading follows it. */
function agrees(
  { rows, movements }: AppliedReading,
  said: (row: SectionedRow, i: number) => 'debit' | 'credit' | null,
  least = 1,
): boolean {
  let [agreeing, count] = [0, 0]
  for (const [i, own] of rows.entries()) {
    const movement = movements[i] ?? 0
    const direction = own.row.kind === null && movement !== 0 ? said(own, i) : null
    if (direction === null) continue
    count++
    if (movement < 0 === (direction === 'debit')) agreeing++
  }
  return count >= least && agreeing >= AGREEING_SHARE * count
}

/**
 * Where balances say which way amounts go that carry signs or marks, too: those whose sign says otherwise than most.
 */
function overruledBy(
  { rows, movements, amountColumns, reading }: AppliedReading,
  styles: readonly ColumnStyle[],
): Set<ReadRow['moneyCells']> {
  if (reading.direction !== 'balance') return new Set()
  const printed = rows.flatMap(({ row }, i) => {
    const c = amountColumns[i] ?? -1
    const [money, movement] = [row.money[c], movements[i] ?? 0]
    if (row.kind !== null || !money || movement === 0) return []
    const isDebit = signedValue(money, styles[c]?.plainAmount ?? 'credit') < 0
    const isMarked = money.isNegative || money.hasPlus || money.marker !== null
    return [{ cells: row.moneyCells, isMarked, isUsual: isDebit === movement < 0 }]
  })
  const tells = printed.some(({ isMarked }) => isMarked)
  const isUsual = printed.filter((own) => own.isUsual).length * 2 >= printed.length
  return new Set(tells ? printed.filter((own) => own.isUsual !== isUsual).map(({ cells }) => cells) : [])
}
