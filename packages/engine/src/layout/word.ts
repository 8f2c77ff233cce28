import type { FoundDate } from '../dates/find-dates.ts'
import type { Box } from '../geometry/box.ts'
import type { Topics } from '../vocabulary/topics.ts'
import { leftwardOrder, readingOrder, runsRightToLeft } from './logical-order.ts'

/** Glyphs with no gap wide enough to be a space. */
export type Word = Box & {
  readonly text: string
  /** y of the line the word stands on. */
  readonly baseline: number
  /** Height of the font, in points. */
  readonly size: number
  /** 1-based. */
  readonly page: number
}

/** Words on one baseline of one page, from left to right. Never empty. */
export type Line = Box & {
  readonly words: readonly Word[]
  /** The words as one reads them. */
  readonly text: string
  /** The dates among the words. */
  readonly dates: readonly FoundDate[]
  /** What the vocabulary may know its words to be about. */
  readonly topics: Topics
  readonly baseline: number
  readonly size: number
  /** 1-based. */
  readonly page: number
}

/** Words as one reads them, a space between two. */
export function textOf(words: readonly Word[]): string {
  let text = words[0]?.text ?? ''
  if (words.length < 2) return text
  for (let i = 1; i < words.length; i++) text += ` ${words[i]?.text}`
  return runsRightToLeft(text) ? lineByLine(words, readingOrder) : text
}

/** Where a text begins, in points: at its left edge, or at its right one if it runs from right to left. */
export const textStart = (words: readonly Word[]): number =>
  words.some(({ text }) => runsRightToLeft(text))
    ? Math.max(...words.map(({ x1 }) => x1))
    : (words[0]?.x0 ?? 0)

/** The same of words in a table whose columns follow each other from right to left. */
export const leftwardTextOf = (words: readonly Word[]): string => lineByLine(words, leftwardOrder)

const lineByLine = (words: readonly Word[], order: typeof readingOrder): string =>
  [...Map.groupBy(words, ({ page, baseline }) => `${page} ${baseline}`).values()]
    .flatMap((line) => order(line.map(({ text }) => text)))
    .join(' ')
