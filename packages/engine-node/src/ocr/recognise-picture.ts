import { type Page, type PageLines, toRecognisedLines } from '@ledgerlift/engine'
import type { GrayImage, Recogniser } from '@ledgerlift/ocr'

/** A page with the text of a picture of it, whatever drew it. */
export async function recognisePicture(
  page: Page,
  picture: GrayImage,
  recogniser: Recogniser,
  fast: Recogniser,
): Promise<PageLines> {
  // Loaded here, since most documents are typed and start faster without.
  const [{ readPicture }, { toPoints }] = await Promise.all([
    import('@ledgerlift/ocr'),
    import('./page-with-texts.ts'),
  ])
  return toRecognisedLines(
    page,
    toPoints(await readPicture(recogniser, picture, { fast }), picture.width / page.width),
  )
}
