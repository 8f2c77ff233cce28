import { overlapX } from '../../geometry/box.ts'
import type { Span } from '../../geometry/span.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import type { HeaderCell } from '../table.ts'

/** What titles say of texts. What they say of money and days is left to what stands under each other. */
const OF_TEXTS: readonly (ColumnRole | null)[] = ['description', 'reference', 'serial', 'figure', null]

/**
 * Columns of texts that were found by what stands under each other, cut by the printed titles above them: `No.` and
 * `Details` between a date and an amount are two columns.
 *
 * @param texts the spans of the columns
 * @param titles the titles above them, from left to right
 */
export const cutTexts = (texts: readonly Span[], titles: readonly HeaderCell[]): HeaderCell[] =>
  texts.flatMap(({ x0, x1 }) => {
    const above = titles.filter((title) => overlapX(title, { x0, x1 }) > (title.x1 - title.x0) / 2)
    if (above.length === 0 || !above.every(({ role }) => OF_TEXTS.includes(role)))
      return [{ x0, x1, title: '', words: [], role: 'description' as const }]
    return above.map((title, i) => ({
      ...title,
      x0: i === 0 ? Math.min(x0, title.x0) : title.x0,
      x1: i === above.length - 1 ? Math.max(x1, title.x1) : title.x1,
    }))
  })
