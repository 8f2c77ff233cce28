import { holdsCardName, holdsDebitCard, wholeCardTitles } from './card-names.ts'
import { splitPhrases } from './index-phrases.ts'
import type { ColumnRole, Direction } from './language.ts'
import { LANGUAGES } from './languages.ts'
import { normalizeTitle } from './normalize-title.ts'
import { plainLetters } from './plain-letters.ts'
import { roleOfTitle } from './titles.ts'

const CARD_WORDS = anyOf(LANGUAGES.map(({ card }) => card))
const CREDIT_LIMITS = anyOf(LANGUAGES.map(({ creditLimit }) => creditLimit))

function anyOf(phrases: readonly (string | undefined)[]): RegExp {
  const words = phrases.flatMap(splitPhrases).map(plainLetters)
  return new RegExp(`(?<!\\p{L})(?:${words.join('|').replaceAll(' ', '\\s+')})(?!\\p{L})`, 'u')
}

/** Whether a text holds words that are printed on statements of cards, and hardly on any other. */
export const isCardWord = (text: string): boolean => CARD_WORDS.test(plainLetters(text))

/** Whether a text says how much may be owed. */
export const namesCreditLimit = (text: string): boolean => CREDIT_LIMITS.test(plainLetters(text))

/** `Payment due date`, `Credit limit`: whether a text names what a card's statement says once. */
export const namesCardFact = (text: string): boolean => isCardWord(text) || namesCreditLimit(text)

/** The most words of a title; a longer line is a sentence, perhaps one that advertises a card. */
const MAX_TITLE_WORDS = 8

/** Whether a heading says that the statement is a card's. What is paid with a debit card comes out of an account. */
export function isCardTitle(text: string): boolean {
  const plain = plainLetters(text)
  if (wholeCardTitles.has(plain)) return true
  if (!holdsCardName(plain) || namesCreditLimit(text)) return false
  return plain.split(' ').length <= MAX_TITLE_WORDS && !holdsDebitCard(plain)
}

/** `Venture Card`, `Visa Signature`, `Carte Platine`: it may be one to pay with from an account as well. */
const CARD = 'card|cards|visa|mastercard|amex|american express|carte|karte|tarjeta|cartao|carta|kort'
/** Its balance is owed, but may be printed as less than nothing; `Total loans` says nothing of the account. */
const LOAN = LANGUAGES.flatMap(({ loan }) => splitPhrases(loan))
  .map(plainLetters)
  .join('|')
/** A bank may advertise them: they only say that money may be owed. */
const LOANS =
  '(?:home|student|personal|car|auto|vehicle) loans|hire purchase|finance agreement|credit agreement'
const NAMES_CARD = new RegExp(`(?<!\\p{L})(?:${CARD})(?!\\p{L})`, 'u')
const NAMES_LOANS = new RegExp(`(?<!\\p{L})(?:${LOAN}|${LOANS})(?!\\p{L})`, 'u')
const LOAN_ALONE = new RegExp(`(?<!\\p{L})(?:${LOAN})(?!\\p{L})`, 'u')

/** Whether a text names an account from which money is owed; a longer text may advertise one. */
export const namesLoan = (text: string): boolean =>
  text.split(' ').length <= MAX_TITLE_WORDS && LOAN_ALONE.test(plainLetters(text))

/**
 * `LOAN (L1)`, `Used Vehicle Loan`, `Darlehen 4711`: with what the heading of a loan's rows begins, beside those of other
 * accounts.
 */
const LOAN_NAME = `(?:(?!(?:on|to|of|from|for) )\\p{L}+ ){0,2}(?:loan|mortgage|darlehen|kredit|pret|prestamo|emprestimo|mutuo|lening|${LOAN})`
const LOAN_HEADING = new RegExp(`^${LOAN_NAME}(?!\\p{L})`, 'u')
const NUMBERED_LOAN = new RegExp(`^${LOAN_NAME}(?: account| id| no| number| nr)*[ .:(#–-]*\\p{L}?\\d`, 'u')
/** A longer line is a sentence, unless the number of the loan stands behind its name. */
const MAX_LOAN_WORDS = 5

/** Whether the heading of a table says that its rows are those of a loan. */
export function headsLoan(text: string): boolean {
  const plain = plainLetters(text)
  return NUMBERED_LOAN.test(plain) || (text.split(' ').length <= MAX_LOAN_WORDS && LOAN_HEADING.test(plain))
}

/** By what money may be owed. */
export type OwedBy = 'loan' | 'card'

