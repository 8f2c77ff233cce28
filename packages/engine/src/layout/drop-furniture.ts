import { type Line, textOf } from './word.ts'

/** A line stands at the same place on two pages when its baselines differ by no more, in points. */
const SAME_PLACE = 2
/** A line that prints an amount is furniture only when it is a whole sentence, the same to the digit. */
const MIN_WORDS_WITH_AMOUNT = 5

const mask = (text: string): string => text.replace(/\d+/g, '#')

/**
 * Leaves out what is printed on several pages at the same place with at most other numbers in it: letterheads,
 * footers, page numbers. Column titles are printed again and again too; the caller keeps them out of this.
 *
 * @param pages the lines of each page
 * @param isTitle whether a line belongs to a table's header
 * @param hasValues whether a line prints an amount or a date, as the rows of a table do
 */
export function dropFurniture(
  pages: readonly (readonly Line[])[],
  isTitle: (line: Line) => boolean,
  hasValues: (line: Line) => boolean,
): Line[][] {
  const seen = new Map<string, { page: number; baseline: number }[]>()
  const keyOf = (line: Line): string | null => {
    const text = textOf(line.words)
    if (!hasValues(line)) return mask(text)
    return line.words.length >= MIN_WORDS_WITH_AMOUNT ? text : null
  }
  for (const line of pages.flat()) {
    const key = keyOf(line)
    if (key !== null) seen.set(key, [...(seen.get(key) ?? []), { page: line.page, baseline: line.baseline }])
  }
  const isFurniture = (line: Line): boolean => {
    const key = keyOf(line)
    const places = key === null ? [] : (seen.get(key) ?? [])
    return places.some(
      ({ page, baseline }) => page !== line.page && Math.abs(baseline - line.baseline) <= SAME_PLACE,
    )
  }
  return pages.map((lines) => lines.filter((line) => isTitle(line) || !isFurniture(line)))
}
