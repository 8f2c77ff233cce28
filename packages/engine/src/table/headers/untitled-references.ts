import { hull } from '../../geometry/span.ts'
import { COLUMN_EDGE, COLUMN_GAP } from '../../geometry/tolerances.ts'
import type { Line, Word } from '../../layout/word.ts'
import type { HeaderCell } from '../table.ts'

/** The fewest rows that show a column of references, and their share of all. */
const [MIN_ROWS, SHARE] = [3, 0.6]
/** `05G1U1S`, `9104417`: an amount or a date is none. */
const IS_REFERENCE = /^(?=.*\d)[\p{Lu}\d]{6,}$/u

/**
 * Adds a column for the references that stand under each other far behind the texts, under the title of these:
 *
 *     DATE    TEXT/REFERENCE                 DATE      AMOUNT
 *     02/03   DIRECT DEBIT ACME    05G1U1S   02/03   1,380.00
 *
 * @param cells from left to right
 * @param body the lines under the titles
 */
export function addUntitledReferences(
  cells: readonly HeaderCell[],
  body: readonly Line[],
): readonly HeaderCell[] {
  const texts = cells.findIndex(({ role }) => role === 'description')
  const [title, next] = [cells[texts], cells[texts + 1]]
  if (!title || !next || cells.some(({ role }) => role === 'reference')) return cells
  const rows = body.filter(({ dates }) => dates[0]?.from === 0)
  const found = rows.flatMap((row) => referenceBefore(row, title, next) ?? [])
  const [first] = [...Map.groupBy(found, ({ x0 }) => Math.round(x0 / COLUMN_EDGE)).values()].sort(
    (a, b) => b.length - a.length,
  )
  if (!first || first.length < Math.max(MIN_ROWS, SHARE * rows.length)) return cells
  return cells.toSpliced(texts + 1, 0, { ...hull(first), title: '', words: [], role: 'reference' })
}

/** The last word of a row that ends before the next title, where it stands apart from a text before it. */
function referenceBefore({ words }: Line, title: HeaderCell, next: HeaderCell): Word | null {
  const at = words.findLastIndex(({ x1 }) => x1 < next.x0)
  const [before, word] = [words[at - 1], words[at]]
  return before &&
    word &&
    word.x0 > title.x1 &&
    before.x1 > title.x0 &&
    word.x0 - before.x1 > COLUMN_GAP * word.size &&
    IS_REFERENCE.test(word.text)
    ? word
    : null
}
