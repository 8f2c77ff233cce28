import { isTransaction, type Movement } from '../ledger.ts'
import type { ChosenMovements } from './choose-movements.ts'

/** `LATAM AIR 02/05`: what is paid for, which instalment this is, and of how many. */
const INSTALMENT = /^(.*?\D)(\d{1,2}) ?\/ ?(\d{1,2})(?!\S)/

/** The fewest instalments at the end of a table that make a list: a single one may have been paid early. */
const MIN_LISTED = 2

/**
 * Leaves out what a card lists at the end of a table as due on later statements. Each such row is the next instalment
 * of one that is printed above or in another table (`03/06` there, `04/06` here). Sums without a day may follow.
 */
export function withoutNextInstalments<T extends ChosenMovements>(tables: readonly T[]): readonly T[] {
  const printed = new Set(
    tables.flatMap(({ movements }) => movements.flatMap((movement) => keyOf(movement, 1) ?? [])),
  )
  // On a loan each instalment is the next one of that before it, and moves the balance.
  const isNext = (movement: Movement) => movement.balance === null && printed.has(keyOf(movement, 0) ?? '')
  return tables.map((table) => {
    const rows = table.movements.filter(isTransaction)
    const before = rows.findLast((movement) => !isNext(movement) && movement.row.date !== null)
    const listed = rows.slice(before === undefined ? 0 : rows.indexOf(before) + 1)
    const first = listed.find(isNext)
    if (first === undefined || listed.filter(isNext).length < MIN_LISTED) return table
    return { ...table, movements: table.movements.slice(0, table.movements.indexOf(first)) }
  })
}

/** The key of an instalment, or of the one after it (`next` is 1); null if the row is no instalment. */
function keyOf({ row }: Movement, next: 0 | 1): string | null {
  const [, of = '', number, count] = INSTALMENT.exec(row.description) ?? []
  const isInstalment = of.trim() !== '' && Number(number) >= 1 && Number(number) <= Number(count)
  return isInstalment ? `${of.trim()} ${Number(number) + next}/${Number(count)}` : null
}
