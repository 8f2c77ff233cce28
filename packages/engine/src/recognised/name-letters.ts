import { groupLines } from '../layout/group-lines.ts'
import type { Word } from '../layout/word.ts'
import { type Glyphs, type Page, UNNAMED } from '../pdf/page.ts'
import type { RecognisedText, RecognisedWord } from './recognised-text.ts'

/** Characters of private use, of which each stands for one glyph of one font while its letter is looked for. */
const [FIRST_STAND_IN, LAST_STAND_IN] = [0xe000, 0xf8ff]
/** The share of the known characters of a word that were recognised as they are; there are no fewer of them than of others. */
const ALIKE = 0.75
/** The share of the times that a glyph was recognised in which it was the same letter. */
const AGREED = 0.5
/** What decides about money, signs as well as digits, is never taken from a picture where the rest of a page is typed. */
const OF_NUMBERS = /[\d.,\s+()\p{Pd}\u2212]/u

/**
 * The page with the letters that its fonts do not name, as they were recognised: what a glyph of a font was taken for in most of
 * the words that it stands in, it is in all of them.
 *
 * @param text of the whole page, upright and level
 */
export function nameLetters(page: Page, text: RecognisedText): Page {
  const { standIns, glyphs } = withStandIns(page.glyphs)
  const words = groupLines({ ...page, glyphs }).flatMap((line) => line.words)
  const names = namesOf(words, text.words)
  const unicode = page.glyphs.unicode.slice()
  for (let i = 0; i < unicode.length; i++) {
    const standIn = standIns.get(keyOf(page.glyphs, i))
    const name = standIn === undefined ? undefined : names.get(String.fromCharCode(standIn))
    if (name !== undefined) unicode[i] = name.codePointAt(0) as number
  }
  return { ...page, glyphs: { ...page.glyphs, unicode }, textDoubt: null }
}

/** A glyph of a font: the same code is the same letter wherever the font is used. */
const keyOf = ({ unicode, font }: Glyphs, i: number): string => `${font[i]} ${unicode[i]}`

/** The glyphs with a character for each glyph of a font that has no name. */
function withStandIns(glyphs: Glyphs) {
  const unicode = glyphs.unicode.slice()
  const standIns = new Map<string, number>()
  for (let i = 0; i < unicode.length; i++) {
    if ((unicode[i] as number) < UNNAMED) continue
    const key = keyOf(glyphs, i)
    const standIn = standIns.get(key) ?? Math.min(FIRST_STAND_IN + standIns.size, LAST_STAND_IN)
    standIns.set(key, standIn)
    unicode[i] = standIn
  }
  return { standIns, glyphs: { ...glyphs, unicode } }
}

/** For each stand-in, the character that it was recognised as most often. */
function namesOf(words: readonly Word[], recognised: readonly RecognisedWord[]): Map<string, string> {
  const votes = new Map<string, string[]>()
  for (const word of words) {
    if (![...word.text].some(isStandIn)) continue
    const seen = recognised.find((other) => isSamePlace(word, other) && isAlike(word.text, other.text))
    for (const [k, letter] of [...word.text].entries()) {
      const name = seen && [...seen.text][k]
      if (!isStandIn(letter) || name === undefined || OF_NUMBERS.test(name)) continue
      votes.set(letter, [...(votes.get(letter) ?? []), name])
    }
  }
  const names = new Map<string, string>()
  for (const [letter, seen] of votes) {
    const [name, times] = mostFrequent(seen)
    if (times > AGREED * seen.length) names.set(letter, name)
  }
  return names
}

const isStandIn = (letter: string): boolean =>
  letter.charCodeAt(0) >= FIRST_STAND_IN && letter.charCodeAt(0) <= LAST_STAND_IN

/** Whether the middle of each of two words lies within the other. */
function isSamePlace(a: Word, b: RecognisedWord): boolean {
  const holds = (box: Word | RecognisedWord, other: Word | RecognisedWord) => {
    const [x, y] = [(other.x0 + other.x1) / 2, (other.top + other.bottom) / 2]
    return x > box.x0 && x < box.x1 && y > box.top && y < box.bottom
  }
  return holds(a, b) && holds(b, a)
}

function isAlike(typed: string, seen: string): boolean {
  const [letters, others] = [[...typed], [...seen]]
  if (letters.length !== others.length) return false
  const known = letters.flatMap((letter, k) => (isStandIn(letter) ? [] : [letter === others[k]]))
  // Of a script that no recogniser here reads, only figures and signs are known.
  if (2 * known.length < letters.length) return false
  return known.filter(Boolean).length >= ALIKE * known.length
}

function mostFrequent(letters: readonly string[]): readonly [letter: string, times: number] {
  const times = Map.groupBy(letters, (letter) => letter)
  let best: readonly string[] = []
  for (const same of times.values()) if (same.length > best.length) best = same
  return [best[0] as string, best.length]
}
