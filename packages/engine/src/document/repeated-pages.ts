import type { PageLines } from '../layout/page-lines.ts'
import type { Line } from '../layout/word.ts'

/** How far lines of two prints of one page stand apart, in points. */
const SAME_PLACE = 0.5
/** A date, or a number with decimals. */
const FIGURES = /\d[.,]\d{2}(?!\d)/
/** The fewest lines with them that a page has which lists anything: conditions and blank pages may be printed again. */
const FEWEST_LINES = 2

/**
 * The pages with those emptied that say what an earlier one says, line by line at the same places: a page that was put into the file
 * twice. Two pages of a statement differ, if in nothing else, in their numbers or balances.
 */
export function emptyRepeatedPages(pages: readonly PageLines[]): readonly PageLines[] {
  const byText = new Map<string, PageLines[]>()
  let isAny = false
  const emptied = pages.map((page) => {
    if (page.recognised || page.lines.filter(holdsFigures).length < FEWEST_LINES) return page
    const text = page.lines.map((line) => line.text).join('\n')
    const alike = byText.get(text) ?? []
    const first = alike.find(({ lines }) =>
      lines.every((line, i) => isSamePlace(line, page.lines[i] as Line)),
    )
    if (first === undefined) {
      byText.set(text, [...alike, page])
      return page
    }
    isAny = true
    return { ...page, lines: [], rulings: [], repeats: first.number }
  })
  return isAny ? emptied : pages
}

const holdsFigures = ({ dates, text }: Line): boolean => dates.length > 0 || FIGURES.test(text)

const isSamePlace = (a: Line, b: Line): boolean =>
  Math.abs(a.x0 - b.x0) <= SAME_PLACE &&
  Math.abs(a.x1 - b.x1) <= SAME_PLACE &&
  Math.abs(a.baseline - b.baseline) <= SAME_PLACE
