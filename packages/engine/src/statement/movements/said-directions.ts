import { directionInBankText, directionInText } from '../../vocabulary/direction-in-text.ts'
import type { Direction } from '../../vocabulary/language.ts'
import type { ReadRow, SectionedRow } from '../ledger.ts'

/** The fewest rows with a direction in their text that support a reading: six random ones agree once in 32 times. */
export const MIN_SAID = 6

/** For rows of a table whose text names a direction, that direction. */
export type SaidDirections = ReadonlyMap<ReadRow, Direction>

/**
 * The directions in the texts of a table's rows, which do not depend on how its money is read. Of a loan, only what
 * issuers write counts: `ACH debit` is how a debt was paid.
 */
export function saidDirections(rows: readonly SectionedRow[], isLoan = false): SaidDirections {
  const saidOf = new Map<ReadRow, Direction>()
  const saidBy = isLoan ? directionInBankText : directionInText
  for (const { row } of rows) {
    const said = row.kind === null ? saidBy(row.description) : null
    if (said !== null) saidOf.set(row, said)
  }
  return saidOf
}
