import { LANGUAGES } from './languages.ts'
import { plainLetters } from './plain-letters.ts'

/** Words, small and without accents, of all languages. */
type Words = {
  /** Those of the titles of columns, by their number of letters. */
  readonly ofTitles: ReadonlyMap<number, readonly string[]>
  readonly all: ReadonlySet<string>
}

let words: Words | null = null

/** The words that statements print; listed when they are first asked for, as pages that are typed need none. */
export function wordsOfTitles(): Words {
  words ??= {
    ofTitles: Map.groupBy(
      new Set(LANGUAGES.flatMap(({ titles, days }) => [...wordsIn(titles), ...wordsIn(days)])),
      ({ length }) => length,
    ),
    all: new Set(LANGUAGES.flatMap(wordsIn)),
  }
  return words
}

const WORD = /\p{L}+/gu

/** The words of a part of a language: phrases, lists of them, and what they mean. */
const wordsIn = (part: unknown): readonly string[] =>
  typeof part === 'string'
    ? (plainLetters(part).match(WORD) ?? [])
    : Object.values(part ?? {}).flatMap(wordsIn)
