import { toLine } from '../../layout/to-line.ts'
import { textOf, type Word } from '../../layout/word.ts'
import { roleOfTitle } from '../../vocabulary/titles.ts'
import { Cell, EMPTY_CELL } from '../cell.ts'
import type { LineTests } from '../line-tests.ts'
import type { Column, TableLine, TablePart } from '../table.ts'

/** Right edges in one column differ by no more, in points. */
const SAME_EDGE = 3
/** The name of a balance stands this close before it, in font sizes. */
const NAME_GAP = 1.5
/** Balances stand under at least this share of the amounts. */
const MIN_SHARE = 0.6
/** The balance stands on one of this many lines, of which that of the amount is the first. */
const MAX_LINES = 3

/** A balance with its name, on a line under an amount. */
type Named = { readonly name: string; readonly words: readonly Word[]; readonly amount: readonly Word[] }

/**
 * Lists print the balance under the amount, behind its name: `-12.50` over `Balance 900.00`. Such balances move up to
 * the line of their amounts, into a column of their own that is called by that name; they keep their places on the page.
 *
 * @param parts of one table
 * @returns the same parts where there are no such balances
 */
export function liftBalances(parts: readonly TablePart[], tests: LineTests): readonly TablePart[] {
  const lines = parts.flatMap((part) => part.lines)
  const named = lines.map((line) => namedBalance(line, tests))
  const lifted = new Map<number, Named>()
  const amounts = lines.flatMap(({ line }, i) => (named[i] === null && tests.hasAmount(line) ? [i] : []))
  for (const [n, at] of amounts.entries()) {
    const end = Math.min(amounts[n + 1] ?? lines.length, at + MAX_LINES)
    const own = named.slice(at + 1, end).find((balance) => balance !== null)
    const amount = tests.exactAmounts((lines[at] as TableLine).line).at(-1)
    const last = amount && lines[at]?.line.words[amount.to - 1]
    if (own && last && Math.abs((own.amount.at(-1) as Word).x1 - last.x1) <= SAME_EDGE) lifted.set(at, own)
  }
  if (lifted.size === 0 || lifted.size < MIN_SHARE * amounts.length) return parts
  const title = [...lifted.values()][0]?.name ?? ''
  const moved = new Set([...lifted.values()].flatMap(({ words }) => words))
  let at = 0
  const columnsOf = new Map<readonly Column[], readonly Column[]>()
  return parts.map((part) => {
    const last = part.columns.at(-1) as Column
    const column: Column = { x0: last.x1, x1: last.x1, title, role: 'balance' }
    const columns = columnsOf.get(part.columns) ?? [...part.columns, column]
    columnsOf.set(part.columns, columns)
    const own = part.lines.flatMap((line): TableLine[] => {
      const balance = lifted.get(at++)
      const rest = withoutWords(line, moved)
      return rest
        ? [{ ...rest, cells: [...rest.cells, balance ? new Cell(balance.amount) : EMPTY_CELL] }]
        : []
    })
    return { ...part, columns, lines: own }
  })
}

/** Of a line that no date begins, the only amount, where the name of a balance stands right before it. */
function namedBalance({ line }: TableLine, { exactAmounts }: LineTests): Named | null {
  const { words, dates } = line
  const [amount, ...others] = exactAmounts(line)
  if (!amount || others.length > 0 || dates[0]?.from === 0 || amount.to < words.length) return null
  let from = amount.from
  while (
    from > 0 &&
    (words[from] as Word).x0 - (words[from - 1] as Word).x1 <= NAME_GAP * (words[from] as Word).size
  )
    from--
  const name = textOf(words.slice(from, amount.from))
  if (roleOfTitle(name) !== 'balance') return null
  return { name, words: words.slice(from, amount.to), amount: words.slice(amount.from, amount.to) }
}

/** Null where nothing is left. */
function withoutWords(own: TableLine, moved: ReadonlySet<Word>): TableLine | null {
  if (!own.line.words.some((word) => moved.has(word))) return own
  const rest = (words: readonly Word[]) => words.filter((word) => !moved.has(word))
  const line = toLine(rest(own.line.words))
  return line && { ...own, line, cells: own.cells.map(({ words }) => new Cell(rest(words))) }
}
