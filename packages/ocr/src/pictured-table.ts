import { findComponents } from './components.ts'
import { cutLine } from './cut-out.ts'
import { findSegments, letterHeight, type Segment } from './find-segments.ts'
import { flattenBackground } from './flatten-background.ts'
import { crop, type GrayImage, type PixelBox } from './gray-image.ts'
import { toInkMap } from './ink-map.ts'
import type { Recogniser } from './recogniser.ts'

/** The fewest amounts of a column, which end under each other... */
const FEWEST_AMOUNTS = 4
/** ...and how many digits and marks each may have. */
const [FEWEST_PARTS, MOST_PARTS] = [4, 16]
/** In letter heights: how far under each other they end. */
const SAME_END = 0.3
const AMOUNT = /\d[.,]\s?\d{2}(?!\d)/
/** In pixels: letters reach over the boxes that fonts say they have. */
const AROUND = 3
const WHITE = 255

/**
 * A picture on a page without the text that is known, where a column of amounts is left in it: a table that is a
 * picture. Only a few stretches of it are recognised to find out.
 *
 * @param page of about 300 dpi
 * @param picture where it lies
 * @param known the boxes of the text that is known
 * @returns null where there is no such column
 */
export async function findPicturedTable(
  recogniser: Recogniser,
  page: GrayImage,
  picture: PixelBox,
  known: readonly PixelBox[],
  signal?: AbortSignal,
): Promise<GrayImage | null> {
  const part = withoutBoxes(crop(page, picture), picture, known)
  const flat = flattenBackground(part)
  const components = findComponents(toInkMap(flat))
  const height = letterHeight(components)
  if (height === null) return null
  const segments = findSegments(components, height)
  for (const column of columnsOf(segments, height)) {
    let amounts = 0
    for (const segment of column.slice(0, 2 * FEWEST_AMOUNTS)) {
      const found = await recogniser.recognise(cutLine(flat, segment, segments).part, { signal })
      if (AMOUNT.test(found.map(({ text }) => text).join(' '))) amounts++
    }
    if (amounts >= FEWEST_AMOUNTS) return part
  }
  return null
}

/** Short stretches of text that end under each other, the longest columns first. */
function columnsOf(segments: readonly Segment[], height: number): Segment[][] {
  const short = segments.filter(({ parts }) => parts.length >= FEWEST_PARTS && parts.length <= MOST_PARTS)
  const columns: Segment[][] = []
  for (const segment of short.sort((a, b) => a.x1 - b.x1)) {
    const last = columns.at(-1)
    if (last && segment.x1 - (last[0] as Segment).x1 <= SAME_END * height) last.push(segment)
    else columns.push([segment])
  }
  return columns.filter(({ length }) => length >= FEWEST_AMOUNTS).sort((a, b) => b.length - a.length)
}

function withoutBoxes(part: GrayImage, at: PixelBox, boxes: readonly PixelBox[]): GrayImage {
  const { width, height } = part
  const pixels = part.pixels.slice()
  const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value))
  for (const box of boxes) {
    const [x0, x1] = [
      clamp(Math.floor(box.x0 - at.x0 - AROUND), width),
      clamp(Math.ceil(box.x1 - at.x0 + AROUND), width),
    ]
    const bottom = clamp(Math.ceil(box.bottom - at.top + AROUND), height)
    for (let y = clamp(Math.floor(box.top - at.top - AROUND), height); y < bottom; y++)
      pixels.fill(WHITE, y * width + x0, y * width + x1)
  }
  return { width, height, pixels }
}
