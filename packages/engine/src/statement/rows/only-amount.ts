import type { Money } from '../../money/parse-money.ts'
import type { SectionedRow } from '../ledger.ts'

/** The only amount of a row; null where it prints none, or several. */
export function onlyAmount({ row }: SectionedRow): Money | null {
  const [amount = null, ...others] = row.money.filter((money) => money !== null)
  return others.length === 0 ? amount : null
}
