import type { Line, Word } from '../../layout/word.ts'
import type { LineTests } from '../../table/line-tests.ts'
import type { CheckedAccount } from '../accounts/checked-account.ts'
import { differInOneDigit } from '../arithmetic/differ-in-one-digit.ts'
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

/** Amounts outside the rows. */
type PrintedAmounts = {
  /** The indexes of the lines that print an amount of each size. */
  readonly indexes: ReadonlyMap<number, readonly number[]>
  /** Those that no account prints or comes to, with the index of their line. */
  readonly unknown: readonly {
    readonly words: readonly Word[]
    readonly at: number
    readonly magnitude: number
  }[]
}

/**
 * Looks once for what each account is compared with.
 *
 * @param lines of the document that belong to no transaction, and to no other list
 * @param known amounts that the accounts print or come to
 */
export function printedAmounts(
  lines: readonly Line[],
  known: ReadonlySet<number>,
  { exactAmounts }: LineTests,
): PrintedAmounts {
  const found = lines.flatMap((line, at) =>
    exactAmounts(line).map(({ from, to, money: { magnitude } }) => ({ line, from, to, at, magnitude })),
  )
  const indexes = new Map<number, number[]>()
  for (const { at, magnitude } of found) {
    const places = indexes.get(magnitude)
    if (places) places.push(at)
    else indexes.set(magnitude, [at])
  }
  const unknown = found.filter(({ magnitude }) => !known.has(magnitude))
  return {
    indexes,
    unknown: unknown.map(({ line, from, to, at, magnitude }) => ({
      words: line.words.slice(from, to),
      at,
      magnitude,
    })),
  }
}

/**
 * Numbers outside the rows that differ in one digit from what the rows begin with, end with, or come to in either
 * direction: either such a number is a misprint, or a row is.
 *
 * @returns the words of these numbers
 */
export function misprintedDigits(
  { indexes, unknown }: PrintedAmounts,
  { ledger, result: { opening, closing } }: CheckedAccount,
): Word[] {
  const moved = ledger.movements.filter(isTransaction).map(({ movement }) => movement ?? 0)
  const sumOf = (isCounted: (movement: number) => boolean): number =>
    moved.reduce<number>((sum, movement) => (isCounted(movement) ? sum + movement : sum), 0)
  const figures: number[] = [
    opening,
    closing,
    sumOf((movement) => movement > 0),
    sumOf((movement) => movement < 0),
  ]
    .map((figure) => Math.abs(figure ?? 0))
    .filter((figure) => figure !== 0)
  const isNear = (at: number) =>
    figures.some((figure) => indexes.get(figure)?.some((other) => Math.abs(other - at) <= SUMMARY_LINES))
  // `30,857.73`, `5,000.00` and `35,857.73` under each other: one is the sum of the others.
  const isSum = (at: number, magnitude: number) =>
    figures.some((figure) =>
      indexes.get(Math.abs(magnitude - figure))?.some((other) => Math.abs(other - at) <= SUMMARY_LINES),
    )
  return unknown.flatMap(({ words, at, magnitude }) => {
    // Few numbers differ in one digit, so only for those is it asked where they stand.
    const differs = (fewest: number) => figures.some((figure) => differInOneDigit(figure, magnitude, fewest))
    const isMisprint = differs(FEWEST_DIGITS) && (differs(FEWEST_DIGITS_APART) || isNear(at))
    return isMisprint && !isSum(at, magnitude) ? words : []
  })
}
