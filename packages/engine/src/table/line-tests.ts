import { findDates } from '../dates/find-dates.ts'
import type { Line } from '../layout/word.ts'
import { type MoneyConvention, parseMoney } from '../money/parse-money.ts'

/** What the table stage asks about a line's words. */
export type LineTests = {
  /** The line prints an exact amount. */
  readonly hasAmount: (line: Line) => boolean
  /** The line prints an amount or a date, as titles never do. */
  readonly hasValues: (line: Line) => boolean
}

/** The answers are kept, since several stages ask about the same lines. */
export function lineTests(convention: MoneyConvention): LineTests {
  const hasAmount = remember((line) =>
    line.words.some(({ text }) => parseMoney(text, convention)?.isExact === true),
  )
  const hasValues = remember((line) => hasAmount(line) || findDates(line.words).length > 0)
  return { hasAmount, hasValues }
}

function remember(test: (line: Line) => boolean): (line: Line) => boolean {
  const answers = new WeakMap<Line, boolean>()
  return (line) => {
    const known = answers.get(line)
    if (known !== undefined) return known
    const answer = test(line)
    answers.set(line, answer)
    return answer
  }
}
