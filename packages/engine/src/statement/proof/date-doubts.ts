import { dayNumber, type IsoDate } from '../../dates/calendar.ts'
import { findDates } from '../../dates/find-dates.ts'
import type { DayOrder } from '../../dates/parse-date.ts'
import type { ReadRow } from '../ledger.ts'
import type { Period } from '../printed/read-period.ts'
import { completeDate, completeNear, type YearHints } from '../printed/resolve-dates.ts'
import type { RowDoubt } from '../statement.ts'

/** What is bought is posted at most this many days later. */
const POSTING_DAYS = 31
/** A row has a day of booking and one of value: of more dates in its cell, some are those of another row. */
const MOST_DATES = 2

/** What the document says about the dates of an account. */
export type DateFacts = {
  readonly order: DayOrder
  /** The order that what is printed allows as well. */
  readonly rival: DayOrder | null
  readonly years: YearHints
  /** Another year than the one that was completed is printed in the document, too. */
  readonly areYearsOpen: boolean
}

/** What is not sure of a row's date. */
export function dateDoubts({ date, valueDate, cells }: ReadRow, facts: DateFacts): RowDoubt[] {
  const { order, rival, years, areYearsOpen } = facts
  const day = date && completeDate(date, order, years)
  if (date === null || day === null) return ['date-unread']
  const doubts: RowDoubt[] = []
  const other = rival && date.isNumeric ? completeDate(date, rival, years) : day
  const isCrowded = findDates(cells.date?.words ?? []).length > MOST_DATES
  if (other !== day || (date.year === null && areYearsOpen) || isCrowded) doubts.push('date-ambiguous')
  const value = valueDate && completeNear(valueDate, order, day)
  const { period } = years
  // A card lists by the day of posting what was bought some days before.
  const isPosted = value && period && isWithin(value, period) && daysBetween(day, value) <= POSTING_DAYS
  if (period && !isWithin(day, period) && !isPosted) doubts.push('date-outside-period')
  return doubts
}

const daysBetween = (a: IsoDate, b: IsoDate): number => Math.abs(dayNumber(a) - dayNumber(b))

const isWithin = (day: IsoDate, { start, end }: Period): boolean => day >= start && day <= end
