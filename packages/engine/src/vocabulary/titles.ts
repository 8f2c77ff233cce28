import { accountWords } from './account-words.ts'
import { withoutAnyCard } from './card-names.ts'
import { meaningOfCut } from './cut-words.ts'
import { indexPhrases, type Phrase, splitPhrases } from './index-phrases.ts'
import type { ColumnRole } from './language.ts'
import { LANGUAGES } from './languages.ts'
import { markInTitle } from './markers.ts'
import { joinBrokenWords, normalizeTitle } from './normalize-title.ts'
import { titlesOf } from './title-phrases.ts'

/** What is more telling stands first: a "debit amount" is a debit, a "value date" no plain date. */
const ROLES: readonly ColumnRole[] = [
  'marker',
  'serial',
  'figure',
  'valueDate',
  'charge',
  'balance',
  'debit',
  'credit',
  'amount',
  'date',
  'reference',
  'description',
]

const { phrases, beginnings, longest } = indexPhrases(ROLES, titlesOf)

/** A title with more words than this is a sentence. */
const MAX_TITLE_WORDS = 6

const NUMBER_SIGNS = /^(?:no|nr|num|#)$/
const IN_CURRENCY = /^in [A-Z]{3}$/
/** `Valor em R$`, `Amount in USD` */
const ENDS_IN_CURRENCY = /(?<=\S) (?:in|IN|em|EM|en|EN|w|v) (?:[A-Z]{0,2}\p{Sc}|[A-Z]{3})$/u
/** `Amount incl GST`, `Betrag inkl. MwSt.`: what is counted in says nothing of what the column holds. */
const ENDS_IN_TAX = /(?<=\S) (?:incl?|inkl|excl?|exkl|including|excluding)\b.*$/iu

/** The role that the words of a column title suggest, or null when they are unknown. A prior, not a verdict. */
export function roleOfTitle(title: string): ColumnRole | null {
  const joined = joinBrokenWords(title)
  return (joined === title ? null : roleOfWords(joined)) ?? roleOfWords(title) ?? meaningOfCut(title, phrases)
}

function roleOfWords(title: string): ColumnRole | null {
  const plain = normalizeTitle(title.replace(ENDS_IN_CURRENCY, '').replace(ENDS_IN_TAX, ''))
  // `Amount in EUR`, of which the end stands by itself: no title for money that comes in.
  if (plain === '' || IN_CURRENCY.test(title)) return null
  const whole = phrases.get(plain)
  // `Amount (Dr.)`
  if (whole?.meaning === 'amount') return markInTitle(title) ?? 'amount'
  if (whole) return isBothWithBrackets(title, whole.meaning) ? 'amount' : whole.meaning
  const words = plain.split(' ')
  const isNumber = namesNumber(words, title)
  // `STT No.`: the count of the rows in two languages.
  const unnumbered = isNumber ? words.filter((word) => !NUMBER_SIGNS.test(word)).join(' ') : ''
  if (phrases.get(unnumbered)?.meaning === 'serial') return 'serial'
  if (words.length === 1 && DAY_COMPOUND.test(plain)) return 'date'
  // In most texts no word begins a phrase.
  if (!isNumber && !words.some((word) => beginnings.has(word))) return null
  if (title.trim().split(/\s+/).length > MAX_TITLE_WORDS) return null
  if (namesTwoDays(words)) return 'date'
  const found = phrasesOfTitle(words)
  if (namesDay(words)) return found.some(({ meaning }) => meaning === 'valueDate') ? 'valueDate' : 'date'
  const meaning = mostTelling(found)?.meaning ?? roleOfParts(title)
  if (meaning === 'amount') return markInTitle(title) ?? meaning
  // `Numer rachunku`: the number of another party's account says who that party is.
  if (meaning === 'reference' && (namesTexts(title) || namesAccount(words))) return 'description'
  if (isNumber && (meaning === null || meaning === 'description')) return 'reference'
  // `Everyday Credit Card`: the name of a card says nothing of which way money goes.
  if (meaning === 'credit' || meaning === 'debit') {
    const bare = withoutAnyCard(plain)
    if (bare !== plain) return roleOfWords(bare.trim())
  }
  // `Withdrawals / Deposits`: an amount that its sign tells.
  if (meaning !== 'debit' && meaning !== 'credit') return meaning
  return namesBoth(words) || arePartsOfBoth(title) ? 'amount' : meaning
}

/** `收入/支出金额`: the parts of the title name one direction each. */
function arePartsOfBoth(title: string): boolean {
  const [first, second, ...others] = title
    .split('/')
    .map((part) => phrases.get(normalizeTitle(part))?.meaning)
  return others.length === 0 && first !== undefined && second !== undefined && OPPOSITE[first] === second
}

/** `Valuta / Buchungstag`, `Datum` over `Valuta`; but `Valuta datum` is one name. */
function namesTwoDays(words: readonly string[]): boolean {
  return words.some((_, i) => {
    const [first, second] = [words.slice(0, i), words.slice(i)].map(
      (part) => phrases.get(part.join(' '))?.meaning,
    )
    if (first === 'date') return second === 'valueDate'
    return first === 'valueDate' && second === 'date' && !dayLast.has(words.at(-1) as string)
  })
}

const dayFirst = new Set(LANGUAGES.flatMap((language) => splitPhrases(language.dayFirst)).map(normalizeTitle))
const dayLast = new Set(LANGUAGES.flatMap((language) => splitPhrases(language.dayLast)).map(normalizeTitle))
/** `Balance at date`, `Total to date`: what comes before the day is meant. */
const UP_TO = /^(?:to|at|on|by|as|of|op|per|zum|am|til|till)$/

/** `Payment date`, `Fecha de pago`: the day of something, regardless of the kind of money. */
function namesDay(words: readonly string[]): boolean {
  if (words.length < 2) return false
  const [first = '', before = '', last = ''] = [words[0], words.at(-2), words.at(-1)]
  return dayFirst.has(first) || (dayLast.has(last) && !UP_TO.test(before))
}

const numbers = new Set(
  LANGUAGES.flatMap(({ number }) => splitPhrases(number))
    .map(normalizeTitle)
    .filter((word) => word.length > 1),
)
/** `Bestätigungsdatum`, `leveringsdato`, `vahvistuspäivä` */
const DAY_COMPOUND = /^\p{L}{3,}(?:datum|dato|paiva)$/u
const COMPOUND = /\p{L}{2}(?:nr|nummer|numero|number|numer)$/u
const ACCOUNT = new RegExp(`^(?:${accountWords})`, 'u')
const MAX_NUMBER_WORDS = 3
/** `From No.`, `User ID`: the number of a person or party. */
const OF_WHOM = /^(?:from|to|user|teller|customer|client)$/

/** `N° d'opération`, `№ документа` */
const BEGINS_AS_NUMBER = /^(?:n ?[°º]|№)/iu

/**
 * `Challan No`, `Nr dokumentu`, `Belegnummer`: the number of something other than an account; `No. 7` is a number
 * itself.
 */
function namesNumber(words: readonly string[], title: string): boolean {
  if (words.length > MAX_NUMBER_WORDS) return false
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const isNumber = numbers.has(first) || numbers.has(last) || last === '#' || BEGINS_AS_NUMBER.test(title)
  const isNamed = (words.length > 1 && isNumber) || COMPOUND.test(last)
  const isOther = (word: string) => OF_WHOM.test(word) || /^\d+$/.test(word)
  return isNamed && !namesAccount(words) && !words.some(isOther)
}

/** Whether a title speaks of the number of an account, a card or a person, which names no row. */
export function namesSomebody(title: string): boolean {
  const words = normalizeTitle(title).split(' ')
  return namesAccount(words) || words.some((word) => OF_WHOM.test(word))
}

/** Whether any of the words begins a name for accounts, even one of two words: `numer rachunku`. */
const namesAccount = (words: readonly string[]): boolean =>
  words.some((_, i) => ACCOUNT.test(words.slice(i).join(' ')))

/** Whether some of the words mean money that goes out, and others money that comes in. */
function namesBoth(words: readonly string[]): boolean {
  const [debit, credit] = (['debit', 'credit'] as const).map((meaning) =>
    words.some((word) => phrases.get(word)?.meaning === meaning && !phrases.get(word)?.standsAlone),
  )
  return debit === true && credit === true
}

const IN_BRACKETS = /\(([^)]+)\)/
const OPPOSITE: Partial<Record<ColumnRole, ColumnRole>> = { debit: 'credit', credit: 'debit' }

