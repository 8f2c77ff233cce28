import { withoutAnyCard } from './card-names.ts'
import { splitPhrases } from './index-phrases.ts'
import type { Direction, Language } from './language.ts'
import { LANGUAGES } from './languages.ts'
import { plainLetters } from './plain-letters.ts'

/** The fewest letters of a mark, or of the title of a section, that counts: shorter ones mean something else in texts. */
const MIN_LETTERS = 5
/**
 * The most words of a text that banks write about their own movements: `school fee` may also stand in a longer text
 * written by a customer, or between the strokes of a payment's parts.
 */
const MAX_BANK_WORDS = 6
const OF_PARTS = /[/@]/
const DIRECTIONS: readonly Direction[] = ['debit', 'credit']

type Finder = readonly [Direction | null, RegExp]

const plainPhrases = (select: (language: Language) => readonly (string | undefined)[]): string[] => [
  ...new Set(LANGUAGES.flatMap(select).flatMap(splitPhrases).map(plainLetters)),
]
const anyOf = (phrases: readonly string[]): string => phrases.join('|').replaceAll(' ', '\\P{L}+')
const whole = (phrases: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${anyOf(phrases)})(?!\\p{L})`, 'u')

const owed = new Set(plainPhrases(({ owedTitles }) => [owedTitles?.debit, owedTitles?.credit]))
/**
 * Single words that name one direction in every kind of statement: words for a card's payments are excluded, as they
 * mean another direction there.
 */
const titles = DIRECTIONS.map((direction) => ({
  direction,
  words: plainPhrases(({ markers, sections }) => [markers?.[direction], sections?.[direction]]).filter(
    (word) => word.length >= MIN_LETTERS && !word.includes(' ') && !owed.has(word),
  ),
}))
const bankWords = DIRECTIONS.map((direction) => ({
  direction,
  words: plainPhrases(({ bankTexts }) => [bankTexts?.[direction]]),
}))
const back = plainPhrases(({ bankTexts }) => [bankTexts?.back])

const findersOf = (said: readonly { direction: Direction; words: readonly string[] }[]): Finder[] => [
  ...said.map(({ direction, words }): Finder => [direction, whole(words)]),
  [null, whole(back)],
]
const inBankTexts = findersOf(bankWords)
const inTitles = findersOf(titles)
/** Finds any of them in one pass, also within other words: few texts hold one. */
const anyWord = new RegExp(anyOf([...titles, ...bankWords].flatMap(({ words }) => words)), 'u')

const namesBack = whole(back)
const namesPayment = whole(plainPhrases(({ owedTitles }) => [owedTitles?.credit]))

/** The direction that a row's text names (`ACH debit`, `Late fee`, `Cash deposit`), null where it names none, or both. */
export function directionInText(text: string): Direction | null {
  const plain = plainLetters(text)
  if (!anyWord.test(plain)) return null
  const [said, written] = [
    directionBy(inTitles, plain),
    mayBeOfBank(text) ? directionBy(inBankTexts, plain) : null,
  ]
  // `Impuesto crédito`: a tax on what came in.
  return said !== null && written !== null && written !== said ? null : (said ?? written)
}

/**
 * The same, but only from what banks and issuers write about their own movements: `Late fee`, `Payment - thank you`.
 */
export function directionInBankText(text: string): Direction | null {
  const plain = plainLetters(text)
  return anyWord.test(plain) && mayBeOfBank(text) ? directionBy(inBankTexts, plain) : null
}

/**
 * Whether a text says that less is owed on a card: `Payment - thank you`, or a word for refunds, whatever is refunded but
 * a payment.
 */
export function saysPaidBack(text: string): boolean {
  const plain = plainLetters(text)
  return namesBack.test(plain) ? !namesPayment.test(plain) : directionInBankText(text) === 'credit'
}

const mayBeOfBank = (text: string): boolean =>
  !OF_PARTS.test(text) && (text.match(/\p{L}+/gu)?.length ?? 0) <= MAX_BANK_WORDS

const beginnings = DIRECTIONS.map((direction) => {
  const phrases = plainPhrases((language) => [language.beginnings?.[direction]])
  return [direction, new RegExp(`^(?:${anyOf(phrases)})(?!\\p{L})`, 'u')] as const
})

/** The direction that a text names as the other side of a movement begins it: `Paid to ACME`, `Received from ACME`. */
export function directionOfBeginning(text: string): Direction | null {
  const plain = plainLetters(text)
  return beginnings.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

/** For each direction, what finds its words at the beginning or the end of a text. */
const atEnds = (select: (language: Language) => Language['trades']) =>
  DIRECTIONS.map((direction) => {
    const words = anyOf(plainPhrases((language) => [select(language)?.[direction]]))
    return [direction, new RegExp(`^(?:${words})(?!\\p{L})|(?<!\\p{L})(?:${words})$`, 'u')] as const
  })
const trades = atEnds((language) => language.trades)
const vouchers = atEnds((language) => language.vouchers)

/** The direction of a trade whose text begins or ends with the word for it: `Buy 10 ACME`, `ACME Market Sell`. */
export const directionOfTrade = (text: string): Direction | null => directionAtEnd(trades, text)

/** The direction of a row of a ledger whose text begins or ends with the kind of its voucher: `HDFC Bank  Receipt`. */
export const directionOfVoucher = (text: string): Direction | null => directionAtEnd(vouchers, text)

function directionAtEnd(words: ReturnType<typeof atEnds>, text: string): Direction | null {
  const plain = plainLetters(text)
  const [found, ...others] = words.filter(([, pattern]) => pattern.test(plain))
  return found && others.length === 0 ? found[0] : null
}

function directionBy(finders: readonly Finder[], plain: string): Direction | null {
  const bare = withoutAnyCard(plain)
  const [found, ...others] = finders.filter(([, pattern]) => pattern.test(bare))
  return found && others.length === 0 ? found[0] : null
}
