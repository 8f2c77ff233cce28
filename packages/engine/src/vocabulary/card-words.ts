import { splitPhrases } from './index-phrases.ts'
import type { Direction } from './language.ts'
import { LANGUAGES } from './languages.ts'
import { normalizeTitle } from './normalize-title.ts'
import { plainLetters } from './plain-letters.ts'

const words = LANGUAGES.flatMap(({ card }) => splitPhrases(card)).map(plainLetters)
const pattern = new RegExp(`(?<!\\p{L})(?:${words.join('|').replaceAll(' ', '\\s+')})(?!\\p{L})`, 'u')

/** Whether a text holds words that are printed on statements of cards, and hardly on any other. */
export const isCardWord = (text: string): boolean => pattern.test(plainLetters(text))

const titles = LANGUAGES.flatMap(({ cardTitle }) => splitPhrases(cardTitle)).map(plainLetters)
/** The most words of a title; a longer line is a sentence, perhaps one that advertises a card. */
const MAX_TITLE_WORDS = 8
const debitCards = LANGUAGES.flatMap(({ debitCard }) => splitPhrases(debitCard)).map(plainLetters)

/** Whether a heading says that the statement is a card's. What is paid with a debit card comes out of an account. */
export function isCardTitle(text: string): boolean {
  const plain = plainLetters(text)
  if (!titles.some((title) => plain.includes(title))) return false
  return plain.split(' ').length <= MAX_TITLE_WORDS && !debitCards.some((name) => plain.includes(name))
}

const owedTitles = (['debit', 'credit'] as const).map(
  (direction) =>
    [
      direction,
      LANGUAGES.flatMap(({ owedTitles: words }) => splitPhrases(words?.[direction])).map(
        (phrase) => ` ${normalizeTitle(phrase)} `,
      ),
    ] as const,
)

/** Which way money goes under a title on the statement of a card or a loan; null where that is no special matter. */
export function directionWhereOwed(title: string): Direction | null {
  const plain = ` ${normalizeTitle(title)} `
  const [found, ...others] = owedTitles.filter(([, phrases]) =>
    phrases.some((phrase) => plain.includes(phrase)),
  )
  return found && others.length === 0 ? found[0] : null
}

const owedBalances = new Set(
  LANGUAGES.flatMap(({ owedBalance }) => splitPhrases(owedBalance)).map(normalizeTitle),
)

/** Whether the titles of a table say that its balance is owed: `Advances  Payments  Principal Balance`. */
export const areTitlesOfDebt = (titles: readonly string[]): boolean =>
  titles.some((title) => owedBalances.has(normalizeTitle(title)))

/** A text in plain letters without the names of cards in it. */
export const withoutCard = (plain: string): string =>
  titles.reduce((text, title) => (text.includes(title) ? text.replace(title, ' ') : text), plain)
