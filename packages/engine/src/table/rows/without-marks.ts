import { COLUMN_GAP, SAME_EDGE, WIDEST_SPACE } from '../../geometry/tolerances.ts'
import type { Word } from '../../layout/word.ts'
import { directionOf } from '../../vocabulary/markers.ts'
import { Cell } from '../cell.ts'
import type { TableLine, TablePart } from '../table.ts'
import { holdsText } from './row-line.ts'

/** The fewest marks that stand under each other where they are set, and the share of signs among them. */
const MIN_MARKS = 3
const SIGNS_SHARE = 0.5
const SINGLE = /^\D$/u
/** A capital before amounts may be that of their currency: `R 12.00`. */
const LETTER = /^\p{Ll}$/u
/** `*`, `¨`; signs of amounts and of currencies belong to amounts. */
const SIGN = /^[^\p{L}\p{N}\p{Sc}\p{Pd}+\u2212.,()]$/u
const HAS_DECIMALS = /\d[.,]\d{2}/

/**
 * Takes marks out of texts that stand behind or before them, apart and all at one place: `*` beside each row that is free
 * of a tax, of which some may be letters, or `e` beside each contactless payment. One right behind its text is a part of it.
 *
 * @param parts of one table
 */
export function withoutMarks(parts: readonly TablePart[]): readonly TablePart[] {
  const found = parts.flatMap((part) => part.lines.flatMap((line) => marksIn(line, part)))
  const marks = new Set([...signsAmong(found), ...lettersAmong(found)])
  if (marks.size === 0) return parts
  const bare = (cell: Cell) =>
    cell.words.some((word) => marks.has(word))
      ? new Cell(cell.words.filter((word) => !marks.has(word)))
      : cell
  return parts.map((part) => ({
    ...part,
    lines: part.lines.map((line) => ({ ...line, cells: line.cells.map(bare) })),
  }))
}

/** Signs at one place, with the letters among them; none where some stand elsewhere. */
function signsAmong(found: readonly Word[]): readonly Word[] {
  const signs = found.filter(({ text }) => SIGN.test(text))
  const [first] = signs
  const marks = found.filter(({ x0 }) => Math.abs(x0 - (first?.x0 ?? 0)) <= SAME_EDGE)
  const areMarks = signs.every((sign) => marks.includes(sign))
  return areMarks && signs.length >= Math.max(MIN_MARKS, SIGNS_SHARE * marks.length) ? marks : []
}

/** One small letter at one place, time and again, that names no direction; several letters there name kinds. */
function lettersAmong(found: readonly Word[]): readonly Word[] {
  const letters = found.filter(({ text }) => LETTER.test(text))
  const atPlaces = [...Map.groupBy(letters, ({ x0 }) => Math.round(x0 / SAME_EDGE)).values()]
  const isMark = (some: readonly Word[]) =>
    some.length >= MIN_MARKS &&
    new Set(some.map(({ text }) => text)).size === 1 &&
    directionOf(some[0]?.text ?? '') === null
  return atPlaces.filter(isMark).flat()
}

/** The single signs and letters at either end of texts, or before amounts, apart from what stands beside them. */
const marksIn = ({ cells }: TableLine, { columns }: TablePart): Word[] =>
  cells.flatMap(({ words }, c) => {
    const [[first, second], [before, last]] = [words, words.slice(-2)]
    const isSingle = (word: Word | undefined): word is Word => word !== undefined && SINGLE.test(word.text)
    const isApart = (a: Word | undefined, b: Word | undefined, gap: number) =>
      a !== undefined && b !== undefined && b.x0 - a.x1 > gap * a.size
    const isBeforeAmount =
      HAS_DECIMALS.test(second?.text ?? '') && isSingle(first) && isApart(first, second, WIDEST_SPACE)
    if (!holdsText(columns[c])) return isBeforeAmount && LETTER.test(first.text) ? [first] : []
    const isAtEnd = isSingle(last) && isApart(before, last, COLUMN_GAP)
    const isAtStart = isSingle(first) && isApart(first, second, WIDEST_SPACE)
    return [...(isAtStart ? [first] : []), ...(isAtEnd ? [last] : [])]
  })
