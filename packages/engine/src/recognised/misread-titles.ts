import { isKnownWord, isTitleWord, titleWords, titleWordsOf } from '../vocabulary/known-words.ts'
import { plainLetters } from '../vocabulary/plain-letters.ts'
import { faultsOf } from './faults-of.ts'
import type { RecognisedWord } from './recognised-text.ts'

/** A shorter word is nearly one of some language too often... */
const LONG = 7
/** ...and is only compared with the titles of the language in which at least this many others of its line are, if it has this many letters. */
const [OTHERS, SHORT] = [3, 4]
const ONLY_LETTERS = /^\p{L}+$/u
const LAST_POINT = /\.$/
const WORD = /\p{L}{3}/u
/** In these letters, and in the last two of a word, words of two languages or forms of one word differ. */
const SPELLINGS: readonly ReadonlySet<string>[] = ['ck', 'sz', 'iy', 'vw'].map((pair) => new Set(pair))
const ENDING = 2

/**
 * Words of lines of titles that differ in one letter from a word which titles print: `Vescription` beside `Amount` is
 * `Description`, and `Boktf.` among titles in Norwegian is `Bokf.`. What was changed is not confirmed.
 *
 * @param words those of a line behind each other
 */
export function settleTitles(words: readonly RecognisedWord[]): RecognisedWord[] {
  const lines = Map.groupBy(words, ({ baseline }) => baseline)
  return words.map((word) => {
    const letters = word.text.replace(LAST_POINT, '')
    if (letters.length < SHORT || !ONLY_LETTERS.test(letters)) return word
    const line = lines.get(word.baseline) ?? []
    if (line.some(({ text }) => /\d/.test(text))) return word
    const others = line
      .filter((other) => other !== word && WORD.test(other.text))
      .map(({ text }) => plainWord(text))
    const title = titleLike(plainLetters(letters), others)
    return title === null
      ? word
      : { ...word, text: inCaseOf(title, letters) + word.text.slice(letters.length), isConfirmed: false }
  })
}

const plainWord = (text: string): string => plainLetters(text).replace(/\P{L}+/gu, '')

/**
 * The one word of titles that differs from a word in one letter; null where there is none, or several, or the word is
 * known, or fewer than half of the other words of its line stand in titles.
 */
function titleLike(word: string, others: readonly string[]): string | null {
  if (others.length === 0 || isKnownWord(word)) return null
  const [only, second] = word.length < LONG ? shortLike(word, others) : longLike(word, others)
  return only !== undefined && second === undefined ? only : null
}

function longLike(word: string, others: readonly string[]): readonly string[] {
  const inTitles = others.filter(isTitleWord)
  return 2 * inTitles.length < others.length
    ? []
    : titleWordsOf(word.length).filter((title) => isMisread(word, title))
}

function shortLike(word: string, others: readonly string[]): readonly string[] {
  const least = Math.max(OTHERS, others.length / 2)
  const languages = titleWords().filter(
    (titles) => others.filter((other) => titles.has(other)).length >= least,
  )
  const titles = new Set(languages.flatMap((words) => [...words]))
  return [...titles].filter((title) => title.length >= SHORT && faultsOf(word, title) === 1)
}

function isMisread(word: string, title: string): boolean {
  const at = [...title].flatMap((letter, i) => (letter === word[i] ? [] : [i]))
  const [place = 0] = at
  const letters = [word[place] ?? '', title[place] ?? '']
  const isSpelling = SPELLINGS.some((pair) => letters.every((letter) => pair.has(letter)))
  return at.length === 1 && place < title.length - ENDING && !isSpelling
}

/** A word with capitals where another has them; as its last letter where that is shorter. */
const inCaseOf = (word: string, other: string): string =>
  [...word]
    .map((letter, i) =>
      HAS_CAPITAL.test(other.charAt(i) || other.slice(-1)) ? letter.toUpperCase() : letter,
    )
    .join('')

const HAS_CAPITAL = /\p{Lu}/u
