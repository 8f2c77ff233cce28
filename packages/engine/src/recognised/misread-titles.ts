import { isKnownWord, titleWordsOf } from '../vocabulary/known-words.ts'
import { plainLetters } from '../vocabulary/plain-letters.ts'
import type { RecognisedWord } from './recognised-text.ts'

/** A shorter word is nearly another one too often. */
const LEAST_LETTERS = 7
const ONLY_LETTERS = /^\p{L}+$/u
const WORD = /\p{L}{3}/u
/** In these letters, and in the last two of a word, words of two languages or forms of one word differ. */
const SPELLINGS: readonly ReadonlySet<string>[] = ['ck', 'sz', 'iy', 'vw'].map((pair) => new Set(pair))
const ENDING = 2

/**
 * Words of lines of titles that differ in one letter from a word which titles print: `Vescription` beside `Amount` is `Description`.
 * What was changed is not confirmed.
 *
 * @param words those of a line behind each other
 */
export function settleTitles(words: readonly RecognisedWord[]): RecognisedWord[] {
  const lines = Map.groupBy(words, ({ baseline }) => baseline)
  return words.map((word) => {
    if (word.text.length < LEAST_LETTERS || !ONLY_LETTERS.test(word.text)) return word
    const line = lines.get(word.baseline) ?? []
    const title = mayBeTitles(line, word) ? titleLike(plainLetters(word.text)) : null
    return title === null ? word : { ...word, text: inCaseOf(title, word.text), isConfirmed: false }
  })
}

/** Whether half of the other words of a line stand in titles, and none holds a digit. */
function mayBeTitles(line: readonly RecognisedWord[], word: RecognisedWord): boolean {
  const others = line.filter((other) => other !== word && WORD.test(other.text))
  const inTitles = others.filter(({ text }) => titleWordsOf(text.length).includes(plainLetters(text)))
  return (
    inTitles.length > 0 && 2 * inTitles.length >= others.length && line.every(({ text }) => !/\d/.test(text))
  )
}

/** The one word of titles that differs from a word in one letter; null where there is none, or several, or the word is known. */
function titleLike(word: string): string | null {
  if (isKnownWord(word)) return null
  const [only, ...others] = titleWordsOf(word.length).filter((title) => isMisread(word, title))
  return only !== undefined && others.length === 0 ? only : null
}

function isMisread(word: string, title: string): boolean {
  const at = [...title].flatMap((letter, i) => (letter === word[i] ? [] : [i]))
  const [place = 0] = at
  const letters = [word[place] ?? '', title[place] ?? '']
  const isSpelling = SPELLINGS.some((pair) => letters.every((letter) => pair.has(letter)))
  return at.length === 1 && place < title.length - ENDING && !isSpelling
}

/** A word with capitals where another has them. */
const inCaseOf = (word: string, other: string): string =>
  [...word]
    .map((letter, i) => (other[i] === other[i]?.toUpperCase() ? letter.toUpperCase() : letter))
    .join('')
