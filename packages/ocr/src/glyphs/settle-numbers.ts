import { learnStencils } from './learn-stencils.ts'
import { monthIn, NUMBER_LIKE } from './number-like.ts'
import { type Edits, readStrip, type ShownCharacter, type ShownText } from './read-strip.ts'
import { difference, type Sample, type Stencil, type Stencils, unlike } from './stencils.ts'
import { ROWS, type Strip } from './strip.ts'

const DIGIT = /^\d$/
const DIGITS = [...'0123456789']
const MARK = /^[.,/:]$/
const OF_DATE = /^[/-]$/
const NO_MARK = /(?!)/
/** What a number is read as. */
const LIKE_DIGIT = /^[OoDQIl|!ZSGBbgqs§$€}\]]$/
/** Signs, which are read where they are. */
const SIGN = /^[-+()*%.,/:]$/
/** What was no number becomes one only if that is an amount, a date, or no less than that many digits. */
const IS_NUMBER = /^-?(?=(?:.*\d){4})\d[\d.,/]*\d-?$|^\d{1,3}[.,]\d{2}-?$/

/** No number begins with a percent sign: it is two digits, as in `%.50-` for `95.50-`. */
const TWO_DIGITS = /^%(?=[.,]\d{2})/
const UNREAD = '?'

/** A mark is added only where an amount or a date comes of it. */
const WITH_MARKS =
  /^[-+($£€]{0,2}\d{1,3}(?:[.,]?\d{2,3})*[.,]\d{2}[-+)]?(?:[CD][Rr]?|[SH])?$|^\d{2}([./-])\d{2}(?:\1(?:\d{2}|\d{4}))?$/
const TWO_MARKS = /[.,/:]{2}/

/** What it costs to read another character than the recogniser, in what noise makes of one. */
const COST = { digit: 0.8, letter: 0.6, other: 1, more: 1.5, mark: 0.6, less: 1.5 }
/** In the same: a character that was changed is no more unlike its stencil... */
const LIKE = 4
/** ...or than this, where two digits are sure to stand... */
const LIKE_TWO = 6
/** ...nor is one that stays by more than this, where others are left out or added beside it... */
const KEPT = 4
/** ...and two characters of which a stencil of one differs less from one of the other are not told apart. */
const APART = 1.2
/** In the same: a number whose characters are no more unlike their stencils, and the rest unlike paper, is as it was read. */
const [GOOD, REST] = [1.6, 1.5]
/** In what noise makes of one: a digit is clearly no other where that is this many times as unlike, and at least by this much. */
const [CLEAR, FARTHER] = [1.6, 0.8]
/** How often stencils are made again of what they read, and of how many numbers at most. */
const [ROUNDS, MOST] = [2, 300]

/** A number as its strip shows it. */
type ReadNumber = {
  readonly text: string
  /** It is what was read, and each of its digits is clearly no other. */
  readonly isClear: boolean
}

/** Reads a number again. */
type NumberReader = (text: string, strip: Strip) => ReadNumber

/** A word as it was read so far, and its picture. */
export type Read = { readonly text: string; readonly strip: Strip }

/**
 * Reads numbers by what the digits of their document look like, wherever they stand in a word, whether they touch or not.
 *
 * @param words of all pages
 */
export function numberReader(words: readonly Read[]): NumberReader {
  const numbers = words.filter(({ text }) => NUMBER_LIKE.test(text) || monthIn(text) !== null)
  const step = Math.max(1, numbers.length / MOST)
  const some = Array.from(
    { length: Math.min(numbers.length, MOST) },
    (_, i) => numbers[Math.floor(i * step)] as Read,
  )
  let stencils = learnStencils(some.flatMap(samplesOf), null)
  for (let round = 0; round < ROUNDS; round++) {
    const { noise } = stencils
    const samples = some.flatMap(({ text, strip }) =>
      (readStrip(strip, text, stencils, NONE)?.characters ?? []).map((one) => ({ ...one, strip })),
    )
    stencils = learnStencils(samples, noise)
  }
  if (DIGITS.some((digit) => !stencils.of.has(digit))) return (text) => ({ text, isClear: false })
  const [ofDate, unmarked] = [editsOf(stencils, OF_DATE), editsOf(stencils, NO_MARK)]
  const ofNumber = [editsOf(stencils, MARK), unmarked]
  const months = repeated(words.flatMap(({ text }) => monthIn(text) ?? []))
  return (text, strip) => {
    const masked = text.replace(TWO_DIGITS, UNREAD)
    const isKnown = NUMBER_LIKE.test(masked) || months.has(monthIn(masked) ?? '')
    const shown = isKnown ? readStrip(strip, masked, stencils, NONE) : null
    if (shown && isShown(shown, stencils)) return { text, isClear: areClear(shown, strip, stencils) }
    const found = readOther(masked, strip, stencils, monthIn(masked) === null ? ofNumber : [ofDate], months)
    return { text: found === masked ? text : found, isClear: false }
  }
}

