import { areAligned, overlapX } from '../../geometry/box.ts'
import type { Line, Word } from '../../layout/word.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import type { LineTests } from '../line-tests.ts'
import type { HeaderCell } from '../table.ts'

/** The fewest rows that show a column of amounts. */
const MIN_ROWS = 2
/** Rows begin at most this many lines under their titles: the title of a section may stand between. */
const MAX_LINES_ABOVE = 2

type Span = { readonly x0: number; readonly x1: number }

/**
 * Titles that name a date, and no amount, with a column for the amounts that stand on the right of all of them:
 *
 *     Date     Serial #     Source
 *     12-14                 Deposit Branch 0982           $2,682.82
 *
 * Without those that stand over no amount, where there is such a column: they are rather the title of a section above.
 *
 * @param cells from left to right
 * @param body the lines under the titles
 */
export function addUntitledAmounts(
  cells: readonly HeaderCell[],
  body: readonly Line[],
  { exactAmounts }: LineTests,
): HeaderCell[] {
  const date = cells.find(({ role }) => role === 'date')
  const last = cells.at(-1)
  if (!date || !last || isMoneyRole(last.role)) return [...cells]
  const first = body.findIndex((line) => isDated(line, date))
  if (first < 0 || first > MAX_LINES_ABOVE) return [...cells]
  const amounts: Span[] = []
  for (const line of body.slice(first)) {
    const found = exactAmounts(line)
    if (!isDated(line, date)) {
      if (found.length > 0) break
      continue
    }
    const [own, ...more] = found.map((amount) => spanOf(line.words, amount))
    if (!own || more.length > 0) return [...cells]
    amounts.push(own)
  }
  const isBeside =
    amounts.length >= MIN_ROWS && areAligned(amounts) && amounts.every(({ x0 }) => x0 > last.x1)
  if (!isBeside) return [...cells]
  const x0 = Math.min(...amounts.map((amount) => amount.x0))
  const x1 = Math.max(...amounts.map((amount) => amount.x1))
  return [...cells.filter(({ role }) => !isMoneyRole(role)), { x0, x1, title: '', words: [], role: 'amount' }]
}

const isDated = ({ words, dates }: Line, title: Span): boolean =>
  dates.some((date) => overlapX(spanOf(words, date), title) > 0)

const spanOf = (words: readonly Word[], { from, to }: { from: number; to: number }): Span => ({
  x0: (words[from] as Word).x0,
  x1: (words[to - 1] as Word).x1,
})
