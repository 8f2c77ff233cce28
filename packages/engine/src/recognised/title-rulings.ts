import { isTitleWord } from '../vocabulary/known-words.ts'
import { plainLetters } from '../vocabulary/plain-letters.ts'
import type { RecognisedWord } from './recognised-text.ts'

const STROKE = /^[|¦]$/
const WORD = /\p{L}{3}/u
/** Of the words of a line of titles at least this share stand in titles; some titles nobody knows. */
const SHARE = 0.5
/** The fewest of them: `Statement | Page` may be one text. */
const LEAST = 3

/**
 * The words of a page without the strokes between the titles of columns: `Debits | Credits | Balance`. A light ruling in a
 * dark bar of titles is recognised as one.
 */
export function dropTitleRulings(words: readonly RecognisedWord[]): RecognisedWord[] {
  const lines = Map.groupBy(words, ({ baseline }) => baseline)
  return words.filter((word) => !STROKE.test(word.text) || !isOfTitles(lines.get(word.baseline) ?? []))
}

function isOfTitles(line: readonly RecognisedWord[]): boolean {
  const texts = line.map(({ text }) => plainLetters(text)).filter((text) => WORD.test(text))
  const known = texts.filter((text) => isTitleWord(text.replace(/\P{L}+/gu, '')))
  return known.length >= Math.max(LEAST, SHARE * texts.length) && line.every(({ text }) => !/\d/.test(text))
}
