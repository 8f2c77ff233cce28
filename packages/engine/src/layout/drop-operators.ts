import type { PageLines } from './page-lines.ts'
import { toLine } from './to-line.ts'
import type { Line, Word } from './word.ts'

const OPERATOR = /^[-+=\u2010-\u2015\u2212]$/
/** Tested first: few lines print a separate equals sign. */
const HAS_EQUALS = /(?:^| )=(?: |$)/
/** `5,048.30`, perhaps with the sign of its currency or `CR`. */
const AMOUNT = /^\P{L}{0,3}\d[\d.,'\u2019]*[.,]\d{2}\p{L}{0,2}$/u

/**
 * Leaves out the signs between the amounts of a line that is an equation:
 * `5,048.30 -  7,108.62 +  2,299.28 =  238.96` under the names for the previous balance, payments, purchases and the
 * new balance of a card. They are not signs of the amounts before them. Other amounts may follow, such as the minimum
 * payment.
 *
 * @returns the same pages where there is no such line
 */
export function dropOperators(pages: readonly PageLines[]): readonly PageLines[] {
  const isOne = (line: Line) => HAS_EQUALS.test(line.text) && holdsEquation(line.words)
  if (!pages.some(({ lines }) => lines.some(isOne))) return pages
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) =>
      isOne(line) ? (toLine(line.words.filter(({ text }) => !OPERATOR.test(text))) ?? line) : line,
    ),
  }))
}

function holdsEquation(words: readonly Word[]): boolean {
  const end = words.findIndex(({ text }) => text === '=') + 2
  return isEquation(words.slice(0, end)) && words.slice(end).every(({ text }) => AMOUNT.test(text))
}

/**
 * Whether words are amounts with one operator between each two, the last an equals sign. What they say need not be true:
 * a misprinted amount of it must be noticed.
 */
function isEquation(words: readonly Word[]): boolean {
  const [amounts, operators] = [words.filter((_, i) => i % 2 === 0), words.filter((_, i) => i % 2 === 1)]
  return (
    amounts.length === operators.length + 1 &&
    amounts.length > 2 &&
    amounts.every(({ text }) => AMOUNT.test(text)) &&
    operators.every(({ text }, i) => OPERATOR.test(text) && (text === '=') === (i === operators.length - 1))
  )
}
