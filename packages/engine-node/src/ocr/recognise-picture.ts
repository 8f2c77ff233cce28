import { type Page, type PageLines, toRecognisedLines } from '@ledgerlift/engine'
import { type GrayImage, type Recogniser, readPicture } from '@ledgerlift/ocr'
import { toPoints } from './page-with-texts.ts'

/** A page with the text of a picture of it, whatever drew it. */
export async function recognisePicture(
  page: Page,
  picture: GrayImage,
  recogniser: Recogniser,
): Promise<PageLines> {
  return toRecognisedLines(page, toPoints(await readPicture(recogniser, picture), picture.width / page.width))
}
