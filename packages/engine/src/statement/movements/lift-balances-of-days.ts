import type { PrintedDate } from '../../dates/parse-date.ts'
import type { SectionedRow } from '../ledger.ts'

/**
 * Lists that print the newest row first may print the balance of a day below its rows: `SALDO DO DIA` under the last
 * row of 31/08, over those of 24/08. It is still the balance after all rows of 31/08.
 *
 * @param rows newest first
 * @returns the rows with such balances moved above the rows of their day; null if there is none
 */
export function liftBalancesOfDays(rows: readonly SectionedRow[]): SectionedRow[] | null {
  const lifted = [...rows]
  let found = false
  for (const sectioned of rows) {
    const { kind, date } = sectioned.row
    if ((kind !== 'forward' && kind !== 'closing') || date === null) continue
    const at = lifted.indexOf(sectioned)
    let to = at
    while (to > 0 && isSameDay(lifted[to - 1]?.row.date ?? null, date) && lifted[to - 1]?.row.kind === null)
      to--
    if (to === at) continue
    lifted.splice(at, 1)
    // The balance may stand alone on the next page.
    const part = lifted[to]?.row.part ?? sectioned.row.part
    lifted.splice(to, 0, { ...sectioned, row: { ...sectioned.row, part } })
    found = true
  }
  return found ? lifted : null
}

const isSameDay = (date: PrintedDate | null, other: PrintedDate): boolean =>
  date !== null && JSON.stringify(date) === JSON.stringify(other)
