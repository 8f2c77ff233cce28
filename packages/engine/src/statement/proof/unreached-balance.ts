import { SAME_EDGE } from '../../geometry/tolerances.ts'
import { type Line, textOf, type Word } from '../../layout/word.ts'
import type { FoundAmount } from '../../money/find-amounts.ts'
import type { LineTests } from '../../table/line-tests.ts'
import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import { directionOfSection } from '../../vocabulary/sections.ts'
import { roleOfTitle } from '../../vocabulary/titles.ts'
import type { CheckedAccount } from '../accounts/checked-account.ts'
import { type NamedAmount, nameAmounts } from '../printed/named-amounts.ts'
import { isBefore } from '../printed/place.ts'
import type { AccountPart } from './account-part.ts'

/** A balance at most this many lines from the opening one stands in a summary with it. */
const SUMMARY_LINES = 3
/** The most amounts of a summary from the opening balance on, the closing one among them. */
const LONGEST_SUMMARY = 8
/** The fewest amounts that make it unlikely that they lead from one balance to another by chance. */
const MIN_LED = 2
/** A total at most this many lines below the last row is that of its column. */
const LINES_BELOW = 2

/**
 * Where no closing balance has a known name, amounts that may be that balance. None of them is the last balance that the
 * rows reach, so rows are missing:
 * - balances of an unknown kind beside the opening one, and any amount right under or over it
 * - the amount that a summary leads to from the opening balance
 * - totals without a direction above the rows
 * - totals under the column of balances, below the last row
 * - below the rows, a balance that makes up with a limit what is available
 *
 * @param outside lines of the document that belong to no transaction
 * @returns the words of these amounts
 */
export function unreachedBalances(
  outside: readonly Line[],
  account: CheckedAccount,
  part: AccountPart,
  tests: LineTests,
): Word[] {
  const { result } = account
  if (isClosingNamed(account) || result.opening === null || result.closing === null) return []
  const ends = { opening: Math.abs(result.opening), closing: Math.abs(result.closing) }
  return [
    ...besideOpening(outside, ends, part, tests),
    ...ledFromOpening(outside, ends, part, tests),
    ...totalsAbove(outside, part, tests),
    ...belowBalances(outside, account, ends, part, tests),
    ...partOfAvailable(outside, account, ends, part, tests),
  ]
}

/**
 * `In the account   30,857.73`, `Limit   5,000.00`, `Available   35,857.73` right below the rows: what the holder has and may
 * overdraw, and the sum of the two. Where the first is named as a balance, and the rows reach another one, some rows are
 * missing.
 */
function partOfAvailable(
  outside: readonly Line[],
  { ledger: { movements } }: CheckedAccount,
  { closing }: Ends,
  { known, last }: AccountPart,
  tests: LineTests,
): Word[] {
  const ofRows = new Set(movements.flatMap(({ row }) => row.lines))
  const isBelow = (line: Line) => line.page === last?.page && isBefore(last, line) && !ofRows.has(line)
  const first = outside.findIndex(isBelow)
  const printed = outside.slice(Math.max(0, first), first + LONGEST_SUMMARY).flatMap((line, i) =>
    first >= 0 && isBelow(line)
      ? named(outside, first + i, tests).map((found) => ({
          ...found,
          line,
          size: found.amount.money.magnitude,
        }))
      : [],
  )
  if (printed.some(({ size }) => size === closing)) return []
  return printed.flatMap((found, i) => {
    const { amount, line, size } = found
    const [limit, available] = [printed[i + 1]?.size ?? 0, printed[i + 2]?.size ?? 0]
    const isPart = limit !== 0 && available - limit === size
    if (size === 0 || known.has(size) || !isPart || !isOfBalance(nameOf(found))) return []
    return line.words.slice(amount.from, amount.to)
  })
}

/** Whether a known name says what the rows lead to. */
export const isClosingNamed = ({ ledger, facts }: CheckedAccount): boolean =>
  facts.hints.closings.length > 0 || ledger.movements.some(({ row }) => row.kind === 'closing')

/** The sizes of the balances that rows lead from and to. */
type Ends = { readonly opening: number; readonly closing: number }

function besideOpening(
  outside: readonly Line[],
  { opening, closing }: Ends,
  { known }: AccountPart,
  tests: LineTests,
): Word[] {
  const { exactAmounts, hasAmount } = tests
  const openings = outside.map((line) =>
    exactAmounts(line).filter(({ money }) => money.magnitude === opening),
  )
  const around = (at: number, lines: number) => openings.slice(Math.max(0, at - lines), at + lines + 1).flat()
  const beside = outside.flatMap((line, at) =>
    hasAmount(line) && around(at, SUMMARY_LINES).length > 0 ? [{ line, at }] : [],
  )
  const isReached = beside.some(({ line }) =>
    exactAmounts(line).some(({ money }) => money.magnitude === closing),
  )
  if (isReached) return []
  return beside.flatMap(({ line, at }) => {
    const edges = [at - 1, at + 1].flatMap((other) =>
      (openings[other] ?? []).map((amount) => edgeOf(outside[other] as Line, amount)),
    )
    const isUnderOpening = ({ amount }: NamedAmount) =>
      !known.has(amount.money.magnitude) && isAmong(edgeOf(line, amount), edges)
    return named(outside, at, tests)
      .filter(({ amount: { money } }) => money.magnitude !== opening)
      .filter((found) => isOfBalance(nameOf(found)) || isUnderOpening(found))
      .flatMap(({ amount: { from, to } }) => line.words.slice(from, to))
  })
}

