import type { Line } from '../../layout/word.ts'
import type { LineTests } from '../line-tests.ts'
import type { Column } from '../table.ts'

/** Margins of bound pages differ by no more, in points. */
const MAX_SHIFT = 72
/** Edges at the same place differ by no more, in points. */
const SAME_EDGE = 1
/** So much larger a share of dates and amounts must fall into place before a page is taken to be shifted. */
const CLEARLY_MORE = 0.3

/** The columns of the page before, at the place where they stand on this page. */
export function shiftColumns(columns: readonly Column[], dx: number): readonly Column[] {
  return dx === 0 ? columns : columns.map((column) => ({ ...column, x0: column.x0 + dx, x1: column.x1 + dx }))
}

/**
 * How far to the right the rows of a page stand, compared with those of the page before, in points: pages to be bound
 * have their wide margin now left, now right. It is the shift under which most dates and amounts begin or end where
 * others did.
 */
export function shiftBetween(before: readonly Line[], page: readonly Line[], tests: LineTests): number {
  const own = valuesOf(page, tests)
  const known = valuesOf(before, tests)
  const [lefts, rights] = [edges(known.map(({ x0 }) => x0)), edges(known.map(({ x1 }) => x1))]
  const fitOf = (dx: number) =>
    own.filter(({ x0, x1 }) => stands(x0 - dx, lefts) || stands(x1 - dx, rights)).length / own.length
  let best = { dx: 0, fit: fitOf(0) + CLEARLY_MORE }
  if (best.fit >= 1) return 0
  const shifts = new Set(
    own.flatMap(({ x0, x1 }) => [
      ...lefts.map((edge) => round(x0 - edge)),
      ...rights.map((edge) => round(x1 - edge)),
    ]),
  )
  for (const dx of shifts) {
    if (Math.abs(dx) > MAX_SHIFT) continue
    const fit = fitOf(dx)
    if (fit > best.fit) best = { dx, fit }
  }
  return best.dx
}

type Span = { readonly x0: number; readonly x1: number }

/** Where the first date and the amounts of each line stand. */
function valuesOf(lines: readonly Line[], { exactAmounts }: LineTests): Span[] {
  return lines.flatMap((line) =>
    [...line.dates.slice(0, 1), ...exactAmounts(line)].map(({ from, to }) => ({
      x0: line.words[from]?.x0 ?? 0,
      x1: line.words[to - 1]?.x1 ?? 0,
    })),
  )
}

const round = (x: number): number => Math.round(x * 2) / 2
const edges = (all: readonly number[]): number[] => [...new Set(all.map(round))]
const stands = (x: number, known: readonly number[]): boolean =>
  known.some((edge) => Math.abs(x - edge) <= SAME_EDGE)
