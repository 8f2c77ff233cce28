import { type Component, findComponents } from './components.ts'
import type { GrayImage, PixelBox } from './gray-image.ts'

/** Pixels row by row, four bytes each: red, green, blue, and one that says nothing. */
export type ColorImage = Omit<GrayImage, 'pixels'> & { readonly pixels: Uint8Array }

/** In levels: between the brightest and the darkest of its three colours ink has at least this, and its blurred edge this. */
const [COLORFUL, TINGED] = [60, 25]
/** In levels: black ink is darker in all colours. */
const BLACK = 110
/** In pixels at 300 dpi: a stamp is 1 cm to 10 cm wide and high. */
const [SMALLEST, LARGEST] = [118, 1180]
/** It is drawn in lines, which cover at most this share of its box: more is the shade of a table. */
const LINES = 0.5
/** The fewest places where its lines run into black print; the frame of a table keeps off it. */
const FEWEST_MEETINGS = 12
/** Between two colours, as the cosine of their angle once the white in both is taken away. */
const SAME_COLOR = 0.9
/** Of the pixels of a stamp the brighter ones have this share of them below: their blurred edges are brighter still. */
const TYPICAL = 0.5
const WHITE = 255

/** The fewest coloured pixels of a page at 72 dpi: a few are what JPEG makes of black ones. */
const FEWEST = 100

/** Whether a page, drawn small, has enough colour for a stamp. */
export function hasColors(small: ColorImage): boolean {
  let count = 0
  for (let at = 0; at < small.width * small.height; at++)
    if (look(small, at).depth >= COLORFUL && ++count >= FEWEST) return true
  return false
}

/**
 * A page without the coloured stamps that lie over its print. Seen in the brightest of its colours a stamp is nearly paper,
 * and black print below it stays black. Coloured print that no stamp is drawn over stays as it is, and so does a page
 * without stamps.
 *
 * @param colors the same page in colours
 */
export function liftStamps(page: GrayImage, colors: ColorImage): GrayImage {
  const stamps = findStamps(colors)
  if (stamps.length === 0) return page
  const { width } = page
  const pixels = page.pixels.slice()
  for (const { box, color, brightest } of stamps)
    for (let y = box.top; y < box.bottom; y++)
      for (let x = box.x0; x < box.x1; x++) {
        const at = y * width + x
        const { most, depth } = look(colors, at)
        if (depth >= TINGED && likeness(colors, at, color) >= SAME_COLOR)
          pixels[at] = Math.min(WHITE, (WHITE * most) / brightest)
      }
  return { ...page, pixels }
}

type Color = readonly [red: number, green: number, blue: number]
type Stamp = { readonly box: PixelBox; readonly color: Color; readonly brightest: number }

/** The brightest of the three colours of a pixel, and how far the darkest lies below it. */
function look({ pixels }: ColorImage, at: number): { readonly most: number; readonly depth: number } {
  const [red, green, blue] = [pixels[4 * at], pixels[4 * at + 1], pixels[4 * at + 2]] as [
    number,
    number,
    number,
  ]
  const most = Math.max(red, green, blue)
  return { most, depth: most - Math.min(red, green, blue) }
}

/** What is left of a pixel without the white in it. */
function hueOf({ pixels }: ColorImage, at: number): Color {
  const [red, green, blue] = [pixels[4 * at], pixels[4 * at + 1], pixels[4 * at + 2]] as [
    number,
    number,
    number,
  ]
  const least = Math.min(red, green, blue)
  return [red - least, green - least, blue - least]
}

function likeness(image: ColorImage, at: number, [red, green, blue]: Color): number {
  const [r, g, b] = hueOf(image, at)
  const lengths = Math.hypot(r, g, b) * Math.hypot(red, green, blue)
  return lengths === 0 ? 0 : (r * red + g * green + b * blue) / lengths
}

function findStamps(colors: ColorImage): Stamp[] {
  const { width, height } = colors
  const ink = new Uint8Array(width * height)
  for (let at = 0; at < ink.length; at++) if (look(colors, at).depth >= COLORFUL) ink[at] = 1
  return findComponents({ width, height, ink })
    .filter((drawn) => isLarge(drawn) && meetings(colors, ink, drawn) >= FEWEST_MEETINGS)
    .map((box) => ({ box, ...colorOf(colors, ink, box) }))
}

const isLarge = ({ x0, x1, top, bottom, pixels }: Component): boolean =>
  Math.min(x1 - x0, bottom - top) >= SMALLEST &&
  Math.max(x1 - x0, bottom - top) <= LARGEST &&
  pixels <= LINES * (x1 - x0) * (bottom - top)

/** How often a row of pixels goes from coloured ink to black ink, or back. */
function meetings(colors: ColorImage, ink: Uint8Array, { x0, x1, top, bottom }: PixelBox): number {
  let count = 0
  for (let y = top; y < bottom; y++) {
    let last: 'color' | 'black' | null = null
    for (let x = x0; x < x1; x++) {
      const at = y * colors.width + x
      const is = ink[at] === 1 ? 'color' : look(colors, at).most < BLACK ? 'black' : null
      if (is !== null && last !== null && is !== last) count++
      last = is
    }
  }
  return count
}

/** The colour of most ink in a box, and how bright it is in its brightest one. */
function colorOf(colors: ColorImage, ink: Uint8Array, { x0, x1, top, bottom }: PixelBox) {
  const sum: [number, number, number] = [0, 0, 0]
  const counts = new Uint32Array(WHITE + 1)
  let all = 0
  for (let y = top; y < bottom; y++)
    for (let x = x0; x < x1; x++) {
      const at = y * colors.width + x
      if (ink[at] === 0) continue
      for (const [k, value] of hueOf(colors, at).entries()) sum[k] = (sum[k] as number) + value
      const { most } = look(colors, at)
      counts[most] = (counts[most] as number) + 1
      all++
    }
  let [brightest, below] = [0, 0]
  while (brightest < WHITE && below + (counts[brightest] as number) < TYPICAL * all)
    below += counts[brightest++] as number
  return { color: sum, brightest }
}
