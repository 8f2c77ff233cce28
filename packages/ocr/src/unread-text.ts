import { findComponents } from './components.ts'
import { findSegments, letterHeight } from './find-segments.ts'
import { flattenBackground } from './flatten-background.ts'
import { crop, type GrayImage, type PixelBox } from './gray-image.ts'
import { toInkMap } from './ink-map.ts'

/** A table has at least so many stretches of text, each of so many letters. */
const [FEWEST_STRETCHES, LETTERS] = [6, 4]
/** In pixels: letters reach over the boxes that fonts say they have. */
const AROUND = 3
const WHITE = 255

/**
 * What a picture on a page shows besides the text that is known, if it may be a table.
 *
 * @param page of about 300 dpi
 * @param picture where it lies
 * @param known the boxes of the text that is known
 * @returns the picture without that text; null where hardly any text is left
 */
export function unreadText(page: GrayImage, picture: PixelBox, known: readonly PixelBox[]): GrayImage | null {
  const part = withoutBoxes(crop(page, picture), picture, known)
  const components = findComponents(toInkMap(flattenBackground(part)))
  const height = letterHeight(components)
  if (height === null) return null
  const stretches = findSegments(components, height).filter(({ parts }) => parts.length >= LETTERS)
  return stretches.length < FEWEST_STRETCHES ? null : part
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
