import { boundsOf } from '../geometry/box.ts'
import { SPACE } from '../geometry/tolerances.ts'
import type { Word } from './word.ts'

const LETTER = /^\p{Lu}$/u
/** What lies beyond the first 65,536 characters is two units of text. */
const isLetter = ({ text }: Word): boolean => text.length <= 2 && LETTER.test(text)
/** The fewest letters that make a letter-spaced word: fewer may be initials. */
const MIN_LETTERS = 4
/** The gaps between letters are even; one that is this many times wider parts two words. */
const WIDER = 1.6

/** The fewest first letters of a line that stand apart: fewer may be initials, or words of one letter. */
const MIN_CAPITALS = 3
const BEGINS_SMALL = /^\p{Ll}/u

/**
 * `S A L D O`: joins letters that are set apart to look important, and `D ate  D ébit  C rédit`: the large first letters of
 * titles with what follows them.
 *
 * @param words of one line, from left to right
 */
export function joinSpacedLetters(words: readonly Word[]): readonly Word[] {
  const letters = words.filter(isLetter).length
  if (letters < MIN_CAPITALS) return words
  const whole = joinCapitals(words)
  return letters < MIN_LETTERS || whole !== words ? whole : joinRuns(words)
}

function joinCapitals(words: readonly Word[]): readonly Word[] {
  const isCapital = (i: number) => {
    const [letter, next] = [words[i], words[i + 1]]
    const isBefore =
      letter !== undefined && next !== undefined && isLetter(letter) && BEGINS_SMALL.test(next.text)
    return isBefore && next.x0 - letter.x1 < SPACE * letter.size
  }
  const capitals = words.filter((_, i) => isCapital(i))
  if (capitals.length < MIN_CAPITALS) return words
  return words.flatMap((word, i) => {
    const [before, next] = [words[i - 1], words[i + 1]]
    if (before && isCapital(i - 1))
      return { ...word, ...boundsOf([before, word]), text: before.text + word.text }
    return next && isCapital(i) ? [] : word
  })
}

function joinRuns(words: readonly Word[]): readonly Word[] {
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
