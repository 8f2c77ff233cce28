import { namesAnyBalance } from '../balance-lines.ts'
import type { RowLine } from './row-line.ts'

/** At least this share of the lines with amounts print a date... */
const DATED_SHARE = 0.75
/** ...and there are at most this many dates on other lines for each of those. */
const FEW_DATES = 0.5

/**
 * Where the lines with amounts print the days of their rows themselves, dates on other lines are further ones of those
 * rows: a few (`04/03 EURO` over the rate of an exchange), or one under each, as the day of value under that of booking.
 * Such lines are no longer said to have a date, unless the next line with an amount prints none.
 */
export function withoutFurtherDates(lines: readonly RowLine[]): readonly RowLine[] {
  // Another list may follow that prints no days at all.
  const listed = lines.slice(0, lines.findLastIndex(({ hasDate }) => hasDate) + 1)
  const parts = new Set(listed.flatMap(({ hasDate, part }) => (hasDate ? [part] : [])))
  const anchors = listed.filter(
    ({ isAnchor, isForeign, isBalance, part }) => isAnchor && !isForeign && !isBalance && parts.has(part),
  )
  const dated = anchors.filter(({ hasDate }) => hasDate).length
  const further = lines.filter(({ hasDate, isAnchor }) => hasDate && !isAnchor).length
  if (further === 0 || dated < DATED_SHARE * anchors.length) return lines
  if (further > FEW_DATES * dated && !standBelow(lines)) return lines
  const isOfNext = (i: number) => {
    const next = lines.find(({ isAnchor }, k) => k > i && isAnchor)
    return next?.hasDate === false && !next.isBalance && !namesAnyBalance(next.line)
  }
  return lines.map((line, i) =>
    line.isAnchor || !line.hasDate || isOfNext(i) ? line : { ...line, hasDate: false },
  )
}

/**
 * Whether further dates stand below the lines with amounts and not above them. In the midst of the rows both look the
 * same; the ends of a run of rows tell: it begins with the date beside an amount, and ends with one that has none.
 */
function standBelow(lines: readonly RowLine[]): boolean {
  let [below, above] = [0, 0]
  let run: RowLine[] = []
  const closeRun = () => {
    const [first, last] = [run[0], run.at(-1)]
    if (first && last && first.isAnchor !== last.isAnchor) {
      if (first.isAnchor) below++
      else above++
    }
    run = []
  }
  for (const line of lines) {
    if (line.isForeign || line.isBalance) closeRun()
    else if (line.hasDate) run.push(line)
  }
  closeRun()
  return below > above
}
