import {
  crop,
  type GrayImage,
  hasInk,
  type PixelBox,
  type RecognisedWord,
  type Recogniser,
  raiseContrast,
  readPicture,
  wordsInOriginal,
} from '@ledgerlift/ocr'
import type { TextItem } from '../../../lib/page/text-item.ts'
import type { Rect } from '../drawing/rect.ts'
import { OCR } from '../limits.ts'

/** What the recogniser reads best (docs/decisions.md). */
const DPI = 300
const POINTS_PER_INCH = 72
/** How much of each side of a cell is left out, in pixels: rulings run along its edges. */
const EDGE = 5
/** White around what is recognised, in pixels. */
const MARGIN = 12

export const OCR_SCALE = DPI / POINTS_PER_INCH

/** The cells in which something is printed. */
export const cellsWithInk = (image: GrayImage, cells: readonly Rect[]): Rect[] =>
  cells.filter((cell) => {
    const { x0, top, x1, bottom } = toPixels(image, cell)
    return hasInk(image, { x0: x0 + EDGE, top: top + EDGE, x1: x1 - EDGE, bottom: bottom - EDGE })
  })

export type RecogniseCells = {
  readonly recogniser: Recogniser
  /** Of the whole page, at OCR_SCALE. */
  readonly image: GrayImage
  /** Not empty. */
  readonly cells: readonly Rect[]
  readonly page: number
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/**
 * Recognises the part of a page that holds some cells, in one go: lines of text help each other, and one look at a
 * table takes a fraction of the time of a look at each cell.
 */
export async function recogniseCells({
  recogniser,
  image,
  cells,
  page,
  onProgress,
  signal,
}: RecogniseCells): Promise<TextItem[]> {
  const box = withMargin(boundsOf(cells.map((cell) => toPixels(image, cell))))
  const part = raiseContrast(crop(image, box), OCR.contrast)
  const words = wordsInOriginal(await readPicture(recogniser, part, { onProgress, signal, isUpright: true }))
  const [left, above] = [Math.max(0, Math.round(box.x0)), Math.max(0, Math.round(box.top))]
  return words.map((word) => toItem(word, { left, above, page, image }))
}

type Place = {
  readonly left: number
  readonly above: number
  readonly page: number
  readonly image: GrayImage
}

const toItem = (word: RecognisedWord, { left, above, page, image }: Place): TextItem => ({
  text: word.text,
  x: (word.x0 + left) / image.width,
  y: (word.top + above) / image.height,
  width: (word.x1 - word.x0) / image.width,
  height: (word.bottom - word.top) / image.height,
  pageNum: page,
  line: word.line,
  confidence: word.confidence,
})

const toPixels = ({ width, height }: GrayImage, rect: Rect): PixelBox => ({
  x0: rect.x * width,
  top: rect.y * height,
  x1: (rect.x + rect.width) * width,
  bottom: (rect.y + rect.height) * height,
})

const boundsOf = (boxes: readonly PixelBox[]): PixelBox => ({
  x0: Math.min(...boxes.map(({ x0 }) => x0)),
  top: Math.min(...boxes.map(({ top }) => top)),
  x1: Math.max(...boxes.map(({ x1 }) => x1)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})

const withMargin = ({ x0, top, x1, bottom }: PixelBox): PixelBox => ({
  x0: x0 - MARGIN,
  top: top - MARGIN,
  x1: x1 + MARGIN,
  bottom: bottom + MARGIN,
})
