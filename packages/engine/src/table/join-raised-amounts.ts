import type { PageLines } from '../layout/page-lines.ts'
import { replaceLines } from '../layout/replace-lines.ts'
import { toLine } from '../layout/to-line.ts'
import type { Line } from '../layout/word.ts'
import { overlaps } from './headers/spans.ts'

/** Lines nearer to each other than this, in font sizes, overlap: no second line of a text stands so near. */
const OVERLAPPING = 0.8
/** The next line on the other side stands at least this many times as far away. */
const FARTHER = 1.3
/** The fewest rows that are printed so. */
const MIN_ROWS = 3
/** The share of them that begin with their date. */
const DATED_SHARE = 0.6

const AMOUNT = /^[-+(]?\p{Sc}?\d[\d.,'’]*[.,]\d{2}[-+)]?$/u
const SIGN = /^(?:[-+]|\p{Sc}|\p{Lu}{1,3})$/u

/**
 * Joins amounts to their rows where a program sets them on baselines of their own, half a line above or below the texts:
 * `-200.00` six points above `07/08  Standing order`.
 */
export function joinRaisedAmounts(pages: readonly PageLines[]): readonly PageLines[] {
  const found = pages.flatMap(({ lines }) => lines.flatMap((_, i) => pairAt(lines, i) ?? []))
  // Amounts above a row and below it are none of one print.
  const pairs = [...Map.groupBy(found, ({ row }) => row).values()].filter(({ length }) => length === 1).flat()
  const isDated = ({ row }: Pair) => row.dates[0]?.from === 0
  if (pairs.length < MIN_ROWS || pairs.filter(isDated).length < DATED_SHARE * pairs.length) return pages
  return replaceLines(
    pages,
    new Map(
      pairs.flatMap(({ row, amounts }) => [[row, joined(row, amounts)] as const, [amounts, null] as const]),
    ),
  )
}

type Pair = { readonly row: Line; readonly amounts: Line }

/** The amounts of line i, and the line without any that they overlap and do not cover. */
function pairAt(lines: readonly Line[], i: number): Pair | null {
  const amounts = lines[i] as Line
  if (!isOnlyAmounts(amounts)) return null
  const [above, below] = [lines[i - 1], lines[i + 1]]
  const away = (line: Line | undefined) =>
    line ? Math.abs(line.baseline - amounts.baseline) / amounts.size : Number.POSITIVE_INFINITY
  const [row, other] = away(above) < away(below) ? [above, below] : [below, above]
  const isBeside =
    row !== undefined &&
    away(row) <= OVERLAPPING &&
    away(other) >= FARTHER * away(row) &&
    !row.words.some(
      (word) => AMOUNT.test(word.text) || amounts.words.some((amount) => overlaps(amount, word)),
    )
  return isBeside ? { row, amounts } : null
}

const isOnlyAmounts = ({ words }: Line): boolean =>
  words.some(({ text }) => AMOUNT.test(text)) &&
  words.every(({ text }) => AMOUNT.test(text) || SIGN.test(text))

/** On the baseline of the row. */
function joined(row: Line, amounts: Line): Line {
  const words = [...row.words, ...amounts.words].sort((a, b) => a.x0 - b.x0)
  return { ...(toLine(words) as Line), baseline: row.baseline }
}
