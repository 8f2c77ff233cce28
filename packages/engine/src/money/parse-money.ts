import { currencyOf, currencyPattern } from '../vocabulary/currencies.ts'
import { hasDigit } from '../vocabulary/has-digit.ts'
import { bracketedPattern, directionOf, markerPattern } from '../vocabulary/markers.ts'
import { type Exponent, type Minor, toMinor } from './money.ts'

/** How a document prints money: which character starts the decimals, and how many there are. */
export type MoneyConvention = {
  readonly decimal: '.' | ','
  readonly exponent: Exponent
  /** Its amounts end in zeros behind their decimals: `12.5000`. */
  readonly padsNoughts?: true
  /** Its tables leave out decimals that are zero: `171`, `12.5`. */
  readonly dropsNoughts?: true
}

/** Whether an amount may be printed without decimals. */
export const allowsWhole = ({ exponent, dropsNoughts }: MoneyConvention): boolean =>
  exponent === 0 || dropsNoughts === true

/** A printed amount. `magnitude` is never negative; what is printed about its direction stands beside it. */
export type Money = {
  readonly magnitude: Minor
  /** A minus on either side, or brackets: `(5)`, `<5>`. */
  readonly isNegative: boolean
  readonly hasPlus: boolean
  /** DR, CR, S, H, D, C, OD and the like, attached or apart. */
  readonly marker: 'debit' | 'credit' | null
  /** ISO 4217, where a symbol or code is printed with the amount. */
  readonly currency: string | null
  /** Printed with all its decimals, or grouped where the currency has none: so hardly anything but money. */
  readonly isExact: boolean
}

/** What a word for nothing means in the place of a figure. */
export const NO_MONEY: Money = {
  magnitude: toMinor(0),
  isNegative: false,
  hasPlus: false,
  marker: null,
  currency: null,
  isExact: true,
}

/** The most digits of an amount: no balance has more, and all such numbers are exact in a double. */
const MAX_DIGITS = 15
const SIGN = '[-+\\u2212\\u2013\\u2012\\u2010]'
const DIGITS = "\\d[\\d.,'\\u2019\\u00b4\\u02b9]*|[.,]\\d+"
const MONEY = new RegExp(
  `^(?<lead>(?:DR|CR)\\.?)?(?:(?<early>${currencyPattern})(?=\\())?(?<open>[(<])?\\**(?<before>${SIGN})?(?<symbol>${currencyPattern})?\\**(?<between>${SIGN})?(?<digits>${DIGITS})` +
    `(?<after>${SIGN})?(?<close>[)>])?(?:\\/?(?<code>${currencyPattern}))?(?<late>${SIGN})?(?:(?<marker>${markerPattern})(?<unit>${currencyPattern})?|\\((?<note>${bracketedPattern})\\)|\\((?<apart>${SIGN})\\))?$`,
  'iu',
)

/** `12.50*`, `12.50¹`: the sign of a footnote. */
const ATTACHED_NOTE = /(?<=[\d)])[*†‡¹²³⁴-⁹]{1,2}$/

/** `for a $52.00 purchase` names no Australian dollars. */
const WORD_BEFORE_DOLLARS = /^\p{L}\s+\$/u

/** `555.29-SC`, `12.00SC`: a code behind the sign, or that of a service charge. Other letters may be a unit: `5.00GB`. */
const ATTACHED_CODE = /(?<=\d[.,]\d{2}[-+])\p{Lu}{1,3}$|(?<=\d[.,]\d{2})SC$/u

/** `was £12.50.`: the end of a sentence. */
const ENDS_SENTENCE = /(?<=^-?\p{Sc}[\d.,]*\d[.,]\d{2})[.,;]$/u

