import {
  type Page,
  type PageLines,
  type PdfFile,
  type RecognisedText,
  toRecognisedLines,
} from '@ledgerlift/engine'
import {
  type GrayImage,
  type PictureText,
  type PixelBox,
  type Recogniser,
  readPicture,
} from '@ledgerlift/ocr'

const POINTS_PER_INCH = 72
/** What the recogniser reads best (docs/decisions.md, 123). */
const DPI = 300
/** A photograph has a point for each pixel; it is drawn no larger than a sheet of A4 or Letter. */
const MAX_SIDE = 3700

/**
 * The page with the text of its picture, in the place of what the file says.
 *
 * @throws {Error} where it cannot be drawn or recognised
 */
export async function recognisePage(
  file: PdfFile,
  number: number,
  recogniser: Recogniser,
  signal: AbortSignal,
): Promise<PageLines> {
  const page = file.readPage(number)
  const { width, height, turned } = page
  const scale = Math.min(DPI / POINTS_PER_INCH, MAX_SIDE / Math.max(width, height))
  const drawn = file.renderPage(number, { scale, turned, colors: 'gray' })
  if (drawn === null) throw new Error('the page cannot be drawn')
  return recognisePicture(page, drawn as GrayImage, recogniser, signal)
}

/** The same from a picture of the page, whatever drew it. */
export async function recognisePicture(
  page: Page,
  picture: GrayImage,
  recogniser: Recogniser,
  signal?: AbortSignal,
): Promise<PageLines> {
  const text = await readPicture(recogniser, picture, { signal })
  return toRecognisedLines(page, toPoints(text, picture.width / page.width))
}

function toPoints({ words, rulings, turned, skew }: PictureText, scale: number): RecognisedText {
  const toBox = ({ x0, top, x1, bottom }: PixelBox) => ({
    x0: x0 / scale,
    top: top / scale,
    x1: x1 / scale,
    bottom: bottom / scale,
  })
  return {
    turned,
    skew,
    rulings: rulings.map((ruling) => ({ ...toBox(ruling), direction: ruling.direction })),
    words: words.map((word) => ({
      ...toBox(word),
      text: word.text,
      isConfirmed: word.isConfirmed,
      baseline: word.baseline / scale,
      size: word.size / scale,
    })),
  }
}
