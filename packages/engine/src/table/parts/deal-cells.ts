import type { Line, Word } from '../../layout/word.ts'
import { type FoundAmount, isRate } from '../../money/find-amounts.ts'
import type { Ruling } from '../../pdf/page.ts'
import { Cell, EMPTY_CELL } from '../cell.ts'
import type { LineTests } from '../line-tests.ts'
import type { Column, TableLine } from '../table.ts'

/** Horizontal rulings part two rows when together they run along this share of the table's width. */
const RULED_SHARE = 0.5
const HAS_DIGIT = /\d/

/**
 * Deals the words of each line out to the columns, by where the middle of the word stands; the sign of a percentage
 * stays with its number. What stands beyond the last column is left out.
 */
export function dealCells(
  lines: readonly Line[],
  columns: readonly Column[],
  rulings: readonly Ruling[],
  amountsOf: LineTests['exactAmounts'] = () => [],
): TableLine[] {
  const separators = findSeparators(lines, rulings)
  const dealt = lines
    .map((line) => ({ line, cells: cellsOf(line, columns, amountsOf(line)) }))
    .filter(({ cells }) => cells.some(({ isEmpty }) => !isEmpty))
  return dealt.map(({ line, cells }, i) => {
    const above = dealt[i - 1]?.line
    const isRuledOff =
      above !== undefined &&
      separators.some((y) => y > above.baseline - above.size * 0.3 && y < line.baseline - line.size * 0.3)
    return { line, cells, isRuledOff }
  })
}

function cellsOf({ words }: Line, columns: readonly Column[], amounts: readonly FoundAmount[]): Cell[] {
  const cells: Word[][] = columns.map(() => [])
  const figures = amounts.map((amount) => figuresOf(words, amount))
  let c = -1
  for (const [i, word] of words.entries()) {
    const { from, to } = figures.find((own) => i >= own.from && i < own.to) ?? { from: i, to: i + 1 }
    const middle = ((words[from] as Word).x0 + (words[to - 1] as Word).x1) / 2
    if (c < 0 || !isRate(words, i - 1)) c = columns.findIndex(({ x1 }) => middle <= x1)
    cells[c]?.push(word)
  }
  return cells.map((own) => (own.length === 0 ? EMPTY_CELL : new Cell(own)))
}

/** The figures of an amount without the signs, codes and markers around them, which may stand in columns of their own. */
function figuresOf(words: readonly Word[], { from, to }: FoundAmount): Pick<FoundAmount, 'from' | 'to'> {
  const own = words.slice(from, to)
  const isFigure = ({ text }: Word) => HAS_DIGIT.test(text)
  return { from: from + own.findIndex(isFigure), to: from + own.findLastIndex(isFigure) + 1 }
}

/** The y of the rulings that run across the table. */
function findSeparators(lines: readonly Line[], rulings: readonly Ruling[]): number[] {
  const [x0, x1] = [Math.min(...lines.map((line) => line.x0)), Math.max(...lines.map((line) => line.x1))]
  const covered = new Map<number, number>()
  for (const ruling of rulings) {
    const shared = Math.min(x1, ruling.x1) - Math.max(x0, ruling.x0)
    if (ruling.direction !== 'horizontal' || shared <= 0) continue
    const y = Math.round(((ruling.top + ruling.bottom) / 2) * 2) / 2
    covered.set(y, (covered.get(y) ?? 0) + shared)
  }
  return [...covered].filter(([, length]) => length >= RULED_SHARE * (x1 - x0)).map(([y]) => y)
}
