import { cleanNumber, isOneNumber } from './clean-number.ts'
import type { Segment } from './find-segments.ts'
import type { WordWithParts } from './glyphs/compare-glyphs.ts'
import type { FoundWord } from './recognised-word.ts'
import { metricsOf } from './segment-type.ts'

/** In font sizes: the decimals of a number stand no farther behind it. */
const CLOSE = 0.6

/**
 * The words of a segment in the pixels of the page, each around its ink: the recogniser knows only roughly where a word
 * begins and ends.
 *
 * @param left @param above where the corner of the recognised part lies on the page
 */
export function placeWords(
  words: readonly FoundWord[],
  segment: Segment,
  left: number,
  above: number,
): WordWithParts[] {
  const metrics = metricsOf(segment, words.map(({ text }) => text).join(' '))
  const onPage = words.map((word) => ({
    ...word,
    x0: word.x0 + left,
    x1: word.x1 + left,
    top: word.top + above,
    bottom: word.bottom + above,
  }))
  const placed = onPage.map((word, i) => {
    const from = i === 0 ? -Infinity : middle((onPage[i - 1] as FoundWord).x1, word.x0)
    const to = i === onPage.length - 1 ? Infinity : middle(word.x1, (onPage[i + 1] as FoundWord).x0)
    const parts = segment.parts.filter(({ x0, x1 }) => middle(x0, x1) > from && middle(x0, x1) < to)
    const box = parts.length === 0 ? word : boundsOf(parts)
    return { ...word, ...box, ...metrics, text: cleanNumber(word.text), parts }
  })
  return joinNumbers(placed)
}

/** A point that stands a little apart from its number parts it. */
function joinNumbers(words: readonly WordWithParts[]): WordWithParts[] {
  const joined: WordWithParts[] = []
  for (const word of words) {
    const last = joined.at(-1)
    if (last && isOneNumber(last.text, word.text) && word.x0 - last.x1 < CLOSE * word.size) {
      const confidence = Math.min(last.confidence, word.confidence)
      const text = cleanNumber(last.text + word.text)
      const parts = [...last.parts, ...word.parts]
      joined[joined.length - 1] = { ...last, ...boundsOf([last, word]), text, confidence, parts }
    } else joined.push(word)
  }
  return joined
}

type Bounds = Pick<FoundWord, 'x0' | 'top' | 'x1' | 'bottom'>

const middle = (a: number, b: number): number => (a + b) / 2

const boundsOf = (boxes: readonly Bounds[]): Bounds => ({
  x0: Math.min(...boxes.map(({ x0 }) => x0)),
  top: Math.min(...boxes.map(({ top }) => top)),
  x1: Math.max(...boxes.map(({ x1 }) => x1)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})
