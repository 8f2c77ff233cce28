import type { Line } from '../layout/word.ts'

/** Four groups of four characters, of which some may be masked, or one of 13 to 19 (ISO/IEC 7812-1) with a masked part. */
const IN_GROUPS = /(?<![\p{L}\d*])(?:[\dXx*•]{4}[ .-]){3}[\dXx*•]{3,4}(?![\dXx*•])/u
const IN_ONE = /(?<![\p{L}\d])\d{4,6}[Xx*•]{4,9}\d{4}(?!\d)/u
/** Groups of digits, of which the first are masked. */
const NUMBER_ONLY = /^(?:[\dXx*•]{2,4}[ -]?){2,4}$/
const MASKED = /[Xx*•]{4}[ -]?\d{3,4}$/

/** Whether a text prints the number of a card, masked or not. */
export const printsCardNumber = (text: string): boolean => IN_GROUPS.test(text) || IN_ONE.test(text)

/** The fewest rows for each heading with the number of a card: what stands under more of them is their text. */
const ROWS_OF_CARD = 4
const WORD = /\p{L}{2,}/u

/**
 * Whether lines print the name and number of a card and nothing else, as the heading of the rows of a holder does:
 * `TARJETA XXXX XXXX 7719`. Where there are many, each ends the text of a row.
 *
 * @param lines those without a date or an amount
 * @param rows how many rows there are
 */
export function findCardHeadings(lines: readonly Line[], rows: number): ReadonlySet<Line> {
  const found = lines.filter(({ words }) => {
    const [name, ...others] = words.map(({ text }) => text)
    const number = others.join(' ')
    return name !== undefined && WORD.test(name) && MASKED.test(number) && NUMBER_ONLY.test(number)
  })
  return new Set(found.length * ROWS_OF_CARD <= rows ? found : [])
}
