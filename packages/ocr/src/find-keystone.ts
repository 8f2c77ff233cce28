import type { Segment } from './find-segments.ts'
import type { GrayImage, PixelBox } from './gray-image.ts'
import type { Keystone } from './straighten.ts'

/** The fewest letters of a line whose slope is measured; its ends are this share of them. */
const [LINE, END] = [15, 1 / 3]
/** The fewest such lines, and the fewest ends of cells that may stand under each other. */
const [FEWEST_LINES, FEWEST_ENDS] = [8, 40]
/** Lines at the top and at the foot of a sheet on a scanner's glass differ in slope by less. */
const LEAST_TURN = 0.006
/** Of that turn: by how much half of the slopes may be off, or it is chance. */
const SCATTER = 0.25
/** In letter heights: columns that drift by less along the whole page are still columns. */
const LEAST_DRIFT = 1
/** In slopes: how far columns may lean, and how much more so at the edges of the page. */
const [MOST_LEAN, MOST_FAN] = [0.04, 0.06]
/** In slopes: first how far apart they are tried, then how near to the best of those. */
const [COARSE, FINE] = [0.005, 0.001]
/** How many times as many ends must stand under each other once the page is set right. */
const CLEARLY = 1.25

/**
 * How a page that was photographed from aside narrows: its lines turn from the top to the foot, and its columns lean from
 * the left to the right. Null for a page that does not, as of any scanner.
 *
 * @param segments of the page once it lies level in its middle
 * @param height of most letters
 */
export function findKeystone(
  segments: readonly Segment[],
  height: number,
  { width, height: rows }: Pick<GrayImage, 'width' | 'height'>,
): { readonly skew: number; readonly keystone: Keystone } | null {
  const turn = turnOfLines(segments, height, rows)
  const ends = segments.flatMap((segment) => {
    const y = (segment.top + segment.bottom) / 2 - rows / 2
    return [
      { x: segment.x0 - width / 2, y, side: 0 },
      { x: segment.x1 - width / 2, y, side: 1 },
    ]
  })
  const columns = leanOfColumns(ends, height, width, rows)
  if (turn === null && columns === null) return null
  const { perRow = 0, inMiddle = 0 } = turn ?? {}
  const { lean = 0, fan = 0 } = columns ?? {}
  return {
    skew: (Math.atan(inMiddle) * 180) / Math.PI,
    keystone: { across: -perRow * width, down: -2 * fan, slant: lean + inMiddle },
  }
}

type Turn = { readonly perRow: number; readonly inMiddle: number }

/** By how much the slope of lines grows from row to row, and what it is in the middle (Theil 1950, Sen 1968). */
function turnOfLines(segments: readonly Segment[], height: number, rows: number): Turn | null {
  const lines = segments.flatMap(({ parts }) => {
    const letters = parts.filter(({ top, bottom }) => bottom - top >= height / 2).sort((a, b) => a.x0 - b.x0)
    if (letters.length < LINE) return []
    const end = Math.floor(letters.length * END)
    const [left, right] = [middleOf(letters.slice(0, end)), middleOf(letters.slice(-end))]
    return [{ y: (left.y + right.y) / 2 - rows / 2, slope: (right.y - left.y) / (right.x - left.x) }]
  })
  if (lines.length < FEWEST_LINES) return null
  const growths = lines.flatMap((a, i) =>
    lines
      .slice(i + 1)
      .flatMap((b) => (Math.abs(b.y - a.y) < rows / 8 ? [] : [(b.slope - a.slope) / (b.y - a.y)])),
  )
  const perRow = median(growths)
  const inMiddle = median(lines.map(({ y, slope }) => slope - perRow * y))
  const scatter = median(lines.map(({ y, slope }) => Math.abs(slope - perRow * y - inMiddle)))
  const most = Math.abs(perRow * rows)
  return most < LEAST_TURN || scatter > SCATTER * most ? null : { perRow, inMiddle }
}

/** Where some letters stand: few of them reach below their line. */
const middleOf = (letters: readonly PixelBox[]) => ({
  x: median(letters.map(({ x0, x1 }) => (x0 + x1) / 2)),
  y: median(letters.map(({ bottom }) => bottom)),
})

type End = { readonly x: number; readonly y: number; readonly side: number }

/** How far columns lean in the middle of the page, and how much farther at its right edge. */
function leanOfColumns(
  ends: readonly End[],
  height: number,
  width: number,
  rows: number,
): { readonly lean: number; readonly fan: number } | null {
  if (ends.length < FEWEST_ENDS) return null
  const drift = (lean: number, fan: number) => (Math.abs(lean) + Math.abs(fan)) * rows
  const bin = height / 4
  // No end comes to lie farther from the middle, however far columns lean.
  const half = Math.ceil((width / 2 + (MOST_LEAN + MOST_FAN) * rows) / bin) + 2
  const counts = new Int32Array(4 * half)
  const [xs, ys] = [Float64Array.from(ends, ({ x }) => x), Float64Array.from(ends, ({ y }) => y)]
  const sides = Uint8Array.from(ends, ({ side }) => side)
  const aligned = (lean: number, fan: number) =>
    alignedEnds(xs, ys, sides, counts, lean, (2 * fan) / width, bin)
  const asItIs = aligned(0, 0)
  let [best, most] = [{ lean: 0, fan: 0 }, asItIs]
  const search = (around: typeof best, lean: number, fan: number, step: number) => {
    for (let l = around.lean - lean; l <= around.lean + lean; l += step)
      for (let f = around.fan - fan; f <= around.fan + fan; f += step) {
        const count = aligned(l, f)
        if (count > most) [best, most] = [{ lean: l, fan: f }, count]
      }
  }
  search(best, MOST_LEAN, MOST_FAN, COARSE)
  if (most > asItIs) search(best, COARSE, COARSE, FINE)
  return most > CLEARLY * asItIs && drift(best.lean, best.fan) >= LEAST_DRIFT * height ? best : null
}

/**
 * How many ends stand under each other once columns are upright: the sum of the squares of their numbers, left and right ends
 * apart.
 *
 * @param counts room for the numbers of all bins of `bin` pixels, of both sides in turn
 * @param lean of columns in the middle of the page
 * @param fan how much farther columns lean for each pixel to the right
 */
function alignedEnds(
  xs: Float64Array,
  ys: Float64Array,
  sides: Uint8Array,
  counts: Int32Array,
  lean: number,
  fan: number,
  bin: number,
): number {
  const half = counts.length / 4
  counts.fill(0)
  let sum = 0
  for (let i = 0; i < xs.length; i++) {
    const [x, y] = [xs[i] as number, ys[i] as number]
    const at = half + Math.round((x - (lean + fan * x) * y) / bin)
    for (let place = 2 * (at - 1) + (sides[i] as number), k = 0; k < 3; k++, place += 2) {
      const count = counts[place] as number
      // The next square number is this much larger.
      sum += 2 * count + 1
      counts[place] = count + 1
    }
  }
  return sum
}

const median = (values: readonly number[]): number =>
  Float64Array.from(values).sort()[values.length >> 1] ?? 0
