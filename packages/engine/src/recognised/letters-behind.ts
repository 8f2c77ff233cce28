import { currencyPattern } from '../vocabulary/currencies.ts'
import type { RecognisedWord } from './recognised-text.ts'

/** An amount, with its sign, and one or two letters glued to it. */
const AMOUNT = /^([-+−]?)((?:\d{1,3}(?:[.,']\d{3})+|\d+)[.,]\d{2})(\p{L}{0,2})$/u
const CURRENCY = new RegExp(`^(?:${currencyPattern})$`, 'i')
const LETTERS = /^\p{L}{1,2}$/u
const SIGN = /^[-+−]$/
/** In font sizes: what belongs to an amount stands no farther from it, nor do its groups from each other. */
const CLOSE = 1
/** The fewest amounts of either sign with letters behind them, and the least share of all that have some. */
const [MIN_ALIKE, MOST] = [4, 0.8]

/**
 * Leaves out letters behind amounts, where amounts that come in and amounts that go out have the same ones: then they
 * mark no direction, but are the sign of a currency that no model knows. `-20000,00T` is `-20000,00` beside `+ 15 000,00 T`.
 *
 * @param words those of a line behind each other
 */
export function dropLettersBehind(words: readonly RecognisedWord[]): RecognisedWord[] {
  const amounts = words.flatMap((word, i) => {
    const [, sign = '', number, glued = ''] = AMOUNT.exec(word.text) ?? []
    const next = words[i + 1]
    const letters = glued || (next && areClose(word, next) && LETTERS.test(next.text) ? next.text : '')
    return number === undefined ? [] : [{ sign: sign || signBefore(words, i), letters: looksOf(letters) }]
  })
  const marked = amounts.filter(({ letters }) => letters !== '')
  const usualOf = (isSign: (sign: string) => boolean) => {
    const alike = Map.groupBy(
      marked.filter(({ sign }) => isSign(sign)),
      ({ letters }) => letters,
    )
    const [usual] = [...alike].sort(([, a], [, b]) => b.length - a.length)
    return usual && usual[1].length >= MIN_ALIKE ? usual[0] : null
  }
  const usual = usualOf((sign) => sign === '+')
  const isUnknown = usual !== null && !CURRENCY.test(usual)
  const isCurrency = isUnknown && usual === usualOf((sign) => sign !== '' && sign !== '+')
  if (!isCurrency || marked.length < MOST * amounts.length) return [...words]
  return words.flatMap((word, i) => {
    const [, sign = '', number, glued] = AMOUNT.exec(word.text) ?? []
    if (number !== undefined) return glued ? { ...word, text: sign + number } : word
    const before = words[i - 1]
    const isBehind = before !== undefined && AMOUNT.test(before.text) && areClose(before, word)
    return isBehind && looksOf(word.text) === usual ? [] : word
  })
}

/** In Latin letters, as far as those of Cyrillic look the same. */
const looksOf = (letters: string): string =>
  [...letters].map((letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter).join('')

const [CYRILLIC, LATIN] = ['АВЕКМНОРСТХ', 'ABEKMHOPCTX']

/** The sign before the first of the groups that an amount ends: `- 20 000,00`. */
function signBefore(words: readonly RecognisedWord[], at: number): string {
  for (let i = at - 1; i >= 0; i--) {
    const [word, next] = [words[i] as RecognisedWord, words[i + 1] as RecognisedWord]
    if (!areClose(word, next)) return ''
    if (SIGN.test(word.text)) return word.text
    const [, sign = ''] = /^([-+−]?)\d{1,3}$/.exec(word.text) ?? [null, 'x']
    if (sign !== '') return sign === 'x' ? '' : sign
  }
  return ''
}

const areClose = (left: RecognisedWord, right: RecognisedWord): boolean =>
  left.baseline === right.baseline && right.x0 - left.x1 < CLOSE * left.size
