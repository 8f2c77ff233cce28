import { type Glyphs, isUnnamed, type Page, REPLACEMENT, UNNAMED } from '../pdf/page.ts'
import { FIRST_RIGHT_TO_LEFT, spellWord } from './logical-order.ts'
import { isMark } from './marks.ts'
import { narrowFigures, WIDE_FORMS } from './wide-figures.ts'
import type { Word } from './word.ts'

/**
 * A gap wider than this share of the font size is a space. Fonts draw a space 0.22 to 0.33 wide, and justified
 * text squeezes it to about 0.18; letters of one word stand closer.
 */
const SPACE_WIDTH = 0.16
/** The same character twice within this share of its width is one, drawn twice to look bold. */
const DOUBLE_STRIKE = 0.3

const FIRST_LIGATURE = 0xfb00
const LIGATURES = ['ff', 'fi', 'fl', 'ffi', 'ffl']
/** The letters of a glyph. */
function spell(unicode: number): string {
  if (unicode < FIRST_LIGATURE) return String.fromCharCode(unicode)
  return (
    LIGATURES[unicode - FIRST_LIGATURE] ?? String.fromCodePoint(unicode < UNNAMED ? unicode : REPLACEMENT)
  )
}

const isSpace = (unicode: number): boolean =>
  unicode === 0x20 ||
  unicode === 0xa0 ||
  unicode === 0x202f ||
  (unicode >= 0x2000 && unicode <= 0x200b) ||
  unicode === 0x3000

/** `1日～31日`: parts two dates without a space. */
const isWave = (unicode: number): boolean => unicode === 0xff5e || unicode === 0x301c

/** `結帳日：113年01月16日`: parts a label from its value. */
const WIDE_COLON = 0xff1a

/** Chinese and Japanese characters stand in a square each, which `日` does not fill. */
const SQUARE_BEARING = 0.13
const bearing = (unicode: number): number =>
  (unicode >= 0x2e80 && unicode <= 0x9fff) || (unicode >= 0xff00 && unicode <= 0xff60) ? SQUARE_BEARING : 0

/** The letters that fonts join to themselves: `ff`, `tt`. */
const SELF_JOINED = new Set([...'ft'].map((letter) => letter.codePointAt(0) as number))

/** Whether two letters are one glyph, which says of both that they stand where it does, one right after the other. */
const isLigature = ({ unicode, x0, x1 }: Glyphs, first: number, second: number): boolean =>
  second === first + 1 &&
  x0[first] === x0[second] &&
  x1[first] === x1[second] &&
  SELF_JOINED.has(unicode[first] as number)

/** Letters that no space parts are as near as this, in font sizes; boxes that overlap by more are wider than their letters. */
const TOUCHING = { least: -0.1, most: 0.02 }

/** Whether a space between two letters is none that is seen: PDFium puts one where a font's kerning draws letters together. */
function isUnseen({ x0, x1, size }: Glyphs, left: number | undefined, right: number | undefined): boolean {
  if (left === undefined || right === undefined) return false
  const gap = ((x0[right] as number) - (x1[left] as number)) / (size[right] as number)
  return gap > TOUCHING.least && gap < TOUCHING.most
}

/** @param members indices of the glyphs of one line of a page */
export function groupWords({ glyphs, number }: Page, members: readonly number[]): Word[] {
  const { x0, x1, unicode } = glyphs
  const sorted = fromLeft(members, glyphs)
  const leaders = leaderPoints(sorted, unicode)
  const words: Word[] = []
  let open: number[] = []
  const close = () => {
    for (const part of withoutUnnamedSigns(open, unicode)) words.push(toWord(glyphs, part, number))
    open = []
  }
  for (const [at, i] of sorted.entries()) {
    if (isSpace(unicode[i] as number) || leaders?.has(i)) {
      if (!isUnseen(glyphs, open.at(-1), sorted[at + 1])) close()
      continue
    }
    if (isWave(unicode[i] as number)) {
      close()
      open.push(i)
      close()
      continue
    }
    const last = open.at(-1)
    if (last !== undefined) {
      const width = (x1[last] as number) - (x0[last] as number)
      const isDoubled =
        unicode[i] === unicode[last] && (x0[i] as number) - (x0[last] as number) < DOUBLE_STRIKE * width
      if (isDoubled && !isLigature(glyphs, last, i)) continue
      const space = SPACE_WIDTH + bearing(unicode[last] as number) + bearing(unicode[i] as number)
      if ((x0[i] as number) - (x1[last] as number) > space * (glyphs.size[i] as number)) close()
    }
    open.push(i)
    if (unicode[i] === WIDE_COLON) close()
  }
  close()
  return words
}

const ANY_LETTER = /\p{L}/u

/**
 * `?12.50CR`, `1?234,00`: one glyph without a name that is beside no letter is the sign of a currency, a narrow space or a bullet,
 * and parts what stands before and behind it.
 */
function withoutUnnamedSigns(word: readonly number[], unicode: Uint32Array): readonly (readonly number[])[] {
  if (word.length === 0) return []
  if (!holdsUnnamed(word, unicode)) return [word]
  const codeAt = (k: number) => unicode[word[k] ?? -1] ?? SPACE
  const mayBeLetter = (k: number) => isUnnamed(codeAt(k)) || ANY_LETTER.test(String.fromCodePoint(codeAt(k)))
  const isSign = (k: number) => isUnnamed(codeAt(k)) && !mayBeLetter(k - 1) && !mayBeLetter(k + 1)
  const parts: number[][] = [[]]
  for (const [k, i] of word.entries()) {
    if (isSign(k)) parts.push([])
    else parts.at(-1)?.push(i)
  }
  return parts.filter(({ length }) => length > 0)
}

