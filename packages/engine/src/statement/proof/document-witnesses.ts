import type { Line } from '../../layout/word.ts'
import type { ReadRow } from '../ledger.ts'
import type { Choice } from '../movements/choose-movements.ts'
import type { Reading } from '../read-statement.ts'
import { datesInTables } from './dates-in-table.ts'
import { turnedAlone } from './signs-across-tables.ts'

/** What the tables of a document say of its rows, each known by its cells of money; found once for all accounts. */
export type DocumentWitnesses = {
  /** How the table of a row was read. */
  readonly choices: ReadonlyMap<ReadRow['moneyCells'], Choice>
  /** Rows whose sign is taken otherwise than elsewhere in the document. */
  readonly turned: ReadonlySet<ReadRow['moneyCells']>
  /** Rows whose date does not fit the column of dates of their table. */
  readonly misdated: ReadonlySet<ReadRow['moneyCells']>
}

/** @param lines of all pages */
export function findWitnesses(reading: Reading, lines: readonly Line[]): DocumentWitnesses {
  const choices = new Map<ReadRow['moneyCells'], Choice>()
  for (const { choice } of reading.tables)
    for (const { row } of choice?.movements ?? []) choices.set(row.moneyCells, choice as Choice)
  return { choices, turned: turnedAlone(reading), misdated: datesInTables(reading, lines) }
}
