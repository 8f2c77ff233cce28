import { boundsOf } from '../geometry/box.ts'
import { PHRASE_GAP, SAME_EDGE } from '../geometry/tolerances.ts'
import type { PageLines } from '../layout/page-lines.ts'
import { toLine } from '../layout/to-line.ts'
import type { Line, Word } from '../layout/word.ts'
import { overlaps } from './headers/spans.ts'

const SIGN = /^[-+\u2013\u2212]$/
const PLUS = '+'
/** An amount without a sign. */
const AMOUNT = /^\p{Sc}?\d[\d.,'’]*[.,]\d{2}$/u
/** The fewest rows that show a column of signs. */
const MIN_ROWS = 3

/**
 * `+   100,00` over `- 1.234,56`: signs that stand under each other, each before an amount that ends at the right edge of
 * its column, are those of the amounts. Where no plus stands among them, a dash may be an empty cell.
 */
export function joinSignsApart(pages: readonly PageLines[]): readonly PageLines[] {
  const lines = pages.flatMap((page) => page.lines)
  const signs = lines.flatMap(signsOf)
  if (signs.length < MIN_ROWS || !signs.some(({ isApart }) => isApart)) return pages
  const amounts = lines.flatMap(({ words }) => words.filter(({ text }) => AMOUNT.test(text)))
  const isColumn = (sign: Word) => {
    const here = signs.filter(({ word }) => Math.abs(word.x0 - sign.x0) <= SAME_EDGE)
    return (
      here.length >= MIN_ROWS &&
      here.some(({ isApart }) => isApart) &&
      here.some(({ word }) => word.text === PLUS) &&
      here.some(({ word }) => word.text !== PLUS) &&
      !amounts.some((amount) => overlaps(amount, sign))
    )
  }
  const joined = new Set(signs.filter(({ word }) => isColumn(word)).map(({ word }) => word))
  if (joined.size === 0) return pages
  return pages.map((page) => ({ ...page, lines: page.lines.map((line) => withSigns(line, joined)) }))
}

/** The signs of a line that stand alone before an amount, and whether a gap parts each from it. */
const signsOf = ({ words }: Line): { readonly word: Word; readonly isApart: boolean }[] =>
  words.flatMap((word, i) => {
    const [before, amount] = [words[i - 1], words[i + 1]]
    if (!SIGN.test(word.text) || !amount || !AMOUNT.test(amount.text)) return []
    if (before && word.x0 - before.x1 < PHRASE_GAP * word.size) return []
    return [{ word, isApart: amount.x0 - word.x1 > PHRASE_GAP * word.size }]
  })

function withSigns(line: Line, signs: ReadonlySet<Word>): Line {
  if (!line.words.some((word) => signs.has(word))) return line
  const words = line.words.flatMap((word, i) => {
    const before = line.words[i - 1]
    if (signs.has(word)) return []
    if (!before || !signs.has(before)) return [word]
    return [{ ...word, ...boundsOf([before, word]), text: before.text + word.text }]
  })
  return toLine(words) as Line
}
