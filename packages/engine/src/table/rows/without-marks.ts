import { COLUMN_GAP, SAME_EDGE, WIDEST_SPACE } from '../../geometry/tolerances.ts'
import type { Word } from '../../layout/word.ts'
import { Cell } from '../cell.ts'
import type { TableLine, TablePart } from '../table.ts'
import { holdsText } from './row-line.ts'

/** The fewest marks that stand under each other where they are set, and the share of signs among them. */
const MIN_MARKS = 3
const SIGNS_SHARE = 0.5
const SINGLE = /^\D$/u
/** `*`, `¨`; signs of amounts and of currencies belong to amounts. */
const SIGN = /^[^\p{L}\p{N}\p{Sc}\p{Pd}+\u2212.,()]$/u

/**
 * Takes marks out of texts that stand behind or before them, apart and all at one place: `*` beside each row that is free
 * of a tax, of which some may be letters. One right behind its text is a part of it.
 *
 * @param parts of one table
 */
export function withoutMarks(parts: readonly TablePart[]): readonly TablePart[] {
  const found = parts.flatMap((part) => part.lines.flatMap((line) => marksIn(line, part)))
  const signs = found.filter(({ text }) => SIGN.test(text))
  const [first] = signs
  const isUnder = ({ x0 }: Word) => Math.abs(x0 - (first?.x0 ?? 0)) <= SAME_EDGE
  const marks = new Set(found.filter(isUnder))
  if (!signs.every(isUnder) || signs.length < Math.max(MIN_MARKS, SIGNS_SHARE * marks.size)) return parts
  const bare = (cell: Cell) =>
    cell.words.some((word) => marks.has(word))
      ? new Cell(cell.words.filter((word) => !marks.has(word)))
      : cell
  return parts.map((part) => ({
    ...part,
    lines: part.lines.map((line) => ({ ...line, cells: line.cells.map(bare) })),
  }))
}

/** The single signs and letters at either end of the texts of a line, apart from what stands beside them. */
const marksIn = ({ cells }: TableLine, { columns }: TablePart): Word[] =>
  cells.flatMap(({ words }, c) => {
    if (!holdsText(columns[c])) return []
    const [[first, second], [before, last]] = [words, words.slice(-2)]
    const isAtEnd = before && last && SINGLE.test(last.text) && last.x0 - before.x1 > COLUMN_GAP * last.size
    const isAtStart =
      first && second && SINGLE.test(first.text) && second.x0 - first.x1 > WIDEST_SPACE * first.size
    return [...(isAtStart ? [first] : []), ...(isAtEnd ? [last] : [])]
  })
