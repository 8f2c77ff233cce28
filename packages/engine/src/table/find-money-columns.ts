import { parseCompactDate, parseDateCell } from '../dates/parse-date.ts'
import { PHRASE_GAP } from '../geometry/tolerances.ts'
import { allowsWhole, type MoneyConvention, parseMoney } from '../money/parse-money.ts'
import { isBlankMark, isMark } from '../vocabulary/blanks.ts'
import { isMoneyRole } from '../vocabulary/titles.ts'
import { withoutNote } from './amount-notes.ts'
import { type Cell, EMPTY_CELL } from './cell.ts'
import type { LineTests } from './line-tests.ts'
import type { Column, TableLine } from './table.ts'

/** A column holds money when at least this share of its cells are amounts; where the title says otherwise, nearly all. */
const MONEY_SHARE = 0.5
const UNTITLED_MONEY_SHARE = 0.9
const WORD = /\p{L}{3}/u

/**
 * Which columns hold money: by what stands in them. A title only helps where amounts are printed without decimals,
 * as in yen.
 *
 * @param lines of all parts of the table
 */
export function findMoneyColumns(
  columns: readonly Column[],
  lines: readonly TableLine[],
  { hasAmount }: LineTests,
  convention: MoneyConvention,
): boolean[] {
  // Only lines that print an amount can be rows; below the last one there may be pages of prose.
  const paid = lines.filter(({ line }) => hasAmount(line))
  const dated = paid.filter(({ line }) => line.dates.length > 0)
  return columns.map((column, c) => {
    const mayBeMoney =
      column.role === null || isMoneyRole(column.role) || column.role === 'charge' || column.role === 'figure'
    // Below rows with dates, sums may stand under a title of references, and other lists under one that nobody knows.
    const isFilled = (line: TableLine) => line.cells[c]?.isEmpty === false
    const isUnknown = column.role === null && column.title !== '' && dated.some(isFilled)
    const rows = (column.role === 'reference' || isUnknown) && dated.length > 0 ? dated : paid
    const share = mayBeMoney ? MONEY_SHARE : UNTITLED_MONEY_SHARE
    const isDate = column.role === 'date' || column.role === 'valueDate'
    // A label that is wider than its column runs over into this one, so those rows say nothing.
    const fitting = rows.filter(({ cells }) => !runsOver(cells[c - 1], cells[c], convention))
    const all = fitting.map(({ cells }) => withoutNote(cells[c] ?? EMPTY_CELL, convention).text)
    const isNamedMoney = isMoneyRole(column.role) || column.role === 'charge'
    // A zero says nothing either, under a title that may name money.
    const isNothing = (text: string) => isBlankMark(text) || isMark(text) || (text === '0' && mayBeMoney)
    const texts = all.filter((text) => text !== '' && !isNothing(text))
    const isAmount = (text: string) => {
      if (isDate && parseDateCell(text)) return false
      if (column.isCompact && parseCompactDate(text)) return false
      const money = parseMoney(text, convention)
      return money !== null && (money.isExact || (isNamedMoney && allowsWhole(convention)))
    }
    const amounts = texts.filter(isAmount).length
    // Labels of sums below the rows reach under titles of money.
    const labels = isMoneyRole(column.role)
      ? texts.filter((text) => WORD.test(text) && !isAmount(text)).length
      : 0
    return amounts >= Math.max(1, share * (texts.length - labels))
  })
}

/**
 * Whether the words of a cell go on with those of the one on its left, which are more than the code of a currency. An amount
 * by itself does not, however near it stands.
 */
function runsOver(left: Cell | undefined, cell: Cell | undefined, convention: MoneyConvention): boolean {
  const [last, first] = [left?.words.at(-1), cell?.words[0]]
  return (
    left !== undefined &&
    last !== undefined &&
    cell !== undefined &&
    first !== undefined &&
    WORD.test(last.text) &&
    parseMoney(left.text, convention) === null &&
    parseMoney(cell.text, convention)?.isExact !== true &&
    first.x0 - last.x1 < PHRASE_GAP * first.size
  )
}
