import type { Span } from '../geometry/span.ts'
import type { Line } from '../layout/word.ts'
import { isBlankMark } from '../vocabulary/blanks.ts'
import type { LineTests } from './line-tests.ts'
import type { Column } from './table.ts'
import { countAt, edgesOf, toStep, valuesOf } from './value-edges.ts'

/** Margins of bound pages differ by no more, in points. */
const MAX_SHIFT = 72
/** How much more must fall into place with a shift than without it, as a share of what usually does. */
const CLEARLY_MORE = 0.3

/** The columns of the page before, at the place where they stand on this page. */
export function shiftColumns(columns: readonly Column[], dx: number): readonly Column[] {
  return dx === 0 ? columns : columns.map((column) => ({ ...column, x0: column.x0 + dx, x1: column.x1 + dx }))
}

/**
 * How far to the right the rows of a page stand, compared with those of the page before, in points: pages to be bound
 * have their wide margin on the left and on the right by turns. It is the shift that brings the most dates, amounts, marks
 * for nothing and lines to where most others began or ended. It must bring no fewer dates and amounts there than no shift
 * does, since notes below the last row may all begin left of the texts of rows.
 */
export function shiftBetween(before: readonly Line[], page: readonly Line[], tests: LineTests): number {
  const values = valuesOf(page, tests)
  const printed = [...values, ...page.flatMap(otherPlaces)]
  const knownValues = valuesOf(before, tests)
  const known = [...knownValues, ...before.flatMap(otherPlaces)]
  const edges = edgesOf(known)
  const countOf = (places: readonly Span[], dx: number, among = edges) =>
    places.reduce((sum, place) => sum + countAt(place, among, dx), 0)
  const fitOf = (places: readonly Span[], dx: number) => countOf(places, dx) / places.length
  const usual = fitOf(known, 0)
  let best = { dx: 0, fit: fitOf(printed, 0) + CLEARLY_MORE * usual }
  if (best.fit >= usual) return 0
  const edgesOfValues = edgesOf(knownValues)
  const unmoved = countOf(values, 0, edgesOfValues)
  const shifts = new Set(
    printed.flatMap(({ x0, x1 }) => [
      ...[...edges.lefts.keys()].map((edge) => toStep(x0 - edge)),
      ...[...edges.rights.keys()].map((edge) => toStep(x1 - edge)),
    ]),
  )
  for (const dx of shifts) {
    if (Math.abs(dx) > MAX_SHIFT) continue
    const fit = fitOf(printed, dx)
    if (fit > best.fit && countOf(values, dx, edgesOfValues) >= unmoved) best = { dx, fit }
  }
  return best.dx
}

/** Where a line begins, if with no date, and its marks for nothing stand. */
function otherPlaces({ words, dates }: Line): Span[] {
  const [first] = words
  const begins = first && dates[0]?.from !== 0 ? [{ x0: first.x0, x1: first.x0 }] : []
  return [...begins, ...words.slice(1).filter(({ text }) => isBlankMark(text))]
}
