import { LANGUAGES } from './languages.ts'
import { plainLetters } from './plain-letters.ts'
import { textsOf } from './texts-of.ts'

// Listed when they are first asked for: pages that are typed need none.
let known: ReadonlySet<string> | null = null
let ofTitles: readonly ReadonlySet<string>[] | null = null
let ofTitlesByLength: ReadonlyMap<number, readonly string[]> | null = null

/** Whether any language of the vocabulary has a word, given in small letters without accents. */
export function isKnownWord(word: string): boolean {
  known ??= new Set(LANGUAGES.flatMap(wordsIn))
  return known.has(word)
}

/** The words of the titles of columns, small and without accents, of each language. */
export function titleWords(): readonly ReadonlySet<string>[] {
  ofTitles ??= LANGUAGES.map(({ titles, days }) => new Set([titles, days].flatMap(wordsIn)))
  return ofTitles
}

/** Those of all languages that have so many letters. */
export function titleWordsOf(length: number): readonly string[] {
  ofTitlesByLength ??= Map.groupBy(
    new Set(titleWords().flatMap((words) => [...words])),
    (word) => word.length,
  )
  return ofTitlesByLength.get(length) ?? []
}

/** Whether a word, given in small letters without accents, stands in the title of a column in any language. */
export const isTitleWord = (word: string): boolean => titleWordsOf(word.length).includes(word)

const WORD = /\p{L}+/gu

const wordsIn = (part: unknown): readonly string[] =>
  textsOf(part).flatMap((text) => plainLetters(text).match(WORD) ?? [])