/** `Carried over 100.00`, `Received 50.00`, `Spent 30.00`, `Now 120.00`: what the sums between lead to, whatever its name. */
function ledFromOpening(
  outside: readonly Line[],
  { opening, closing }: Ends,
  { known }: AccountPart,
  { exactAmounts, hasAmount }: LineTests,
): Word[] {
  return outside.flatMap((line, at) => {
    if (!exactAmounts(line).some(({ money }) => money.magnitude === opening)) return []
    const amounts = outside
      .slice(at, at + LONGEST_SUMMARY)
      .filter((other) => other.page === line.page && hasAmount(other))
      .flatMap((other) =>
        exactAmounts(other).map(({ from, to, money }) => ({
          words: other.words.slice(from, to),
          magnitude: money.magnitude,
        })),
      )
    const start = amounts.findIndex(({ magnitude }) => magnitude === opening)
    const summary = amounts.slice(start, start + LONGEST_SUMMARY).filter(({ magnitude }) => magnitude !== 0)
    if (summary.some(({ magnitude }) => magnitude === closing)) return []
    const led = summary.find(({ magnitude }, i) => {
      const sums = summary.slice(1, i).map((sum) => sum.magnitude)
      return sums.length >= MIN_LED && !known.has(magnitude) && leadsTo(opening, sums, magnitude)
    })
    return led?.words ?? []
  })
}

/** Whether a balance comes to another, of either sign, by amounts each of which is added or taken away. */
function leadsTo(from: number, amounts: readonly number[], to: number): boolean {
  let reached = [from]
  for (const amount of amounts) reached = reached.flatMap((sum) => [sum + amount, sum - amount])
  return reached.some((sum) => Math.abs(sum) === to)
}

/** `Total Shares  $7,105.09` above the rows: all that the holder has, not a sum of what came in or went out. */
function totalsAbove(outside: readonly Line[], { known, first }: AccountPart, tests: LineTests): Word[] {
  return outside.flatMap((line, at) => {
    if (first === null || !isBefore(line, first)) return []
    return named(outside, at, tests)
      .filter(({ amount: { money } }) => money.magnitude !== 0 && !known.has(money.magnitude))
      .filter((found) => rowKindOf(nameOf(found)) === 'total' && directionOfSection(nameOf(found)) === null)
      .flatMap(({ amount: { from, to } }) => line.words.slice(from, to))
  })
}

/** `SUBTOTAL:  40,461.20` under balances of which the last is a different amount. */
function belowBalances(
  outside: readonly Line[],
  { ledger: { movements } }: CheckedAccount,
  { closing }: Ends,
  { known, last }: AccountPart,
  tests: LineTests,
): Word[] {
  const edges = new Set(
    movements.flatMap(({ row, balanceColumn }) =>
      Math.round(row.moneyCells[balanceColumn ?? -1]?.words.at(-1)?.x1 ?? Number.NaN),
    ),
  )
  const first =
    last === null ? -1 : outside.findIndex((line) => line.page === last.page && isBefore(last, line))
  if (first < 0) return []
  return Array.from({ length: LINES_BELOW }, (_, i) => first + i).flatMap((at) => {
    const line = outside[at]
    if (line === undefined || line.page !== last?.page) return []
    return named(outside, at, tests)
      .filter(({ amount: { money } }) => money.magnitude !== closing && !known.has(money.magnitude))
      .filter((found) => rowKindOf(nameOf(found)) === 'total')
      .filter(({ amount }) => isAmong(edgeOf(line, amount), [...edges]))
      .flatMap(({ amount: { from, to } }) => line.words.slice(from, to))
  })
}

/** The amounts of one of the lines, by its index, that have a name. */
function named(lines: readonly Line[], at: number, { exactAmounts, hasAmount }: LineTests): NamedAmount[] {
  const line = lines[at] as Line
  const amounts = nameAmounts(line, exactAmounts(line), lines[at - 1], (other) => !hasAmount(other))
  return amounts.filter(({ labels }) => labels.length > 0)
}

const nameOf = ({ labels: [label] }: NamedAmount): string => textOf(label ?? [])

const edgeOf = ({ words }: Line, { to }: FoundAmount): number => words[to - 1]?.x1 ?? Number.NaN

const isAmong = (edge: number, edges: readonly number[]): boolean =>
  edges.some((other) => Math.abs(other - edge) <= SAME_EDGE)

/** `Saldo en cuenta`, `Available balance`: whether a name is that of a balance, of some day or of some kind. */
export function isOfBalance(name: string): boolean {
  const kind = rowKindOf(name)
  return kind === 'forward' || (kind === null && roleOfTitle(name) === 'balance')
}
