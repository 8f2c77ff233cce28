import { textOf, type Word } from '../layout/word.ts'
import { type MoneyConvention, parseMoney } from '../money/parse-money.ts'
import { isBlankMark, isMark } from '../vocabulary/blanks.ts'
import { directionOf } from '../vocabulary/markers.ts'

/** The longest amounts in words: `- R$ 1 234,56 DR`. */
export const MAX_AMOUNT_WORDS = 6

/** `466,93 ¨`, `5.59 T`: a tick or the sign of a footnote that is printed behind an amount is no part of it. */
export function withoutNote(cell: readonly Word[], convention: MoneyConvention): Word[] {
  const [last, rest] = [cell.at(-1), cell.slice(0, -1)]
  const isApart =
    last &&
    (isNote(last) || /^\p{L}$/u.test(last.text)) &&
    endsInAmount(rest, convention) &&
    !endsInAmount(cell, convention)
  return isApart ? rest : [...cell]
}

/** A mark that stands where an amount would, beside one. */
export const isLoneNote = ([first, ...others]: readonly Word[]): boolean =>
  first !== undefined && others.length === 0 && isNote(first) && !isBlankMark(first.text)

const isNote = ({ text }: Word): boolean => isMark(text) && directionOf(text) === null

export const endsInAmount = (cell: readonly Word[], convention: MoneyConvention): boolean =>
  cell.some(
    (_, i) => i >= cell.length - MAX_AMOUNT_WORDS && parseMoney(textOf(cell.slice(i)), convention)?.isExact,
  )
