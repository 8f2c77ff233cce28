import { isUnnamed } from './page.ts'

/** A text is nonsense when more than this share of its glyphs stand for no character... */
const WITHOUT_LETTER = 0.1
/** ...or fewer than this share of its Latin letters are vowels; a third are in any language, and in names of shops. */
const FEWEST_VOWELS = 0.2
/** The fewest letters of which the share of vowels tells anything. */
const ENOUGH_LETTERS = 150
const VOWELS = new Set([...'aeiouyAEIOUY'].map((letter) => letter.charCodeAt(0)))

/**
 * Whether the text of a page looks like that of a font which does not say which letters it draws: copied, it is
 * nonsense. Only what looks at the drawn letters can be sure.
 *
 * @param unicode of its glyphs
 * @param unmapped how many more of them stand for no character
 */
export function isGarbled(unicode: Uint32Array, unmapped: number): boolean {
  let [without, letters, vowels] = [unmapped, 0, 0]
  for (const code of unicode) {
    if (isWithoutLetter(code)) without++
    if (isLatinLetter(code)) {
      letters++
      if (VOWELS.has(code)) vowels++
    }
  }
  if (without > WITHOUT_LETTER * (unicode.length + unmapped)) return true
  return letters >= ENOUGH_LETTERS && vowels < FEWEST_VOWELS * letters
}

const SPACE = 0x20
const PRIVATE_USE = [0xe000, 0xf8ff] as const

/** Those without a name, and those that each font uses as it likes. */
const isWithoutLetter = (code: number): boolean =>
  code < SPACE || isUnnamed(code) || (code >= PRIVATE_USE[0] && code <= PRIVATE_USE[1])

const isLatinLetter = (code: number): boolean =>
  (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)
