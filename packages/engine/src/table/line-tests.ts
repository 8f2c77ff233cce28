import type { Line } from '../layout/word.ts'
import { type Money, type MoneyConvention, parseMoney } from '../money/parse-money.ts'

/** What the table stage asks about a line's words. */
export type LineTests = {
  /** One for each word; null where the word is no amount. */
  readonly amountsOf: (line: Line) => readonly (Money | null)[]
  /** The line prints an exact amount. */
  readonly hasAmount: (line: Line) => boolean
  /** The line prints an amount or a date, as titles never do. */
  readonly hasValues: (line: Line) => boolean
}

/** The answers are kept, since several stages ask about the same lines. */
export function lineTests(convention: MoneyConvention): LineTests {
  // Yen and won print small amounts as mere numbers: beside a date they may well be amounts.
  const isWhole = convention.exponent === 0
  const known = new WeakMap<Line, readonly (Money | null)[]>()
  const amountsOf = (line: Line) => {
    let amounts = known.get(line)
    if (amounts === undefined) {
      amounts = line.words.map(({ text }) => parseMoney(text, convention))
      known.set(line, amounts)
    }
    return amounts
  }
  const hasAmount = (line: Line) =>
    amountsOf(line).some(
      (money, i) => money !== null && (money.isExact || (isWhole && isBesideDate(line, i))),
    )
  const hasValues = (line: Line) => line.dates.length > 0 || hasAmount(line)
  return { amountsOf, hasAmount, hasValues }
}

const isBesideDate = ({ dates }: Line, i: number): boolean =>
  dates.length > 0 && dates.every(({ from, to }) => i < from || i >= to)
