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

/**
 * Only the ink that goes on for longer than letters do. Pixels are looked at row by row in either direction, as they lie
 * in memory.
 */
function longRuns({ width, height, ink }: InkMap, direction: PixelRuling['direction']): InkMap {
  const long = new Uint8Array(ink.length)
  const isHorizontal = direction === 'horizontal'
  const step = isHorizontal ? 1 : width
  // Of each column, or of the one row: where its run began, where its last ink was, and how much it has.
  const from = new Int32Array(isHorizontal ? 1 : width).fill(-1)
  const last = new Int32Array(from.length)
  const count = new Int32Array(from.length)
  const end = (line: number) => {
    const [start, stop] = [from[line] as number, last[line] as number]
    const length = (stop - start) / step + 1
    if (length >= MIN_LENGTH[direction] && (count[line] as number) >= INK_SHARE * length)
      for (let i = start; i <= stop; i += step) long[i] = 1
    from[line] = -1
  }
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const line = isHorizontal ? 0 : x
      if (ink[i] === 1) {
        if ((from[line] as number) < 0) {
          from[line] = i
          count[line] = 0
        }
        last[line] = i
        count[line] = (count[line] as number) + 1
      } else if ((from[line] as number) >= 0 && i - (last[line] as number) > HOLE * step) end(line)
    }
    if (isHorizontal && (from[0] as number) >= 0) end(0)
  }
  for (const line of from.keys()) if ((from[line] as number) >= 0) end(line)
  return { width, height, ink: long }
}

/** The picture without its rulings; where a letter crosses one, the letter stays. */
export function eraseRulings(image: GrayImage, { ink }: InkMap, rulings: readonly PixelRuling[]): GrayImage {
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
      if (high - low > MAX_THICKNESS || (isInkAt(low - EDGE) && isInkAt(high - 1 + EDGE))) continue
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