/** What a text names by which money may be owed: a loan, or any kind of card except a debit card. */
export function owedByName(text: string): OwedBy | null {
  const plain = plainLetters(text)
  if (NAMES_LOANS.test(plain)) return 'loan'
  return NAMES_CARD.test(plain) && !holdsDebitCard(plain) ? 'card' : null
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

/**
 * Which way money goes under a title on the statement of a card or a loan; null where the title has no special
 * meaning there.
 */
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

/** `Principal Balance`; with another word before or behind it where it has several: `Unpaid Principal Balance`. */
function namesOwedBalance(title: string): boolean {
  const words = normalizeTitle(title).split(' ')
  const parts = [words, ...(words.length > 2 ? [words.slice(1), words.slice(0, -1)] : [])]
  return parts.some((part) => owedBalances.has(part.join(' ')))
}

const interests = new Set(LANGUAGES.flatMap(({ interest }) => splitPhrases(interest)).map(normalizeTitle))

/** Whether a plain title is a word for interest. */
export const isInterest = (plain: string): boolean => interests.has(plain)

const OF_WHICH = new RegExp(
  `^(?:${LANGUAGES.flatMap(({ ofWhich }) => splitPhrases(ofWhich))
    .map(normalizeTitle)
    .join('|')}) `,
  'u',
)
/** `of which interest`: the name of a part by itself. */
const partNamed = (title: string): string => normalizeTitle(title).replace(OF_WHICH, '')

/** `Interest`, `Interest charged`, `of which interest`, `Applied to interest` */
export function beginsWithInterest(title: string): boolean {
  const name = partNamed(title)
  return isInterest(name) || isInterest(name.split(' ')[0] ?? '')
}

/** Beside what a payment is made up of, a table prints its day and its amount. */
const PAID: readonly ColumnRole[] = ['date', 'amount']
const repaid = new Set(LANGUAGES.flatMap(({ repaid: words }) => splitPhrases(words)).map(normalizeTitle))

const odometers = new Set(LANGUAGES.flatMap(({ odometer }) => splitPhrases(odometer)).map(normalizeTitle))

/**
 * Whether the titles of a table are those of a card for fuel: how far the vehicle has run. Of such cards, most that are
 * paid beforehand print balances.
 */
export const areTitlesOfFuelCard = (titles: readonly string[]): boolean =>
  titles.some((title) => odometers.has(normalizeTitle(title))) &&
  !titles.some((title) => roleOfTitle(title) === 'balance')

const merchants = new Set(LANGUAGES.flatMap(({ merchant }) => splitPhrases(merchant)).map(normalizeTitle))

/** Whether the titles of a table say where a card was used, beside one column of amounts and no balance. */
export function areTitlesOfPurchases(titles: readonly string[]): boolean {
  const roles = titles.map(roleOfTitle)
  return (
    titles.some((title) => merchants.has(normalizeTitle(title))) &&
    !roles.includes('balance') &&
    !(roles.includes('debit') && roles.includes('credit'))
  )
}

/**
 * Whether the titles of a table say that its balance is owed: `Advances  Payments  Principal Balance`; or that what goes
 * out is charged or lent: `Charges  Payments`, `Interest / Advances  Repayments`, with no other column for it; or that an
 * amount is made up of interest and principal.
 */
export function areTitlesOfDebt(titles: readonly string[]): boolean {
  if (titles.some(namesOwedBalance)) return true
  if (arePartsOfPayment(titles)) return true
  const isCharge = (title: string) =>
    owedDebits.has(normalizeTitle(title)) ||
    (title.includes('/') && roleOfTitle(title) === null && directionWhereOwed(title) === 'debit')
  const isCharged = titles.some(isCharge)
  const others = titles.filter((title) => !isCharge(title))
  const roles = others.map((title) =>
    directionWhereOwed(title) === 'credit' ? 'credit' : roleOfTitle(title),
  )
  return isCharged && roles.includes('credit') && !roles.includes('debit') && !roles.includes('amount')
}

const billed = new Set(LANGUAGES.flatMap(({ billed: words }) => splitPhrases(words)).map(normalizeTitle))

/** `3月支払金額`: what is charged in that month. */
const OF_MONTH = /^\d{1,2} ?月 ?/

/** Whether a title names what is charged this time, of a price that may be another. */
export const namesBilled = (title: string): boolean => billed.has(normalizeTitle(title).replace(OF_MONTH, ''))

/** Whether a title says that an amount is paid back of what was lent. */
export const namesRepaid = (title: string): boolean => repaid.has(partNamed(title))

/** Whether a table prints what is paid back of a loan, and how much of it is left: `Principal ... Principal Balance`. */
export const areTitlesOfLoan = (titles: readonly string[]): boolean =>
  titles.some(namesRepaid) && titles.some(namesOwedBalance)

/** `Date  Amount  Interest  Principal`; without days and amounts beside them, parts are terms of a loan. */
function arePartsOfPayment(titles: readonly string[]): boolean {
  const others = titles.filter((title) => !namesRepaid(title) && !beginsWithInterest(title)).map(roleOfTitle)
  return (
    titles.some(namesRepaid) && titles.some(beginsWithInterest) && PAID.every((role) => others.includes(role))
  )
}

const owedDebits = new Set(
  LANGUAGES.flatMap(({ owedTitles: words }) => splitPhrases(words?.debit)).map(normalizeTitle),
)
