import { type Component, findComponents, type InkMap } from './components.ts'
import type { GrayImage, PixelBox } from './gray-image.ts'

export type PixelRuling = PixelBox & {
  readonly direction: 'horizontal' | 'vertical'
}

/** The least length of a line, in pixels at 300 dpi: strokes of letters are shorter, upright ones of large type too. */
const MIN_LENGTH = { horizontal: 110, vertical: 170 } as const
/** The greatest thickness of a line, in pixels at 300 dpi: a thicker one is a bar with something on it. */
const MAX_THICKNESS = 14
/** Dust and faint ink leave such holes in a line... */
const HOLE = 3
/** ...but no more of them than this; the feet of a row of digits have more. */
const INK_SHARE = 0.95
/** The largest share of a line's length that may have ink beside it: other lines, and letters that touch it. */
const HANGING_SHARE = 0.3
/** The blurred edge of a line. */
const EDGE = 2
/** A letter that crosses a line goes on this far beyond it, on both sides. */
const CROSSING = 3
const WHITE = 255

/** The straight lines that are printed on a page that lies level. */
export function findRulings(map: InkMap): PixelRuling[] {
  return (['horizontal', 'vertical'] as const).flatMap((direction) =>
    findComponents(longRuns(map, direction))
      .filter((line) => thicknessOf(line, direction) <= MAX_THICKNESS && !isText(map, line, direction))
      .map(({ x0, top, x1, bottom }) => ({ x0, top, x1, bottom, direction })),
  )
}

/**
 * Whether a level line is made of blurred letters that run together: their stems hang on it all along. Letters do not run
 * together from line to line.
 */
function isText(
  { width, height, ink }: InkMap,
  { x0, x1, top, bottom }: Component,
  direction: PixelRuling['direction'],
): boolean {
  if (direction === 'vertical') return false
  const isInk = (x: number, y: number) => y >= 0 && y < height && ink[y * width + x] === 1
  let hanging = 0
  for (let x = x0; x < x1; x++) if (isInk(x, top - EDGE - 1) || isInk(x, bottom + EDGE)) hanging++
  return hanging > HANGING_SHARE * (x1 - x0)
}

const thicknessOf = (
  { x0, x1, top, bottom, pixels }: Component,
  direction: PixelRuling['direction'],
): number => pixels / (direction === 'horizontal' ? x1 - x0 : bottom - top)

/** Lines of pixels along which runs are looked for: rows or columns. */
type PixelLines = {
  readonly ink: Uint8Array
  /** How many pixels a line has, and how far one is from the next in `ink`. */
  readonly length: number
  readonly step: number
  /** How many lines there are, and how far one is from the next in `ink`. */
  readonly lines: number
  readonly apart: number
}

/**
 * Only the ink that goes on for longer than letters do. A run as long as that is met by one of a few rows (or columns) of
 * pixels across it, from where it is followed both ways; all others need not be looked at.
 */
function longRuns({ width, height, ink }: InkMap, direction: PixelRuling['direction']): InkMap {
  const long = new Uint8Array(ink.length)
  const least = MIN_LENGTH[direction]
  const along: PixelLines =
    direction === 'horizontal'
      ? { ink, length: width, step: 1, lines: height, apart: width }
      : { ink, length: height, step: width, lines: width, apart: 1 }
  for (let at = 0; at < along.length; at += least - HOLE) markRuns(along, at, least, long)
  return { width, height, ink: long }
}

/** Marks the long runs of all lines that have ink at one place along the line, or behind a hole that begins there. */
function markRuns(along: PixelLines, at: number, least: number, long: Uint8Array): void {
  const { ink, length, step, lines, apart } = along
  const last = Math.min(length - 1, at + HOLE)
  for (let i = 0, line = 0; i < lines; i++, line += apart) {
    let met = at
    while (met <= last && ink[line + met * step] === 0) met++
    if (met > last || long[line + met * step] === 1) continue
    const [start, before] = follow(along, line, met, -1)
    const [stop, behind] = follow(along, line, met, 1)
    const run = stop - start + 1
    if (run < least || before + behind - 1 < INK_SHARE * run) continue
    for (let k = start; k <= stop; k++) long[line + k * step] = 1
  }
}

/** The last ink before a hole, along a line that begins at `line`, and how much ink there is on the way. */
function follow(
  { ink, length, step }: PixelLines,
  line: number,
  at: number,
  way: 1 | -1,
): readonly [last: number, count: number] {
  let [last, count] = [at, 0]
  for (let next = at; next >= 0 && next < length && Math.abs(next - last) <= HOLE + 1; next += way) {
    if (ink[line + next * step] === 0) continue
    last = next
    count++
  }
  return [last, count]
}

/** The picture without its rulings; where a letter crosses one, the letter stays. */
export function eraseRulings(image: GrayImage, { ink }: InkMap, rulings: readonly PixelRuling[]): GrayImage {
  if (rulings.length === 0) return image
  const { width, height } = image
  const pixels = image.pixels.slice()
  const isInk = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && ink[y * width + x] === 1
  for (const { x0, top, x1, bottom, direction } of rulings) {
    const isHorizontal = direction === 'horizontal'
    const [from, to] = isHorizontal ? [x0, x1] : [top, bottom]
    for (let at = from; at < to; at++) {
      // Rulings may run a little askew: only the stretch that is ink here is the line.
      const isInkAt = (across: number) => (isHorizontal ? isInk(at, across) : isInk(across, at))
      let [low, high] = isHorizontal ? [top, bottom] : [x0, x1]
      while (low < high && !isInkAt(low)) low++
      while (high > low && !isInkAt(high - 1)) high--
      // Too light to be ink, it is where it is elsewhere.
      if (low === high) [low, high] = isHorizontal ? [top, bottom] : [x0, x1]
      if (high - low > MAX_THICKNESS || (isInkAt(low - CROSSING) && isInkAt(high - 1 + CROSSING))) continue
      for (let across = low - EDGE; across < high + EDGE; across++) {
        const [x, y] = isHorizontal ? [at, across] : [across, at]
        if (x >= 0 && y >= 0 && x < width && y < height) pixels[y * width + x] = WHITE
      }
    }
  }
  for (const { x0, top, x1, bottom } of crossings(rulings))
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y++)
      pixels.fill(WHITE, y * width + Math.max(0, x0), y * width + Math.min(width, x1))
  return { width, height, pixels }
}

/** Where rulings cross or meet: what goes on across one there is the other. */
function crossings(rulings: readonly PixelRuling[]): PixelBox[] {
  const upright = rulings.filter(({ direction }) => direction === 'vertical')
  const level = rulings.filter(({ direction }) => direction === 'horizontal')
  return upright.flatMap(({ x0, x1, top, bottom }) =>
    level
      .filter(
        (line) =>
          line.x0 <= x1 + EDGE &&
          line.x1 >= x0 - EDGE &&
          line.top <= bottom + EDGE &&
          line.bottom >= top - EDGE,
      )
      .map((line) => ({ x0: x0 - EDGE, x1: x1 + EDGE, top: line.top - EDGE, bottom: line.bottom + EDGE })),
  )
}
