import type { Line, Word } from '../../layout/word.ts'
import type { LineTests } from '../../table/line-tests.ts'
import type { CheckedAccount } from '../accounts/check-accounts.ts'
import { isTransaction } from '../ledger.ts'

/** The most lines between two numbers of one summary: it seldom prints more between two figures of the account. */
const SUMMARY_LINES = 3
/**
 * The fewest digits of a number in a summary that is compared. Two numbers of four digits that have nothing to do with each
 * other differ in one digit only once in 250 times; shorter ones do so too often.
 */
const FEWEST_DIGITS = 4
/** The same of a number elsewhere. There are many of those, and two of six digits differ so once in 17,000 times. */
const FEWEST_DIGITS_APART = 6

/**
 * Numbers outside the rows that differ in one digit from what the rows begin with, end with, or come to in either
 * direction: that is a misprint, or a row is.
 *
 * @param outside lines of the document that belong to no transaction, and to no other list
 * @param known amounts that the accounts print or come to
 * @returns the words of these numbers
 */
export function misprintedDigits(
  outside: readonly Line[],
  { ledger, result: { opening, closing } }: CheckedAccount,
  known: ReadonlySet<number>,
  { exactAmounts }: LineTests,
): Word[] {
  const moved = ledger.movements.filter(isTransaction).map(({ movement }) => movement ?? 0)
  const sumOf = (isOwn: (movement: number) => boolean): number =>
    moved.reduce<number>((sum, movement) => (isOwn(movement) ? sum + movement : sum), 0)
  const figures: number[] = [opening, closing, sumOf((own) => own > 0), sumOf((own) => own < 0)]
    .map((figure) => Math.abs(figure ?? 0))
    .filter((figure) => figure !== 0)
  const amounts = outside.map((line) => exactAmounts(line))
  const printsFigure = amounts.map((own) => own.some(({ money }) => figures.includes(money.magnitude)))
  return outside.flatMap((line, i) => {
    const isNear = printsFigure.slice(Math.max(0, i - SUMMARY_LINES), i + SUMMARY_LINES + 1).includes(true)
    const fewest = isNear ? FEWEST_DIGITS : FEWEST_DIGITS_APART
    return (amounts[i] ?? [])
      .filter(
        ({ money: { magnitude } }) =>
          !known.has(magnitude) && figures.some((figure) => differInOneDigit(figure, magnitude, fewest)),
      )
      .flatMap(({ from, to }) => line.words.slice(from, to))
  })
}

/** Noughts at the end of both say nothing: `1,500.00` is hardly a misprint of `1,100.00`. */
function differInOneDigit(a: number, b: number, fewest: number): boolean {
  const [one, other] = [String(a), String(b)]
  if (one.length !== other.length) return false
  const noughts = Math.min(...[one, other].map((digits) => digits.length - digits.replace(/0+$/, '').length))
  return one.length - noughts >= fewest && [...one].filter((digit, i) => digit !== other[i]).length === 1
}
