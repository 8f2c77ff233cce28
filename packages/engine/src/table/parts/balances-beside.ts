import { hull, type Span, spanOf } from '../../geometry/span.ts'
import { type Line, textOf } from '../../layout/word.ts'
import { namesAnyBalance } from '../balance-lines.ts'
import type { LineTests } from '../line-tests.ts'
import type { HeaderCell } from '../table.ts'

/**
 * Adds a column without a title for the balances of lines that name one behind their day, where they stand right of all titles
 * and of all other amounts:
 *
 *     Date     Details                Deposits   Withdrawals
 *     Jun 08   Transfer                               -75.00
 *     Jun 10   Ending balance                                    761.21
 *
 * @param cells from left to right
 * @param rows the lines under these titles on all pages
 */
export function addBalancesBeside(
  cells: readonly HeaderCell[],
  rows: readonly Line[],
  { exactAmounts }: LineTests,
): readonly HeaderCell[] {
  const spansOf = (line: Line) => exactAmounts(line).map((amount): Span => spanOf(line.words, amount))
  const { named = [], row = [] } = Object.groupBy(rows, (line) => (namesBalanceOfDay(line) ? 'named' : 'row'))
  const others = row.flatMap(spansOf)
  const edge = Math.max(...cells.map(({ x1 }) => x1), ...others.map(({ x1 }) => x1))
  const beside = named.flatMap((line) => spansOf(line).slice(-1)).filter(({ x0 }) => x0 > edge)
  if (beside.length === 0 || beside.length < named.length || others.length === 0) return cells
  return [...cells, { ...hull(beside), title: '', words: [], role: 'balance' }]
}

/** `Jun 10  Ending balance  $761.21` */
function namesBalanceOfDay({ words, dates: [date], topics }: Line): boolean {
  return date?.from === 0 && namesAnyBalance({ text: textOf(words.slice(date.to)), topics })
}
