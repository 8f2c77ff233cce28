import type { ReadAs } from '../../recognised/corrected-words.ts'
import type { RowsEquation } from '../accounts/reconcile.ts'
import type { Movement } from '../ledger.ts'

/**
 * What corrections leave of the proof of other rows: an equation that was made to close by reading one of its numbers
 * another way is no witness for any row in it.
 */
export type Corrections = {
  readonly isCorrected: (row: Movement) => boolean
  readonly isMade: (equation: RowsEquation | null) => boolean
}

/** @param outside whether a number outside the rows was corrected: then no sum is a witness any more */
export function correctionsOf(
  rows: readonly { readonly movement: Movement; readonly equation: RowsEquation | null }[],
  readAs: ReadAs,
  outside: boolean,
): Corrections {
  const isCorrected = ({ row }: Movement) =>
    row.moneyCells.some((cell) => cell?.words.some((word) => readAs(word) !== null))
  const made = new Set(
    rows.flatMap(({ movement, equation }) => (equation && isCorrected(movement) ? [equation] : [])),
  )
  return {
    isCorrected,
    isMade: (equation) =>
      equation !== null &&
      (made.has(equation) || (outside && (equation.before === null || equation.after === null))),
  }
}
