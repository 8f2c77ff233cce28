import { type Span, spanOf } from '../geometry/span.ts'
import { SAME_EDGE } from '../geometry/tolerances.ts'
import type { Line } from '../layout/word.ts'
import type { LineTests } from './line-tests.ts'

/** Places are rounded to multiples of this, in points. */
const STEP = 0.5

/** Where values begin and end, and how many at each place. */
export type Edges = {
  readonly lefts: ReadonlyMap<number, number>
  readonly rights: ReadonlyMap<number, number>
}

/** Where the first date and the amounts of each line stand. */
export const valuesOf = (lines: readonly Line[], { exactAmounts }: LineTests): Span[] =>
  lines.flatMap((line) =>
    [...line.dates.slice(0, 1), ...exactAmounts(line)].map((found) => spanOf(line.words, found)),
  )

/** Where the amounts of each line stand. */
export const amountsOf = (lines: readonly Line[], { exactAmounts }: LineTests): Span[] =>
  lines.flatMap((line) => exactAmounts(line).map((amount) => spanOf(line.words, amount)))

export const edgesOf = (values: readonly Span[]): Edges => ({
  lefts: countPlaces(values.map(({ x0 }) => x0)),
  rights: countPlaces(values.map(({ x1 }) => x1)),
})

const countPlaces = (all: readonly number[]): ReadonlyMap<number, number> =>
  new Map([...Map.groupBy(all, toStep)].map(([place, { length }]) => [place, length]))

export const toStep = (x: number): number => Math.round(x / STEP) * STEP

/** How many values begin or end where one does that stands `dx` points too far right. */
export const countAt = ({ x0, x1 }: Span, { lefts, rights }: Edges, dx = 0): number =>
  Math.max(mostNear(x0 - dx, lefts), mostNear(x1 - dx, rights))

function mostNear(x: number, places: ReadonlyMap<number, number>): number {
  let most = 0
  for (let place = toStep(x - SAME_EDGE); place <= x + SAME_EDGE; place += STEP)
    most = Math.max(most, places.get(place) ?? 0)
  return most
}
