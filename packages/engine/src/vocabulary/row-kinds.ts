import { hasDigit } from './has-digit.ts'
import { indexPhrases, type Phrase, splitPhrases } from './index-phrases.ts'
import type { Language, RowKind } from './language.ts'
import { LANGUAGES } from './languages.ts'
import { monthOf } from './months.ts'
import { normalizeTitle } from './normalize-title.ts'

const KINDS: readonly RowKind[] = ['opening', 'closing', 'forward', 'total']
const { phrases, beginnings, longest } = indexPhrases(KINDS, ({ rows }) => rows)

/** `8 Credit(s) This Period`, `11 item(s) totaling`: a sum that begins with the number of what it sums. */
const COUNTED = /^\d+ \p{L}+\(\p{L}{1,2}\) /u
export const namesCount = (text: string): boolean => COUNTED.test(text)

/** The year of the date before it, the number of the row, or a date: `2024 29 Dec opening balance`. */
const LEADING_NUMBERS = /^[\d ]+(?=\p{L})/u
const LEADING_DATE = /^\d[\d ]* (\p{L}+)(?: \d+)* (?=\p{L})/u
/** `To opening balance`: how ledgers name the other side of an entry. */
const OTHER_SIDE = /^(?:to|by) (?=(?:opening|closing) balance)/
const articles = wordsOf((language) => language.articles)
const kindsOfBalance = wordsOf((language) => language.balanceKinds)
const earlier = wordsOf((language) => language.earlier)

const isOfLetters = (word: string): boolean => /^\p{L}+$/u.test(word)
/** A shorter word for a total may be part of a payee's name. */
const MIN_LETTERS = 5
const totals = new Set(
  [...wordsOf(({ rows }) => rows?.total)].filter((word) => isOfLetters(word) && word.length >= MIN_LETTERS),
)
const SHORT_WORD = /^(?:\p{L}{1,3}|\d+)$/u

/** `1. TOTAL OPERACIONES`: parts of a statement may be numbered. */
const NUMBERED = /^\d{1,2}\. (?=\p{L})/u

const TOTAL_OF_NUMBER = /\d (\p{L}+) ?:$/u

/** `当月請求額合計`, `お支払合計金額`: what is added up stands before the word for a total, without a space. */
const UNSPACED_TOTAL = /\p{Script=Han} (?:合 計|合 计|總 計|总 计|小 計|小 计)(?: 金 額| 金 额)?$/u

/**
 * The kind of a row of balances or totals, or null for anything else.
 *
 * @param isDated a payee's name may begin with a word for totals; without a date it is more probably one
 */
export function rowKindOf(printed: string, isDated = true): RowKind | null {
  const text = printed.replace(NUMBERED, '')
  if (namesCount(text)) return 'total'
  if (!text.includes(' / ')) return kindOf(text, isDated)
  // `Saldo awal / Opening balance`
  const kinds = text.split(' / ').map((part) => kindOf(part, isDated))
  // `Übertrag / Überweisung`: what must stand alone does not beside something else.
  const areOfOneKind = kinds.every((kind) => kind !== null)
  return areOfOneKind ? (kinds[0] ?? null) : kindBeside(text, isDated)
}

/** The kind named by one of several parts that may stand beside others. */
function kindBeside(text: string, isDated: boolean): RowKind | null {
  const parts = text.split(' / ')
  return parts.map((part) => kindOf(part, isDated, false)).find((kind) => kind !== null) ?? null
}

/** The kind of balance that a text of more words ends with the name of, in two words or more; null for none. */
export function rowKindAtEnd(text: string): Exclude<RowKind, 'total'> | null {
  const words = normalizeTitle(text).split(' ')
  for (let from = 1; from < words.length - 1; from++) {
    const kind = phrases.get(words.slice(from).join(' '))?.meaning
    if (kind !== undefined && kind !== 'total') return kind
  }
  return null
}

/** Whether a text is the name of a total in several words, as no merchant is called. */
export function isNameOfTotal(text: string): boolean {
  const plain = normalizeTitle(text)
  return plain.includes(' ') && phrases.get(plain)?.meaning === 'total'
}

