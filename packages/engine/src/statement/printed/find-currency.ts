import type { DayOrder } from '../../dates/parse-date.ts'
import { boundsOf, overlapX } from '../../geometry/box.ts'
import { COLUMN_GAP } from '../../geometry/tolerances.ts'
import { splitAtGaps } from '../../layout/split-at-gaps.ts'
import { type Line, textOf, type Word } from '../../layout/word.ts'
import type { Money } from '../../money/parse-money.ts'
import type { LineTests } from '../../table/line-tests.ts'
import { beginsProse } from '../../table/prose.ts'
import {
  currencyOfCountry,
  currencyOfIban,
  currencyOfPlace,
  currencyOfScript,
  isDollar,
  isPeso,
  whichDollar,
  whichPeso,
} from '../../vocabulary/countries.ts'
import { currencyOf, isCurrencyCode } from '../../vocabulary/currencies.ts'
import { isCurrencyLabel } from '../../vocabulary/currency-label.ts'
import { currencyInWords } from '../../vocabulary/currency-names.ts'
import { languageOfWords } from '../../vocabulary/language-of-words.ts'
import { mayTouch } from '../../vocabulary/topics.ts'

/** A code may stand in brackets, before a colon, or before a hyphen as in `EUR-Konto`, not within a word. */
const CODE = /^[^\p{L}]*[A-Z]{3}(?:[^\p{L}]*|-\p{L}+)$/u
const THREE_CAPITALS = /[A-Z]{3}/
/** What a line holds that prints a code. */
const CAPITALS = /(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/
/** Symbols that name a currency wherever they stand. */
const SYMBOL = /[€£₹]|R\$/
const BRACKETED = /^\(?([^\s()]+)\)$/
const DOLLAR = /(?<![A-Za-z])\$/
/** What the codes of dollars end in: `TTD`. */
const DOLLAR_LETTER = 'D'
/** `R1 234.56`: only rands are written with this letter alone. */
const RAND = /(?<![\p{L}\d])R ?\d[\d ,]*[.,]\d\d(?!\d)/u
/** `Amount (R)` */
const RAND_SIGN = '(R)'
/** A letter alone may mark an amount that is reversed. */
const MIN_RANDS = 2
/** What only rupees of India are called... */
const INDIAN_RUPEE = /₹|(?<!\p{L})INR(?!\p{L})/u
/** ...and the others that `Rs` may stand for. */
const OTHER_RUPEES: ReadonlySet<string> = new Set(['LKR', 'MUR', 'NPR', 'PKR', 'SCR'])
/** `1,23,456.78` is grouped as in India. */
const LAKHS = /\d,\d{2},\d{3}/
const MAX_LABEL_WORDS = 3
/** A sign of letters farther from the next amount, in font sizes, may be a word of the text before it: `NETS QR`. */
const AT_AMOUNT = 2
const LETTERS = /^\p{L}/u
/** What companies are called, as a word for what they are: `ACME SDN BHD`. */
const COMPANY = /^SDN\.?$/i
/**
 * A code at the last amount of at least this share of lines is the account's; at fewer, it belongs to purchases
 * abroad.
 */
const AT_MOST_AMOUNTS = 0.6

/**
 * The currency that a document names most often, by codes, by symbols at amounts, and by the way it groups digits;
 * where it names none, that of the country whose bank it seems to come from.
 *
 * @param lines of all pages
 * @param isOutside whether a line belongs to no row
 * @returns ISO 4217, or null where nothing tells
 */
export function findCurrency(
  lines: readonly Line[],
  isOutside: (line: Line) => boolean,
  tests: LineTests,
): string | null {
  const { labelled, likely, mentioned, dollar } = countNames(lines, isOutside, tests)
  const texts = lines.map(({ text }) => text)
  const letterhead = lines.filter(isOutside).map(({ text }) => text)
  const named = labelled ?? (likely && !isPeso(likely) ? pesosOf(lines.filter(isOutside)) : null) ?? likely
  // A sign of rupees is often recognised as one of yen, which nobody groups so.
  if (named === 'JPY' && texts.some((text) => LAKHS.test(text))) return 'INR'
  if (named === 'JPY') return areYuan(texts) ? 'CNY' : named
  if (named !== null && named !== 'INR') return named
  if (named !== null) return otherRupee(texts, letterhead) ?? named
  if (texts.some((text) => LAKHS.test(text))) return 'INR'
  if (texts.some((text) => DOLLAR.test(text))) {
    const ofRows = mentioned !== null && isDollar(mentioned) ? mentioned : null
    return (
      whichDollar(letterhead) ??
      dollar ??
      currencyOfPlace(letterhead, texts, isDollar) ??
      ofRows ??
      usualDollar(lines)
    )
  }
  return (
    currencyOfIban(letterhead) ??
    currencyOfCountry(letterhead) ??
    mentioned ??
    rand(texts) ??
    currencyOfPlace(letterhead, texts, () => true) ??
    currencyOfScript(letterhead) ??
    currencyOfColumn(lines)
  )
}

/** The fewest rows that print the name of their currency. */
const MIN_NAMED = 3

/** `人民币` in each row: the currency that most lines name in one word; null where hardly any do. */
function currencyOfColumn(lines: readonly Line[]): string | null {
  const named = lines.flatMap(({ words }) => words.flatMap(({ text }) => currencyInWords(text) ?? []))
  const [most] = [...Map.groupBy(named, (currency) => currency)].sort(([, a], [, b]) => b.length - a.length)
  return most && most[1].length >= MIN_NAMED ? most[0] : null
}

/** The word by itself, perhaps in brackets: `(PESOS)`, `en pesos`. */
const PESOS = /^\(?(?:EN )?PESOS\)?$/i

/**
 * `Moneda: PESOS`, `PESOS   DÓLARES`: the word by itself, outside the rows, leaves only the pesos of several countries, and
 * the letterhead may say which; null where it does not.
 */
function pesosOf(outside: readonly Line[]): string | null {
  const areNamed = outside.some(
    ({ text, words }) =>
      /PESOS/i.test(text) && splitAtGaps(words, COLUMN_GAP).some((group) => PESOS.test(textOf(group))),
  )
  const texts = outside.map(({ text }) => text)
  return areNamed ? (whichPeso(texts) ?? currencyOfPlace(texts, texts, isPeso)) : null
}

const KANA = /\p{Script=Hiragana}|\p{Script=Katakana}/u
const HAN = /\p{Script=Han}/u
const NAMES_YEN = /JPY|円|日圓|日元|日圆/

/** `¥` stands for yuan, too: in Chinese texts that name no yen. */
const areYuan = (texts: readonly string[]): boolean =>
  texts.some((text) => HAN.test(text)) && !texts.some((text) => KANA.test(text) || NAMES_YEN.test(text))

/** `Rs` may stand for the rupees of several countries: a letterhead that names another than India says which. */
function otherRupee(texts: readonly string[], letterhead: readonly string[]): string | null {
  if (texts.some((text) => INDIAN_RUPEE.test(text))) return null
  const local = currencyOfIban(letterhead) ?? currencyOfCountry(letterhead)
  return local !== null && OTHER_RUPEES.has(local) ? local : null
}

/**
 * The currency that lines about one of several accounts name, or the only one they mention outside its rows; null
 * where they do neither.
 */
export function findNamedCurrency(
  lines: readonly Line[],
  isOutside: (line: Line) => boolean,
  tests: LineTests,
): string | null {
  const { labelled, likely, outside } = countNames(lines, isOutside, tests)
  return labelled ?? likely ?? (outside.size === 1 ? most(outside) : null)
}

/** `Minimum Amount Due (MAD)`: letters in brackets that the words before them begin with. */
function isAbbreviation(words: readonly Word[], at: number): boolean {
  const [, letters = ''] = /^\(([A-Z]{2,4})\)/.exec(words[at]?.text ?? '') ?? []
  const before = words.slice(Math.max(0, at - letters.length), at)
  return letters !== '' && before.map(({ text }) => text[0]?.toUpperCase() ?? '').join('') === letters
}

/**
 * The currency named as that of an account, behind its label or elsewhere, the one only mentioned (perhaps in a
 * purchase abroad), and the kind of dollars mentioned outside the rows.
 */
function countNames(lines: readonly Line[], isOutside: (line: Line) => boolean, tests: LineTests) {
  const [labelled, names, mentions, atLast] = [newVotes(), newVotes(), newVotes(), newVotes()]
  const [dollars, outside, paid, inRows, alone] = [newVotes(), newVotes(), newVotes(), newVotes(), newVotes()]
  let [count, bare] = [0, 0]
  for (const [l, line] of lines.entries()) {
    const [mayHoldCodes, hasSymbols] = [CAPITALS.test(line.text), SYMBOL.test(line.text)]
    const isOut = isOutside(line)
    const isAlone = isOut && !tests.hasAmount(line)
    // A sentence may speak of any: `Purchases abroad are turned into dollars`.
    if (isAlone) for (const code of currenciesOfTitles(line)) vote(beginsProse(line) ? mentions : names, code)
    if (isOut) vote(labelled, labelledInWords(line) ?? labelledAbove(line, lines[l - 1]))
    // `Amount (PHP)`, `Amount S$`: purchases may name another one at each amount.
    if (isAlone && mayTouch(line.topics, 'moneyTitle'))
      for (const [i, { text }] of line.words.entries())
        vote(labelled, (isAbbreviation(line.words, i) ? null : codeInBrackets(text)) ?? symbolAlone(text))
    if (!mayHoldCodes && !hasSymbols && !tests.hasAmount(line)) continue
    const amounts = tests.amountsOf(line)
    for (let i = 0; i < line.words.length; i++) {
      const { text } = line.words[i] as Word
      const isName = COMPANY.test(line.words[i - 1]?.text ?? '') || isAbbreviation(line.words, i)
      const code = mayHoldCodes && !isName ? codeIn(text) : null
      if (code === null) {
        const named = currencyAt(line.words, amounts, i, hasSymbols)
        vote(isOut || !isCodeOf(text) ? names : paid, named)
        if (!isOut) vote(inRows, named)
      } else {
        const isLabel = isOut && isLabelled(line, i)
        const isPaid = !isOut && isAtAmount(amounts, i)
        vote(isLabel ? labelled : isAlone ? names : isPaid ? paid : mentions, code)
        if (isAlone && !isLabel) vote(alone, code)
        if (isOut) vote(outside, code)
        if (isOut && isDollar(code)) vote(dollars, code)
      }
    }
    const exact = tests.exactAmounts(line)
    if (exact.length > 0) count++
    bare += exact.filter(({ from, to }) => DOLLAR.test(textOf(line.words.slice(from, to)))).length
    vote(atLast, exact.at(-1)?.money.currency ?? null)
    for (const { money, from, to } of exact) {
      const named = to > from + 1 ? symbolOf(money, line, from, to) : null
      vote(names, named)
      if (!isOut) vote(inRows, named)
    }
  }
  const atMost = (votes: ReadonlyMap<string, number>) => {
    const code = most(votes)
    return code !== null && (votes.get(code) ?? 0) >= AT_MOST_AMOUNTS * count ? code : null
  }
  // `€13.00` in only a few of many rows with `$`: those were paid abroad. `P.O. BOX 71, STN CENTRE-VILLE` names no dobra.
  const name = most(names)
  const times = name === null ? 0 : (names.get(name) ?? 0)
  const byItself = name === null || name.endsWith(DOLLAR_LETTER) ? 0 : (alone.get(name) ?? 0)
  const besideDollars = name === null ? 0 : (inRows.get(name) ?? 0) + byItself
  const isAbroad = name !== null && !isDollar(name) && times < bare && times === besideDollars
  return {
    labelled: most(labelled),
    likely: (isAbroad ? null : name) ?? atMost(atLast),
    mentioned: most(mentions) ?? atMost(paid),
    outside,
    dollar: most(dollars),
  }
}

/** Of a row, `12.50 USD` is what was paid abroad, unless most rows print the code. */
const isAtAmount = (amounts: readonly (Money | null)[], i: number): boolean =>
  amounts[i - 1]?.isExact === true || amounts[i + 1]?.isExact === true

/**
 * The currency code that a word holds and nothing else but signs. Few words hold a code at all, so that is checked
 * first.
 */
function codeIn(text: string): string | null {
  const code = THREE_CAPITALS.exec(text)?.[0]
  return code !== undefined && isCurrencyCode(code) && CODE.test(text) ? code : null
}

/** `Usd 7.20`: a code in other letters says no more than one in capitals. */
const isCodeOf = (text: string): boolean => text.length === 3 && isCurrencyCode(text.toUpperCase())

/** `Kontowährung: Euro`, `Amount (S$)`, `Withdrawal (in Rs.)`: what is named in words or in brackets. */
const currenciesOfTitles = ({ text, words }: Line): (string | null)[] => [
  currencyInWords(text),
  ...(text.includes(')') ? words.map(currencyInBrackets) : []),
]

const currencyInBrackets = ({ text }: Word): string | null =>
  SYMBOL.test(text) ? null : currencyOf(BRACKETED.exec(text)?.[1])

const codeInBrackets = (text: string): string | null => {
  if (text === RAND_SIGN) return 'ZAR'
  const [, code = ''] = BRACKETED.exec(text) ?? []
  return text.startsWith('(') && isCurrencyCode(code) ? code : null
}

/** The currency of a sign by itself, `€` or `S$`. One that ends in a letter, `RM`, may be a word of the title. */
const symbolAlone = (text: string): string | null =>
  LETTERS.test(text.at(-1) ?? '') ? null : currencyOf(text)

/** The currency that a line names in words or with a sign right behind its label, beside an amount perhaps. */
function labelledInWords(line: Line): string | null {
  const { words } = line
  const at = words.findIndex((_, i) => i > 0 && isLabelled(line, i))
  if (at < 0) return null
  return currencyInWords(textOf(words.slice(at, at + MAX_LABEL_WORDS))) ?? currencyOf(words[at]?.text)
}

/** The currency that stands under its label: `Pesos chilenos` under `Moneda`. */
function labelledAbove({ words }: Line, above: Line | undefined): string | null {
  const labels =
    above && mayTouch(above.topics, 'currency')
      ? splitAtGaps(above.words, COLUMN_GAP).filter((group) => isCurrencyLabel(textOf(group)))
      : []
  if (labels.length === 0) return null
  const under = splitAtGaps(words, COLUMN_GAP).filter((group) =>
    labels.some((label) => overlapX(boundsOf(label), boundsOf(group)) > 0),
  )
  return (
    under
      .map((group) => currencyInWords(textOf(group)) ?? currencyOf(textOf(group)))
      .find((code) => code !== null) ?? null
  )
}

/** Whether the words before one say that it names a currency, on a line that prints other things, too. */
const isLabelled = ({ words, topics }: Line, i: number): boolean =>
  mayTouch(topics, 'currency') && isCurrencyLabel(textOf(words.slice(Math.max(0, i - MAX_LABEL_WORDS), i)))

/**
 * The currency of an amount of several words, unless a code names it: then it may be the currency of a purchase
 * abroad.
 */
function symbolOf({ currency }: Money, { words }: Line, from: number, to: number): string | null {
  return words.slice(from, to).some(({ text }) => isCodeOf(text)) ? null : currency
}

/**
 * The currency of a symbol beside an amount, or of one that names a currency anywhere.
 *
 * @param hasSymbols whether any of the words holds one of the latter
 */
function currencyAt(
  words: readonly Word[],
  amounts: readonly (Money | null)[],
  i: number,
  hasSymbols: boolean,
): string | null {
  const amount = amounts[i]
  if (amount?.isExact && amount.currency !== null) return amount.currency
  const text = words[i]?.text ?? ''
  const symbol = hasSymbols ? SYMBOL.exec(text)?.[0] : undefined
  const isNear = (left: Word | undefined, right: Word | undefined) =>
    !LETTERS.test(text) || (right?.x0 ?? 0) - (left?.x1 ?? 0) <= AT_AMOUNT * (left?.size ?? 0)
  // `29,627.44   QR payment`: a word that continues as text is not the currency sign of the amount before it.
  const goesOn = words[i + 1] !== undefined && LETTERS.test(text) && isNear(words[i], words[i + 1])
  const isBesideAmount =
    (amounts[i - 1]?.isExact && !goesOn && isNear(words[i - 1], words[i])) ||
    (amounts[i + 1]?.isExact && isNear(words[i], words[i + 1]))
  return currencyOf(symbol ?? (isBesideAmount ? text : undefined))
}

const rand = (texts: readonly string[]): string | null =>
  texts.filter((text) => RAND.test(text)).length >= MIN_RANDS ? 'ZAR' : null

const newVotes = (): Map<string, number> => new Map()

function vote(votes: Map<string, number>, code: string | null): void {
  if (code !== null) votes.set(code, (votes.get(code) ?? 0) + 1)
}

function most(votes: ReadonlyMap<string, number>): string | null {
  const [best] = [...votes].sort(([, a], [, b]) => b - a)
  return best?.[0] ?? null
}

/**
 * Of the countries that print a bare `$`, only the United States prints the month first. Of the others, Canada speaks
 * French and many peso countries speak Spanish; of the English-speaking ones, Australia prints the most statements.
 */
function usualDollar(lines: readonly Line[]): string | null {
  const orders = lines.flatMap(({ dates }) => dates.map(({ date }) => date.order))
  const count = (order: DayOrder) => orders.filter((printed) => printed === order).length
  const [days, months] = [count('day-first'), count('month-first')]
  if (months > 0 && days <= months) return 'USD'
  const language = languageOfWords(lines.map(({ text }) => text))
  if (language === 'french') return 'CAD'
  if (language !== null && language !== 'english') return null
  return days > 0 ? 'AUD' : 'USD'
}
