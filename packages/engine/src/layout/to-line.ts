import { findDates } from '../dates/find-dates.ts'
import { boundsOf } from '../geometry/box.ts'
import { topicsOf } from '../vocabulary/topics.ts'
import { type Line, textOf, type Word } from './word.ts'

/**
 * @param words on one baseline, from left to right
 * @returns null where there are none
 */
export function toLine(words: readonly Word[]): Line | null {
  if (words[0] === undefined) return null
  const { baseline, page } = words[0]
  const size = words.reduce((largest, word) => Math.max(largest, word.size), 0)
  const [text, dates] = [textOf(words), findDates(words)]
  return { ...boundsOf(words), words, text, dates, topics: topicsOf(text), size, baseline, page }
}
