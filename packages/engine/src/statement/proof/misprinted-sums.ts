import { type Line, textOf, type Word } from '../../layout/word.ts'
import type { Money } from '../../money/parse-money.ts'
import type { LineTests } from '../../table/line-tests.ts'
import { keepWith } from '../../table/remember.ts'
import type { Direction } from '../../vocabulary/language.ts'
import { normalizeTitle } from '../../vocabulary/normalize-title.ts'
import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import { directionOfSection, directionOfSum } from '../../vocabulary/sections.ts'
import { namesYear } from '../../vocabulary/year-words.ts'
import type { CheckedAccount } from '../accounts/checked-account.ts'
import { isTransaction } from '../ledger.ts'
import { nameAmounts } from '../printed/named-amounts.ts'
import { isBefore, type Place } from '../printed/place.ts'
import type { Reading } from '../read-statement.ts'
import type { AccountPart } from './account-part.ts'

const DIRECTIONS: readonly Direction[] = ['debit', 'credit']

/** The most lines from a balance of a summary to a sum of rows in it. */
const SUMMARY_LINES = 3
/** The most lines from the first balance of a summary down to the last. */
const LONGEST_SUMMARY = 8

/** `Total Deposit 3 Items` */
const COUNT = /(?<=\p{L})\s\d+(?:\s\p{L}+)?$/u

type Sum = {
  readonly words: readonly Word[]
  /** What names it, and which way its rows go, where the name says it. */
  readonly name: string
  readonly direction: Direction | null
  readonly magnitude: number
}

/**
 * Sums of rows that are printed wrong beside others that are right, so that no other list can be meant:
 * - in the summary that leads from the opening to the closing balance, the one sum that keeps it from doing so
 * - sums with the same name as another sum that the rows do come to
 * - sums beside the one balance that is printed
 * - one of two sums under the rows
 *
 * @param outside lines of the document that belong to no transaction
 * @param balances those printed outside the rows
 * @returns the words of their amounts
 */
export function misprintedSums(
  outside: readonly Line[],
  balances: Reading['balances'],
  account: CheckedAccount,
  part: AccountPart,
  tests: LineTests,
): Word[] {
  return [
    ...inSummary(outside, balances, account, part, tests),
    ...namedTwice(outside, account, part, tests),
    ...besideBalance(outside, balances, account, part, tests),
    ...underRows(outside, account, part, tests),
  ].flatMap(({ words }) => words)
}

/** `Payments out  £6,277.61` beside the balances that a summary leads from and to. */
function inSummary(
  lines: readonly Line[],
  balances: Reading['balances'],
  { ledger, result: { opening, closing } }: CheckedAccount,
  { known, totals }: AccountPart,
  tests: LineTests,
): Sum[] {
  if (opening === null || closing === null) return []
  const ends = balances.filter(({ money }) =>
    [opening, closing].some((end) => Math.abs(end) === money.magnitude),
  )
  const indexOf = indexesOfPlaces(lines)
  const indexesOf = (end: number) =>
    ends.flatMap((balance) =>
      balance.money.magnitude === Math.abs(end) ? (indexOf.get(keyOf(balance)) ?? []) : [],
    )
  const around = linesOfSummary(indexesOf(opening), indexesOf(closing), lines.length)
  // Only an amount that is not expected there can be wrong, and names are costly to find.
  const movedWays = movedBy(ledger)
  const expected = new Set([opening, closing, ...Object.values(movedWays)].map(Math.abs))
  if (!around.some((at) => printsOther(lines[at] as Line, expected, tests))) return []
  const named = new Set(ends.flatMap(({ words }) => words))
  // A sum with an unknown name has the direction in which the rows come to it.
  const wayOf = (magnitude: number) =>
    DIRECTIONS.find((direction) => movedWays[direction] === magnitude) ?? null
  const printed = around
    .flatMap((at) => sumsOf(lines, at, tests))
    .filter(({ words }) => !words.some((word) => named.has(word)))
    .map((sum) => ({ ...sum, direction: sum.direction ?? wayOf(sum.magnitude) }))
  const wrongOfTwo = wrongOfBothWays(printed, ledger)
  if (wrongOfTwo !== null) return [wrongOfTwo]
  // A row for the opening balance may stand there.
  const sums = printed.filter(
    ({ name, magnitude }) => magnitude !== 0 && !(name === '' && magnitude === Math.abs(opening)),
  )
  // Where a summary has a sum of unknown meaning, that sum may explain the difference.
  if (sums.some(({ direction, magnitude }) => direction === null && !known.has(magnitude))) return []
  const [wrong, ...more] = sums.filter(({ magnitude }) => !known.has(magnitude))
  if (!wrong || more.length > 0) return []
  const led = sums
    .filter((sum) => sum !== wrong)
    .reduce(
      (sum, { direction, magnitude }) =>
        direction === null ? sum : sum + (direction === 'credit' ? magnitude : -magnitude),
      0,
    )
  const moved = ledger.isOwed ? opening - closing : closing - opening
  const lacking = Math.abs(moved - led)
  const isMoved = wrong.direction !== null && movedWays[wrong.direction] === lacking
  return (totals.has(lacking) || isMoved) && lacking !== 0 ? [wrong] : []
}

