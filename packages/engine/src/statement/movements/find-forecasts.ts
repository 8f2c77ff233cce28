import { type DayOrder, toDate } from '../../dates/parse-date.ts'
import { isTransaction } from '../ledger.ts'
import type { Period } from '../printed/read-period.ts'
import type { ChosenMovements } from './choose-movements.ts'

/**
 * Tables of what is still to come, as the instalments of a loan: all their rows are dated after the period that the
 * statement names, in which the rows of another table lie.
 */
export function findForecasts<T extends ChosenMovements>(
  tables: readonly T[],
  period: Period | null,
  order: DayOrder,
): ReadonlySet<T> {
  if (period === null) return new Set()
  const daysOf = ({ movements }: T) =>
    movements.filter(isTransaction).map(({ row }) => row.date && toDate(row.date, order))
  const isAhead = (table: T) => {
    const days = daysOf(table)
    return days.length > 0 && days.every((day) => day != null && day > period.end)
  }
  const isWithin = (table: T) =>
    daysOf(table).some((day) => day != null && day >= period.start && day <= period.end)
  return tables.some(isWithin) ? new Set(tables.filter(isAhead)) : new Set()
}
