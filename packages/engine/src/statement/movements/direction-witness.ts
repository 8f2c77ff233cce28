import type { ColumnRole } from '../../vocabulary/language.ts'
import type { ReadRow, SectionedRow } from '../ledger.ts'
import type { AppliedReading } from './apply-reading.ts'
import { MIN_SAID } from './reading-evidence.ts'
import { saidDirection } from './said-direction.ts'

/** What of the print says which way the amounts of a table go. */
export type DirectionWitness = {
  /** Something printed prefers the reading to its mirror image, in which debit and credit are changed over. */
  readonly isTold: boolean
  /** Rows whose printed sign the balances had to overrule, by their cells of money. */
  readonly overruled: ReadonlySet<ReadRow['moneyCells']>
}

/** What else is known of a table. */
export type DirectionFacts = {
  /** What the titles suggest for each column. */
  readonly roles: readonly (ColumnRole | null)[]
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
  { roles, isCard, isOrderTold }: DirectionFacts,
): DirectionWitness {
  const { reading } = applied
  const { debit, credit, amount, isOwed } = reading
  const isTitled =
    (debit !== null && roles[debit] === 'debit') || (credit !== null && roles[credit] === 'credit')
  const isMeant = isOwed === isCard
  const isSigned = ({ row }: SectionedRow) =>
    row.kind === null && amount !== null && (row.money[amount]?.isNegative || row.money[amount]?.hasPlus)
  const hasSigns = reading.direction === 'sign' && applied.rows.some(isSigned)
  const isTold =
    isTitled ||
    agrees(applied, ({ row }, i) => markOf(row, applied.amountColumns[i] ?? null)) ||
    agrees(applied, ({ section }) => section) ||
    agrees(applied, ({ row }) => saidDirection(row), MIN_SAID) ||
    (isMeant && (hasSigns || isOrderTold))
  return { isTold, overruled: overruledBy(applied) }
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

/** Where balances say which way amounts go that carry a sign, too: those whose sign says otherwise than most. */
function overruledBy({ rows, movements, amountColumns, reading }: AppliedReading) {
  if (reading.direction !== 'balance') return new Set<ReadRow['moneyCells']>()
  const signed = rows.flatMap(({ row }, i) => {
    const money = row.money[amountColumns[i] ?? -1]
    const movement = movements[i] ?? 0
    return row.kind === null && money && movement !== 0
      ? [{ cells: row.moneyCells, isMinus: money.isNegative, isUsual: money.isNegative === movement < 0 }]
      : []
  })
  if (!signed.some(({ isMinus }) => isMinus) || signed.every(({ isMinus }) => isMinus))
    return new Set<never>()
  const usual = signed.filter(({ isUsual }) => isUsual).length
  const isUsual = usual * 2 >= signed.length
  return new Set(signed.filter((own) => own.isUsual !== isUsual).map(({ cells }) => cells))
}