/** Most numbers carry nothing but a sign, and need no search for symbols and markers. */
const PLAIN = new RegExp(`^(${SIGN})?(${DIGITS})$`)
/** A text with several numbers, as dates and references have, is no amount. */
const ONE_NUMBER = /^\D*\d[\d.,'\u2019\u00b4\u02b9]*\D*$/
const SPACES = /\s+/g
/** Spaces among digits part groups of thousands, or two numbers: `489579 78.44` is a reference and an amount. */
const SPACE_AMONG_DIGITS = /\d\s+\d/
const ONLY_SPACED_GROUPS = /^\D*\d{1,3}(?:\s\d{3})+(?:[.,]\d*)?\D*$/
const IS_WORD = /^\p{L}+$/u
/** The most digits of a sum that is printed without groups. */
const MAX_UNGROUPED = 5
/** `1 234`: a space groups the thousands. */
const SPACED_GROUPS = /(?<!\d)\d{1,3}(?:\s\d{3})+(?!\d)/

/** What follows the hundredths of `12.5000`. */
const PADDING = /(?<=[.,]\d{2})0{2,}$/

const ONLY_DIGITS = /^\d*$/
/** `1,234` `1.234.567` `1'234` or Indian `1,23,456`; also no grouping at all. */
const WELL_GROUPED =
  /^\d*$|^\d{1,3}(?:([.,'\u2019\u00b4\u02b9])\d{3})(?:\1\d{3})*$|^\d{1,2}(?:[.,]\d{2})*[.,]\d{3}$/

/** `1526.563,38`: some programs group only the last thousand of millions. */
const LAST_GROUPED = /^\d{4}([.,])\d{3}(?!\1)[.,]\d+$/

/** A cache of parsed texts that lives as long as a document's convention: several stages parse the same texts. */
const known = new WeakMap<MoneyConvention, Map<string, Money | null>>()

/**
 * Reads an amount in any of the usual ways to print one: `1,234.56` `1.234,56` `1 234,56` `1'234.56`
 * `1,23,456.78` `-5` `5-` `5 (-)` `(5)` `<5>` `5 DR` `5(Dr)` `+5` `€5` `5 EUR` `5 DR EUR` `5/EUR` `**5`.
 *
 * @returns null when the text is not an amount
 */
export function parseMoney(text: string, convention: MoneyConvention): Money | null {
  if (!hasDigit(text)) return null
  const texts = known.get(convention) ?? new Map<string, Money | null>()
  if (texts.size === 0) known.set(convention, texts)
  let money = texts.get(text)
  if (money === undefined) {
    money = parseAfresh(text, convention)
    texts.set(text, money)
  }
  return money
}

function parseAfresh(text: string, convention: MoneyConvention): Money | null {
  const plain = PLAIN.exec(text)
  return plain
    ? toMoney({ before: plain[1], digits: plain[2] }, convention)
    : parseDecorated(text, convention)
}

function parseDecorated(text: string, convention: MoneyConvention): Money | null {
  if (WORD_BEFORE_DOLLARS.test(text)) return null
  if (SPACE_AMONG_DIGITS.test(text) && !ONLY_SPACED_GROUPS.test(text)) return null
  if (!ONE_NUMBER.test(text.replace(SPACES, ''))) return null
  const joined = text.replace(ATTACHED_NOTE, '').replace(ENDS_SENTENCE, '').replace(SPACES, '')
  const groups = (MONEY.exec(joined) ?? MONEY.exec(joined.replace(ATTACHED_CODE, '')))?.groups
  const money = groups ? toMoney(groups, convention) : null
  return money && convention.exponent === 0 && SPACED_GROUPS.test(text) ? { ...money, isExact: true } : money
}

type Parts = { readonly [group: string]: string | undefined }

function toMoney(groups: Parts, convention: MoneyConvention): Money | null {
  const number = parseDigits(groups.digits ?? '', convention)
  if (!number) return null
  const signs = [groups.before, groups.between, groups.after, groups.late, groups.apart].filter(
    (sign) => sign !== undefined,
  )
  if (signs.length > 1 || (groups.open === undefined) !== (groups.close === undefined)) return null
  return {
    magnitude: number.value,
    isNegative: groups.open !== undefined || (signs.length === 1 && signs[0] !== '+'),
    hasPlus: signs[0] === '+',
    marker: directionOf(groups.lead ?? groups.marker ?? groups.note ?? ''),
    currency: currencyOf(groups.early ?? groups.symbol ?? groups.code ?? groups.unit),
    isExact:
      convention.exponent > 0
        ? number.decimals === convention.exponent
        : number.isGrouped || isSymbolOf(groups) || groups.code !== undefined,
  }
}

/** Letters before many digits that nothing groups rather begin a reference: `FT35126214` is no sum of forints. */
const isSymbolOf = ({ symbol, digits = '' }: Parts): boolean =>
  symbol !== undefined && !(IS_WORD.test(symbol) && digits.length > MAX_UNGROUPED)

/**
 * The last separator starts the decimals when as many digits follow as the currency has; every other one groups.
 * So a dot for both (`1.234.56`) reads right, and so does an amount without decimals among others (`90,350`).
 */
function parseDigits(printed: string, { decimal, exponent, padsNoughts }: MoneyConvention) {
  const digits = padsNoughts ? printed.replace(PADDING, '') : printed
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const tail = last < 0 ? 0 : digits.length - last - 1
  const isDecimal =
    last >= 0 &&
    exponent > 0 &&
    (tail === exponent ? exponent !== 3 || digits[last] === decimal : tail > 0 && tail < exponent)
  if (last >= 0 && !isDecimal && tail !== 3) return null
  const [whole, fraction] = isDecimal ? [digits.slice(0, last), digits.slice(last + 1)] : [digits, '']
  const plain = whole.replace(/\D/g, '')
  if (plain.length + exponent > MAX_DIGITS || plain.length + fraction.length === 0) return null
  if (!ONLY_DIGITS.test(fraction)) return null
  if (!WELL_GROUPED.test(whole) && !(isDecimal && LAST_GROUPED.test(digits))) return null
  return {
    value: toMinor(Number(plain + fraction.padEnd(exponent, '0'))),
    decimals: fraction.length,
    isGrouped: plain.length < whole.length,
  }
}
