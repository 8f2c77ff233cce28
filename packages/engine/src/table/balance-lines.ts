import type { Line } from '../layout/word.ts'
import { isNothing } from '../vocabulary/blanks.ts'
import { rowKindOf } from '../vocabulary/row-kinds.ts'
import { mayTouch } from '../vocabulary/topics.ts'
import type { TableLine } from './table.ts'

/** The same sign, several times on either side of a text. */
const SIGNS_AROUND = /^([*=~#-])\1+ ?(.*?) ?\1{2,}$/u

/** `Balance brought forward 09 May 2022 1,213.77` across the columns of the rows, from the first one on. */
export function isBalanceOfDay({ line, cells }: TableLine): boolean {
  return !cells[0]?.isEmpty && line.dates.length > 0 && namesAnyBalance(line)
}

/** `Solde nul au 29/02/2024`: a balance without a figure. */
export const namesNothing = (line: Line): boolean =>
  namesAnyBalance(line) && line.words.some(({ text }) => isNothing(text))

/** `*** SOLDE AU 30/11/2023 + 1.125,09 ***`: a balance between the rows, wherever its amount stands. */
export const isBalanceSetApart = (line: Line): boolean =>
  SIGNS_AROUND.test(line.text) &&
  namesAnyBalance({ text: line.text.replace(SIGNS_AROUND, '$2'), topics: line.topics })

/** Below the last row such a line ends the table, wherever its amount stands; above it, it may be part of a text. */
export function namesBalance(line: Line): boolean {
  return namesAnyBalance(line) && rowKindOf(line.text) !== 'forward'
}

/** Whether a line without a day is called a total. */
export const namesTotal = ({ text, topics, dates }: Line): boolean =>
  dates.length === 0 && mayTouch(topics, 'balance') && rowKindOf(text) === 'total'

/** Whether the words of a line begin like the name of a balance, be it one that is carried on. */
export function namesAnyBalance({ text, topics }: Pick<Line, 'text' | 'topics'>): boolean {
  if (!mayTouch(topics, 'balance')) return false
  const kind = rowKindOf(text)
  return kind === 'closing' || kind === 'opening' || kind === 'forward'
}
