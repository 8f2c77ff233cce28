import { turnBox } from '../geometry/turn-box.ts'
import { runsRightToLeft, spellWord } from '../layout/logical-order.ts'
import { type PageLines, toPageLines } from '../layout/page-lines.ts'
import { emptyGlyphs, type Glyphs, type Page } from '../pdf/page.ts'
import { agree } from './agree.ts'
import { evenSizes } from './even-sizes.ts'
import { fillPlaces, pitchOf } from './fixed-pitch.ts'
import { nameLetters } from './name-letters.ts'
import type { RecognisedText, RecognisedWord } from './recognised-text.ts'
import { settleWords } from './settle-words.ts'

const SPACE = 0x20
/** The share of its size by which a font rises above and falls below its line. */
const [ASCENT, DESCENT] = [0.8, 0.2]
/** The blank that fonts leave on either side of a digit, in font sizes: 0.04 in Helvetica, 0.09 in Courier. */
const BEARING = 0.06
/** In font sizes: words stand at least this far apart, or the space between them would be one that nobody sees (`groupWords`). */
const APART = 0.05

/**
 * The lines of a page as if what was recognised had been typed on it, so that one pipeline reads both. A text that was
 * laid over the page by another recogniser is what it may be read as instead.
 *
 * @param before what was recognised of the last page before it that was
 */
export function toRecognisedLines(page: Page, text: RecognisedText, before?: RecognisedText): PageLines {
  const words = evenSizes(settleWords(text.words, before?.words))
  const { rulings, turned, skew, keystone } = text
  const laid = page.textDoubt === 'laid' && turned === 0 ? toPageLines(page) : null
  const laidWords = laid?.lines.flatMap((line) => line.words) ?? []
  const places = words.map((word) => ({ text: word.text, ...turnBox(word, page, skew, keystone) }))
  const [agreeing, agreed] = agree(places, laidWords)
  const recognised = {
    unconfirmed: words.filter(({ isConfirmed }, i) => !isConfirmed && !agreeing[i]),
    corrected: new Map(),
    skew,
    keystone,
  }
  const read = { ...toPageLines(typed(turnPage(page, turned), toGlyphs(words), rulings)), recognised }
  if (laid === null) return read
  const doubtful = laidWords.filter((_, i) => !agreed[i])
  return {
    ...read,
    instead: { ...laid, recognised: { ...recognised, unconfirmed: doubtful, skew: 0, keystone: null } },
  }
}

/**
 * The page as it is typed; and, as it may be read instead, with what was recognised in pictures on it.
 *
 * @param text of its pictures, upright and level, with the places of its words on the page
 */
export function withRecognised(page: Page, text: RecognisedText): PageLines {
  const words = evenSizes(settleWords(text.words))
  const recognised = {
    unconfirmed: words.filter(({ isConfirmed }) => !isConfirmed),
    corrected: new Map(),
    skew: 0,
  }
  const glyphs = joinGlyphs(page.glyphs, toGlyphs(words))
  const both = toPageLines(typed(page, glyphs, [...page.rulings, ...text.rulings]))
  return { ...toPageLines(page), instead: { ...both, recognised } }
}

/**
 * The page as it is typed, with the letters that its fonts do not name.
 *
 * @param text of the whole page
 */
export const withNamedLetters = (page: Page, text: RecognisedText): PageLines =>
  toPageLines(text.turned === 0 ? nameLetters(page, text) : { ...page, textDoubt: null })

const typed = (page: Page, glyphs: Glyphs, rulings: Page['rulings']): Page => ({
  ...page,
  glyphs,
  rulings,
  pictures: [],
  state: 'text',
  textDoubt: null,
})

function turnPage(page: Page, quarters: number): Page {
  const { width, height } = page
  const turned = (page.turned + quarters) % 4
  return quarters % 2 === 0 ? { ...page, turned } : { ...page, width: height, height: width, turned }
}

/** Each character has an equal share of its word's width; a space ends each word. */
function toGlyphs(recognised: readonly RecognisedWord[]): Glyphs {
  const pitch = pitchOf(recognised)
  const words = pitch === null ? recognised : recognised.map((word) => fillPlaces(word, pitch))
  const spelled = words.map((word) => ({ word, characters: [...drawn(word.text)] }))
  const glyphs = emptyGlyphs(spelled.reduce((sum, { characters }) => sum + characters.length + 1, 0))
  let at = 0
  const put = (character: number, { baseline, size }: RecognisedWord, x0: number, x1: number) => {
    glyphs.unicode[at] = character
    glyphs.x0[at] = x0
    glyphs.x1[at] = x1
    glyphs.top[at] = baseline - ASCENT * size
    glyphs.bottom[at] = baseline + DESCENT * size
    glyphs.baseline[at] = baseline
    glyphs.size[at] = size
    at++
  }
  for (const [i, { word, characters }] of spelled.entries()) {
    const [from, to] = pitch === null ? withBearings(words[i - 1], word, words[i + 1]) : [word.x0, word.x1]
    const width = (to - from) / characters.length
    for (const [k, character] of characters.entries())
      put(character.codePointAt(0) as number, word, from + k * width, from + (k + 1) * width)
    put(SPACE, word, to, to)
  }
  return glyphs
}

/** The characters of a word from left to right: to spell a word of Hebrew or Arabic twice puts its letters back in their places. */
const drawn = (text: string): string => (runsRightToLeft(text) ? spellWord(text) : text)

/** From where to where a word reaches as fonts measure it: what is recognised is bounded by its ink. */
function withBearings(
  before: RecognisedWord | undefined,
  { x0, x1, baseline, size }: RecognisedWord,
  behind: RecognisedWord | undefined,
): readonly [from: number, to: number] {
  const room = (gap: number) => Math.min(BEARING * size, (gap - APART * size) / 2)
  const left = before?.baseline === baseline ? x0 - before.x1 : Number.POSITIVE_INFINITY
  const right = behind?.baseline === baseline ? behind.x0 - x1 : Number.POSITIVE_INFINITY
  return [x0 - room(left), x1 + room(right)]
}

/** Those of `b` are set in a font that none of `a` is set in. */
function joinGlyphs(a: Glyphs, b: Glyphs): Glyphs {
  const joined = emptyGlyphs(a.length + b.length)
  joined.font.set(a.font)
  joined.font.fill(a.font.reduce((last, font) => Math.max(last, font), 0) + 1, a.length)
  for (const key of ['unicode', 'x0', 'top', 'x1', 'bottom', 'baseline', 'size'] as const) {
    joined[key].set(a[key])
    joined[key].set(b[key], a.length)
  }
  return joined
}
