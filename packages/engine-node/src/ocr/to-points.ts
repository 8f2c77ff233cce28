import type { RecognisedText } from '@ledgerlift/engine'
import type { PictureText, PixelBox } from '@ledgerlift/ocr'

type Words = Pick<PictureText, 'words' | 'rulings' | 'turned' | 'skew'>

/**
 * From the pixels of a picture to the points of its page.
 *
 * @param scale pixels in a point
 */
export function toPoints({ words, rulings, turned, skew }: Words, scale: number): RecognisedText {
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