/** Of one sum of what comes in and one of what goes out, and no others, the one that the rows do not come to. */
function wrongOfBothWays(sums: readonly Sum[], ledger: CheckedAccount['ledger']): Sum | null {
  if (sums.length !== 2 || sums[0]?.direction === sums[1]?.direction) return null
  const moved = movedBy(ledger)
  const [wrong, ...more] = sums.filter(
    ({ direction, magnitude }) => direction !== null && magnitude !== moved[direction],
  )
  const isOne = wrong !== undefined && wrong.magnitude !== 0 && more.length === 0
  return isOne && sums.every(({ direction }) => direction !== null) ? wrong : null
}

/** What the rows move each way, in minor units. */
function movedBy({ movements }: CheckedAccount['ledger']): Record<Direction, number> {
  const moved = { debit: 0, credit: 0 }
  for (const { movement } of movements.filter(isTransaction))
    moved[(movement ?? 0) < 0 ? 'debit' : 'credit'] += Math.abs(movement ?? 0)
  return moved
}

/**
 * `Total paid in  7,819.15` beside the one balance that is printed of an account, the opening or the closing one, where
 * its rows come to something else: some of them may be missing.
 */
function besideBalance(
  lines: readonly Line[],
  balances: Reading['balances'],
  { ledger, result: { opening, closing } }: CheckedAccount,
  { ofRows, isWhole, first }: AccountPart,
  tests: LineTests,
): Sum[] {
  const balance = opening ?? closing
  // Without an opening balance only a total shows that no row is missing. A total of one direction says nothing of the
  // other.
  if ((isWhole && opening !== null) || balance === null || first === null) return []
  const named = balances.filter(({ money }) => money.magnitude === Math.abs(balance))
  const indexOf = indexesOfPlaces(lines)
  const indexes = named.flatMap((balance) => indexOf.get(keyOf(balance)) ?? [])
  const pages = new Set(named.map(({ page }) => page))
  // What stands under the rows, or on the page before, may be the summary of another account.
  const around = linesOfSummary(indexes, [], lines.length).filter((at) => {
    const line = lines[at] as Line
    return pages.has(line.page) && isBefore(line, first)
  })
  if (!around.some((at) => printsOther(lines[at] as Line, ofRows, tests))) return []
  const sums = around
    .flatMap((at) => sumsOf(lines, at, tests))
    .filter(({ name, direction }) => name !== '' && direction !== null)
    // `Total due` is the balance that the rows lead to.
    .filter(({ magnitude }) => magnitude !== Math.abs(closing ?? Number.NaN))
  const moved = movedBy(ledger)
  return DIRECTIONS.flatMap((direction) => {
    const inDirection = sums.filter((sum) => sum.direction === direction && sum.magnitude !== 0)
    const printed = inDirection.reduce((sum, { magnitude }) => sum + magnitude, 0)
    return printed === moved[direction] || inDirection.some(({ magnitude }) => ofRows.has(magnitude))
      ? []
      : inDirection
  })
}

/** `Total deposits  21,150.44` above the rows, and `Total deposits  21,150.40`, to which they come, below. */
function namedTwice(
  lines: readonly Line[],
  { ledger }: CheckedAccount,
  { known, totals, first, pages }: AccountPart,
  tests: LineTests,
): Sum[] {
  const rightly = new Set(
    ledger.movements
      .filter(({ row }) => row.kind === 'total' && directionOfSection(row.description) !== null)
      .filter(({ row }) =>
        row.money.some((money) => money !== null && money.magnitude !== 0 && totals.has(money.magnitude)),
      )
      .map(({ row }) => normalizeTitle(row.description.replace(COUNT, ''))),
  )
  if (rightly.size === 0 || first === null) return []
  return lines
    .flatMap((line, at) =>
      pages.has(line.page) && printsOther(line, known, tests) ? sumsOf(lines, at, tests) : [],
    )
    .filter(({ name, magnitude }) => rightly.has(name) && magnitude !== 0 && !known.has(magnitude))
}

