import { textOf } from '../../layout/word.ts'
import type { MoneyConvention } from '../../money/parse-money.ts'
import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import { EMPTY_CELL } from '../cell.ts'
import type { Column, TableLine } from '../table.ts'
import { isRightBelow, withCell } from './table-lines.ts'

/**
 * The balance of a row of several lines may stand on its last line, behind the rest of its text:
 *
 *     4 Jan   ATM WITHDRAWAL           1,000.00
 *             04JAN MONGKOK                        23,316.73
 *
 * It moves up to the line of the amount, which then prints both as other rows do.
 */
export function raiseBalances(
  lines: readonly TableLine[],
  columns: readonly Column[],
  isMoney: readonly boolean[],
  convention: MoneyConvention,
): readonly TableLine[] {
  const balance = columns.findIndex(({ role }, c) => role === 'balance' && isMoney[c])
  if (balance < 0) return lines
  const isDay = ({ role }: Column) => role === 'date' || role === 'valueDate'
  const printsMoney = ({ cells }: TableLine, c: number) => (cells[c]?.moneyIn(convention) ?? null) !== null
  const printsAmount = (line: TableLine) =>
    columns.some((_, c) => isMoney[c] && c !== balance && printsMoney(line, c))
  const isNamed = ({ cells }: TableLine) => {
    const words = cells.flatMap((cell, c) => (isMoney[c] ? [] : cell.words))
    return words.length === 0 || rowKindOf(textOf(words)) !== null
  }
  const isRestWithBalance = (line: TableLine) =>
    printsMoney(line, balance) &&
    !printsAmount(line) &&
    !columns.some((column, c) => isDay(column) && !line.cells[c]?.isEmpty) &&
    !isNamed(line)
  // For each such line, that of its amount.
  const found = new Map<number, number>()
  // The line of an amount without a balance, while its text goes on line by line.
  let open: number | null = null
  let last = 0
  for (const [i, line] of lines.entries()) {
    const above = lines[i - 1]
    if (above === undefined || !isRightBelow(line, above)) open = null
    if (printsAmount(line)) {
      open = printsMoney(line, balance) || isNamed(line) ? null : i
      last = i
    } else if (open !== null && isRestWithBalance(line)) {
      found.set(i, open)
      open = null
    }
  }
  // A single one below the last amount carries the balance to the next page, under whatever name.
  if ([...found.keys()].every((i) => i > last)) return lines
  const raised = [...lines]
  for (const [i, to] of found) {
    const line = lines[i] as TableLine
    raised[to] = withCell(lines[to] as TableLine, balance, line.cells[balance] ?? EMPTY_CELL)
    raised[i] = withCell(line, balance, EMPTY_CELL)
  }
  return raised
}
