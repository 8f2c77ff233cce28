import { type Box, boundsOf } from '../../geometry/box.ts'
import { COLUMN_GAP } from '../../geometry/tolerances.ts'
import type { PageLines } from '../../layout/page-lines.ts'
import type { Word } from '../../layout/word.ts'
import { isAnyWithin } from '../../recognised/is-any-within.ts'
import type { ReadRow } from '../ledger.ts'
import { printsDate } from './dates-out-of-place.ts'

/** Whether the date of a row was recognised in a picture, and nothing else says the same of its digits. */
export type IsDateUnsure = (row: ReadRow) => boolean

export function unsureDates(pages: readonly PageLines[]): IsDateUnsure {
  const unconfirmed = new Map(
    pages.flatMap(({ number, recognised }) =>
      recognised ? [[number, recognised.unconfirmed] as const] : [],
    ),
  )
  if (unconfirmed.size === 0) return () => false
  const isAnyIn = (page: number, box: Box) => isAnyWithin(unconfirmed.get(page) ?? [], box)
  return (row) => {
    const { cells, moneyCells } = row
    const dates = cells.date?.words ?? []
    // What lost its text in the picture may have lost its day.
    if (row.description === '' && row.reference === null && unconfirmed.has(row.page) && !printsDate(row))
      return true
    if (dates.some((word) => isAnyIn(word.page, word))) return true
    // Where the date is that of a row above, what stands in its place may be another one, misread.
    const [first] = dates
    if (first === undefined) return false
    const own = [...(cells.description?.words ?? []), ...moneyCells.flatMap((cell) => cell?.words ?? [])]
    if (pagesOf(own).some((page) => isAnyIn(page, inColumn(first, own, page)))) return true
    const [line] = row.lines
    return (
      !printsDate(row) &&
      unconfirmed.has(row.page) &&
      line !== undefined &&
      isBesideText(dates, pages) &&
      line.words.some(({ x0, x1 }) => x0 < first.x1 && x1 > first.x0)
    )
  }
}

/** Whether a date stands in a column: with texts behind it, which then stand under no date. */
function isBesideText(date: readonly Word[], pages: readonly PageLines[]): boolean {
  const end = Math.max(...date.map(({ x1, size }) => x1 + COLUMN_GAP * size))
  const { lines = [] } = pages.find(({ number }) => number === date[0]?.page) ?? {}
  return lines.some(({ words }) =>
    words.some(({ x0, baseline }) => x0 > end && date.some((own) => own.baseline === baseline)),
  )
}

const pagesOf = (words: readonly Word[]): number[] => [...new Set(words.map(({ page }) => page))]

/** Beside some words on a page, where a date stands on other lines. */
function inColumn({ x0, x1 }: Word, words: readonly Word[], page: number): Box {
  const { top, bottom } = boundsOf(words.filter((word) => word.page === page))
  return { x0, x1, top, bottom }
}
