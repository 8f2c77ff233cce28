import { boundsOf, overlapX } from '../../geometry/box.ts'
import { SAME_EDGE } from '../../geometry/tolerances.ts'
import { type Line, textOf, type Word } from '../../layout/word.ts'
import type { FoundAmount } from '../../money/find-amounts.ts'
import type { LineTests } from '../../table/line-tests.ts'
import { keepWith } from '../../table/remember.ts'
import type { CheckedAccount } from '../accounts/checked-account.ts'
import { groupsOf } from '../printed/labels.ts'
import { numbersOn } from '../printed/numbers-on-line.ts'
import { isClosingNamed, isOfBalance } from './unreached-balance.ts'

const MASK = /^\D+/
/** The most lines between two accounts of one overview: headings of their kinds may stand between. */
const OVERVIEW_LINES = 6

/** The account numbers on a line: found once for all accounts. */
const numbersOf = keepWith((line: Line): readonly string[] => numbersOn(line))

/** The lines that print an account number, with their indexes. */
export const numberedLines = keepWith((lines: readonly Line[]) =>
  lines.flatMap((line, at) => (numbersOf(line).length > 0 ? [{ line, at }] : [])),
)

/** Whether a line outside the rows prints the account's number, and so speaks of the account. */
export const namesAccount = (line: Line, { facts: { number } }: CheckedAccount): boolean =>
  number !== null && numbersOf(line).some((printed) => printed.endsWith(number.replace(MASK, '')))

/**
 * What an overview of several accounts says of one whose rows are missing: two balances that differ, beside the number of
 * another account, and under (or over) the balances that the rows of this account start from and lead to.
 *
 * @param outside lines of the document that belong to no transaction
 * @param known amounts that the accounts print or come to
 * @returns the words of these balances
 */
export function endsWithoutRows(
  outside: readonly Line[],
  account: CheckedAccount,
  known: ReadonlySet<number>,
  { exactAmounts }: LineTests,
): Word[] {
  const { opening, closing } = account.result
  if (opening === null || closing === null || opening === closing) return []
  return numberedLines(outside).flatMap(({ line, at }) => {
    if (!namesAccount(line, account)) return []
    const edgeOfAmount = (balance: number) =>
      edgesOf(line, exactAmounts(line)).find(({ money }) => money.magnitude === Math.abs(balance))?.edge
    const [from, to] = [edgeOfAmount(opening), edgeOfAmount(closing)]
    if (from === undefined || to === undefined) return []
    return outside
      .slice(Math.max(0, at - OVERVIEW_LINES), at + OVERVIEW_LINES + 1)
      .filter(
        (other) => other.page === line.page && numbersOf(other).length > 0 && !namesAccount(other, account),
      )
      .flatMap((other) => {
        const ends = edgesOf(other, exactAmounts(other)).filter(({ edge }) =>
          [from, to].some((x) => Math.abs(x - edge) <= SAME_EDGE),
        )
        const hasMoved = ends.length === 2 && ends[0]?.money.magnitude !== ends[1]?.money.magnitude
        const isKnown = ends.some(({ money }) => known.has(money.magnitude))
        return hasMoved && !isKnown ? ends.flatMap((end) => other.words.slice(end.from, end.to)) : []
      })
  })
}

/**
 * A balance of the account in an overview, where no closing balance has a known name, and none of the amounts beside the
 * account's number is one that the rows start from or lead to: some rows are missing.
 *
 * @param outside lines of the document that belong to no transaction
 * @param known amounts that the accounts print or come to
 * @returns the words of these balances
 */
export function unreachedInOverview(
  outside: readonly Line[],
  account: CheckedAccount,
  known: ReadonlySet<number>,
  { exactAmounts, hasAmount }: LineTests,
): Word[] {
  if (isClosingNamed(account)) return []
  return numberedLines(outside).flatMap(({ line, at }) => {
    const amounts = namesAccount(line, account) ? exactAmounts(line) : []
    if (amounts.length === 0 || amounts.some(({ money }) => known.has(money.magnitude))) return []
    const titles = outside
      .slice(Math.max(0, at - OVERVIEW_LINES), at)
      .filter((other) => other.page === line.page && !hasAmount(other))
      .flatMap(groupsOf)
      .filter((group) => isOfBalance(textOf(group)))
    return amounts
      .map(({ from, to }) => line.words.slice(from, to))
      .filter((words) => titles.some((title) => overlapX(boundsOf(title), boundsOf(words)) > 0))
      .flat()
  })
}