/** `Credits/(Debits)`: what goes the other way stands in brackets, as its amounts do. */
function isBothWithBrackets(title: string, meaning: ColumnRole): boolean {
  const other = OPPOSITE[meaning]
  const bracketed = other && IN_BRACKETS.exec(title)?.[1]
  return bracketed ? phrases.get(normalizeTitle(bracketed))?.meaning === other : false
}

/** `Vorgang / Referenz`: one of two parts says that there are texts. */
const namesTexts = (title: string): boolean =>
  title.includes('/') && title.split('/').some((part) => roleOfTitle(part) === 'description')

/** `Nr / S.No.`: each of two languages may have a word that must stand alone. */
function roleOfParts(title: string): ColumnRole | null {
  const parts = title.split(' / ')
  if (parts.length > 1) return parts.map(roleOfTitle).find((role) => role !== null) ?? null
  // `Price\Rate`: two names for one thing.
  const [first, ...others] = title.split(/[/\\]/).map((part) => (part === title ? null : roleOfTitle(part)))
  return first && others.length > 0 && others.every((role) => role === first) ? first : null
}

const IN = new Set(['in', 'i', 'w', 'v', 'u', 'en', 'em'])

/** `Bedrag in vreemde valuta`, `Importo in valuta`: what stands behind `in` says which money is meant. */
function phrasesOfTitle(words: readonly string[]): Phrase<ColumnRole>[] {
  const at = words.findIndex((word) => IN.has(word))
  const found = at > 0 && at < words.length - 1 ? phrasesAmong(words.slice(0, at)) : []
  return found.some(({ meaning }) => isMoneyRole(meaning)) ? found : phrasesAmong(words)
}