function kindOf(text: string, isDated: boolean, mayStandAlone = true): RowKind | null {
  const undated = withoutDate(normalizeTitle(text))
  // Few texts hold a word that begins any of the names.
  if (!undated.split(' ').some((word) => beginnings.has(word))) return null
  const plain = withoutMonth(withoutArticle(undated)).replace(OTHER_SIDE, '')
  // `A RIPORTARE` begins like an article of another language.
  const phrase =
    phraseIn(plain, isDated, mayStandAlone) ??
    phraseIn(withoutEarlier(plain), isDated, mayStandAlone) ??
    (plain === undated ? null : phraseIn(undated, isDated, mayStandAlone))
  // `Saldo contabile iniziale` is more than a `saldo`; but a `new ledger` is nothing.
  const bare = phrase === null || phrase.meaning === 'forward' ? withoutKind(plain) : plain
  const other = bare === plain ? null : phraseIn(bare, isDated, mayStandAlone)
  const best = other && namesMore(other, phrase) ? other : phrase
  // `Saldo al corte anterior`, `Previous closing balance`
  if (best?.meaning === 'closing' && plain.split(' ').some((word) => earlier.has(word))) return 'opening'
  const isTotal = endsWithTotal(plain) || UNSPACED_TOTAL.test(plain) || (!isDated && isTotalOfNumbered(text))
  return best?.meaning ?? (isTotal ? 'total' : null)
}

const phraseIn = (plain: string, isDated: boolean, mayStandAlone: boolean): Phrase<RowKind> | null =>
  beginnings.has(firstWord(plain)) ? bestPhrase(plain.split(' '), isDated, mayStandAlone) : null

function withoutArticle(text: string): string {
  const first = firstWord(text)
  return articles.has(first) && first !== text ? text.slice(first.length + 1) : text
}

/** `April balance as of`: whose balance it is. */
const withoutMonth = (text: string): string =>
  text.includes(' ') && monthOf(firstWord(text)) !== null ? text.slice(firstWord(text).length + 1) : text

const withoutEarlier = (text: string): string =>
  earlier.has(firstWord(text)) ? text.slice(firstWord(text).length + 1) : text

/** `Saldo contabile iniziale`: without the first word that says what kind of balance is meant. */
function withoutKind(text: string): string {
  const words = text.split(' ')
  const at = words.findIndex((word) => kindsOfBalance.has(word))
  return at < 0 || words.length === 1 ? text : words.toSpliced(at, 1).join(' ')
}

/**
 * `TRANSACTION TOTAL DR/CR`, `Page totals`: the word for a total may stand behind what is added up; before other words
 * than short ones it is rather part of a payee's name.
 */
function endsWithTotal(text: string): boolean {
  const words = text.split(' ')
  return [1, 2].some(
    (at) =>
      totals.has(words[at] ?? '') &&
      words.slice(0, at).every(isOfLetters) &&
      words.slice(at + 1).every((word) => SHORT_WORD.test(word)),
  )
}

/** `Department: 00000 Total:`: what is added up may be called by a number; a payee's name does not end in a colon. */
function isTotalOfNumbered(text: string): boolean {
  const [, last] = TOTAL_OF_NUMBER.exec(text) ?? []
  return last !== undefined && totals.has(normalizeTitle(last))
}

/** Whether a name says which end of the statement it stands for, where another one does not. */
const namesMore = (name: Phrase<RowKind>, other: Phrase<RowKind> | null): boolean =>
  other === null || (other.meaning === 'forward' && name.meaning !== 'forward')

function withoutDate(plain: string): string {
  if (!hasDigit(plain.slice(0, 1))) return plain
  return plain
    .replace(LEADING_DATE, (date, month: string) => (monthOf(month) === null ? date : ''))
    .replace(LEADING_NUMBERS, '')
}

function firstWord(text: string): string {
  const end = text.indexOf(' ')
  return end < 0 ? text : text.slice(0, end)
}

/** The longest of the phrases that words begin with: `balance at end of page` closes no account. */
function bestPhrase(
  words: readonly string[],
  isDated: boolean,
  mayStandAlone: boolean,
): Phrase<RowKind> | null {
  let best: Phrase<RowKind> | null = null
  for (let length = 1; length <= Math.min(words.length, longest); length++) {
    const phrase = phrases.get(words.slice(0, length).join(' '))
    if (!phrase) continue
    const mayStandBefore = !phrase.standsAlone || (phrase.meaning === 'total' && !isDated)
    const standsAlone = length === words.length || isDateOf(words.slice(length))
    if (mayStandBefore || (mayStandAlone && standsAlone)) best = phrase
  }
  return best
}

/** `on 12 Mar 2024`, `at 31 12`, `12 March`: what may stand behind the name of a balance. */
function isDateOf(words: readonly string[]): boolean {
  return (
    /^(on|at|as|of|am|au|per)$/.test(words[0] ?? '') ||
    words.every((word) => /^\d+$/.test(word) || monthOf(word) !== null)
  )
}

function wordsOf(select: (language: Language) => string | undefined): ReadonlySet<string> {
  return new Set(LANGUAGES.flatMap((language) => splitPhrases(select(language))).map(normalizeTitle))
}
