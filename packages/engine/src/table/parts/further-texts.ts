import { PHRASE_GAP } from '../../geometry/tolerances.ts'
import { widerThanFixedSpace } from '../../layout/fixed-pitch.ts'
import type { Word } from '../../layout/word.ts'
import { monthOf } from '../../vocabulary/months.ts'
import { isWeekday } from '../../vocabulary/weekdays.ts'
import { type Cell, EMPTY_CELL, joinCells } from '../cell.ts'
import type { TableLine } from '../table.ts'

/** Whether a cell begins a text: hours, years, and the names of days stand under dates, too. */
export const beginsText = ({ words: [first] }: Cell): boolean =>
  first !== undefined &&
  /^\p{L}{2}/u.test(first.text) &&
  !isWeekday(first.text) &&
  monthOf(first.text) === null

/** Whether a word of a line goes on with the phrase of the word before it. */
export const goesOn = (before: Word, word: Word, words: readonly Word[]): boolean =>
  word.x0 - before.x1 < (widerThanFixedSpace(words) || PHRASE_GAP) * word.size

/** A line whose cells in some columns are joined in one of these. */
export const joinedIn = (to: number, line: TableLine, isJoined: (c: number) => boolean): TableLine => ({
  ...line,
  cells: line.cells.map((cell, c) =>
    c === to ? joinCells(line.cells.filter((_, from) => isJoined(from))) : isJoined(c) ? EMPTY_CELL : cell,
  ),
})
