import { splitPhrases } from './index-phrases.ts'
import { LANGUAGES } from './languages.ts'
import { plainLetters } from './plain-letters.ts'

const titles = LANGUAGES.flatMap(({ cardTitle }) => splitPhrases(cardTitle)).map(plainLetters)

/** What must be all of the heading of a card's statement. */
export const wholeCardTitles: ReadonlySet<string> = new Set(
  titles.flatMap((title) => (title.startsWith('=') ? title.slice(1) : [])),
)
const names = titles.filter((title) => !title.startsWith('='))
const anyName = new RegExp(names.join('|'))
/** Cards with which money is paid out of an account. */
const debitCards = LANGUAGES.flatMap(({ debitCard }) => splitPhrases(debitCard)).map(plainLetters)
const anyDebitCard = new RegExp(debitCards.join('|'))

/** Whether a plain text holds what heads the statements of cards on which money is owed. */
export const holdsCardName = (plain: string): boolean => anyName.test(plain)

export const holdsDebitCard = (plain: string): boolean => anyDebitCard.test(plain)

/** A text in plain letters without the names of cards on which money is owed. */
export const withoutCard = (plain: string): string =>
  holdsCardName(plain) ? names.reduce((text, name) => text.replace(name, ' '), plain) : plain

/** The same without those of debit cards, too. */
export const withoutAnyCard = (plain: string): string =>
  holdsDebitCard(plain)
    ? debitCards.reduce((text, name) => text.replaceAll(name, ' '), withoutCard(plain))
    : withoutCard(plain)