/** The phrases among words, but none that is a part of a longer one: `posting date` says nothing of postings. */
function phrasesAmong(words: readonly string[]): Phrase<ColumnRole>[] {
  const found: Phrase<ColumnRole>[] = []
  let end = 0
  for (let from = 0; from < words.length; from++) {
    if (!beginnings.has(words[from] ?? '')) continue
    for (let to = Math.min(words.length, from + longest); to > Math.max(from, end); to--) {
      const phrase = phrases.get(words.slice(from, to).join(' '))
      if (!phrase || phrase.standsAlone) continue
      found.push(phrase)
      end = to
      break
    }
  }
  return found
}

const mostTelling = (found: readonly Phrase<ColumnRole>[]): Phrase<ColumnRole> | null =>
  found.reduce<Phrase<ColumnRole> | null>(
    (best, phrase) => (best === null || phrase.rank < best.rank ? phrase : best),
    null,
  )

/** Whether the vocabulary has a title word for word. */
export const isKnownTitle = (title: string): boolean => phrases.has(normalizeTitle(title))

/** Whether a title may begin with a word; one of signs only says nothing of that. */
export function mayBeginTitle(word: string): boolean {
  const plain = normalizeTitle(word)
  return plain === '' || beginnings.has(plain.split(' ', 1)[0] as string)
}

/** Whether a column with this role holds amounts or balances of the account. */
export const isMoneyRole = (role: ColumnRole | null): boolean =>
  role === 'debit' || role === 'credit' || role === 'amount' || role === 'balance'
