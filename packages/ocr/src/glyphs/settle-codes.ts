import type { SeenWord } from '../word-types.ts'
import { type Choice, type Fitted, fitText } from './fit-text.ts'
import { type Sample, type Stencils, toStencils } from './stencils.ts'
import type { Strip } from './strip.ts'

/** Words of capitals and digits, and of the signs that those are misread as. */
export const IS_CAPITAL = /^[A-Z0-9)|!.,\-/]{2,}$/
/** A reference, in which any capital or digit may follow any other; digits with one or two letters are an amount with its mark. */
const CODE = /^(?=.*\d)(?=.*[A-Z])(?!\d+[A-Z]{1,2}$)[A-Z0-9)|!]{4,}$/
const [LETTERS, NUMBER] = [/^[A-Z]+$/, /^[\d.,\-/]+$/]
const [LETTER, DIGIT] = [/^[A-Z]$/, /^\d$/]
/** The letters that are misread as these signs. */
const LETTER_FOR: Readonly<Record<string, string>> = { ')': 'J', '|': 'I', '!': 'I' }
/** Characters that are taken for each other more often than others. */
const LOOK_ALIKE = ['0O', '0D', '0Q', 'OQ', '1I', '5S', '8B', '2Z', '6G', '9S']
/**
 * What it costs to read one of them for another, a letter for a digit that is unlike it, and one character less; in what noise
 * makes of one. In the codes of forty scans at 150 and 200 dpi 123 of 213 that were misread are set right, and one of 554
 * others is spoiled.
 */
const [ALIKE, OTHER, LOST] = [1, 3, 4]
/** In the same: a character more unlike its stencil may be any other one, which must be less unlike, its cost included. */
const [UNLIKE, LIKE] = [2, 5]

/** Reads a code a second time. */
export type CodeReader = (text: string, strip: Strip) => string

/**
 * Reads codes by what letters and digits look like in the words and numbers of their document, where the recogniser has no
 * language to go by: `FTC8SNO` is `FTC85N0`. Glyphs may touch.
 *
 * @param words of all pages
 */
export function codeReader(words: readonly SeenWord[]): CodeReader {
  const codes = words.flatMap(({ text, strip }) => (strip && CODE.test(text) ? [{ text, strip }] : []))
  if (codes.length === 0) return (text) => text
  const samples = words.flatMap(samplesOf)
  const first = toStencils(samples)
  // Letters that stand in no word of letters are known from the codes themselves.
  const others = codes.flatMap(({ text, strip }) => {
    const fitted = fitText(strip, [...text].map(asRead), first, Number.POSITIVE_INFINITY) ?? []
    return fitted.filter(({ character }) => !first.of.has(character)).map((one) => ({ ...one, strip }))
  })
  const stencils = toStencils([...samples, ...others])
  return (text, strip) => (CODE.test(text) ? readCode(text, strip, stencils) : text)
}

/** The characters of a word of letters only, or of a number, where each is one glyph. */
function samplesOf({ text, strip }: SeenWord): Sample[] {
  const characters = [...text]
  if (strip?.glyphs.length !== characters.length || !(LETTERS.test(text) || NUMBER.test(text))) return []
  return strip.glyphs.map(([from, to], i) => ({ character: characters[i] as string, strip, from, to }))
}

function readCode(read: string, strip: Strip, stencils: Stencils): string {
  const { noise } = stencils
  const text = read.replace(/[)|!]/g, (sign) => LETTER_FOR[sign] ?? sign)
  const characters = [...text]
  const alike = characters.map((character) => choicesOf(character, stencils, areAlike, ALIKE))
  const first = fitText(strip, alike, stencils, LOST * noise)
  if (first === null) return text
  const isUnlike = first.map(({ cost }) => cost > UNLIKE * noise)
  if (first.length !== characters.length || !isUnlike.includes(true)) return textOf(first)
  const any = characters.map((character, i) => {
    const near = alike[i] as readonly Choice[]
    return isUnlike[i]
      ? [...near, ...choicesOf(character, stencils, areLetterAndDigit, OTHER).slice(1)]
      : near
  })
  const second = fitText(strip, any, stencils, LOST * noise)
  const isLike = second?.every(({ character, cost }, i) => character === characters[i] || cost < LIKE * noise)
  return textOf(second && isLike ? second : first)
}

const textOf = (fitted: readonly Fitted[]): string => fitted.map(({ character }) => character).join('')

const asRead = (character: string): readonly [Choice] => [{ character, penalty: 0 }]

/** A character as it was read, and then, where it is known what it looks like, others. */
function choicesOf(
  read: string,
  { of, noise }: Stencils,
  mayBe: (character: string, other: string) => boolean,
  penalty: number,
): readonly [Choice, ...Choice[]] {
  if (!of.has(read)) return asRead(read)
  const others = [...of.keys()].filter((other) => other !== read && mayBe(read, other))
  return [...asRead(read), ...others.map((character) => ({ character, penalty: penalty * noise }))]
}

const areAlike = (a: string, b: string): boolean =>
  LOOK_ALIKE.some((group) => group.includes(a) && group.includes(b))

const areLetterAndDigit = (a: string, b: string): boolean =>
  (LETTER.test(a) && DIGIT.test(b)) || (DIGIT.test(a) && LETTER.test(b))
