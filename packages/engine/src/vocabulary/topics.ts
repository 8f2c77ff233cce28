import { isAccountCompound } from './account-words.ts'
import { splitPhrases } from './index-phrases.ts'
import { isAscii } from './is-ascii.ts'
import type { Language } from './language.ts'
import { LANGUAGES } from './languages.ts'
import { spaceUnspaced } from './normalize-title.ts'
import { plainLetters } from './plain-letters.ts'
import { titlesOf } from './title-phrases.ts'

/** What the vocabulary's phrases are about: column titles, rows of balances and totals, sections, cards, accounts, currencies. */
export type Topic =
  | 'title'
  | 'moneyTitle'
  | 'dateTitle'
  | 'dayTitle'
  | 'balance'
  | 'section'
  | 'card'
  | 'account'
  | 'currency'

/** A set of topics, one bit each. */
export type Topics = number

const BITS: Readonly<Record<Topic, Topics>> = {
  title: 1,
  balance: 2,
  section: 4,
  card: 8,
  account: 16,
  moneyTitle: 32,
  dayTitle: 64,
  currency: 128,
  dateTitle: 256,
}

const phrasesAbout: Readonly<Record<Topic, (language: Language) => readonly (string | undefined)[]>> = {
  title: (language) => Object.values(titlesOf(language)),
  moneyTitle: (language) => {
    const { debit, credit, amount, balance, marker } = titlesOf(language)
    return [debit, credit, amount, balance, marker]
  },
  dateTitle: (language) => {
    const { date, valueDate } = titlesOf(language)
    return [date, valueDate, language.dayFirst]
  },
  // The day of the month stands first among the parts of a date.
  dayTitle: ({ dateParts }) => [dateParts],
  balance: ({ rows = {} }) => Object.values(rows),
  section: ({ sections = {}, pending }) => [...Object.values(sections), pending],
  card: ({ card, creditLimit }) => [card, creditLimit],
  account: ({ account, accountKind }) => [account, accountKind],
  currency: ({ currency }) => [currency],
}

const PLAIN_WORD = /#|[a-z]+/g
const WORD = /#|\p{L}+/gu
const wordsOf = (text: string): readonly string[] =>
  (isAscii(text) ? text.toLowerCase().match(PLAIN_WORD) : spaceUnspaced(plainLetters(text)).match(WORD)) ?? []

/** The words that phrases begin with, each with the topics of those phrases. */
const beginnings: ReadonlyMap<string, Topics> = indexBeginnings()

function indexBeginnings(): Map<string, Topics> {
  const ofPhrases = new Map<string, Topics>()
  for (const topic of Object.keys(BITS) as Topic[])
    for (const phrase of LANGUAGES.flatMap(phrasesAbout[topic]).flatMap(splitPhrases))
      ofPhrases.set(phrase, (ofPhrases.get(phrase) ?? 0) | BITS[topic])
  const topics = new Map<string, Topics>()
  for (const [phrase, bits] of ofPhrases) {
    const [first] = wordsOf(phrase)
    if (first !== undefined) topics.set(first, (topics.get(first) ?? 0) | bits)
  }
  return topics
}

/**
 * The topics that a text may touch: those with a phrase that begins with one of its words. Most texts touch few
 * topics or none, so the phrases of the others need no search.
 */
export function topicsOf(text: string): Topics {
  let topics = 0
  for (const word of wordsOf(text))
    topics |= beginnings.get(word) ?? (isAccountCompound(word) ? BITS.account : 0)
  return topics
}

/** Whether a text with these topics may hold a phrase about one of them. */
export const mayTouch = (topics: Topics, topic: Topic): boolean => (topics & BITS[topic]) !== 0
