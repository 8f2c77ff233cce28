import type { Money } from '../../money/parse-money.ts'
import type { SectionedRow } from '../ledger.ts'

/** Whether one of a row's amounts is the sum of those above it in its column; of a single one, whether all are. */
export function isSumOf({ row }: SectionedRow, above: readonly SectionedRow[]): boolean {
  const isSum = row.money.flatMap((money, c) =>
    money === null ? [] : [money.magnitude === above.reduce((sum, own) => sum + magnitudeOf(own, c), 0)],
  )
  // A balance may stay as it was.
  return above.length === 1 ? isSum.every(Boolean) : isSum.includes(true)
}

const magnitudeOf = ({ row }: SectionedRow, c: number): number => row.money[c]?.magnitude ?? 0

/** An amount as it is signed in print; nothing counts as nought. */
export const printedValue = (money: Money | null): number =>
  money === null ? 0 : money.isNegative || money.marker === 'debit' ? -money.magnitude : money.magnitude
