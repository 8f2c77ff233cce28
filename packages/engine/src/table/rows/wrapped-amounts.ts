import type { MoneyConvention } from '../../money/parse-money.ts'
import { isCurrencyCode } from '../../vocabulary/currencies.ts'
import { EMPTY_CELL, joinCells } from '../cell.ts'
import type { TableLine } from '../table.ts'

/**
 * `INR` over `12,000.00`: an amount that is too long for its column goes on below the code of its currency. It stands on the
 * line of the code, where amounts of other rows do.
 */
export function joinWrappedAmounts(
  lines: readonly TableLine[],
  isMoney: readonly boolean[],
  convention: MoneyConvention,
): readonly TableLine[] {
  const isWrapped = (i: number, c: number): boolean => {
    const [code, amount] = [lines[i]?.cells[c], lines[i + 1]?.cells[c]]
    const money = isMoney[c] && code && isCurrencyCode(code.text) ? amount?.moneyIn(convention) : null
    return money != null && money.currency === null && lines[i + 1]?.line.dates.length === 0
  }
  if (!lines.some(({ cells }, i) => cells.some((_, c) => isWrapped(i, c)))) return lines
  return lines.map((line, i) => {
    const cells = line.cells.map((cell, c) => {
      if (isWrapped(i, c)) return joinCells([cell, lines[i + 1]?.cells[c] ?? EMPTY_CELL])
      return isWrapped(i - 1, c) ? EMPTY_CELL : cell
    })
    return { ...line, cells }
  })
}
