import type { Line } from '../../layout/word.ts'
import type { RowId } from '../../table/rows/row.ts'
import type { Choice } from '../movements/choose-movements.ts'
import type { Reading } from '../read-statement.ts'
import { datesInTables } from './dates-in-table.ts'
import { turnedAlone } from './signs-across-tables.ts'

/** What the tables of a document say of its rows, each known by its number; found once for all accounts. */
export type DocumentWitnesses = {
  /** How the table of a row was read. */
  readonly choices: ReadonlyMap<RowId, Choice>
  /** Rows whose sign is taken otherwise than elsewhere in the document. */
  readonly turned: ReadonlySet<RowId>
  /** Rows whose date does not fit the column of dates of their table. */
  readonly misdated: ReadonlySet<RowId>
}

/** @param lines of all pages */
export function findWitnesses(reading: Reading, lines: readonly Line[]): DocumentWitnesses {
  const choices = new Map<RowId, Choice>()
  for (const { choice } of reading.tables)
    for (const { row } of choice?.movements ?? []) choices.set(row.id, choice as Choice)
  return { choices, turned: turnedAlone(reading), misdated: datesInTables(reading, lines) }
}
