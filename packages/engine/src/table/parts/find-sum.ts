import type { Line } from '../../layout/word.ts'
import type { LineTests } from '../line-tests.ts'

/** A sign of a sum in brackets, before or behind the name of what it adds. */
const TERM = /\([+=-]\)/
const MIN_TERMS = 2

/**
 * Where a summary begins that is printed as a sum below rows: `(+) Saldo em conta`, `(+) Limite`, `(=) Saldo disponível`. What
 * is still to come may be listed under it, as rows are. Where rows print such signs, they say which way amounts go.
 *
 * @param before lines of the table on the page before
 * @returns an index into `lines`; their number where there is none
 */
export function findSum(
  lines: readonly Line[],
  before: readonly Line[],
  { hasAmount }: Pick<LineTests, 'hasAmount'>,
): number {
  const isRow = (line: Line) => line.dates.length > 0 && hasAmount(line)
  const first = before.some(isRow) ? -1 : lines.findIndex(isRow)
  const isTerm = (line: Line) => line.dates.length === 0 && hasAmount(line) && TERM.test(line.text)
  const at = lines.findIndex((_, i) => {
    const terms = lines.slice(i, i + MIN_TERMS)
    return i > first && terms.length === MIN_TERMS && terms.every(isTerm)
  })
  const isBelowRows = first >= 0 || before.some(isRow)
  const rows = [...before, ...lines.slice(0, Math.max(0, at))].filter(isRow)
  return at < 0 || !isBelowRows || rows.some(({ text }) => TERM.test(text)) ? lines.length : at
}
