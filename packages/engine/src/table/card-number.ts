import type { Line } from '../layout/word.ts'
import { rowKindOf } from '../vocabulary/row-kinds.ts'

/** Four groups of four characters, of which some may be masked, or one of 13 to 19 (ISO/IEC 7812-1) with a masked part. */
const IN_GROUPS = /(?<![\p{L}\d*])(?:[\dXx*•]{4}[ .-]){3}[\dXx*•]{3,4}(?![\dXx*•])/u
const IN_ONE = /(?<![\p{L}\d])\d{4,6}[Xx*•]{4,9}\d{4}(?!\d)/u
/** Groups of digits, of which the first are masked. */
const NUMBER_ONLY = /^(?:[\dXx*•]{2,4}[ -]?){2,4}$/
const MASKED = /[Xx*•]{4}[ -]?\d{3,4}$/

/** Whether a text prints the number of a card, masked or not. */
export const printsCardNumber = (text: string): boolean => IN_GROUPS.test(text) || IN_ONE.test(text)

/** A word that masks nothing. */
const NAME = /^(?![Xx*•]+$).*\p{L}{2}/u
const LAST_DIGITS = /^\d{3,4}$/

/**
 * The lines that print the name and number of a card and nothing else, and whose number a total names again: the headings
 * of its rows. `TARJETA XXXX XXXX 7719` above `TOTAL CONSUMOS TARJETA 7719`.
 * Without such a total the line may be the end of a row's text.
 */
export function findCardHeadings(lines: readonly Line[]): ReadonlySet<Line> {
  const headings = lines.filter((line) => line.dates.length === 0 && isCardAlone(line))
  if (headings.length === 0) return new Set()
  const totals = lines.filter(({ text, dates }) => dates.length === 0 && rowKindOf(text) === 'total')
  return new Set(headings.filter(({ text }) => totals.some((total) => namesEndOf(total, text))))
}

/** Whether a line prints the last digits of a number. */
const namesEndOf = ({ words }: Line, number: string): boolean =>
  words.some(({ text }) => LAST_DIGITS.test(text) && number.endsWith(text))

function isCardAlone({ words, text }: Line): boolean {
  if (!MASKED.test(text)) return false
  const [name, ...number] = words.map((word) => word.text)
  return name !== undefined && NAME.test(name) && NUMBER_ONLY.test(number.join(' '))
}
