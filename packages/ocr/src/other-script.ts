import type { FoundWord } from './word-types.ts'

type Line = readonly FoundWord[]

/** One letter may be a stroke of any script. */
const WORD = /\p{L}{2}/u
/** `XXXXXX` stands where nobody may read on, and is clear to models of Greek and of Thai. */
const WRITTEN_OVER = /(\p{L})\1{3}/u
/** A number, whatever script stands beside it: of those the first reading knows most. */
const NUMBER = /^(?=.*\d)[\d.,:;'’/()+\-−–%]+$/

/**
 * On the recogniser's scale of 0 to 100: a word less sure than UNCLEAR is none in its letters. Of pages in other scripts 15 to 97 in 100
 * words are, of pages in Latin letters that are scanned at 150 dpi at most 13 (25 and 20 statements).
 */
const UNCLEAR = 40
const [LEAST_SHARE, LEAST_WORDS] = [0.1, 4]
/** A number that the first reading is less sure of may be none. */
const SURE = 60
/** How many lines are read to find the script. */
const TRIALS = 6

/** Whether so few words of a page are clear that it may be in another script. */
export function mayBeOtherScript(lines: readonly Line[]): boolean {
  const words = wordsIn(lines.flat())
  const unclear = words.filter(isUnclear).length
  return unclear >= LEAST_WORDS && unclear >= LEAST_SHARE * words.length
}

const isUnclear = ({ confidence }: FoundWord): boolean => confidence < UNCLEAR

/** The places of those lines that say most about the script: with most letters that are not clear, and fewest that are. */
export function linesToTry(lines: readonly Line[]): number[] {
  const worthOf = (i: number) =>
    wordsIn(lines[i] ?? []).reduce(
      (sum, word) => sum + (isUnclear(word) ? word.text.length : -word.text.length),
      0,
    )
  return lines
    .flatMap((line, i) => (wordsIn(line).some(isUnclear) ? [{ i, worth: worthOf(i) }] : []))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, TRIALS)
    .map(({ i }) => i)
}

const wordsIn = (words: Line): Line => words.filter(({ text }) => WORD.test(text) && !WRITTEN_OVER.test(text))

/** What is read for a letter that a recogniser does not know: `валют!` for `валюті`. */
const STROKE = /\p{L}[!|]|[!|]\p{L}/u
/** Chinese models know Latin letters, too, which tell nothing of a script. */
const ALL_LATIN = /^[\P{L}\p{sc=Latin}]+$/u

/** How well a recogniser knows the letters of some lines in another script, 0 to 100. */
export const knowsLetters = (words: Line): number =>
  surenessOf(wordsIn(words).map((word) => (areKnown(word) ? word : { ...word, confidence: 0 })))

const areKnown = ({ text }: FoundWord): boolean => !STROKE.test(text) && !ALL_LATIN.test(text)

/** How sure a recogniser is of some words, 0 to 100: each character counts alike. */
export function surenessOf(words: Line): number {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0)
  return (
    words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, characters)
  )
}

const isSureNumber = ({ text, confidence }: FoundWord): boolean => NUMBER.test(text) && confidence >= SURE

/** Whether a line holds anything that a recogniser of another script may read better. */
export const mayHoldOther = (line: Line): boolean => line.length === 0 || !line.every(isSureNumber)

/** Readings that are as sure as each other, but for this: of capitals that both scripts have (a Greek and two Russian statements). */
const AS_SURE = 8
/** Shorter ones are codes of currencies, as `RUR` beside Russian; the mark behind an amount is of the page's language. */
const NO_CODE = /\p{L}{4}|\d[.,]\d{2}\p{L}/u
/** The least share of the narrower one that two readings of one word have in common. */
const SAME_PLACE = 0.3

/**
 * The words of a line of which each is taken from the reading that is surer of it; where both are, a short one from that of the
 * words beside it, any other from the second. Numbers are those of the first, unless the other is sure of letters there.
 *
 * @returns from left to right
 */
export function surerWords(first: Line, other: Line): FoundWord[] {
  const compared = first.map((word) => {
    const rivals = other.filter((rival) => areOnePlace(word, rival))
    return { word, rivals, lead: word.confidence - surenessOf(rivals) }
  })
  const isOther = compared.some(({ word, lead }) => !isSureNumber(word) && lead < -AS_SURE)
  const kept = compared.filter(({ word, rivals, lead }) => {
    if (isSureNumber(word)) return rivals.some(hasDigit) || lead >= -AS_SURE
    if (rivals.length === 0) return other.length === 0
    return lead > (isOther || NO_CODE.test(word.text) ? AS_SURE : -AS_SURE)
  })
  const others = other.filter((rival) => !kept.some(({ word }) => areOnePlace(word, rival)))
  return [...kept.map(({ word }) => word), ...others.map(withGreekMu)].sort((a, b) => a.x0 - b.x0)
}

/** The model of Greek knows the sign for a millionth only. */
const MICRO = /\u00b5(?=\p{sc=Greek})|(?<=\p{sc=Greek})\u00b5/gu

const withGreekMu = (word: FoundWord): FoundWord => ({ ...word, text: word.text.replace(MICRO, '\u03bc') })

const hasDigit = ({ text }: FoundWord): boolean => /\d/.test(text)

const areOnePlace = (a: FoundWord, b: FoundWord): boolean =>
  Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > SAME_PLACE * Math.min(a.x1 - a.x0, b.x1 - b.x0)
