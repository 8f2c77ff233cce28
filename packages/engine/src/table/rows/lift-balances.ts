import { COLUMN_EDGE, COLUMN_GAP } from '../../geometry/tolerances.ts'
import { toLine } from '../../layout/to-line.ts'
import { type Line, textOf, type Word } from '../../layout/word.ts'
import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import { isKnownTitle, roleOfTitle } from '../../vocabulary/titles.ts'
import { mayTouch } from '../../vocabulary/topics.ts'
import { Cell, EMPTY_CELL } from '../cell.ts'
import type { LineTests } from '../line-tests.ts'
import type { Column, TableLine, TablePart } from '../table.ts'

/** Balances stand under at least this share of the amounts. */
const MIN_SHARE = 0.6
/** The fewest balances that are lifted where one stands far behind its name: one alone may be the closing balance. */
const MIN_LISTED = 3
/** The balance stands on one of this many lines, of which that of the amount is the first. */
const MAX_LINES = 3

/** Dates of rows begin this close to the leftmost, in font sizes; they may be set to the right. */
const DATE_INDENT = 2

/** A balance with its name, on a line under an amount. */
type Named = {
  readonly name: string
  readonly words: readonly Word[]
  readonly amount: readonly Word[]
  /** Nothing else stands on their line: the name may stand far before its value. */
  readonly isListed: boolean
  /** The name stands far before its value. */
  readonly isFar: boolean
}

/**
 * Lists print the balance under the amount, behind its name: `-12.50` over `Balance 900.00`. Such balances move up to
 * the line of their amounts, into a column of their own that is called by that name; they keep their places on the page.
 *
 * @param parts of one table
 * @returns the same parts where there are no such balances
 */
export function liftBalances(parts: readonly TablePart[], tests: LineTests): readonly TablePart[] {
  const lines = parts.flatMap((part) => part.lines)
  const left = Math.min(...lines.flatMap(({ line }) => (isDateFirst(line) ? leftOf(line) : [])))
  // A text that continues under the dates may begin with a date of its own.
  const named = lines.map((line) =>
    isDateFirst(line.line) && leftOf(line.line) - left <= DATE_INDENT * line.line.size
      ? null
      : namedBalance(line, tests),
  )
  const lifted = new Map<number, Named>()
  const amounts = lines.flatMap(({ line }, i) => (named[i] === null && tests.hasAmount(line) ? [i] : []))
  for (const [n, at] of amounts.entries()) {
    const end = Math.min(amounts[n + 1] ?? lines.length, at + MAX_LINES)
    const balance = named.slice(at + 1, end).find((found) => found !== null)
    const amount = tests.exactAmounts((lines[at] as TableLine).line).at(-1)
    const words = amount && lines[at]?.line.words.slice(amount.from, amount.to)
    const isInList = balance?.isListed === true && lines[at]?.line.dates.length === 0
    if (balance && words && (isAtEnd(balance, words) || (isInList && isAtStart(balance, words))))
      lifted.set(at, balance)
  }
  if (lifted.size === 0 || lifted.size < MIN_SHARE * amounts.length) return parts
  // One name far before its value may be that of the closing balance, or a name itself may say so.
  const mayClose = ({ name, isFar }: Named) => isFar || rowKindOf(name) === 'closing'
  if (lifted.size < MIN_LISTED && [...lifted.values()].some(mayClose)) return parts
  const title = [...lifted.values()][0]?.name ?? ''
  const moved = new Set([...lifted.values()].flatMap(({ words }) => words))
  let at = 0
  const columnsOf = new Map<readonly Column[], readonly Column[]>()
  return parts.map((part) => {
    const last = part.columns.at(-1) as Column
    const column: Column = { x0: last.x1, x1: last.x1, title, role: 'balance' }
    const columns = columnsOf.get(part.columns) ?? [...part.columns, column]
    columnsOf.set(part.columns, columns)
    const withBalances = part.lines.flatMap((line): TableLine[] => {
      const balance = lifted.get(at++)
      const rest = withoutWords(line, moved)
      return rest
        ? [{ ...rest, cells: [...rest.cells, balance ? new Cell(balance.amount) : EMPTY_CELL] }]
        : []
    })
    return { ...part, columns, lines: withBalances }
  })
}

/** Whether a balance ends where an amount does. */
const isAtEnd = ({ amount }: Named, other: readonly Word[]): boolean =>
  Math.abs((amount.at(-1) as Word).x1 - (other.at(-1) as Word).x1) <= COLUMN_EDGE

/** Whether it begins there, as values do behind their names. */
const isAtStart = ({ amount }: Named, other: readonly Word[]): boolean =>
  Math.abs((amount[0] as Word).x0 - (other[0] as Word).x0) <= COLUMN_EDGE

const isDateFirst = ({ dates }: Line): boolean => dates[0]?.from === 0
const leftOf = ({ words }: Line): number => (words[0] as Word).x0

/** The only amount of a line, if the name of a balance stands right before it. */
function namedBalance({ line }: TableLine, { exactAmounts }: LineTests): Named | null {
  if (!mayTouch(line.topics, 'moneyTitle')) return null
  const { words } = line
  const [amount, ...others] = exactAmounts(line)
  if (!amount || others.length > 0 || amount.to < words.length) return null
  let from = amount.from
  while (
    from > 0 &&
    (words[from] as Word).x0 - (words[from - 1] as Word).x1 <= COLUMN_GAP * (words[from] as Word).size
  )
    from--
  const whole = textOf(words.slice(0, amount.from))
  const isListed = isKnownTitle(whole) && roleOfTitle(whole) === 'balance'
  const isFar = isListed && from > 0
  if (isFar) from = 0
  const name = textOf(words.slice(from, amount.from))
  if (roleOfTitle(name) !== 'balance') return null
  return {
    name,
    words: words.slice(from, amount.to),
    amount: words.slice(amount.from, amount.to),
    isListed,
    isFar,
  }
}

/** Null where nothing is left. */
function withoutWords(tableLine: TableLine, moved: ReadonlySet<Word>): TableLine | null {
  if (!tableLine.line.words.some((word) => moved.has(word))) return tableLine
  const rest = (words: readonly Word[]) => words.filter((word) => !moved.has(word))
  const line = toLine(rest(tableLine.line.words))
  return line && { ...tableLine, line, cells: tableLine.cells.map(({ words }) => new Cell(rest(words))) }
}
