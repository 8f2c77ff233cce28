import type { Line, Word } from '../layout/word.ts'
import { hasDigit } from '../vocabulary/has-digit.ts'
import { isMoneyRole } from '../vocabulary/titles.ts'
import { overlaps } from './headers/spans.ts'
import type { LineTests } from './line-tests.ts'
import type { Header } from './table.ts'

/** `171`, `-1,250`, `$40`, `1,012.5`: an amount of which decimals are left out. */
const WHOLE = /^[-+(\u2212]?\p{Sc}?(?:\d{1,3}(?:[,.'\u2019]\d{3})*|\d{1,6})(?:[.,]\d)?\p{Sc}?[-)]?$/u
/** `29 Aug 24   3.92%   £1 - £49,999`: a line of rates, of which two are no part of one text. */
const RATE = /(?:\d[.,]\d+ ?%.*){2}/
/** The fewest in a part of a table that count: fewer may be numbers of anything. */
const MIN_WHOLE = 3

/**
 * How many numbers without all their decimals stand in rows, under titles for money, though the document prints others
 * with decimals.
 *
 * @param headers those of a page
 * @param lines those of the same page
 */
export function countWholeAmounts(
  headers: readonly Header[],
  lines: readonly Line[],
  { exactAmounts }: LineTests,
): number {
  const isSplit = (line: Line, at: number) =>
    exactAmounts(line).some(
      ({ from, to }) =>
        from <= at && at < to && line.words.slice(from, to).filter(({ text }) => hasDigit(text)).length > 1,
    )
  const isWhole = (line: Line, at: number) => WHOLE.test(line.words[at]?.text ?? '') && !isSplit(line, at)
  const counts = headers.map((header, h) => {
    const from = header.below ? lines.indexOf(header.below) : lines.length
    const next = headers[h + 1]?.lines[0]
    const under = lines.slice(from, next ? lines.indexOf(next) : lines.length)
    const titles = header.cells.filter(({ role }) => isMoneyRole(role))
    const isMoney = (word: Word) => titles.some((title) => overlaps(word, title))
    const whole = under
      .filter(({ dates, text }) => dates.length > 0 && !RATE.test(text))
      .flatMap((line) => line.words.filter((word, at) => isMoney(word) && isWhole(line, at))).length
    return whole >= MIN_WHOLE ? whole : 0
  })
  return counts.reduce((sum, count) => sum + count, 0)
}
