import { LANGUAGES } from './languages.ts'
import { textsOf } from './texts-of.ts'
import { withoutAccents } from './without-accents.ts'

/** What stands in a text for a letter that its font does not name. */
const UNKNOWN = '\ufffd'
const WORD_WITH_UNKNOWN = /[\p{L}\ufffd]*\ufffd[\p{L}\ufffd]*/gu
/** Of a shorter word, or one of which fewer letters are known, too little is left to tell it by: `m\ufffd\ufffdr\ufffd`. */
const FEWEST_LETTERS = 4
const KNOWN_SHARE = 0.4

/**
 * Small letters without accents, of which some are unknown, with each word that holds such taken for the word of the
 * vocabulary that it may be: `ksi\ufffdg` for `ksieg`. Fonts name plain letters before others, so a letter with an accent stands
 * where one is unknown. Where several words may be meant, they are nearly always forms of one: `celkov\ufffd`.
 */
export function guessUnknown(small: string): string {
  return holdsUnknown(small) ? small.replace(WORD_WITH_UNKNOWN, (word) => guess(word) ?? word) : small
}

export const holdsUnknown = (text: string): boolean => text.includes(UNKNOWN)

function guess(word: string): string | undefined {
  const letters = [...word]
  const unknown = letters.filter((letter) => letter === UNKNOWN).length
  const known = letters.length - unknown
  if (letters.length < FEWEST_LETTERS || known < KNOWN_SHARE * letters.length) return undefined
  const mayBe = ({ printed, plain }: Known) =>
    letters.every((letter, i) =>
      letter === UNKNOWN ? (printed[i] as string) > LAST_PLAIN : letter === plain[i],
    )
  return wordsOfLength(letters.length).find(mayBe)?.plain
}

const LAST_PLAIN = 'z'
/** A word as it is printed, and without accents. */
type Known = { readonly printed: string; readonly plain: string }
let byLength: ReadonlyMap<number, readonly Known[]> | null = null

/** The words of all languages with letters that are none of the plain alphabet: listed when the first unknown letter is met. */
function wordsOfLength(length: number): readonly Known[] {
  byLength ??= Map.groupBy(accentedWords(), ({ plain }) => plain.length)
  return byLength.get(length) ?? []
}

const accentedWords = (): Known[] =>
  [...new Set(LANGUAGES.flatMap(wordsIn))]
    .map((printed) => ({ printed, plain: withoutAccents(printed) }))
    .filter(({ printed, plain }) => printed.length === plain.length && printed !== plain)

const WORD = /\p{L}+/gu

const wordsIn = (part: unknown): readonly string[] =>
  textsOf(part).flatMap((text) => text.toLowerCase().normalize('NFC').match(WORD) ?? [])
