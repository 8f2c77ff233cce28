import type { Component } from './components.ts'
import type { Segment } from './find-segments.ts'
import { isMinus } from './lost-minus.ts'
import type { WordWithParts } from './word-types.ts'

/** An amount without a sign. */
const PLAIN = /^[^\d+−–-]{0,4}\d[\d.,' ]*[.,]\d{2}$/
/** In font sizes: how far before its amount a sign may stand (2.5 at Belfius), and in a column of plus signs (4.5 at BBVA). */
const [FAR, IN_COLUMN] = [4, 8]
/** The share of its box that is ink, and in font sizes: dust is narrower. A hyphen is 0.25 to 0.33 wide. */
const [SOLID, LEAST_WIDTH] = [0.6, 0.18]

/**
 * Dashes that stand by themselves before amounts, as words: a minus in a column of signs. No segment holds them, as one
 * stroke alone is no text.
 *
 * @param words of the page
 */
export function loneDashes(
  components: readonly Component[],
  segments: readonly Segment[],
  words: readonly WordWithParts[],
): WordWithParts[] {
  const inText = new Set(segments.flatMap(({ parts }) => parts))
  const flat = components.filter(
    (part) => part.pixels >= SOLID * (part.x1 - part.x0) * (part.bottom - part.top) && !inText.has(part),
  )
  const signs = words.filter(({ text }) => text === '+')
  const reachOf = (part: Component) =>
    signs.some((sign) => part.x0 < sign.x1 && sign.x0 < part.x1) ? IN_COLUMN : FAR
  return words.flatMap((amount) => {
    if (!PLAIN.test(amount.text)) return []
    const dashes = flat.filter(
      (part) =>
        part.x1 - part.x0 >= LEAST_WIDTH * amount.size &&
        isMinus(part, amount) &&
        standsBefore(part, amount, reachOf(part)),
    )
    const [dash] = dashes.sort((a, b) => b.x1 - a.x1)
    if (dash === undefined || words.some((word) => isBetween(word, dash, amount))) return []
    const { x0, top, x1, bottom } = dash
    return [{ ...amount, x0, top, x1, bottom, text: '-', parts: [dash], hasMinusPutBack: true }]
  })
}

const standsBefore = ({ x1 }: Component, { x0, size }: WordWithParts, reach: number): boolean =>
  x1 <= x0 && x0 - x1 < reach * size

const isBetween = (word: WordWithParts, dash: Component, amount: WordWithParts): boolean =>
  word !== amount &&
  Math.abs(word.baseline - amount.baseline) < amount.size / 2 &&
  word.x1 > dash.x0 &&
  word.x0 < amount.x0
