import type { Line, Word } from '../../layout/word.ts'
import type { RowId } from '../../table/rows/row.ts'
import type { SettledAccount } from '../closing/close-accounts.ts'
import { isBalanceRow, isTransaction } from '../ledger.ts'
import type { Choice } from '../movements/choose-movements.ts'
import type { Reading } from '../read-statement.ts'
import { datesInTables } from './dates-in-table.ts'
import { turnedAlone } from './signs-across-tables.ts'

/** What the tables of a document say of its rows, each known by its id; found once for all accounts. */
export type DocumentWitnesses = {
  /** How the table of a row was read. */
  readonly choices: ReadonlyMap<RowId, Choice>
  /** Rows whose sign is read differently than elsewhere in the document. */
  readonly turned: ReadonlySet<RowId>
  /** Rows whose date does not fit the column of dates of their table. */
  readonly misdated: ReadonlySet<RowId>
}

/** @param lines of all pages */
export function findWitnesses(reading: Reading, lines: readonly Line[]): DocumentWitnesses {
  const choices = new Map<RowId, Choice>()
  for (const { choice } of reading.tables)
    for (const { row } of choice?.movements ?? []) choices.set(row.id, choice as Choice)
  const misdated = new Set([...datesInTables(reading, lines), ...datedAcrossCuts(reading.accounts)])
  return { choices, turned: turnedAlone(reading), misdated }
}

/**
 * Rows below a place where rows may be lost, or below the opening balance of another account, whose date is printed on a
 * row above that place: their own date may be lost with other rows.
 */
function datedAcrossCuts(accounts: readonly SettledAccount[]): RowId[] {
  const above = new Set<Word>()
  return accounts.flatMap(({ ledger: { movements, isCutOff } }) => {
    const opensAnew = movements[0] !== undefined && isBalanceRow(movements[0].row)
    const dated = movements.flatMap((movement) => {
      const day = isTransaction(movement) ? movement.row.cells.date?.words[0] : undefined
      return day ? [{ id: movement.row.id, day }] : []
    })
    const doubted = isCutOff || opensAnew ? dated.filter(({ day }) => above.has(day)) : []
    for (const { day } of dated) above.add(day)
    return doubted.map(({ id }) => id)
  })
}
