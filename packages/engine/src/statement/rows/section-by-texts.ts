import { directionOfBeginning } from '../../vocabulary/direction-in-text.ts'
import type { SectionedRow } from '../ledger.ts'
import { onlyAmount } from './only-amount.ts'

/** At least this share of the rows must begin so: the text of a fee or of interest does not name a person. */
const MOST = 0.9

/**
 * `Paid to ACME`, `Received from BOB`: in lists of payments by telephone only the texts say which way money went. Where
 * each row prints one amount without any sign, mark or section, and both beginnings occur, they divide the rows as the
 * titles of sections would.
 */
export function sectionByTexts(rows: readonly SectionedRow[]): readonly SectionedRow[] {
  const transactions = rows.filter(({ row }) => row.kind === null)
  if (!transactions.every(isPlain)) return rows
  const said = new Map(
    transactions.map((sectioned) => [sectioned, directionOfBeginning(sectioned.row.description)]),
  )
  const count = (direction: 'debit' | 'credit') =>
    transactions.filter((row) => said.get(row) === direction).length
  const [debits, credits] = [count('debit'), count('credit')]
  if (debits === 0 || credits === 0 || debits + credits < MOST * transactions.length) return rows
  return rows.map((row) => ({ ...row, section: said.get(row) ?? row.section }))
}

/** Whether a row prints one amount, and nothing that says its direction. */
function isPlain(sectioned: SectionedRow): boolean {
  const amount = onlyAmount(sectioned)
  return (
    sectioned.section === null &&
    sectioned.row.marker === null &&
    amount !== null &&
    !amount.isNegative &&
    !amount.hasPlus &&
    amount.marker === null
  )
}
