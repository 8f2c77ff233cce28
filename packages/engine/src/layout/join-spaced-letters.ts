import { boundsOf } from '../geometry/box.ts'
import type { Word } from './word.ts'

const LETTER = /^\p{Lu}$/u
/** What lies beyond the first 65,536 characters is two units of text. */
const isLetter = ({ text }: Word): boolean => text.length <= 2 && LETTER.test(text)
/** The fewest letters that make a letter-spaced word: fewer may be initials. */
const MIN_LETTERS = 4
/** The gaps between letters are even; one that is this many times wider parts two words. */
const WIDER = 1.6

/**
 * `S A L D O`: joins letters that are set apart to look important.
 *
 * @param words of one line, from left to right
 */
export function joinSpacedLetters(words: readonly Word[]): readonly Word[] {
  if (words.filter(isLetter).length < MIN_LETTERS) return words
  const joined: Word[] = []
  for (let from = 0; from < words.length; ) {
    let to = from
    while (to < words.length && isLetter(words[to] as Word)) to++
    if (to - from >= MIN_LETTERS) joined.push(...joinRun(words.slice(from, to)))
    else joined.push(...words.slice(from, Math.max(to, from + 1)))
    from = Math.max(to, from + 1)
  }
  return joined.length === words.length ? words : joined
}

function joinRun(letters: readonly Word[]): Word[] {
  const gaps = letters.slice(1).map((letter, i) => letter.x0 - (letters[i] as Word).x1)
  const widest = WIDER * Math.min(...gaps)
  const groups: Word[][] = []
  for (const [i, letter] of letters.entries()) {
    if (i === 0 || (gaps[i - 1] as number) > widest) groups.push([letter])
    else groups.at(-1)?.push(letter)
  }
  return groups.map((group) => ({
    ...(group[0] as Word),
    ...boundsOf(group),
    text: group.map(({ text }) => text).join(''),
  }))
}
