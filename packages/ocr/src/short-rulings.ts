import type { Component } from './components.ts'
import type { PixelRuling } from './find-rulings.ts'
import type { GrayImage, PixelBox } from './gray-image.ts'

/** A stroke beside a title is at least this many times as high as the letters beside it, and as it is wide... */
const [HIGHER, NARROW] = [1.5, 5]
/** ...and this share of its box is ink: one that leans by a pixel or is blurred fills less of it than it covers. */
const SOLID = 0.7
/** In letter heights: how far the letters beside it may stand. */
const BESIDE = 2
/** The blurred edge of a stroke. */
const EDGE = 2
const WHITE = 255

/**
 * Upright strokes between the titles of columns, which are shorter than rulings and would be read as letters. Of a large
 * heading the letters beside an l are as high as it is.
 *
 * @param height of most letters
 */
export function findShortRulings(components: readonly Component[], height: number): PixelRuling[] {
  const strokes = components.filter(
    ({ x0, x1, top, bottom, pixels }) =>
      bottom - top >= HIGHER * height &&
      bottom - top >= NARROW * (x1 - x0) &&
      pixels >= SOLID * (x1 - x0) * (bottom - top),
  )
  const letters = components.filter((component) => !strokes.includes(component))
  return strokes
    .filter((stroke) =>
      letters.every(
        (letter) => !isBeside(letter, stroke, height) || isHigher(stroke, letter) || isWide(letter, height),
      ),
    )
    .map(({ x0, top, x1, bottom }) => ({ x0, top, x1, bottom, direction: 'vertical' }))
}

const isBeside = (a: PixelBox, b: PixelBox, height: number): boolean =>
  a.x0 - b.x1 < BESIDE * height && b.x0 - a.x1 < BESIDE * height && a.top < b.bottom && b.top < a.bottom

const isHigher = (a: PixelBox, b: PixelBox): boolean => a.bottom - a.top >= HIGHER * (b.bottom - b.top)

/** A box or a logo is no letter. */
const isWide = ({ x0, x1 }: PixelBox, height: number): boolean => x1 - x0 > 4 * height

/** The picture without some strokes that nothing touches. */
export function whitenBoxes(image: GrayImage, boxes: readonly PixelBox[]): GrayImage {
  if (boxes.length === 0) return image
  const { width, height } = image
  const pixels = image.pixels.slice()
  for (const { x0, x1, top, bottom } of boxes)
    for (let y = Math.max(0, top - EDGE); y < Math.min(height, bottom + EDGE); y++)
      pixels.fill(WHITE, y * width + Math.max(0, x0 - EDGE), y * width + Math.min(width, x1 + EDGE))
  return { width, height, pixels }
}
