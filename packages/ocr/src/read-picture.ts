import { withoutFaxHeader } from './fax-header.ts'
import type { PixelRuling } from './find-rulings.ts'
import type { Segment } from './find-segments.ts'
import { compareGlyphs, seeGlyphs } from './glyphs/compare-glyphs.ts'
import type { GrayImage } from './gray-image.ts'
import { loneDashes } from './lone-dashes.ts'
import { mayBeCut } from './may-be-cut.ts'
import { hasWords, otherLetters } from './other-letters.ts'
import { knowsLetters, linesToTry, mayBeOtherScript, mayHoldOther, surerWords } from './other-script.ts'
import { placeWords } from './place-words.ts'
import { type PreparedPage, prepare } from './prepare-page.ts'
import type { RecogniseOptions, Recogniser } from './recogniser.ts'
import { type SegmentReader, segmentReader } from './segment-reader.ts'
import { beforeTurn, type Keystone } from './straighten.ts'
import { toLines } from './to-lines.ts'
import { isSideways, turnQuarters } from './turn-quarters.ts'
import type { FoundWord, RecognisedWord, SeenWord } from './word-types.ts'

/** What is seen in a picture of text before it is compared with the rest of its document; plain data. */
export type SeenPicture = {
  /** In no order, in the pixels of the picture as it lies upright and level. */
  readonly words: readonly SeenWord[]
  readonly rulings: readonly PixelRuling[]
  /** The clockwise quarter turns that made it upright. */
  readonly turned: number
  /** By how many degrees it was then turned back, counter-clockwise, to lie level. */
  readonly skew: number
  /** How it narrowed before, as a page that was photographed from aside does; null where it did not. */
  readonly keystone: Keystone | null
  /** Of the upright picture, in pixels. */
  readonly width: number
  readonly height: number
}

/** What stands in a picture of text. */
export type PictureText = Omit<SeenPicture, 'words'> & {
  /** In reading order. */
  readonly words: readonly RecognisedWord[]
}

type ReadOptions = RecogniseOptions & {
  /** Called with 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
  /** It is known to lie upright. */
  readonly isUpright?: boolean | undefined
  /** Reads sharp pages in less time, and no worse, and most lines of others better. */
  readonly fast?: Recogniser | undefined
  /** Finds a recogniser for the language that these words seem to be of; null where there is none better. */
  readonly inLanguageOf?: ((words: readonly string[]) => Promise<Recogniser | null>) | undefined
  /** Finds the recogniser for another script than the first one's that is surest of some lines; null where none is sure. */
  readonly inScriptOf?: ((sureOf: SureOf) => Promise<Recogniser | null>) | undefined
}

/** How sure a recogniser is of lines that the first one could not read, 0 to 100. */
export type SureOf = (recogniser: Recogniser) => Promise<number>

/** Reads the picture of a page, or of a part of one, of about 300 dpi, whichever way it lies. */
export async function readPicture(
  recogniser: Recogniser,
  picture: GrayImage,
  options?: ReadOptions,
): Promise<PictureText> {
  const [text] = toTexts([await seePicture(recogniser, picture, options)])
  return text as PictureText
}

/** The pictures of a document, each compared with all. */
export function toTexts(pictures: readonly SeenPicture[]): PictureText[] {
  const compared = compareGlyphs(pictures.map(({ words }) => words))
  return pictures.map((picture, i) => ({
    ...picture,
    words: withoutFaxHeader(toLines(compared[i] ?? []), picture),
  }))
}

