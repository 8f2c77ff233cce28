import type { Column } from '../../table/table.ts'
import { beginsWithInterest, namesRepaid } from '../../vocabulary/card-words.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'

/** The columns whose titles name what a payment pays back and its interest, by index; -1 where none does. */
export type PartsOfPayment = { readonly repaid: number; readonly interest: number }

/** They are known by their titles, or one of them by its place beside the other, if nothing else is known of it. */
export type PartsBeside = PartsOfPayment & { readonly isGuessed: boolean }

export const NO_PARTS: PartsBeside = { repaid: -1, interest: -1, isGuessed: false }

export const partsOfPayment = (columns: readonly Column[]): PartsOfPayment => ({
  repaid: columns.findIndex(({ title }) => namesRepaid(title)),
  interest: columns.findIndex(({ title }) => beginsWithInterest(title)),
})

/**
 * The same where only one of both is named: then a title beside it that nobody knows names the other.
 *
 * @param roles what the titles say of each column
 */
export function partsBeside(columns: readonly Column[], roles: readonly (ColumnRole | null)[]): PartsBeside {
  const { repaid, interest } = partsOfPayment(columns)
  const named = Math.max(repaid, interest)
  const isGuessed = named >= 0 && Math.min(repaid, interest) < 0
  const isUnknown = (c: number) => roles[c] === null && columns[c]?.title !== ''
  // Most loans print what is paid back left of the interest.
  const side = repaid < 0 ? -1 : 1
  const other = [named + side, named - side].find(isUnknown)
  if (!isGuessed || other === undefined) return { repaid, interest, isGuessed: false }
  return repaid < 0 ? { repaid: other, interest, isGuessed } : { repaid, interest: other, isGuessed }
}
