import type { Money } from '../../money/parse-money.ts'
import type { SectionedRow } from '../ledger.ts'

/** Whether one of a row's amounts is the sum of those above it in its column. */
export const isSumOf = ({ row }: SectionedRow, above: readonly SectionedRow[]): boolean =>
  row.money.some((money, c) => {
    const sum = above.reduce((total, other) => total + (other.row.money[c]?.magnitude ?? 0), 0)
    return money !== null && money.magnitude === sum
  })

/** An amount as it is signed in print; nothing counts as nought. */
export const printedValue = (money: Money | null): number =>
  money === null ? 0 : money.isNegative || money.marker === 'debit' ? -money.magnitude : money.magnitude
