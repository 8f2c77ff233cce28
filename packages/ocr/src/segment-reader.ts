import { type CutOut, cutEvenLine, cutLine } from './cut-out.ts'
import type { Segment } from './find-segments.ts'
import { AMOUNT } from './glyphs/lost-marks.ts'
import { joinCharacters } from './join-characters.ts'
import type { PreparedPage } from './prepare-page.ts'
import type { Recogniser } from './recogniser.ts'
import { turnQuarters } from './turn-quarters.ts'
import type { FoundWord } from './word-types.ts'

/** Reads the segments of one page. */
export type SegmentReader = {
  /** The words of a segment, where they stand on the page: those of a sharp page by the fast model, others as `surer` does. */
  readonly read: (segment: Segment) => Promise<readonly FoundWord[]>
  /** What the fast model was not sure of is read by the best one, too, and the surer reading is taken. */
  readonly surer: (segment: Segment, first: readonly FoundWord[]) => Promise<readonly FoundWord[]>
  /** The same as another recogniser reads them. */
  readonly readWith: (other: Recogniser, segment: Segment) => Promise<readonly FoundWord[]>
  /** How sure the recogniser is of the words that it finds, 0 to 100, once the segment is turned on its head. */
  readonly sureOnHead: (segment: Segment) => Promise<readonly number[]>
}

/** The share of their width at which the fast model reads sharp lines no worse. */
const NARROW = 0.85
/** On the recogniser's scale of 0 to 100: with a word less sure than this a line is read by the best model, too. */
const UNSURE = 60

/** Each segment is read as a bare line. */
export function segmentReader(
  { image, segments, height, isSharp }: PreparedPage,
  {
    best,
    fast,
    signal,
  }: { readonly best: Recogniser; readonly fast: Recogniser; readonly signal?: AbortSignal | undefined },
): SegmentReader {
  const narrow = isSharp && fast !== best ? NARROW : 1
  const cut = (segment: Segment): CutOut =>
    isSharp ? cutEvenLine(image, segment, segments, height) : cutLine(image, segment, segments)
  const readBy = async (by: Recogniser, segment: Segment) => {
    const { part, left, above } = cut(segment)
    const words = await by.recognise(part, { signal, narrow: by === fast ? narrow : 1 })
    return apart(joinCharacters(words, part.height), SPACE * part.height).map((word) => ({
      ...word,
      x0: word.x0 + left,
      x1: word.x1 + left,
      top: word.top + above,
      bottom: word.bottom + above,
    }))
  }
  const surer: SegmentReader['surer'] = async (segment, first) => {
    if (best === fast || leastSure(first) >= UNSURE) return first
    const second = await readBy(best, segment)
    // `15,601.94` is rather that than `15.601` and `94`.
    if (isAmount(first) && !isAmount(second)) return first
    return leastSure(second) > leastSure(first) ? second : first
  }
  return {
    read: async (segment) => {
      const first = await readBy(fast, segment)
      return isSharp ? first : surer(segment, first)
    },
    surer,
    readWith: (other, segment) => readBy(other, segment),
    sureOnHead: async (segment) => {
      const words = await fast.recognise(turnQuarters(cut(segment).part, 2), { signal, narrow })
      return words.map(({ confidence }) => confidence)
    },
  }
}

/** In heights of a bare line: what Tesseract takes for a space between two words. */
const SPACE = 0.5

/**
 * Words of a bare line, from left to right, that end where the next one begins at the latest: some are said to reach to the end of the
 * line.
 *
 * @param words in reading order, in Arabic from right to left
 */
function apart(words: readonly FoundWord[], space: number): FoundWord[] {
  const sorted = [...words].sort((a, b) => a.x0 - b.x0)
  return sorted.map((word, i) => {
    const next = sorted[i + 1]
    return next && word.x1 > next.x0 ? { ...word, x1: Math.max(word.x0, next.x0 - space) } : word
  })
}

const isAmount = ([word, ...others]: readonly FoundWord[]): boolean =>
  word !== undefined && others.length === 0 && AMOUNT.test(word.text)

/** 0 where there are no words. */
const leastSure = (words: readonly FoundWord[]): number =>
  words.length === 0 ? 0 : Math.min(...words.map(({ confidence }) => confidence))
