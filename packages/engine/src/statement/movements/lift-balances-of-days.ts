import type { PrintedDate } from '../../dates/parse-date.ts'
import type { SectionedRow } from '../ledger.ts'

/**
 * Lists that print the newest row first may print the balance of a day below its rows: `SALDO DO DIA` under the last row
 * of 31/08, over those of 24/08. It is the balance after them all the same.
 *
 * @param rows newest first
 * @returns them with such balances over the rows of their day; null where there is none
 */
export function liftBalancesOfDays(rows: readonly SectionedRow[]): SectionedRow[] | null {
  const lifted = [...rows]
  let found = false
  for (const own of rows) {
    const { kind, date } = own.row
    if ((kind !== 'forward' && kind !== 'closing') || date === null) continue
    const at = lifted.indexOf(own)
    let to = at
    while (to > 0 && isSameDay(lifted[to - 1]?.row.date ?? null, date) && lifted[to - 1]?.row.kind === null)
      to--
    if (to === at) continue
    lifted.splice(at, 1)
    // It may stand on the next page by itself.
    const part = lifted[to]?.row.part ?? own.row.part
    lifted.splice(to, 0, { ...own, row: { ...own.row, part } })
    found = true
  }
  return found ? lifted : null
}

const isSameDay = (date: PrintedDate | null, other: PrintedDate): boolean =>
  date !== null && JSON.stringify(date) === JSON.stringify(other)
