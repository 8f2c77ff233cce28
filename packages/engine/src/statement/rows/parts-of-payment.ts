import type { Column } from '../../table/table.ts'
import { beginsWithInterest, namesRepaid } from '../../vocabulary/card-words.ts'

/** The columns whose titles name what a payment pays back and its interest, by index; -1 where none does. */
export type PartsOfPayment = { readonly repaid: number; readonly interest: number }

export const NO_PARTS: PartsOfPayment = { repaid: -1, interest: -1 }

export const partsOfPayment = (columns: readonly Column[]): PartsOfPayment => ({
  repaid: columns.findIndex(({ title }) => namesRepaid(title)),
  interest: columns.findIndex(({ title }) => beginsWithInterest(title)),
})
