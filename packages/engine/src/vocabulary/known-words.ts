import { LANGUAGES } from './languages.ts'
import { plainLetters } from './plain-letters.ts'
import { textsOf } from './texts-of.ts'

// Listed when they are first asked for: pages that are typed need none.
let known: ReadonlySet<string> | null = null
let ofTitles: ReadonlyMap<number, readonly string[]> | null = null

/** Whether any language of the vocabulary has a word, given in small letters without accents. */
export function isKnownWord(word: string): boolean {
  known ??= new Set(LANGUAGES.flatMap(wordsIn))
  return known.has(word)
}

/** The words of the titles of columns that have so many letters, small and without accents. */
export function titleWordsOf(length: number): readonly string[] {
  ofTitles ??= Map.groupBy(
    new Set(LANGUAGES.flatMap(({ titles, days }) => [titles, days].flatMap(wordsIn))),
    (word) => word.length,
  )
  return ofTitles.get(length) ?? []
}

const WORD = /\p{L}+/gu

const wordsIn = (part: unknown): readonly string[] =>
  textsOf(part).flatMap((text) => plainLetters(text).match(WORD) ?? [])
