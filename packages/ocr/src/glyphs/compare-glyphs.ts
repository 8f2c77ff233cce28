import type { GrayImage, PixelBox } from '../gray-image.ts'
import type { ComparedWord, SeenGlyph, SeenWord, WordWithParts } from '../word-types.ts'
import { type Dictionary, toDictionary } from './dictionary.ts'
import { digitLines } from './digit-lines.ts'
import { lookOf, toGlyphs } from './glyph.ts'
import { AMOUNT, withLostMarks } from './lost-marks.ts'
import { glyphsOfDate, withMonth, withoutMonth } from './named-dates.ts'
import { NUMBER_LIKE } from './number-like.ts'
import { numberPlaces } from './number-places.ts'
import { type CodeReader, codeReader, IS_CAPITAL } from './settle-codes.ts'
import { glyphsOfSlashedDate } from './slashed-dates.ts'
import { splitTouching } from './split-touching.ts'
import { stripOf } from './strip-of.ts'
import { withNumbers } from './with-numbers.ts'

/** Digits that are taken for each other. */
const LOOK_ALIKE: ReadonlySet<string> = new Set(
  ['38', '36', '35', '56', '58', '68', '08', '06', '09', '89', '17', '27', '49', '14'].flatMap((pair) => [
    pair,
    [...pair].reverse().join(''),
  ]),
)

const DIGIT = /^\d$/
/** Holds a digit, or nothing but what blurred or cut digits are read as: `|` for a 2. */
const MAY_BE_NUMBER = /\d|^[OoDQIl|!ZSGB§]+$/
/** A glyph is like the others of its kind where it is less unlike than this... */
const LIKE = 2
/** ...and any other character is at least this many times as unlike. */
const CLEAR = 1.6
/** ...or, with a blot or a faint stroke, up to this much unlike them, while any other is this many times as unlike. */
const [BLOTTED, CLEARER] = [4, 3]
/** Where the recogniser says something else, more is asked. */
const CLEARLY_ELSE = 4
/** ...unless the recogniser says so of many glyphs that look the same: then this. */
const OFTEN_ELSE = 2

/** In pixels: how much paper the picture of a number has on either side, for the blurred edges of its digits. */
const BESIDE = 2

/**
 * What the glyphs of the numbers among some words look like.
 *
 * @param words of a page
 * @param mayBeCut whether a part of a word may be missing
 * @param isSharp its numbers are read well as they are
 */
export const seeGlyphs = (
  image: GrayImage,
  words: readonly WordWithParts[],
  mayBeCut: (word: WordWithParts) => boolean,
  isSharp: boolean,
): SeenWord[] => {
  const lineOf = digitLines(image, words)
  const mayBeNumber = isSharp ? () => false : numberPlaces(words)
  return words.map((placed) => {
    const { parts, hasMinusPutBack, ...found } = placed
    const word = { ...found, isDoubted: hasMinusPutBack || mayBeCut(placed) }
    const isNumber = NUMBER_LIKE.test(word.text)
    const split = (glyphs: readonly PixelBox[]) => splitTouching(image, glyphs, word)
    const glyphs = toGlyphs(parts)
    const boxes = glyphsOfSlashedDate(image, word.text, glyphs, word) ?? (isNumber ? split(glyphs) : glyphs)
    const ofNumber = isNumber ? boxes : glyphsOfDate(word.text, boxes, split)
    const place = { ...lineOf(word), x0: word.x0 - BESIDE, x1: word.x1 + BESIDE }
    const seen = ofNumber?.map((box) => ({ look: lookOf(image, box, word), x0: box.x0 })) ?? null
    return {
      ...word,
      glyphs: seen,
      strip: IS_CAPITAL.test(word.text) ? stripOf(image, word, boxes) : null,
      numberStrip: mayBeNumber(word) ? stripOf(image, place, boxes) : null,
    }
  })
}

/**
 * Compares the glyphs of all numbers of a document with each other: a 3 that looks like the other 3s and was read as 8
 * is found without any arithmetic, and so is a point that was lost.
 *
 * @param pages the words of each picture
 */
