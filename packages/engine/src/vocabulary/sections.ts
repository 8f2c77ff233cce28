import { withoutHeldAccount } from './account-words.ts'
import { withoutCard } from './card-names.ts'
import { beginsWithInterest, directionWhereOwed, isInterest, namesCardFact } from './card-words.ts'
import { splitPhrases } from './index-phrases.ts'
import type { Direction } from './language.ts'
import { LANGUAGES } from './languages.ts'
import { countWords, normalizeTitle } from './normalize-title.ts'
import { isNameOfTotal, rowKindOf } from './row-kinds.ts'
import { roleOfTitle } from './titles.ts'

/** "Payments and other credits" are credits: those words are asked for first. */
const DIRECTIONS: readonly Direction[] = ['credit', 'debit']

const sections = DIRECTIONS.map((direction) => {
  const phrases = LANGUAGES.flatMap(({ sections: words }) => splitPhrases(words?.[direction]))
  return { direction, phrases: phrases.map(normalizeTitle) }
})
/** The words that any of them begins with: most texts hold none, and need no look for phrases. */
const beginnings = new Set(sections.flatMap(({ phrases }) => phrases.map((phrase) => phrase.split(' ')[0])))
/** Each direction with what finds any of its phrases among whole words. */
const patterns = sections.map(
  ({ direction, phrases }) => [direction, new RegExp(`(?:^| )(?:${phrases.join('|')})(?: |$)`)] as const,
)
const MAX_SECTION_WORDS = 8
/** The fewest letters of a word that counts: shorter ones are abbreviations, and may stand in any text. */
const MIN_LETTERS = 4

/** `No interest if paid in full`: nothing is paid in. */
const PAID_OFF = /(?:^| )paid in full(?: |$)/

/** `CR` alone belongs to an amount above it. */
const MARK = /^(?:cr|dr|db)$/

/** The direction that a section title gives the amounts under it, or null. */
export function directionOfSection(title: string): Direction | null {
  const plain = normalizeTitle(title)
  if (countWords(plain) > MAX_SECTION_WORDS || PAID_OFF.test(plain) || MARK.test(plain)) return null
  // `Credit card statement`, `Kartu Kredit`: the name of a card says nothing of which way money goes.
  const bare = withoutCard(plain)
  const mayName = bare.split(' ').some((word) => beginnings.has(word))
  const [found, ...others] = mayName ? patterns.filter(([, pattern]) => pattern.test(bare)) : []
  // `Charges, purchases and credits` names both; but payments, which are listed with the debits, are credits on a card.
  if (found && others.some(([, pattern]) => pattern.test(withoutPayments(bare)))) return null
  // `Compte chèques N° 24` is an account, and no section of cheques.
  if (found) return found[1].test(withoutHeldAccount(bare)) ? found[0] : null
  const role = bare === plain ? roleOfTitle(title) : null
  // `Credit limit` is none either.
  return (role === 'debit' || role === 'credit') && !namesCardFact(title) && !namesBoth(title) ? role : null
}

/** The same of the name of a sum, `Totaal af`, which may begin with a word for totals. */
export const directionOfSum = (name: string): Direction | null => ofSum(name, directionOfSection)

function ofSum(name: string, directionOf: (title: string) => Direction | null): Direction | null {
  const whole = directionOf(name)
  if (whole !== null || rowKindOf(name, false) !== 'total') return whole
  return directionOf(name.split(' ').slice(1).join(' '))
}

/** `Interest`, `Total interest added`: a word for totals may stand before it. */
const namesInterest = (title: string): boolean =>
  beginsWithInterest(title) ||
  (rowKindOf(title, false) === 'total' && beginsWithInterest(title.replace(/^\S+\s+/, '')))

/** The same where the balance is owed: payments come in, and interest is charged. */
export function directionOfOwedSection(title: string): Direction | null {
  if (namesInterest(title)) return 'debit'
  const direction = directionOfSection(title)
  return direction === 'debit' && directionWhereOwed(title) === 'credit' ? 'credit' : direction
}

/** And of the name of a sum there: `Total payments`. */
export const directionOfOwedSum = (name: string): Direction | null => ofSum(name, directionOfOwedSection)

const withoutPayments = (plain: string): string =>
  plain
    .split(' ')
    .filter((word) => directionWhereOwed(word) !== 'credit')
    .join(' ')

/** `Reference  Debit  Credit`: the titles of columns are none of a section. */
function namesBoth(title: string): boolean {
  const roles = title.split(/\s+/).map(roleOfTitle)
  return roles.includes('debit') && roles.includes('credit')
}

/**
 * Whether a text that begins with a word for totals may be the name of a payee: `Total Fitness`, but neither `Total`
 * nor `Total interest charged`.
 */
export const mayBePayee = (text: string): boolean =>
  text.includes(' ') && !isNameOfTotal(text) && directionOfSection(text.replace(/^\S+ /, '')) === null

const titles = new Set(sections.flatMap(({ phrases }) => phrases))

/** `Deposits & Other Credits`, `Checks and Withdrawals`: what joins two titles. */
const JOINED = /, | (?:and|&|\+|y|et|e|und|en) (?:other )?/i
const eitherWay = new Set(
  LANGUAGES.flatMap((language) => splitPhrases(language.eitherWay)).map(normalizeTitle),
)
/** `(Continued)`: what is printed behind a title on a later page. */
const CONTINUED = /\s*[([-]\s*\p{L}+\.?\s*[)\]-]?$/u

/** Whether a text that does not begin like the rest of a sentence is a title of the vocabulary, or several joined. */
export function isKnownSection(title: string): boolean {
  if (!/^[^\p{Ll}(]/u.test(title)) return false
  return [title, title.replace(CONTINUED, '')].some((text) => {
    const [first = '', ...others] = text.split(JOINED)
    return isTitleWord(first) && others.every((part) => isTitleWord(part) || mayFollow(part))
  })
}

function isTitleWord(part: string): boolean {
  const plain = normalizeTitle(part)
  return plain.length >= MIN_LETTERS && titles.has(plain)
}

/** `Fees and interest`, `Payments and adjustments` */
function mayFollow(part: string): boolean {
  const plain = normalizeTitle(part)
  return eitherWay.has(plain) || isInterest(plain)
}
