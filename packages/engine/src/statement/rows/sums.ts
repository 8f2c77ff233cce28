import type { Money } from '../../money/parse-money.ts'
import type { SectionedRow } from '../ledger.ts'

/**
 * Whether one of a row's amounts is the sum of those above it in its column, signed or not; of a single one, whether all
 * are.
 */
export function isSumOf({ row }: SectionedRow, above: readonly SectionedRow[]): boolean {
  const isSum = row.money.flatMap((money, c) =>
    money === null
      ? []
      : [
          money.magnitude === sumBy(above, (own) => magnitudeOf(own, c)) ||
            printedValue(money) === sumBy(above, (own) => printedValue(own.row.money[c] ?? null)),
        ],
  )
  // A balance may stay as it was.
  return above.length === 1 ? isSum.every(Boolean) : isSum.includes(true)
}

const sumBy = (rows: readonly SectionedRow[], of: (row: SectionedRow) => number): number =>
  rows.reduce((sum, own) => sum + of(own), 0)

const magnitudeOf = ({ row }: SectionedRow, c: number): number => row.money[c]?.magnitude ?? 0

/** An amount as it is signed in print; nothing counts as nought. */
export const printedValue = (money: Money | null): number =>
  money === null ? 0 : money.isNegative || money.marker === 'debit' ? -money.magnitude : money.magnitude