export function compareGlyphs(pages: readonly (readonly SeenWord[])[]): ComparedWord[][] {
  const samples = pages.flat().flatMap(({ text, glyphs }) => {
    const characters = withoutMonth(text)
    return characters.length === glyphs?.length
      ? glyphs.map(({ look }, i) => [characters[i] as string, look] as const)
      : []
  })
  const dictionary = toDictionary(samples)
  const readCode = codeReader(pages.flat())
  return withNumbers(
    pages.map((words) => words.map((word) => compareWord(word, dictionary, readCode))),
    pages,
  )
}

function compareWord(
  { glyphs, strip, numberStrip: _, isDoubted, ...word }: SeenWord,
  dictionary: Dictionary,
  readCode: CodeReader,
): ComparedWord {
  const code = strip ? readCode(word.text, strip) : word.text
  if (code !== word.text) return { ...word, text: code, isConfirmed: false, readAs: word.text }
  const compared = glyphs && readAgain(withoutMonth(word.text), glyphs, dictionary)
  const text = compared ? withMonth(compared.text, word.text) : word.text
  if (compared === null || text === word.text) {
    const isConfirmed = compared?.isConfirmed ?? !MAY_BE_NUMBER.test(word.text)
    return { ...word, isConfirmed: isConfirmed && !isDoubted, readAs: null }
  }
  // Two glyphs that disagree confirm nothing.
  return { ...word, text, isConfirmed: false, readAs: word.text }
}

type ReadAgain = { readonly text: string; readonly isConfirmed: boolean }

function readAgain(
  characters: readonly string[],
  glyphs: readonly SeenGlyph[],
  dictionary: Dictionary,
): ReadAgain | null {
  // A colon that is one low mark is a point.
  const unmarked = characters.includes(':') ? withLostMarks(characters.join(''), glyphs) : null
  if (unmarked !== null) return { text: unmarked, isConfirmed: false }
  const seen = glyphs.map(({ look }) => dictionary.find(look))
  const isClear = seen.every((one) => one !== null && one.unlikeness <= LIKE && one.margin >= CLEAR)
  const looks = seen.map((one) => one?.character).join('')
  if (characters.length === glyphs.length) {
    // One character doubled and a point lost: the count is the same, but the text is not an amount.
    if (isClear && AMOUNT.test(looks) && !AMOUNT.test(characters.join('')))
      return { text: looks, isConfirmed: false }
    let isConfirmed = true
    const text = glyphs.map(({ look }, i) => {
      const character = characters[i] as string
      const found = seen[i] ?? null
      if (found === null) {
        isConfirmed = false
        return character
      }
      if (found.unlikeness > LIKE) {
        const isBlotted =
          found.character === character && found.unlikeness <= BLOTTED && found.margin >= CLEARER
        if (DIGIT.test(character) && !isBlotted) isConfirmed = false
        return character
      }
      if (found.character === character) {
        if (found.margin < CLEAR) isConfirmed = false
        return character
      }
      if (!DIGIT.test(character) && !DIGIT.test(found.character)) return character
      const asRead = dictionary.compare(look, character)
      const clearly = dictionary.isOftenReadFor(character, found.character) ? OFTEN_ELSE : CLEARLY_ELSE
      if (
        LOOK_ALIKE.has(character + found.character) &&
        asRead > clearly * found.unlikeness &&
        found.margin > clearly
      ) {
        return found.character
      }
      isConfirmed = false
      return character
    })
    return { text: text.join(''), isConfirmed }
  }
  // What was lost is put back where the glyphs hold everything that was read.
  if (isClear && holds(looks, characters)) return { text: looks, isConfirmed: false }
  const marked = withLostMarks(characters.join(''), glyphs)
  return marked === null ? null : { text: marked, isConfirmed: false }
}

/**
 * Whether a text is made up of these characters in their order, with separators between them, characters doubled that
 * stood once, and one digit more among them: two that are alike are often read as one, and blurred ones overlooked.
 */
function holds(text: string, characters: readonly string[]): boolean {
  let [at, lost] = [0, 0]
  for (const [i, character] of [...text].entries()) {
    if (character === characters[at]) at++
    else if (!DIGIT.test(character)) {
      if (!SEPARATOR.test(character) || !DIGIT.test(text[i - 1] ?? '') || !DIGIT.test(text[i + 1] ?? ''))
        return false
    } else if (character !== text[i - 1]) lost += at === 0 || at === characters.length ? MOST_LOST + 1 : 1
  }
  return at === characters.length && lost <= MOST_LOST
}

const SEPARATOR = /[.,'/:-]/
const MOST_LOST = 1
