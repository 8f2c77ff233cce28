import { comeBefore } from '../../dates/days-apart.ts'
import type { PrintedDate } from '../../dates/parse-date.ts'
import type { Row } from '../../table/rows/row.ts'
import type { Column } from '../../table/table.ts'
import { DAY, POSTING, rankOfDayTitle, VALUE_OR_UNKNOWN } from '../../vocabulary/day-titles.ts'
import type { ColumnUse } from './column-use.ts'

const isDay = (use: ColumnUse): boolean => use === 'date' || use === 'dates'

/**
 * Which column of days holds the date of the rows, and which the value date. Where titles say which days they mean, the
 * earliest is the date and the next one the value date. Otherwise the first date column holds the date; a column titled as
 * a date goes before one that only looks like dates (`Valör`). The value date is in the column titled so, or else in the
 * other one.
 *
 * @param uses of the columns, by themselves
 * @param isOwed the balance of the table is owed
 */
export function settleDayColumns(
  uses: readonly ColumnUse[],
  columns: readonly Column[],
  rows: readonly Row[],
  isOwed: boolean,
): ColumnUse[] {
  const ranks = ranksOfDays(columns, rows, isOwed)
  const days = uses.flatMap((use, c) =>
    isDay(use) || use === 'valueDate' ? [{ c, rank: ranks[c] as number }] : [],
  )
  const areTold = days.length > 1 && new Set(days.map(({ rank }) => rank)).size === days.length
  if (!areTold) return byPlace(uses, columns)
  const [earliest, ...others] = days.sort((a, b) => a.rank - b.rank)
  const next = others.find(({ c }) => columns[c]?.role === 'valueDate') ?? others[0]
  return uses.map((use, c) => {
    if (c === earliest?.c) return 'date'
    return c === next?.c ? 'valueDate' : days.some((day) => day.c === c) ? 'otherDate' : use
  })
}

/**
 * How early the day of each column is. Left of the day of posting stands what comes before it, whatever it is called:
 * `Transacted`, `Voucher`. Right of it stands the day of value as well, unless none is later: `Payment made`. And what is just a
 * day is that of value where it comes later: nothing is posted before it is done.
 */
function ranksOfDays(columns: readonly Column[], rows: readonly Row[], isOwed: boolean): number[] {
  const ranks = columns.map(({ title }) => rankOfDayTitle(title, isOwed))
  const posted = ranks.indexOf(POSTING)
  if (posted < 0) return ranks
  const isFirstKnown = ranks.some((rank) => rank < POSTING)
  return ranks.map((rank, c) => {
    const { role, title } = columns[c] as Column
    if (rank === DAY && comeBefore(bothDays(rows, posted, c))) return VALUE_OR_UNKNOWN
    const isUnknown = rank === VALUE_OR_UNKNOWN && role !== 'valueDate' && title !== ''
    const isEarlier = () => c < posted || (!isFirstKnown && comeBefore(bothDays(rows, c, posted)))
    return isUnknown && isEarlier() ? DAY : rank
  })
}

const bothDays = (rows: readonly Row[], one: number, other: number): [PrintedDate, PrintedDate][] =>
  rows.flatMap(({ cells }): [PrintedDate, PrintedDate][] => {
    const [a, b] = [cells[one]?.date?.date, cells[other]?.date?.date]
    return a && b ? [[a, b]] : []
  })

function byPlace(uses: readonly ColumnUse[], columns: readonly Column[]): ColumnUse[] {
  const titled = uses.findIndex(
    (use, c) => isDay(use) && columns[c]?.role === 'date' && columns[c]?.title !== '',
  )
  const first = uses.some(isDay) ? uses.findIndex(isDay) : uses.indexOf('valueDate')
  const date = titled >= 0 ? titled : first
  const isValue = (use: ColumnUse, c: number) => c !== date && (isDay(use) || use === 'valueDate')
  const named = uses.findIndex((use, c) => use === 'valueDate' && c !== date)
  const value = named >= 0 ? named : uses.findIndex(isValue)
  const isAlone = uses.every((use, c) => c === date || (!isDay(use) && use !== 'valueDate'))
  return uses.map((use, c) => {
    if (c === date) return use === 'dates' && isAlone ? 'dates' : 'date'
    return c === value ? 'valueDate' : isValue(use, c) ? 'otherDate' : use
  })
}
