import type { Heading } from '../../table/rows/row.ts'
import { directionInBankText } from '../../vocabulary/direction-in-text.ts'
import type { SectionedRow } from '../ledger.ts'
import { ofDay } from './date-rows.ts'
import { onlyAmount } from './only-amount.ts'

/**
 * `Interest Charge on Purchases  $9.37` above `Total Interest for This Period  $9.37`: banks charge a card on the last
 * day of its period, and may print no date. Rows without a date that are called a fee or interest get that day, if the
 * total right under them counts them.
 *
 * @param lastDay of the period, where the document prints it; null leaves all rows as they are
 */
export function dateCharges(rows: readonly SectionedRow[], lastDay: Heading | null): readonly SectionedRow[] {
  if (lastDay === null || !rows.some(isCharge)) return rows
  const counted = new Set(rows.flatMap((_, i) => countedBy(rows, i)))
  return rows.map((sectioned) =>
    counted.has(sectioned)
      ? { ...sectioned, row: { ...ofDay(sectioned.row, lastDay), kind: null } }
      : sectioned,
  )
}

/** The charges right above a total, if they come to its amount; empty for any other row. */
function countedBy(rows: readonly SectionedRow[], i: number): SectionedRow[] {
  const total = rows[i] as SectionedRow
  if (total.row.kind !== 'total') return []
  const above = rows.slice(rows.slice(0, i).findLastIndex((row) => !isCharge(row)) + 1, i)
  const charges = above.filter((row) => amountOf(row) > 0)
  const sum = charges.reduce((all, row) => all + amountOf(row), 0)
  return sum > 0 && sum === amountOf(total) ? charges : []
}

const isCharge = ({ row }: SectionedRow): boolean =>
  row.kind === 'other' && row.date === null && directionInBankText(row.description) === 'debit'

/** Its only amount, in minor units; 0 where there is none. */
const amountOf = (row: SectionedRow): number => onlyAmount(row)?.magnitude ?? 0
