import {
  type Box,
  type Page,
  type PageLines,
  type RecognisedText,
  toRecognisedLines,
  withNamedLetters,
  withRecognised,
} from '@ledgerlift/engine'
import { type PictureText, type PixelBox, wordsInOriginal } from '@ledgerlift/ocr'
import { isGibberish } from './is-gibberish.ts'
import { needsOcr, type OcrMode } from './ocr-mode.ts'

/** What was read in a part of a drawn page, or in the whole of it. */
export type TextOfPart = { readonly at: PixelBox | null; readonly text: PictureText }

/** In degrees: rulings of a picture that lies more askew are not where its words are. */
const LEVEL = 0.2

/**
 * The page with what was recognised in its picture, in the place of what the file says or beside it.
 *
 * @param typed what the file says
 * @param scale pixels in a point
 * @param before what was recognised of the last page before it, where that was drawn as a whole
 */
export function pageWithTexts(
  parts: readonly TextOfPart[],
  page: Page,
  typed: PageLines,
  scale: number,
  mode: OcrMode,
  before?: RecognisedText,
): PageLines {
  const whole = parts.find(({ at }) => at === null)
  if (whole) {
    const seen = toPoints(whole.text, scale)
    const recognised = toRecognisedLines(page, seen, before)
    if (!needsOcr(typed, mode)) return { ...typed, instead: recognised }
    const isTyped = typed.textDoubt === 'garbled' && !isGibberish(typed, recognised)
    return isTyped || typed.textDoubt === 'unnamed' ? withNamedLetters(page, seen) : recognised
  }
  if (parts.length === 0) return typed
  const placed = parts.map(onPage)
  const [words, rulings] = [placed.flatMap((part) => part.words), placed.flatMap((part) => part.rulings)]
  return withRecognised(page, toPoints({ words, rulings, turned: 0, skew: 0, keystone: null }, scale))
}

type Text = Pick<PictureText, 'words' | 'rulings' | 'turned' | 'skew' | 'keystone'>

/** What was read in a part of a drawn page, where it stands on the whole. */
function onPage({ at, text }: TextOfPart): Pick<Text, 'words' | 'rulings'> {
  const { x0: left = 0, top: above = 0 } = at ?? {}
  const move = <T extends Box>(box: T): T => ({
    ...box,
    x0: box.x0 + left,
    x1: box.x1 + left,
    top: box.top + above,
    bottom: box.bottom + above,
  })
  return {
    words: wordsInOriginal(text).map((word) => ({ ...move(word), baseline: word.baseline + above })),
    rulings: Math.abs(text.skew) > LEVEL || text.keystone ? [] : text.rulings.map(move),
  }
}

/** From the pixels of a picture to the points of its page. */
export function toPoints({ words, rulings, turned, skew, keystone }: Text, scale: number): RecognisedText {
  const toBox = ({ x0, top, x1, bottom }: PixelBox) => ({
    x0: x0 / scale,
    top: top / scale,
    x1: x1 / scale,
    bottom: bottom / scale,
  })
  return {
    turned,
    skew,
    keystone,
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
