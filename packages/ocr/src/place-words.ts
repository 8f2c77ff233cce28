import { withAsterisks } from './asterisks.ts'
import {
  areOneCode,
  arePartedDigits,
  areWholeAndDecimals,
  cleanNumber,
  cleanSign,
  isOneNumber,
} from './clean-number.ts'
import type { Segment } from './find-segments.ts'
import { toGlyphs } from './glyphs/glyph.ts'
import { boundsOf, type PixelBox } from './gray-image.ts'
import { withLostMinus } from './lost-minus.ts'
import { metricsOf } from './segment-type.ts'
import type { FoundWord, WordWithParts } from './word-types.ts'

/** In font sizes: the decimals of a number stand no farther behind it. */
const CLOSE = 0.6
/** In font sizes: a point or a comma is lower, and its top no farther above the line. */
const POINT = 0.3
/**
 * In font sizes: words stand farther apart, of 5,124 pairs at 150 dpi all but 16; and a gap is a space where it is wider, next
 * to a sign whose letters stand 0.02 to 0.07 from it where there is none.
 */
const [NO_SPACE, SPACE] = [0.15, 0.2]
/** In font sizes: a digit is higher, and a dash that was not read is not. */
const TALL = 0.3
/** In font sizes: how far the recogniser is off where one word ends and the next begins. */
const SNAP = 0.5
/** By how much wider a gap must be for each pixel that it lies farther from where the recogniser sees it. */
const FARTHER = 0.25

/**
 * The words of a segment in the pixels of the page, each around its ink: the recogniser knows only roughly where a word
 * begins and ends.
 *
 * @param words roughly where they stand on the page
 */
export function placeWords(words: readonly FoundWord[], segment: Segment): WordWithParts[] {
  const metrics = metricsOf(segment, words.map(({ text }) => text).join(' '))
  const onPage = words.map((word, i) => ({ ...word, text: cleanSign(word.text, words[i - 1]?.text) }))
  const borders = onPage
    .slice(1)
    .map((next, i) => gapNear(segment, middle((onPage[i] as FoundWord).x1, next.x0), SNAP * metrics.size))
  const placed = onPage.map((word, i) => {
    const [from = -Infinity, to = Infinity] = [borders[i - 1], borders[i]]
    const parts = segment.parts.filter(({ x0, x1 }) => middle(x0, x1) > from && middle(x0, x1) < to)
    const box = parts.length === 0 ? word : boundsOf(parts)
    const read = withAllSigns(cleanNumber(word.text), parts)
    const signed = withLostMinus(read, parts, metrics)
    const text = withAsterisks(signed, parts, metrics)
    return { ...word, ...box, ...metrics, text, parts, hasMinusPutBack: signed !== read }
  })
  return joinNumbers(placed).flatMap(partAtAnd)
}

/**
 * The middle of a gap between letters that begins or ends near a place, the widest, and the nearer of two that are about as
 * wide; the place itself where there is none.
 */
function gapNear({ parts }: Segment, x: number, reach: number): number {
  let [best, most, end] = [x, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const { x0, x1 } of [...parts].sort((a, b) => a.x0 - b.x0)) {
    const at = middle(end, x0)
    const worth = x0 - end - FARTHER * Math.abs(at - x)
    if (x0 > Math.max(end, x - reach) && end < x + reach && worth > most) [best, most] = [at, worth]
    end = Number.isFinite(end) ? Math.max(end, x1) : x1
  }
  return best
}

/** A sign that is printed several times, as `)))` beside payments without contact. */
const REPEATED_SIGN = /^([^\p{L}\p{N}])\1*$/u
/** The parts of such signs are as wide and high as each other, but for this share. */
const ALIKE = 0.25

/** A sign as often as its ink shows it: of several that stand close together, some are often not read. */
function withAllSigns(text: string, parts: readonly PixelBox[]): string {
  const [, sign] = REPEATED_SIGN.exec(text) ?? []
  if (sign === undefined || parts.length <= text.length) return text
  const isAlike = (sizes: readonly number[]) => Math.min(...sizes) >= (1 - ALIKE) * Math.max(...sizes)
  const areAlike =
    isAlike(parts.map(({ x0, x1 }) => x1 - x0)) && isAlike(parts.map(({ top, bottom }) => bottom - top))
  return areAlike ? sign.repeat(parts.length) : text
}

/** A point that stands a little apart from its number parts it, or is not read at all. */
function joinNumbers(words: readonly WordWithParts[]): WordWithParts[] {
  const joined: WordWithParts[] = []
  for (const word of words) {
    const last = joined.at(-1)
    const between = last && word.x0 - last.x1 < CLOSE * word.size ? betweenNumbers(last, word) : null
    if (last && between !== null) {
      const confidence = Math.min(last.confidence, word.confidence)
      const text = cleanNumber(last.text + between + word.text)
      const parts = [...last.parts, ...word.parts]
      const hasMinusPutBack = last.hasMinusPutBack || word.hasMinusPutBack
      joined[joined.length - 1] = {
        ...last,
        ...boundsOf([last, word]),
        text,
        confidence,
        parts,
        hasMinusPutBack,
      }
    } else joined.push(word)
  }
  return joined
}

/** What stands between two words that are one number or one code; null where they are two. */
function betweenNumbers(left: WordWithParts, right: WordWithParts): string | null {
  if (isOneNumber(left.text, right.text)) return ''
  const [before, behind] = [rightmost(left.parts), rightmost(right.parts.map(mirrored))]
  if (right.x0 - left.x1 < NO_SPACE * left.size) {
    const areTall = [before, behind].every((part) => part && part.bottom - part.top > TALL * left.size)
    if (areOneCode(left.text, right.text) || (areTall && arePartedDigits(left.text, right.text))) return ''
  }
  const isMarked = [before, behind && mirrored(behind)].some((part) => part && isPoint(part, left))
  return isMarked && areWholeAndDecimals(left.text, right.text) ? '.' : null
}

/** Signs between names, as in `B & M` and `M&S`. */
const AND_BETWEEN = /^(\p{L}+)&(\p{L}+)$/u

/** `B&M` as three words where a space is seen on either side of its sign. */
function partAtAnd(word: WordWithParts): WordWithParts[] {
  const [, before = '', behind = ''] = AND_BETWEEN.exec(word.text) ?? []
  const glyphs = toGlyphs(word.parts)
  if (before === '' || glyphs.length !== before.length + behind.length + 1) return [word]
  const edges = [0, before.length, before.length + 1, glyphs.length]
  const words = [before, '&', behind].map((text, i) => {
    const parts = glyphs.slice(edges[i], edges[i + 1])
    return { ...word, ...boundsOf(parts), text, parts }
  })
  const isApart = words.slice(1).every(({ x0 }, i) => x0 - (words[i]?.x1 ?? 0) > SPACE * word.size)
  return isApart ? words : [word]
}

const mirrored = (part: PixelBox): PixelBox => ({ ...part, x0: -part.x1, x1: -part.x0 })

const rightmost = (parts: readonly PixelBox[]): PixelBox | undefined =>
  parts.reduce<PixelBox | undefined>((most, part) => (most && most.x1 >= part.x1 ? most : part), undefined)

const isPoint = ({ top, bottom }: PixelBox, { size, baseline }: WordWithParts): boolean =>
  bottom - top < POINT * size && baseline - top < POINT * size

const middle = (a: number, b: number): number => (a + b) / 2
