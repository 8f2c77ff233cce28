import { type Page, type PageLines, type PdfFile, toRecognisedLines } from '@ledgerlift/engine'
import { type GrayImage, type Recogniser, readPicture } from '@ledgerlift/ocr'
import { isGibberish } from './is-gibberish.ts'
import { needsOcr, type OcrMode } from './ocr-mode.ts'
import { readPictures } from './read-pictures.ts'
import { toPoints } from './to-points.ts'

const POINTS_PER_INCH = 72
/** What the recogniser reads best (docs/decisions.md, 123). */
const DPI = 300
/** A photograph has a point for each pixel; it is drawn no larger than a sheet of A4 or Letter. */
const MAX_SIDE = 3700

/**
 * The page with the text of its picture, in the place of what the file says, or of its pictures beside it.
 *
 * @throws {Error} where it cannot be drawn or recognised
 */
export async function recognisePage(
  file: PdfFile,
  read: PageLines,
  mode: OcrMode,
  recogniser: Recogniser,
  signal: AbortSignal,
): Promise<PageLines> {
  const page = file.readPage(read.number)
  const { width, height, turned } = page
  const scale = Math.min(DPI / POINTS_PER_INCH, MAX_SIDE / Math.max(width, height))
  const drawn = file.renderPage(read.number, { scale, turned, colors: 'gray' })
  if (drawn === null) throw new Error('the page cannot be drawn')
  const picture = drawn as GrayImage
  const recognise = () => recognisePicture(page, picture, recogniser, signal)
  if (!needsOcr(read, mode)) return readPictures(page, read, picture, recogniser, recognise, signal)
  const recognised = await recognise()
  const isTyped = read.textDoubt === 'garbled' && !isGibberish(read, recognised)
  return isTyped ? { ...read, textDoubt: null } : recognised
}

/** The same of a scan, from a picture of the page, whatever drew it. */
export async function recognisePicture(
  page: Page,
  picture: GrayImage,
  recogniser: Recogniser,
  signal?: AbortSignal,
): Promise<PageLines> {
  const text = await readPicture(recogniser, picture, { signal })
  return toRecognisedLines(page, toPoints(text, picture.width / page.width))
}
