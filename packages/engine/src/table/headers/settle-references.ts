import type { Line } from '../../layout/word.ts'
import type { HeaderCell } from '../table.ts'

/**
 * `Transaction Reference   Ref. No.`: of several titles of references, where none is of texts, the one under which the
 * most is printed is of texts.
 *
 * @param body lines under the titles
 */
export function settleReferences(cells: readonly HeaderCell[], body: readonly Line[]): HeaderCell[] {
  const references = cells.filter(({ role }) => role === 'reference')
  const hasTexts = cells.some(({ role }) => role === 'description' || role === null)
  // The same title again is that of a list that stands several times across.
  if (hasTexts || new Set(references.map(({ title }) => title)).size < 2) return [...cells]
  const words = body.flatMap((line) => line.words)
  const printedUnder = (cell: HeaderCell): number => {
    const end = cells[cells.indexOf(cell) + 1]?.x0 ?? Number.POSITIVE_INFINITY
    const own = words.filter(({ x0, x1 }) => (x0 + x1) / 2 > cell.x0 && (x0 + x1) / 2 < end)
    return own.reduce((sum, { x0, x1 }) => sum + x1 - x0, 0)
  }
  const longest = references.reduce((best, cell) => (printedUnder(cell) > printedUnder(best) ? cell : best))
  return cells.map((cell) => (cell === longest ? { ...cell, role: 'description' } : cell))
}
