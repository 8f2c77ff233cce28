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
    // A row whose text was lost in the picture may have lost its day as well.
    if (row.description === '' && row.reference === null && unconfirmed.has(row.page) && !printsDate(row))
      return true
    if (dates.some((word) => isAnyIn(word.page, word))) return true
    // Where the date is that of a row above, what stands in its place may be another one, misread.
    const [first] = dates
    if (first === undefined) return false
    const words = [...(cells.description?.words ?? []), ...moneyCells.flatMap((cell) => cell?.words ?? [])]
    if (pagesOf(words).some((page) => isAnyIn(page, inColumn(first, words, page)))) return true
    // `Jul` alone stands where the day before it was lost.
    const end = Math.max(...dates.map(({ x1 }) => x1))
    const [line] = row.lines
    return (
      !printsDate(row) &&
      unconfirmed.has(row.page) &&
      line !== undefined &&
      isBesideText(dates, pages) &&
      line.words.some(({ x0, x1 }) => x0 < end && x1 > first.x0)
    )
  }
}

/** Whether a date stands in a column, with texts to its right, so that no text stands under it. */
function isBesideText(date: readonly Word[], pages: readonly PageLines[]): boolean {
  const end = Math.max(...date.map(({ x1, size }) => x1 + COLUMN_GAP * size))
  const { lines = [] } = pages.find(({ number }) => number === date[0]?.page) ?? {}
  return lines.some(({ words }) =>
    words.some(({ x0, baseline }) => x0 > end && date.some((word) => word.baseline === baseline)),
  )
}

const pagesOf = (words: readonly Word[]): number[] => [...new Set(words.map(({ page }) => page))]

/** The place beside some words on a page where a date stands on other lines. */
function inColumn({ x0, x1 }: Word, words: readonly Word[], page: number): Box {
  const { top, bottom } = boundsOf(words.filter((word) => word.page === page))
  return { x0, x1, top, bottom }
}
