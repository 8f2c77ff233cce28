import type { PixelRuling } from './find-rulings.ts'
import type { GrayImage } from './gray-image.ts'

/** In pixels: how far above each other pieces of one line may lie. */
const SAME_LINE = 2
/** In pixels from the middle of a line, on one side of which there is paper at least. */
const BESIDE = [4, 5, 6]
/** Beside letters a line is lighter than elsewhere, by what sharpens it: at least this share of its darkness is left... */
const FAINT = 0.35
/** ...in this share of the next columns, whose number comes second. The feet of a row of letters are farther apart. */
const [SHARE, AHEAD] = [0.75, 40]
/** In levels of grey: what is darker than paper by less is noise. */
const MIN_DARKNESS = 25
/** How many columns at the end of a line are searched for its middle. */
const AT_END = 16

/**
 * Level rulings as far as they go. Right under a row of letters, as in a table that is set tight, a line is too light to be
 * taken for ink, and its pieces would be read with the letters.
 *
 * @param image in which they were found
 */
export function followRulings(image: GrayImage, rulings: readonly PixelRuling[]): PixelRuling[] {
  const level = rulings.filter(({ direction }) => direction === 'horizontal').sort((a, b) => a.x0 - b.x0)
  const followed = new Set<PixelRuling>()
  const whole: PixelRuling[] = []
  for (const ruling of level) {
    if (followed.has(ruling)) continue
    const least = Math.max(MIN_DARKNESS, FAINT * contrastOf(image, ruling))
    let joined = { ...ruling, x0: endOf(image, ruling, least, -1) }
    for (let next: PixelRuling | undefined = ruling; next; ) {
      followed.add(next)
      joined = { ...join(joined, next), x1: endOf(image, next, least, 1) }
      next = level.find((other) => !followed.has(other) && isMet(other, joined))
    }
    whole.push(joined)
  }
  return [...whole, ...rulings.filter(({ direction }) => direction === 'vertical')]
}

const isMet = (other: PixelRuling, { x0, x1, top, bottom }: PixelRuling): boolean =>
  other.x0 >= x0 && other.x0 <= x1 && Math.abs(other.top + other.bottom - top - bottom) <= 2 * SAME_LINE

const join = (a: PixelRuling, b: PixelRuling): PixelRuling => ({
  ...a,
  top: Math.min(a.top, b.top),
  bottom: Math.max(a.bottom, b.bottom),
})

/** How far a line goes on to the left or the right. */
function endOf(image: GrayImage, ruling: PixelRuling, least: number, way: -1 | 1): number {
  const { x0, x1 } = ruling
  const [edge, limit] = way > 0 ? [x1, image.width] : [x0 - 1, -1]
  const y = middleNear(image, ruling, way > 0 ? Math.max(x0, x1 - AT_END) : x0, AT_END)
  const isLine = (x: number) => x >= 0 && x < image.width && darkness(image, x, y) >= least
  let count = 0
  for (let k = 0; k < AHEAD; k++) if (isLine(edge + way * k)) count++
  let at = edge
  while (at !== limit && count >= SHARE * AHEAD) {
    count += Number(isLine(at + way * AHEAD)) - Number(isLine(at))
    at += way
  }
  // The last columns that were looked at lie beyond the line, except for those that show it.
  for (let k = 0; k < AHEAD && at !== limit && isLine(at); k++) at += way
  return way > 0 ? at : at + 1
}

/** By how much a line is darker there than the paper above or below it. */
function darkness({ width, height, pixels }: GrayImage, x: number, y: number): number {
  const at = (row: number) => pixels[Math.min(height - 1, Math.max(0, row)) * width + x] as number
  const above = Math.max(...BESIDE.map((far) => at(y - far)))
  const below = Math.max(...BESIDE.map((far) => at(y + far)))
  return Math.max(above, below) - Math.min(at(y - 1), at(y), at(y + 1))
}

/** The darkest row of a line near one of its ends. */
function middleNear(
  { width, pixels }: GrayImage,
  { top, bottom }: PixelRuling,
  x0: number,
  columns: number,
): number {
  let [middle, darkest] = [(top + bottom) >> 1, Number.POSITIVE_INFINITY]
  for (let y = top; y < bottom; y++) {
    let sum = 0
    for (let x = x0; x < Math.min(width, x0 + columns); x++) sum += pixels[y * width + x] as number
    if (sum < darkest) [middle, darkest] = [y, sum]
  }
  return middle
}

/** Of most of its columns. */
function contrastOf(image: GrayImage, ruling: PixelRuling): number {
  const y = middleNear(image, ruling, ruling.x0, ruling.x1 - ruling.x0)
  const all = Float64Array.from({ length: ruling.x1 - ruling.x0 }, (_, i) =>
    darkness(image, ruling.x0 + i, y),
  )
  return all.sort()[all.length >> 1] ?? 0
}
