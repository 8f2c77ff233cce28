import { findDates } from '../../dates/find-dates.ts'
import { parseDateCell } from '../../dates/parse-date.ts'
import { PHRASE_GAP } from '../../geometry/tolerances.ts'
import { splitAtGaps } from '../../layout/split-at-gaps.ts'
import { textOf, type Word } from '../../layout/word.ts'
import { isPercent } from '../../money/is-percent.ts'
import { type MoneyConvention, parseMoney } from '../../money/parse-money.ts'
import { isBlankMark } from '../../vocabulary/blanks.ts'
import { isLoneNote, MAX_AMOUNT_WORDS, withoutNote } from '../amount-notes.ts'
import { Cell, EMPTY_CELL } from '../cell.ts'
import type { Column, TableLine } from '../table.ts'

/**
 * Gives words that ran over into a column of dates or of money back to the text they belong to: a description may
 * end a hair before its amount, or reach under a column that is empty in its row.
 */
export function settleCells(
  lines: readonly TableLine[],
  columns: readonly Column[],
  isMoney: readonly boolean[],
  convention: MoneyConvention,
): TableLine[] {
  const isText = columns.map(({ role }, c) => !isMoney[c] && role !== 'date' && role !== 'valueDate')
  return lines.map((line) => {
    const cells = line.cells.map((cell, c) => (isMoney[c] ? withoutNote(cell, convention) : cell))
    for (const c of cells.keys()) if (!isText[c] && !isMoney[c]) settleDate(cells, c, isText)
    for (const [c, cell] of cells.entries()) {
      if (!isMoney[c] || cell.isEmpty || c === 0) continue
      const stray = strayWords(cell, cells[c - 1], convention)
      const isShare = columns[c]?.role === 'figure' && stray.every(({ text }) => isPercent(text))
      if (stray.length === 0 || isShare) continue
      const target = isMoney.lastIndexOf(false, c)
      if (target < 0 || cells.slice(target + 1, c).some((between) => !between.isEmpty)) continue
      cells[target] = new Cell([...(cells[target]?.words ?? []), ...stray])
      cells[c] = new Cell(cell.words.slice(stray.length))
    }
    const isNote = (cell: Cell, c: number) => isMoney[c] && isLoneNote(cell)
    return { ...line, cells: cells.map((cell, c) => (isNote(cell, c) ? EMPTY_CELL : cell)) }
  })
}

/** Keeps the date in its column; what stands before and behind it goes to the texts next to it. */
function settleDate(cells: Cell[], c: number, isText: readonly boolean[]): void {
  const { words, date } = cells[c] ?? EMPTY_CELL
  if (words.length < 2 || date) return
  const [found] = findDates(words)
  if (!found) return
  const [before, after] = [isText[c - 1] ? cells[c - 1] : undefined, isText[c + 1] ? cells[c + 1] : undefined]
  const [from, to] = [before ? found.from : 0, after ? found.to : words.length]
  const dateWords = words.slice(from, to)
  if (!parseDateCell(textOf(dateWords))) return
  if (before) cells[c - 1] = new Cell([...before.words, ...words.slice(0, from)])
  if (after) cells[c + 1] = new Cell([...words.slice(to), ...after.words])
  cells[c] = new Cell(dateWords)
}

/** The words of a money cell that stand before its amount, or all that go on with the text on the left. */
function strayWords(cell: Cell, left: Cell | undefined, convention: MoneyConvention): readonly Word[] {
  const { words } = cell
  if (cell.moneyIn(convention) || isBlankMark(cell.text)) return []
  for (let length = Math.min(MAX_AMOUNT_WORDS, words.length - 1); length >= 1; length--) {
    if (parseMoney(textOf(words.slice(-length)), convention)?.isExact) return words.slice(0, -length)
  }
  const [last, first] = [left?.words.at(-1), words[0] as Word]
  return last && first.x0 - last.x1 <= PHRASE_GAP * first.size && isPhrase(words) ? words : []
}

const isPhrase = (words: readonly Word[]): boolean => splitAtGaps(words, PHRASE_GAP).length === 1