/**
 * `Total Deposits  19,040.58` and `Total Withdrawals  3,940.00` under the rows, and no other sum with a name, of which the
 * rows come to one; or neither, where the rows go on from a page that may be missing.
 */
function underRows(
  lines: readonly Line[],
  { ledger }: CheckedAccount,
  { known, last, pages }: AccountPart,
  tests: LineTests,
): Sum[] {
  if (last === null) return []
  const isUnder = (line: Line) => pages.has(line.page) && isBefore(last, line)
  if (!lines.some((line) => isUnder(line) && printsOther(line, known, tests))) return []
  const sums = lines
    .flatMap((line, at) => (isUnder(line) ? sumsOf(lines, at, tests) : []))
    .filter(({ name }) => name !== '')
  const wrong = wrongOfBothWays(sums, ledger)
  if (wrong !== null) return known.has(wrong.magnitude) ? [] : [wrong]
  return isBroughtForward(ledger) && exceedBothWays(sums, ledger) ? sums : []
}

/** Whether the rows go on from a balance brought forward, perhaps from a page that is missing. */
const isBroughtForward = ({ movements: [first] }: CheckedAccount['ledger']): boolean =>
  first?.row.kind === 'forward'

/** Whether one sum of what comes in and one of what goes out are both of more than the rows. */
function exceedBothWays(sums: readonly Sum[], ledger: CheckedAccount['ledger']): boolean {
  const moved = movedBy(ledger)
  return (
    sums.length === 2 &&
    sums[0]?.direction !== sums[1]?.direction &&
    sums.every(({ direction, magnitude }) => direction !== null && magnitude > moved[direction])
  )
}

/** Whether a line prints an amount that is not among those known. */
const printsOther = (line: Line, known: ReadonlySet<number>, { exactAmounts }: LineTests): boolean =>
  exactAmounts(line).some(({ money: { magnitude } }) => magnitude !== 0 && !known.has(magnitude))

/** The amounts of one of the lines, by its index. */
function sumsOf(lines: readonly Line[], at: number, { exactAmounts, hasAmount }: LineTests): Sum[] {
  const line = lines[at] as Line
  return nameAmounts(line, exactAmounts(line), lines[at - 1], (other) => !hasAmount(other)).map(
    ({ amount: { from, to, money }, labels }) => {
      const names = labels.map((label) => textOf(label).replace(COUNT, ''))
      const name = names.find((text) => directionOfSection(text) !== null) ?? names[0] ?? ''
      return {
        words: line.words.slice(from, to),
        // No payee is named outside the rows, so a word for totals may stand before any other word: `Summa uttag`.
        name: rowKindOf(name, false) === 'total' && !namesYear(name) ? normalizeTitle(name) : '',
        direction: directionOf(name, money),
        magnitude: money.magnitude,
      }
    },
  )
}

/**
 * The indexes of the lines from an opening to a closing balance, where a summary lies between them; else of those next
 * to each.
 */
function linesOfSummary(openings: readonly number[], closings: readonly number[], count: number): number[] {
  const whole = nearestPair(openings, closings)
  // Where the opening balance is a row, the summary ends with the closing one above it.
  const isSummary = whole !== null && !openings.includes(whole[1])
  const ranges = isSummary
    ? [whole]
    : [...openings, ...closings].map(
        (at) => [Math.max(0, at - SUMMARY_LINES), Math.min(count - 1, at + SUMMARY_LINES)] as const,
      )
  return [
    ...new Set(ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))),
  ]
}

/** The first opening balance that has a closing one near it, on another line, and the nearest of these. */
function nearestPair(
  openings: readonly number[],
  closings: readonly number[],
): readonly [number, number] | null {
  const ends = new Set(closings)
  for (const opening of openings) {
    for (let distance = 1; distance <= LONGEST_SUMMARY; distance++) {
      if (ends.has(opening + distance)) return [opening, opening + distance]
      if (ends.has(opening - distance)) return [opening - distance, opening]
    }
  }
  return null
}

const keyOf = ({ page, baseline }: Place): string => `${page} ${baseline}`

/** The first of the lines at each place, by `keyOf`: found once for all accounts. */
const indexesOfPlaces = keepWith((lines: readonly Line[]): ReadonlyMap<string, number> => {
  const indexes = new Map<string, number>()
  for (const [at, line] of lines.entries()) {
    const key = keyOf(line)
    if (!indexes.has(key)) indexes.set(key, at)
  }
  return indexes
})

/** `Totaal af`, `Purchases`: the name of a sum says which way its rows go, else its sign may. */
function directionOf(name: string, { isNegative, hasPlus }: Money): Direction | null {
  const sign = isNegative ? 'debit' : hasPlus ? 'credit' : null
  return directionOfSum(name) ?? sign
}