const NONE: Edits = { replace: () => Infinity, insert: () => Infinity, leaveOut: () => Infinity }

function samplesOf({ text, strip }: Read): Sample[] {
  const characters = [...text]
  if (strip.glyphs.length !== characters.length) return []
  return strip.glyphs.flatMap(([from, to], i) =>
    to > from ? [{ character: characters[i] as string, strip, from, to }] : [],
  )
}

/** @param marks which of them may have been lost */
function editsOf(stencils: Stencils, marks: RegExp): Edits {
  const apart = new Map<string, boolean>()
  const areApart = (a: string, b: string): boolean => {
    const key = a + b
    const isApart = apart.get(key) ?? differ(stencils, a, b)
    apart.set(key, isApart)
    return isApart
  }
  return {
    replace: (character, by) => {
      if (SIGN.test(character) || (!DIGIT.test(by) && (!MARK.test(by) || DIGIT.test(character))))
        return Infinity
      if (DIGIT.test(character) && !areApart(character, by)) return Infinity
      if (DIGIT.test(character) && DIGIT.test(by)) return COST.digit
      return LIKE_DIGIT.test(character) && DIGIT.test(by) ? COST.letter : COST.other
    },
    insert: (by) => (DIGIT.test(by) ? COST.more : marks.test(by) ? COST.mark : Infinity),
    leaveOut: (character) => (DIGIT.test(character) || LIKE_DIGIT.test(character) ? COST.less : Infinity),
  }
}

/** Whether no stencil of one character is nearly one of the other. */
const differ = ({ of, noise }: Stencils, a: string, b: string): boolean =>
  (of.get(a) ?? []).every((one) => (of.get(b) ?? []).every((other) => unlike(one, other) >= APART * noise))

/** @param months how they are written in the document */
function readOther(
  text: string,
  strip: Strip,
  stencils: Stencils,
  edits: readonly Edits[],
  months: ReadonlySet<string>,
): string {
  for (const allowed of edits) {
    const { characters = [] } = readStrip(strip, text, stencils, allowed) ?? {}
    if (isLikely(text, characters, stencils.noise, months))
      return characters.map(({ character }) => character).join('')
  }
  return text
}

/** Whether what a strip shows may be printed where a text was read. */
function isLikely(
  text: string,
  characters: readonly ShownCharacter[],
  noise: number,
  months: ReadonlySet<string>,
): boolean {
  const found = characters.map(({ character }) => character).join('')
  // Where as many characters are shown as were read, those that stay say nothing new.
  const most = found.length === text.length ? Number.POSITIVE_INFINITY : KEPT * noise
  const like = (text.startsWith(UNREAD) ? LIKE_TWO : LIKE) * noise
  const areLike = characters.every(
    ({ character, of, cost }) => cost < (of >= 0 && text[of] === character ? most : like),
  )
  if (!areLike || (TWO_MARKS.test(found) && !TWO_MARKS.test(text))) return false
  if (!NUMBER_LIKE.test(text)) return IS_NUMBER.test(found) || months.has(monthIn(found) ?? '')
  return WITH_MARKS.test(found) || !characters.some(({ character, of }) => of < 0 && MARK.test(character))
}

/** The texts that occur more than once. */
const repeated = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.filter((text, i) => texts.indexOf(text) !== i))

/** Whether a strip shows a text as it was read, and nothing else. */
const isShown = (shown: ShownText, { of, noise }: Stencils): boolean =>
  shown.rest < REST * noise &&
  shown.characters.every(({ character, cost }) => of.has(character) && cost < GOOD * noise)

/** Whether each digit of a strip is much less unlike its own stencils than those of any other. */
const areClear = ({ characters }: ShownText, { ink }: Strip, { of, noise }: Stencils): boolean =>
  characters.every(({ character, from, to, cost }) => {
    if (!DIGIT.test(character)) return true
    const least = Math.max(CLEAR * cost, cost + FARTHER * noise)
    return DIGITS.every(
      (other) =>
        other === character ||
        (of.get(other) ?? []).every(
          (stencil) => differenceNear(ink, from, stencil) * ((to - from) / stencil.columns) >= least,
        ),
    )
  })

/** How unlike a stencil is about where a character begins. */
const differenceNear = (ink: Uint8Array, from: number, stencil: Stencil): number =>
  Math.min(
    ...[-1, 0, 1].flatMap((step) => {
      const at = from + step
      return at >= 0 && (at + stencil.columns) * ROWS <= ink.length ? difference(ink, at, stencil.ink) : []
    }),
  )
