import { textOf, type Word } from '../layout/word.ts'
import { type MoneyConvention, parseMoney } from '../money/parse-money.ts'
import { isBlankMark, isMark } from '../vocabulary/blanks.ts'
import { directionOf } from '../vocabulary/markers.ts'
import { Cell } from './cell.ts'

/** The longest amounts in words: `- R$ 1 234,56 DR`. */
export const MAX_AMOUNT_WORDS = 6

/** `466,93 ¨`, `5.59 T`: a tick or the sign of a footnote that is printed behind an amount is not part of it. */
export function withoutNote(cell: Cell, convention: MoneyConvention): Cell {
  const { words } = cell
  if (words.length < 2) return cell
  const [last, rest] = [words.at(-1), words.slice(0, -1)]
  const isApart =
    last &&
    (isNote(last) || /^\p{L}$/u.test(last.text)) &&
    endsInAmount(rest, convention) &&
    !endsInAmount(words, convention)
  return isApart ? new Cell(rest) : cell
}

/** A mark that stands where an amount would, beside one. */
export const isLoneNote = ({ words: [first, ...others] }: Cell): boolean =>
  first !== undefined && others.length === 0 && isNote(first) && !isBlankMark(first.text)

const isNote = ({ text }: Word): boolean => isMark(text) && directionOf(text) === null

const endsInAmount = (words: readonly Word[], convention: MoneyConvention): boolean =>
  words.some(
    (_, i) => i >= words.length - MAX_AMOUNT_WORDS && parseMoney(textOf(words.slice(i)), convention)?.isExact,
  )
