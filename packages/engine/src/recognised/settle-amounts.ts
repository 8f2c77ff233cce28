import { datesInOrder } from './date-columns.ts'
import type { RecognisedWord } from './recognised-text.ts'

/** The fewest amounts of a page whose common sign before the decimals is no chance... */
const MIN_ALIKE = 4
/** ...and they must be at least this many times as frequent as those with the other sign. */
const RARER = 3
/** ...or those with both signs, of which one must part groups, this many times. */
const MUCH_RARER = 8
/** What stands before and behind the figures of an amount. */
const [BEFORE, BEHIND] = ['[-+($£€]*', '[-+)]?(?:CR|DR|Cr|Dr|[CDSH])?']
/** Money with its decimals; its last group has three digits, where it has any. */
const AMOUNT = new RegExp(
  `^(${BEFORE}(?:\\d+|\\d{1,3}(?:[.,']\\d{2,3})*[.,']\\d{3}))([.,])(\\d{2}${BEHIND})$`,
)
/** The same, with signs between any digits before its decimals. */
const GROUPED = new RegExp(`^(${BEFORE})(\\d[\\d.,]*[.,]\\d+)([.,]\\d{2}${BEHIND})$`)
/** `1,52,221.15`: groups of two digits before the last one. */
const INDIAN = /(?<!\d)\d{1,2}([.,])\d{2}\1\d{3}[.,]\d{2}(?!\d)/

/** What is no letter, digit or sign of an amount: dust before or behind it, or a stroke of a table. */
const DUST = /^[^\p{L}\d(+\-<$£€]+|(?<=\d)[^\p{L}\d)+\-~$£€%]+$/gu
/** Decimals behind a group of three digits, with any character read as their separator. */
const TIME_LIKE = /(?<=\d[.,]\d{3}):(?=\d{2}$)/
/** `3,47,648,3.7`: a speck between the decimals of a number with groups. */
const WITHIN_DECIMALS = /(?<=\d[.,]\d{3})[.,](\d)[.,](\d)(?!\d)/
/** `$,632.92` and `$0,952.71`: a sign that no number can stand behind is a 5. */
const FIVE = /\$(?=0?[.,]\d{3}[.,]\d{2}(?!\d))/
/** `$372,94`: among amounts without a sign, it may be a 5 and the point behind it. */
const DOLLARS = /^[-+(]?\$\d/
/** `10'024.01`, and what its upper comma is taken for. */
const SWISS = /\d'\d{3}\.\d{2}$/
const UPPER_COMMA = /(?<=\d)[°"’‘´`](?=\d{3}(?!\d))/g

/**
 * Amounts of a page have one sign before their decimals, and the other one between their groups: blurred, a comma is read
 * as a point, a point as a comma, and either is lost. Those with the rarer sign before their decimals get the other, and
 * then all get the signs of their groups; dust at their ends is left out. What was changed is not confirmed, nor is an
 * amount with a dollar sign that few of them have. Days and months in a column, `01.03`, are none.
 */
export function settleAmounts(words: readonly RecognisedWord[]): RecognisedWord[] {
  const [counts, sure] = [
    { '.': 0, ',': 0 },
    { '.': 0, ',': 0 },
  ]
  const dates = datesInOrder(words)
  for (const word of words) {
    const [, before = '', sign] = dates.has(word) ? [] : (AMOUNT.exec(word.text) ?? [])
    if (sign !== '.' && sign !== ',') continue
    counts[sign]++
    if (before.includes(sign === '.' ? ',' : '.') && !before.includes(sign)) sure[sign]++
  }
  const [usual, rarer] = counts['.'] >= counts[','] ? (['.', ','] as const) : ([',', '.'] as const)
  const isClear =
    counts[usual] >= RARER * counts[rarer] ||
    (sure[usual] >= MIN_ALIKE && sure[usual] >= MUCH_RARER * sure[rarer])
  if (counts[usual] < MIN_ALIKE || !isClear) return [...words]
  const amounts = words.filter(({ text }) => AMOUNT.test(text))
  const areRare = amounts.filter(({ text }) => DOLLARS.test(text)).length * RARER <= amounts.length
  const isIndian = words.filter(({ text }) => INDIAN.test(text)).length >= MIN_ALIKE
  const isSwiss = words.filter(({ text }) => SWISS.test(text)).length >= MIN_ALIKE
  return words.map((word) => {
    if (dates.has(word)) return word
    const clean = cleaned(isSwiss ? word.text.replace(UPPER_COMMA, "'") : word.text, usual)
    const [, before, sign, decimals] = AMOUNT.exec(clean) ?? []
    const settled = sign === rarer ? `${before}${usual}${decimals}` : clean
    const text = regrouped(cleaned(settled, usual), usual, rarer, isIndian)
    const isDoubtful = areRare && DOLLARS.test(text)
    return text === word.text && !isDoubtful ? word : { ...word, text, isConfirmed: false }
  })
}

/** An amount without what its neighbours do not have; any other text as it is. */
function cleaned(text: string, decimal: string): string {
  const clean = text
    .replace(DUST, '')
    .replace(FIVE, '5')
    .replace(TIME_LIKE, decimal)
    .replace(WITHIN_DECIMALS, `${decimal}$1$2`)
  return AMOUNT.exec(clean)?.[2] === decimal ? clean : text
}

/** An amount whose signs stand between groups only, with one between all of them; any other text as it is. */
function regrouped(text: string, decimal: string, sign: string, isIndian: boolean): string {
  const [, before, whole = '', decimals = ''] = GROUPED.exec(text) ?? []
  if (!decimals.startsWith(decimal)) return text
  const digits = whole.replace(/\D/g, '')
  const grouped = digits.replace(isIndian ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g, sign)
  const ends = new Set(endsOfGroups(grouped))
  return endsOfGroups(whole).every((end) => ends.has(end)) ? `${before}${grouped}${decimals}` : text
}

/** How many digits stand behind each sign of a number. */
const endsOfGroups = (number: string): number[] =>
  [...number.matchAll(/\D/g)].map(({ index }) => number.slice(index).replace(/\D/g, '').length)