/** Hardly any word does, and a loop rules the others out quickly. */
function holdsUnnamed(word: readonly number[], unicode: Uint32Array): boolean {
  for (const i of word) if (isUnnamed(unicode[i] as number)) return true
  return false
}

const POINT = 0x2e
const SPACE = 0x20
/** Fewer points between two words are an ellipsis, or end an abbreviation. */
const MIN_LEADER = 4

/**
 * `DATE..CHECK NO........AMOUNT`, `Interest......4.50`: the points that lead from one word to another. On such a
 * line, fewer points separate words as well; even a single one does if the line has no number, as in titles.
 *
 * @param members indices of the glyphs of a line, from left to right
 * @returns null for nearly all lines, which have none
 */
function leaderPoints(members: readonly number[], unicode: Uint32Array): ReadonlySet<number> | null {
  if (!holdsLongRun(members, unicode)) return null
  const runs: number[][] = []
  let run: number[] = []
  for (const [k, i] of members.entries()) {
    if (unicode[i] !== POINT) continue
    if (k > 0 && unicode[members[k - 1] as number] === POINT) run.push(k)
    else {
      run = [k]
      runs.push(run)
    }
  }
  const at = (k: number) => spell(unicode[members[k] ?? -1] ?? SPACE)
  const isWord = (k: number) => WORD_CHARACTER.test(at(k))
  const isBefore = (points: readonly number[]) => isWord((points.at(-1) ?? 0) + 1)
  const isBetween = (points: readonly number[]) => isWord((points[0] ?? 0) - 1) && isBefore(points)
  // Between a space and a word, as in `Interest ......4.50`, only many points lead to it.
  const isLong = (points: readonly number[]) => points.length >= MIN_LEADER && isBefore(points)
  if (!runs.some(isLong)) return null
  const hasNumber = members.some((_, k) => DIGIT.test(at(k)))
  const leaders = runs.filter(
    (points) => isLong(points) || ((points.length > 1 || !hasNumber) && isBetween(points)),
  )
  return new Set(leaders.flat().map((k) => members[k] as number))
}

/** Hardly any line has this many points in a row, and a loop rules out the others quickly. */
function holdsLongRun(members: readonly number[], unicode: Uint32Array): boolean {
  let length = 0
  for (const i of members) {
    length = unicode[i] === POINT ? length + 1 : 0
    if (length >= MIN_LEADER) return true
  }
  return false
}

const DIGIT = /\p{N}/u
const WORD_CHARACTER = /[^\s.]/

/** Lam and the alef behind it are one glyph, in which the lam stands on the right, whatever order a file gives them. */
const LAM = 0x644

/**
 * Most lines are drawn from left to right. A mark over or under the letter drawn before it stands behind that, wherever its
 * ink begins; drawn later, it stands where its ink does.
 */
function fromLeft(members: readonly number[], glyphs: Glyphs): readonly number[] {
  const { x0 } = glyphs
  const isSorted = members.every(
    (i, k) => k === 0 || (x0[members[k - 1] as number] as number) <= (x0[i] as number),
  )
  if (isSorted) return members
  const places = new Map<number, number>()
  for (const i of members) {
    const letter = isMarkOf(glyphs, i) ? places.get(i - 1) : undefined
    places.set(i, letter ?? (x0[i] as number))
  }
  const isLam = (i: number) => glyphs.unicode[i] === LAM
  return [...members].sort(
    (a, b) => (places.get(a) as number) - (places.get(b) as number) || Number(isLam(a)) - Number(isLam(b)),
  )
}

/** Whether a glyph is a mark that stands over or under the one drawn before it. */
const isMarkOf = ({ unicode, x0, x1 }: Glyphs, i: number): boolean =>
  i > 0 &&
  isMark(unicode[i] as number) &&
  (x0[i] as number) < (x1[i - 1] as number) &&
  (x1[i] as number) > (x0[i - 1] as number)

/**
 * The text of a word in the order and the width in which it is read.
 *
 * @param highest code point of its text
 */
function spelt(text: string, highest: number): string {
  if (highest < FIRST_RIGHT_TO_LEFT) return text
  const [first, last] = WIDE_FORMS
  return highest >= first && highest <= last ? narrowFigures(text) : spellWord(text)
}

function toWord(glyphs: Glyphs, members: readonly number[], page: number): Word {
  let [text, highest] = ['', 0]
  let [x0, top, x1, bottom, size] = [Infinity, Infinity, -Infinity, -Infinity, 0]
  for (const i of members) {
    const unicode = glyphs.unicode[i] as number
    text += spell(unicode)
    highest = Math.max(highest, unicode)
    x0 = Math.min(x0, glyphs.x0[i] as number)
    top = Math.min(top, glyphs.top[i] as number)
    x1 = Math.max(x1, glyphs.x1[i] as number)
    bottom = Math.max(bottom, glyphs.bottom[i] as number)
    size = Math.max(size, glyphs.size[i] as number)
  }
  return {
    text: spelt(text, highest),
    x0,
    top,
    x1,
    bottom,
    size,
    baseline: glyphs.baseline[members[0] as number] as number,
    page,
  }
}
