import { findComponents } from './components.ts'
import { cutOut } from './cut-out.ts'
import { eraseRulings, findRulings, type PixelRuling } from './find-rulings.ts'
import { findSegments, letterHeight } from './find-segments.ts'
import { flattenBackground } from './flatten-background.ts'
import { compareGlyphs } from './glyphs/compare-glyphs.ts'
import type { GrayImage } from './gray-image.ts'
import { toInkMap } from './ink-map.ts'
import { invertBars } from './invert-bars.ts'
import { placeWords } from './place-words.ts'
import type { RecogniseOptions, Recogniser } from './recogniser.ts'
import { findSkew, turnBack } from './straighten.ts'
import { toLines } from './to-lines.ts'
import type { RecognisedWord, WordWithParts } from './word-types.ts'

/** What stands in a picture of text. */
export type PictureText = {
  /** In reading order, in the pixels of the picture as it lies level. */
  readonly words: readonly RecognisedWord[]
  readonly rulings: readonly PixelRuling[]
  /** Where a pixel of the level picture was in the one that was given. */
  readonly toOriginal: (x: number, y: number) => readonly [number, number]
}

/** Reads the picture of a page, or of a part of one, of about 300 dpi. */
export async function readPicture(
  recogniser: Recogniser,
  picture: GrayImage,
  { onProgress, signal }: RecogniseOptions = {},
): Promise<PictureText> {
  const flat = flattenBackground(picture)
  const { image: turned, toOriginal } = turnBack(flat, findSkew(toInkMap(flat)))
  const level = invertBars(turned, toInkMap(turned))
  const map = toInkMap(level)
  const rulings = findRulings(map)
  const image = eraseRulings(level, map, rulings)
  const components = findComponents(toInkMap(image))
  const height = letterHeight(components)
  if (height === null) return { words: [], rulings, toOriginal }
  const segments = findSegments(components, height)
  const words: WordWithParts[] = []
  for (const [i, segment] of segments.entries()) {
    signal?.throwIfAborted()
    const { part, left, above } = cutOut(image, segment, segments, height)
    const found = await recogniser.recognise(part, { signal })
    words.push(...placeWords(found, segment, left, above))
    onProgress?.((i + 1) / segments.length)
  }
  return { words: toLines(compareGlyphs(image, words)), rulings, toOriginal }
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