/** The part of it that can be done for each picture by itself. */
export async function seePicture(
  recogniser: Recogniser,
  picture: GrayImage,
  { onProgress, signal, isUpright = false, fast = recogniser, inLanguageOf, inScriptOf }: ReadOptions = {},
): Promise<SeenPicture> {
  const readerOf = (page: PreparedPage) => segmentReader(page, { best: recogniser, fast, signal })
  const { page, turned, tried } = isUpright
    ? { page: prepare(picture), turned: 0, tried: [] }
    : await makeUpright(readerOf, picture)
  const { segments, image } = page
  const found: (readonly FoundWord[])[] = [...tried]
  const reader = readerOf(page)
  for (const segment of segments.slice(tried.length)) {
    signal?.throwIfAborted()
    found.push(await reader.read(segment))
    onProgress?.(found.length / segments.length)
  }
  const script = mayBeOtherScript(found) ? await inScriptOf?.(sureOfLines(found, segments, reader)) : null
  // Not before: another script is told by what the fast model is not sure of.
  if (page.isSharp && !script) {
    for (const [i, segment] of segments.entries()) {
      signal?.throwIfAborted()
      found[i] = await reader.surer(segment, found[i] ?? [])
    }
  }
  const other = script ?? (await inLanguageOf?.(found.flatMap((line) => line.map(({ text }) => text))))
  if (other) {
    for (const [i, segment] of segments.entries()) {
      signal?.throwIfAborted()
      const line = found[i] ?? []
      if (script ? !mayHoldOther(line) : !hasWords(line)) continue
      const read = await reader.readWith(other, segment)
      found[i] = script ? surerWords(line, read) : otherLetters(line, read)
    }
  }
  const placed = segments.flatMap((segment, i) => placeWords(found[i] ?? [], segment))
  const words = [...placed, ...loneDashes(page.components, segments, placed)]
  const { width, height: rows } = image
  return {
    words: seeGlyphs(image, words, (word) => mayBeCut(word, page.whole, page), page.isSharp),
    rulings: page.rulings,
    turned,
    skew: page.skew,
    keystone: page.keystone,
    width,
    height: rows,
  }
}

/** Measures recognisers by the lines of a page that the first one could not read. */
function sureOfLines(
  found: readonly (readonly FoundWord[])[],
  segments: readonly Segment[],
  reader: SegmentReader,
): SureOf {
  const tried = linesToTry(found).flatMap((i) => segments[i] ?? [])
  return async (recogniser) => {
    const words: FoundWord[] = []
    for (const segment of tried) words.push(...(await reader.readWith(recogniser, segment)))
    return knowsLetters(words)
  }
}

/** How many stretches of text are read to tell whether a page stands on its head. */
const TRIALS = 5
/** On the recogniser's scale of 0 to 100: text this sure is the right way up; turned, it must gain more than SURER. */
const [SURE, SURER] = [75, 12]

/** @returns the page, and the words of its first stretches of text, where they were tried and lay the right way up */
async function makeUpright(
  readerOf: (page: PreparedPage) => SegmentReader,
  picture: GrayImage,
): Promise<{
  readonly page: PreparedPage
  readonly turned: number
  readonly tried: readonly (readonly FoundWord[])[]
}> {
  const first = prepare(picture)
  const turned = first.height > 0 && isSideways(first.components, first.height) ? 1 : 0
  const page = turned === 0 ? first : prepare(turnQuarters(picture, turned))
  const reader = readerOf(page)
  const trials = page.segments.slice(0, TRIALS)
  const tried: (readonly FoundWord[])[] = []
  for (const segment of trials) tried.push(await reader.read(segment))
  const sureness = mean(tried.flatMap((words) => words.map(({ confidence }) => confidence)))
  if (sureness >= SURE || trials.length === 0) return { page, turned, tried }
  const onHead: number[] = []
  for (const segment of trials) onHead.push(...(await reader.sureOnHead(segment)))
  return mean(onHead) > sureness + SURER
    ? { page: prepare(turnQuarters(picture, turned + 2)), turned: turned + 2, tried: [] }
    : { page, turned, tried }
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** The words where they stand in the picture that was given, which lay upright. */
export function wordsInOriginal({ words, width, height, skew, keystone }: PictureText): RecognisedWord[] {
  return words.map((word) => {
    const [x, y] = [(word.x0 + word.x1) / 2, (word.top + word.bottom) / 2]
    const [left, above] = beforeTurn({ width, height }, skew, x, y, keystone)
    const [dx, dy] = [left - x, above - y]
    return { ...word, x0: word.x0 + dx, x1: word.x1 + dx, top: word.top + dy, bottom: word.bottom + dy }
  })
}
