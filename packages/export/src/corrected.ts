import { type CorrectedRow, recheck, type Statement } from '@ledgerlift/engine'
import { type Exported, toExported } from './exported.ts'

/** Rows as they are kept: the index of a transaction that stays as it was read, or the row as it is now. */
export type KeptRows = readonly (number | CorrectedRow)[]

/** All rows as corrected. @throws {RangeError} where one names a transaction that is not there */
export const expandRows = ({ transactions }: Statement, rows: KeptRows): CorrectedRow[] =>
  rows.map((row) => {
    if (typeof row !== 'number') return row
    const transaction = transactions[row]
    if (!transaction) throw new RangeError(`there is no transaction ${row}`)
    return { ...transaction, from: row, edited: [] }
  })

/** The other way round. */
export const keepRows = (rows: readonly CorrectedRow[]): KeptRows =>
  rows.map((row) => (row.from !== null && row.edited.length === 0 ? row.from : row))

/** A statement as a person has corrected it, checked again, with each corrected row marked. */
export function toCorrected(statement: Statement, rows: KeptRows): Exported {
  const all = inAccounts(statement, expandRows(statement, rows))
  const exported = toExported(recheck(statement, all))
  return {
    ...exported,
    rows: exported.rows.map((row, i) => ({ ...row, isEdited: isEdited(all[i] as CorrectedRow) })),
  }
}

/** Rows of one account together, as the checks want them. */
export const inAccounts = ({ accounts }: Statement, rows: readonly CorrectedRow[]): CorrectedRow[] =>
  accounts.flatMap((_, i) => rows.filter(({ account }) => account === i))

export const isEdited = ({ from, edited }: CorrectedRow): boolean => from === null || edited.length > 0
