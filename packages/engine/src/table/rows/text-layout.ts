import { LEAST_SPACE } from '../../geometry/tolerances.ts'
import { textStart } from '../../layout/word.ts'
import type { Cell } from '../cell.ts'
import { holdsText, type RowLine } from './row-line.ts'

const HAS_DIGIT = /\d/
const HAS_WORD = /\p{L}{2}/u

/** Where the text of a line begins, apart from its dates and amounts; 0 where there is none. */
export function startOfText({ cells, columns }: RowLine): number {
  const first = cells.find((cell, c) => holdsText(columns[c]) && !cell.isEmpty)
  return first ? textStart(first.words) : 0
}

/** Where the text of a line ends, apart from its dates and amounts; 0 where there is none. */
export function textRight({ cells, columns }: RowLine): number {
  let right = 0
  for (let c = 0; c < cells.length; c++) {
    if (holdsText(columns[c])) right = Math.max(right, (cells[c] as Cell).words.at(-1)?.x1 ?? 0)
  }
  return right
}

/**
 * Whether the first word of a line would not have fitted at the end of the line above: lines are broken where they must.
 *
 * @param right where texts end at most, in points
 */
export function wasNeeded(line: RowLine, next: RowLine, right: number): boolean {
  const [text, following] = [textSpan(line), textSpan(next)]
  if (!text || !following) return true
  return text.x1 + LEAST_SPACE * line.line.size + following.firstWidth > right
}

function textSpan({ cells, columns }: RowLine): { x1: number; firstWidth: number } | null {
  const texts = cells.filter((cell, c) => isText(cell, c, columns))
  const [first, last] = [texts[0]?.words[0], texts.at(-1)?.words.at(-1)]
  return first && last ? { x1: last.x1, firstWidth: first.x1 - first.x0 } : null
}

/** Text in its column, or a label that begins where others have their date, or runs on to where they have references. */
export function hasText({ cells, columns, hasDate }: RowLine): boolean {
  return cells.some((cell, c) => {
    const role = columns[c]?.role
    const isLabel = (role === 'date' && !hasDate) || (role === 'reference' && !HAS_DIGIT.test(cell.text))
    return isText(cell, c, columns) || (isLabel && !cell.isEmpty)
  })
}

/** Whether a cell stands in a column of texts, or has words under a title that is not known where no title names texts. */
function isText(cell: Cell, c: number, columns: RowLine['columns']): boolean {
  const role = columns[c]?.role
  if (cell.isEmpty || (role !== 'description' && role !== null)) return false
  return (
    role === 'description' ||
    (HAS_WORD.test(cell.text) && !columns.some((other) => other.role === 'description'))
  )
}
