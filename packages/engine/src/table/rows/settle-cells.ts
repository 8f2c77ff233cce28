import { findDates } from '../../dates/find-dates.ts'
import { parseDateCell } from '../../dates/parse-date.ts'
import { readDateCell } from '../../dates/read-date-cell.ts'
import { splitAtGaps } from '../../layout/split-at-gaps.ts'
import { textOf, type Word } from '../../layout/word.ts'
import { type MoneyConvention, parseMoney } from '../../money/parse-money.ts'
import { isBlankMark } from '../../vocabulary/blanks.ts'
import { endsInAmount, isLoneNote, MAX_AMOUNT_WORDS, withoutNote } from '../amount-notes.ts'
import type { Column, TableLine } from '../table.ts'

/** Words closer than this share of the font size go on with the phrase before them. */
const PHRASE_GAP = 0.7

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
    const cells = line.cells.map((cell, c) => (isMoney[c] ? withoutNote(cell, convention) : [...cell]))
    for (const c of cells.keys()) if (!isText[c] && !isMoney[c]) settleDate(cells, c, isText)
    for (const [c, cell] of cells.entries()) {
      if (!isMoney[c] || cell.length === 0 || c === 0) continue
      const stray = strayWords(cell, cells[c - 1] ?? [], convention)
      if (stray.length === 0) continue
      const target = isMoney.lastIndexOf(false, c)
      if (target < 0 || cells.slice(target + 1, c).some((between) => between.length > 0)) continue
      cells[target]?.push(...stray)
      cells[c] = cell.slice(stray.length)
    }
    const isPaid = cells.some((cell, c) => isMoney[c] && endsInAmount(cell, convention))
    return { ...line, cells: cells.map((cell, c) => (isMoney[c] && isPaid && isLoneNote(cell) ? [] : cell)) }
  })
}

/** Keeps the date in its column; what stands before and behind it goes to the texts next to it. */
function settleDate(cells: Word[][], c: number, isText: readonly boolean[]): void {
  const cell = cells[c] ?? []
  if (cell.length < 2 || readDateCell(cell)) return
  const [date] = findDates(cell)
  if (!date) return
  const [before, after] = [isText[c - 1] ? cells[c - 1] : undefined, isText[c + 1] ? cells[c + 1] : undefined]
  const [from, to] = [before ? date.from : 0, after ? date.to : cell.length]
  if (!parseDateCell(textOf(cell.slice(from, to)))) return
  before?.push(...cell.slice(0, from))
  after?.unshift(...cell.slice(to))
  cells[c] = cell.slice(from, to)
}

/** The words of a money cell that stand before its amount, or all that go on with the text on the left. */
function strayWords(
  cell: readonly Word[],
  left: readonly Word[],
  convention: MoneyConvention,
): readonly Word[] {
  if (parseMoney(textOf(cell), convention) || isBlankMark(textOf(cell))) return []
  for (let length = Math.min(MAX_AMOUNT_WORDS, cell.length - 1); length >= 1; length--) {
    if (parseMoney(textOf(cell.slice(-length)), convention)?.isExact) return cell.slice(0, -length)
  }
  const [last, first] = [left.at(-1), cell[0] as Word]
  return last && first.x0 - last.x1 <= PHRASE_GAP * first.size && isPhrase(cell) ? cell : []
}

const isPhrase = (words: readonly Word[]): boolean => splitAtGaps(words, PHRASE_GAP).length === 1
