import { type Page, type PageLines, toRecognisedLines } from '@ledgerlift/engine'
import type { GrayImage } from '@ledgerlift/ocr'
import type { PictureReader } from './picture-reader.ts'

/**
 * A page with the text of a picture of it, whatever drew it.
 *
 * @throws {Error} where it cannot be recognised
 */
export async function recognisePicture(
  page: Page,
  picture: GrayImage,
  reader: PictureReader,
): Promise<PageLines> {
  // Loaded here, since most documents are typed and start faster without.
  const [{ toTexts }, { toPoints }] = await Promise.all([
    import('@ledgerlift/ocr'),
    import('./page-with-texts.ts'),
  ])
  // The thread takes the pixels that it is given, and the picture is the caller's.
  const parts = await reader.see({ picture: { ...picture, pixels: picture.pixels.slice() } })
  const [text] = toTexts(parts.map(({ seen }) => seen))
  if (text === undefined) throw new Error('a page cannot be recognised')
  return toRecognisedLines(page, toPoints(text, picture.width / page.width))
}
