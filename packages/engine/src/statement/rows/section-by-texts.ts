import { directionOfBeginning } from '../../vocabulary/direction-in-text.ts'
import type { SectionedRow } from '../ledger.ts'
import { onlyAmount } from './only-amount.ts'

/** At least this share of the rows begin so: the text of a fee or of interest names nobody. */
const MOST = 0.9

/**
 * `Paid to ACME`, `Received from BOB`: lists of payments by telephone say in their texts alone which way money went.
 * Where each row prints one amount without any sign, mark or section, and texts begin in both ways, these part the
 * rows as the titles of sections would.
 */
export function sectionByTexts(rows: readonly SectionedRow[]): readonly SectionedRow[] {
  const transactions = rows.filter(({ row }) => row.kind === null)
  if (!transactions.every(isPlain)) return rows
  const said = new Map(transactions.map((own) => [own, directionOfBeginning(own.row.description)]))
  const count = (direction: 'debit' | 'credit') =>
    transactions.filter((own) => said.get(own) === direction).length
  const [debits, credits] = [count('debit'), count('credit')]
  if (debits === 0 || credits === 0 || debits + credits < MOST * transactions.length) return rows
  return rows.map((own) => ({ ...own, section: said.get(own) ?? own.section }))
}

/** Whether a row prints one amount, and nothing that says its direction. */
function isPlain(own: SectionedRow): boolean {
  const amount = onlyAmount(own)
  return (
    own.section === null &&
    own.row.marker === null &&
    amount !== null &&
    !amount.isNegative &&
    !amount.hasPlus &&
    amount.marker === null
  )
}
