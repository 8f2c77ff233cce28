import { type Line, textOf } from '../../layout/word.ts'
import { isCurrencyCode } from '../../vocabulary/currencies.ts'

/** `@ 1.0845`, `x 1.08`, `Kurs 0.9122`, `TIPO DE CAMBIO: 17.44` */
const BEFORE_RATE =
  /^(?:@|x|×)$|(?:^|\P{L})(?:rate|kurs|wechselkurs|cours|taux|cambio|câmbio|koers|kurz|kurssi|tasa|taxa)\P{L}*$/iu
/** `4.50 %` */
const AFTER_RATE = /^(?:[%‰]|p\.?a\.?(?!\p{L}))/iu
/** `Includes offshore service margin of $0.41`: a part of the amount beside it. */
const INCLUDES =
  /^\(?(?:includes?|including|incl|inkl|inklusive|einschl|inclus|incluye|incluido|inclui|incluso|inbegrepen)\P{L}*$/iu
/** The most words from there to the number. */
const MAX_WORDS = 6

/** `USD 1 = R$ 5.12`: what one unit of a currency is in another. */
const OF_ONE_UNIT = /(?:^| )1(?:[.,]0+)?(?: \p{L}{3})? =(?: \p{L}{0,3}\p{Sc}?)?$/u
const UNIT_WORDS = 4

type Found = { readonly from: number; readonly to: number }

/** Whether the words beside a number say that it is a rate. */
export const isRate = ({ words }: Line, { from, to }: Found): boolean =>
  BEFORE_RATE.test(words[from - 1]?.text ?? '') ||
  AFTER_RATE.test(words[to]?.text ?? '') ||
  OF_ONE_UNIT.test(textOf(words.slice(Math.max(0, from - UNIT_WORDS), from)))

/** Whether the words before a number say that something else includes it. */
export const isIncluded = ({ words }: Line, { from }: Found): boolean =>
  words.slice(Math.max(0, from - MAX_WORDS), from).some(({ text }) => INCLUDES.test(text))

/**
 * `$310.40` over `USD`: the code of a currency that stands alone on the next line of a row, below a number that ends a line.
 *
 * @param lines of the row
 * @param to index into the words of the line, behind the number
 * @returns empty where none does
 */
export function codeBelow(lines: readonly Line[], line: Line, to: number): string {
  const below = to === line.words.length ? lines[lines.indexOf(line) + 1]?.text : undefined
  return below !== undefined && isCurrencyCode(below) ? below : ''
}
