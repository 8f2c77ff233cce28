import type { Line } from '../layout/word.ts'
import type { LineTests } from './line-tests.ts'
import type { Column } from './table.ts'

/** Margins of bound pages differ by no more, in points. */
const MAX_SHIFT = 72
/** Edges at the same place differ by no more, in points. */
const SAME_EDGE = 1
/** So much larger a share of the edges must fall into place before a page is taken to be shifted. */
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
  const [known, own] = [edgesOf(before, tests), edgesOf(page, tests)]
  const shifts = new Set(own.flatMap((edge) => known.map((other) => Math.round((edge - other) * 2) / 2)))
  const fitOf = (dx: number) =>
    own.filter((edge) => known.some((other) => Math.abs(edge - dx - other) <= SAME_EDGE)).length / own.length
  let best = { dx: 0, fit: fitOf(0) + CLEARLY_MORE }
  for (const dx of shifts) {
    if (Math.abs(dx) > MAX_SHIFT) continue
    const fit = fitOf(dx)
    if (fit > best.fit) best = { dx, fit }
  }
  return best.dx
}

/** The different x at which dates and amounts begin and end. */
function edgesOf(lines: readonly Line[], { exactAmounts }: LineTests): number[] {
  const spans = lines.flatMap((line) =>
    [...line.dates.slice(0, 1), ...exactAmounts(line)].flatMap(({ from, to }) => [
      line.words[from]?.x0 ?? 0,
      line.words[to - 1]?.x1 ?? 0,
    ]),
  )
  return [...new Set(spans.map((x) => Math.round(x * 2) / 2))]
}
