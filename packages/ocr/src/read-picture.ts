import type { GrayImage } from './gray-image.ts'
import { type RecognisedWord, toLines } from './recognised-word.ts'
import type { RecogniseOptions, Recogniser } from './recogniser.ts'
import { straighten } from './straighten.ts'

/** What stands in a picture of text. */
export type PictureText = {
  /** In reading order, in the pixels of the picture as it lies level. */
  readonly words: readonly RecognisedWord[]
  /** Where a pixel of the level picture was in the one that was given. */
  readonly toOriginal: (x: number, y: number) => readonly [number, number]
}

/** Reads the picture of a page, or of a part of one, of about 300 dpi. */
export async function readPicture(
  recogniser: Recogniser,
  picture: GrayImage,
  options: RecogniseOptions = {},
): Promise<PictureText> {
  const { image, toOriginal } = straighten(picture)
  return { words: toLines(await recogniser.recognise(image, options)), toOriginal }
}

/** The words where they stand in the picture that was given. */
export function wordsInOriginal({ words, toOriginal }: PictureText): RecognisedWord[] {
  return words.map((word) => {
    const [x, y] = [(word.x0 + word.x1) / 2, (word.top + word.bottom) / 2]
    const [left, above] = toOriginal(x, y)
    const [dx, dy] = [left - x, above - y]
    return { ...word, x0: word.x0 + dx, x1: word.x1 + dx, top: word.top + dy, bottom: word.bottom + dy }
  })
}
