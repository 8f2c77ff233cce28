import type { Heading } from '../../table/rows/row.ts'
import { directionInOwnText } from '../../vocabulary/direction-in-text.ts'
import type { SectionedRow } from '../ledger.ts'
import { ofDay } from './date-rows.ts'
import { onlyAmount } from './only-amount.ts'

/**
 * `Interest Charge on Purchases  $9.37` above `Total Interest for This Period  $9.37`: banks charge a card on the last day
 * of its period, and may print none. Rows without a date that are called a fee or interest, and that the total right
 * under them counts, are dated so.
 *
 * @param lastDay of the period, where the document prints it; null leaves all rows as they are
 */
export function dateCharges(rows: readonly SectionedRow[], lastDay: Heading | null): readonly SectionedRow[] {
  if (lastDay === null || !rows.some(isCharge)) return rows
  const counted = new Set(rows.flatMap((_, i) => countedBy(rows, i)))
  return rows.map((own) =>
    counted.has(own) ? { ...own, row: { ...ofDay(own.row, lastDay), kind: null } } : own,
  )
}

/** The charges right above a total that come to its amount; none above any other row. */
function countedBy(rows: readonly SectionedRow[], i: number): SectionedRow[] {
  const total = rows[i] as SectionedRow
  if (total.row.kind !== 'total') return []
  const above = rows.slice(rows.slice(0, i).findLastIndex((own) => !isCharge(own)) + 1, i)
  const charges = above.filter((own) => amountOf(own) > 0)
  const sum = charges.reduce((all, own) => all + amountOf(own), 0)
  return sum > 0 && sum === amountOf(total) ? charges : []
}

const isCharge = ({ row }: SectionedRow): boolean =>
  row.kind === 'other' && row.date === null && directionInOwnText(row.description) === 'debit'

/** Its only amount, in minor units; 0 where there is none. */
const amountOf = (own: SectionedRow): number => onlyAmount(own)?.magnitude ?? 0
