import { splitPhrases } from './index-phrases.ts'
import type { Language } from './language.ts'
import { LANGUAGES } from './languages.ts'
import { normalizeTitle } from './normalize-title.ts'
import { plainLetters } from './plain-letters.ts'

/**
 * Germanic languages write the kind of an account and the word for it as one: `Girokonto`, `Betaalrekening`; but a
 * `Gegenkonto` or `Referenzkonto` is another account, and a `Sachkonto` one of a ledger.
 */
const COMPOUND = '(?!gegen|referenz|sach|tegen|mot)\\p{L}+(?:konto|rekening)'
const compound = new RegExp(`^${COMPOUND}$`, 'u')
export const isAccountCompound = (word: string): boolean =>
  (word.endsWith('konto') || word.endsWith('rekening')) && compound.test(word)

/** What stands before the number of an account, as a part of a regular expression over plain letters. */
export const accountWords = `${alternatives(({ account }) => account)}|${COMPOUND}`

/** Kinds of accounts, behind which masked numbers are printed. */
export const accountKinds = alternatives(({ accountKind }) => accountKind)

/** What may stand between that word and the number. */
export const numberWords = alternatives(({ number }) => number)

const otherNumbers = new Set(
  LANGUAGES.flatMap(({ otherNumber }) => splitPhrases(otherNumber)).map(normalizeTitle),
)
/** The same names, as a part of a regular expression over plain letters. */
export const otherNumberWords = alternatives(({ otherNumber }) => otherNumber)

/** Whether a label stands before the number of something else: `Sort code`, `Filiale`. */
export const namesOtherNumber = (label: string): boolean => otherNumbers.has(normalizeTitle(label))

const HELD_ACCOUNT = new RegExp(
  `(?<!\\p{L})(?:${alternatives(({ heldAccount }) => heldAccount)})(?!\\p{L})`,
  'u',
)
/** A longer line is a sentence. */
const MAX_HEADING_WORDS = 10

/** Whether a heading names an account that is held: `Current account statement`. */
export const namesHeldAccount = (text: string): boolean =>
  HELD_ACCOUNT.test(plainLetters(text)) && text.split(' ').length <= MAX_HEADING_WORDS

/** A text in plain letters without the name of an account that is held: `compte cheques n° 24` without `compte cheques`. */
export const withoutHeldAccount = (plain: string): string => plain.replace(HELD_ACCOUNT, ' ')

function alternatives(select: (language: Language) => string | undefined): string {
  return LANGUAGES.flatMap((language) => splitPhrases(select(language)))
    .map(plainLetters)
    .sort((a, b) => b.length - a.length)
    .join('|')
}