/**
 * The same where the overview gives the account the name on the line with its number (`EUR Savings`): an amount under or
 * over other amounts that accounts come to.
 */
export function unreachedByName(
  outside: readonly Line[],
  account: CheckedAccount,
  known: ReadonlySet<number>,
  { exactAmounts }: LineTests,
): Word[] {
  if (isClosingNamed(account)) return []
  const heading = numberedLines(outside).find(
    ({ line }) => namesAccount(line, account) && exactAmounts(line).length === 0,
  )?.line
  const name = heading && nameOf(heading)
  if (!name) return []
  return outside.flatMap((line, at) => {
    const amounts = line !== heading && nameOf(line) === name ? edgesOf(line, exactAmounts(line)) : []
    if (amounts.length === 0 || amounts.some(({ money }) => known.has(money.magnitude))) return []
    const others = outside
      .slice(Math.max(0, at - OVERVIEW_LINES), at + OVERVIEW_LINES + 1)
      .filter((other) => other.page === line.page && nameOf(other) !== name)
      .flatMap((other) => edgesOf(other, exactAmounts(other)))
      .filter(({ money }) => known.has(money.magnitude))
    return amounts
      .filter(({ edge }) => others.some((other) => Math.abs(other.edge - edge) <= SAME_EDGE))
      .flatMap(({ from, to }) => line.words.slice(from, to))
  })
}

/**
 * What an overview prints of accounts whose rows lead elsewhere. The line of one account prints both of its balances; on a
 * line of a second account, one amount in the same columns is an end of its rows, and the other is no amount of any account.
 *
 * @param outside lines of the document that belong to no transaction
 * @param known amounts that the accounts print or come to
 * @returns for each such account, the words of that other amount
 */
export function unreachedEnds(
  outside: readonly Line[],
  accounts: readonly CheckedAccount[],
  known: ReadonlySet<number>,
  { exactAmounts }: LineTests,
): ReadonlyMap<CheckedAccount, readonly Word[]> {
  const found = new Map<CheckedAccount, readonly Word[]>()
  const moved = accounts.flatMap((account) => {
    const { opening, closing } = account.result
    const [start, end] = [Math.abs(opening ?? Number.NaN), Math.abs(closing ?? Number.NaN)]
    return start === end || Number.isNaN(start + end) ? [] : [{ account, start, end }]
  })
  if (moved.length < 2) return found
  const byEnds = new Map(moved.map((ends) => [`${ends.start} ${ends.end}`, ends.account]))
  const printed = outside.flatMap((line, at) => {
    const amounts = edgesOf(line, exactAmounts(line))
    return amounts.length > 1 ? [{ line, at, amounts }] : []
  })
  const columns = printed.flatMap(({ line: { page }, at, amounts }) =>
    amounts.flatMap((first, a) =>
      amounts.slice(a + 1).flatMap((last) => {
        const account = byEnds.get(`${first.money.magnitude} ${last.money.magnitude}`)
        return account ? [{ account, page, at, edges: [first.edge, last.edge] }] : []
      }),
    ),
  )
  for (const { account, page, at, edges } of columns) {
    const others = moved.filter((other) => other.account !== account)
    const beside = printed.filter(
      (other) => other.line.page === page && other.at !== at && Math.abs(other.at - at) <= OVERVIEW_LINES,
    )
    for (const { line, amounts } of beside) {
      const [first, last] = edges.map((x) => amounts.find(({ edge }) => Math.abs(edge - x) <= SAME_EDGE))
      if (first === undefined || last === undefined) continue
      const half = others.find(
        ({ start, end }) => (start === first.money.magnitude) !== (end === last.money.magnitude),
      )
      const astray = half?.start === first.money.magnitude ? last : first
      if (half && astray.money.magnitude !== 0 && !known.has(astray.money.magnitude))
        found.set(half.account, line.words.slice(astray.from, astray.to))
    }
  }
  return found
}

/** What a line begins with, up to a gap. */
const nameOf = (line: Line): string => {
  const name = textOf(groupsOf(line)[0] ?? [])
  return /\p{L}{3}/u.test(name) ? name : ''
}

/** Amounts with their right edges. */
const edgesOf = ({ words }: Line, amounts: readonly FoundAmount[]) =>
  amounts.map((amount) => ({ ...amount, edge: words[amount.to - 1]?.x1 ?? Number.NaN }))
