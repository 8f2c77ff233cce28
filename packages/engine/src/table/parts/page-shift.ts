import type { Line } from '../../layout/word.ts'
import type { LineTests } from '../line-tests.ts'
import type { Column } from '../table.ts'

/** Margins of bound pages differ by no more, in points. */
const MAX_SHIFT = 72
/** Edges at the same place differ by no more, in points. */
const SAME_EDGE = 1
const STEP = 0.5
/** So much more, as a share of what is usual, must fall into place before a page is taken to be shifted. */
const CLEARLY_MORE = 0.3

/** The columns of the page before, at the place where they stand on this page. */
export function shiftColumns(columns: readonly Column[], dx: number): readonly Column[] {
  return dx === 0 ? columns : columns.map((column) => ({ ...column, x0: column.x0 + dx, x1: column.x1 + dx }))
}

/**
 * How far to the right the rows of a page stand, compared with those of the page before, in points: pages to be bound
 * have their wide margin now left, now right. It is the shift under which most dates and amounts begin or end where
 * most others did.
 */
export function shiftBetween(before: readonly Line[], page: readonly Line[], tests: LineTests): number {
  const own = valuesOf(page, tests)
  const known = valuesOf(before, tests)
  const [lefts, rights] = [edges(known.map(({ x0 }) => x0)), edges(known.map(({ x1 }) => x1))]
  const fitOf = (values: readonly Span[], dx: number) =>
    values.reduce((sum, { x0, x1 }) => sum + Math.max(countAt(x0 - dx, lefts), countAt(x1 - dx, rights)), 0) /
    values.length
  const usual = fitOf(known, 0)
  let best = { dx: 0, fit: fitOf(own, 0) + CLEARLY_MORE * usual }
  if (best.fit >= usual) return 0
  const shifts = new Set(
    own.flatMap(({ x0, x1 }) => [
      ...[...lefts.keys()].map((edge) => round(x0 - edge)),
      ...[...rights.keys()].map((edge) => round(x1 - edge)),
    ]),
  )
  for (const dx of shifts) {
    if (Math.abs(dx) > MAX_SHIFT) continue
    const fit = fitOf(own, dx)
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

const round = (x: number): number => Math.round(x / STEP) * STEP
/** How many values begin or end at each place. */
const edges = (all: readonly number[]): ReadonlyMap<number, number> =>
  new Map([...Map.groupBy(all, round)].map(([edge, { length }]) => [edge, length]))

/** How many of them do so at the place nearest to x that counts, in half points. */
function countAt(x: number, known: ReadonlyMap<number, number>): number {
  let most = 0
  for (let edge = round(x - SAME_EDGE); edge <= x + SAME_EDGE; edge += STEP)
    most = Math.max(most, known.get(edge) ?? 0)
  return most
}
