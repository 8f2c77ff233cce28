import { COLUMN_GAP } from '../geometry/tolerances.ts'
import type { Line } from '../layout/word.ts'
import { type FoundAmount, findAmounts, isRate } from '../money/find-amounts.ts'
import { allowsWhole, type Money, type MoneyConvention, parseMoney } from '../money/parse-money.ts'
import { hasDigit } from '../vocabulary/has-digit.ts'
import { remember } from './remember.ts'

/** What the table stage asks about a line's words. */
export type LineTests = {
  /** One for each word; null where the word by itself is no amount. */
  readonly amountsOf: (line: Line) => readonly (Money | null)[]
  /** The amounts of a line with all that is printed apart from their digits; hardly anything but money. */
  readonly exactAmounts: (line: Line) => readonly FoundAmount[]
  /** The line prints an exact amount. */
  readonly hasAmount: (line: Line) => boolean
  /** The line prints an amount or a date, as titles never do. */
  readonly hasValues: (line: Line) => boolean
}

/** What is kept of a line, under the names of the questions that it answers. */
type LineAmounts = {
  readonly ofWords: readonly (Money | null)[]
  readonly exact: readonly FoundAmount[]
  readonly hasAny: boolean
}

/** The answers are kept, since several stages ask about the same lines. */
export function lineTests(convention: MoneyConvention): LineTests {
  // Yen and won print small amounts as mere numbers: beside a date, or apart from all text, they may well be amounts.
  const isWhole = (line: Line, amount: FoundAmount) =>
    allowsWhole(convention) &&
    (isApart(line, amount) || (convention.exponent === 0 && isBesideDate(line, amount)))
  // `02.09` is a day, where commas start the decimals.
  const isDay = ({ dates }: Line, { from, to }: { from: number; to: number }) =>
    convention.decimal === ',' && dates.some((date) => date.from <= from && to <= date.to)
  const read = remember((line: Line): LineAmounts => {
    const { text, words } = line
    if (!hasDigit(text)) return { ofWords: words.map(() => null), exact: [], hasAny: false }
    const ofWords = words.map(({ text }, i) => {
      const money = parseMoney(text, convention)
      return money === null || isRate(words, i) || isDay(line, { from: i, to: i + 1 }) ? null : money
    })
    const exact = findAmounts(words, convention).filter(
      (amount) => (amount.money.isExact && !isDay(line, amount)) || isWhole(line, amount),
    )
    return { ofWords, exact, hasAny: exact.length > 0 }
  })
  const hasAmount = (line: Line) => read(line).hasAny
  const hasValues = (line: Line) => line.dates.length > 0 || hasAmount(line)
  return {
    amountsOf: (line) => read(line).ofWords,
    exactAmounts: (line) => read(line).exact,
    hasAmount,
    hasValues,
  }
}

/** Whether an amount stands far behind the words before it, as none in a text does. */
export function isApart({ words }: Line, { from }: FoundAmount): boolean {
  const [before, first] = [words[from - 1], words[from]]
  return before !== undefined && first !== undefined && first.x0 - before.x1 > COLUMN_GAP * first.size
}

const isBesideDate = ({ dates }: Line, amount: FoundAmount): boolean =>
  dates.length > 0 && dates.every(({ from, to }) => amount.to <= from || amount.from >= to)
