import { type Box, type Page, type PageLines, withRecognised } from '@ledgerlift/engine'
import {
  type GrayImage,
  type PictureText,
  type PixelBox,
  type Recogniser,
  readPicture,
  unreadText,
  wordsInOriginal,
} from '@ledgerlift/ocr'
import { toPoints } from './to-points.ts'

/** A picture on at least this share of the page is a scan of it, on which something was typed. */
const WHOLE_PAGE = 0.8
/** A table has at least so many amounts; other pictures with letters in them have hardly any. */
const FEWEST_AMOUNTS = 3
const AMOUNT = /\d[.,]\d{2}(?!\d)/
/** In degrees: rulings of a picture that lies more askew are not where its words are. */
const LEVEL = 0.2

/**
 * The page with what is recognised in its pictures, as it may be read instead, where that may be a table.
 *
 * @param readWhole recognises the page as if it were a scan
 */
export async function readPictures(
  page: Page,
  typed: PageLines,
  drawn: GrayImage,
  recogniser: Recogniser,
  readWhole: () => Promise<PageLines>,
  signal: AbortSignal,
): Promise<PageLines> {
  const scale = drawn.width / page.width
  const known = typed.lines.flatMap(({ words }) => words.map((word) => toPixels(word, scale)))
  const found: Pick<PictureText, 'words' | 'rulings'>[] = []
  for (const picture of page.pictures) {
    const at = toPixels(picture, scale)
    const part = unreadText(drawn, at, known)
    if (part === null) continue
    if (areaOf(picture) >= WHOLE_PAGE * page.width * page.height)
      return { ...typed, instead: await readWhole() }
    const text = await readPicture(recogniser, part, { signal, isUpright: true })
    if (text.words.filter((word) => AMOUNT.test(word.text)).length >= FEWEST_AMOUNTS)
      found.push(moved(text, at))
  }
  if (found.length === 0) return typed
  const [words, rulings] = [found.flatMap((text) => text.words), found.flatMap((text) => text.rulings)]
  return withRecognised(page, toPoints({ words, rulings, turned: 0, skew: 0 }, scale))
}

/** What was read in a part of a drawn page, where it stands on the whole. */
function moved(
  text: PictureText,
  { x0: left, top: above }: PixelBox,
): Pick<PictureText, 'words' | 'rulings'> {
  const move = <T extends Box>(box: T): T => ({
    ...box,
    x0: box.x0 + left,
    x1: box.x1 + left,
    top: box.top + above,
    bottom: box.bottom + above,
  })
  return {
    words: wordsInOriginal(text).map((word) => ({ ...move(word), baseline: word.baseline + above })),
    rulings: Math.abs(text.skew) > LEVEL ? [] : text.rulings.map(move),
  }
}

const toPixels = ({ x0, top, x1, bottom }: Box, scale: number): PixelBox => ({
  x0: Math.round(x0 * scale),
  top: Math.round(top * scale),
  x1: Math.round(x1 * scale),
  bottom: Math.round(bottom * scale),
})

const areaOf = ({ x0, top, x1, bottom }: Box): number => (x1 - x0) * (bottom - top)
