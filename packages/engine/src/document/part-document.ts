import type { PageLines } from '../layout/page-lines.ts'
import { joinAccounts } from '../statement/result/join-accounts.ts'
import type { Account, Statement, Transaction } from '../statement/statement.ts'
import { findStarts } from './statement-starts.ts'

type Read = { readonly statement: Statement }
type Pages = readonly PageLines[]

/** Pages that may be a statement, with what was read of them. */
type Part<R extends Read = Read> = { readonly pages: Pages; readonly read: R }

/** Reads pages as one statement. */
type ReadPart<R extends Read> = (pages: Pages) => Part<R>

/** Whether the parts behind the first share nothing with those before them, not even the account. */
type Compare = (parts: readonly Part[]) => boolean

/** The most readings of neighbouring parts as one: each may be long. */
const MOST_JOINS = 12

/**
 * Reads a file that may hold several statements, each with its own conventions, period and accounts. They are read
 * apart from each other where that explains more than to read all pages as one.
 *
 * @param readTogether reads some pages as one statement
 * @returns one for each statement, in the order of the pages
 */
export function readParts<R extends Read>(pages: Pages, readTogether: (pages: Pages) => R): [R, ...R[]] {
  const starts = findStarts(pages)
  if (starts.length === 0) return [readTogether(pages)]
  const read: ReadPart<R> = (some) => ({ pages: some, read: readTogether(some) })
  const stretches = [0, ...starts.map(({ at }) => at)].map((start, i) => pages.slice(start, starts[i]?.at))
  const foreign = new Set(starts.flatMap(({ at, isForeign }) => (isForeign ? (pages[at] ?? []) : [])))
  const areForeign: Compare = (parts) =>
    parts
      .slice(1)
      .every((part, i) => foreign.has(part.pages[0] as PageLines) && !nameSameAccount(parts[i], part))
  const [first, ...others] = joinUndecided(stretches.map(read), read, areForeign)
  if (first && others.length === 0) return [first.read]
  const whole = read(pages)
  return first && isBetterApart([first, ...others], whole, areForeign)
    ? [first.read, ...others.map((part) => part.read)]
    : [whole.read]
}

/** Joins neighbours of which one is not proved throughout, where both together explain as much. */
function joinUndecided<R extends Read>(
  [first, ...others]: readonly Part<R>[],
  read: ReadPart<R>,
  areForeign: Compare,
): Part<R>[] {
  const joined = first ? [first] : []
  let joins = 0
  for (const part of others) {
    const last = joined.at(-1) as Part<R>
    const isDecided = (isProved(last) && isProved(part)) || joins === MOST_JOINS
    const both = isDecided ? null : read([...last.pages, ...part.pages])
    if (both) joins++
    if (both && !isBetterApart([last, part], both, areForeign)) joined.splice(-1, 1, both)
    else joined.push(part)
  }
  return joined
}

const isProved = ({ read: { statement } }: Part): boolean =>
  statement.accounts.length > 0 && statement.accounts.every(({ check }) => check === 'proved')

/**
 * Whether parts explain more than all of their pages as one: more rows are proved; or as many, and all parts are, or more
 * rows are read; or as many, but otherwise. None of the parts is empty then, and they share nothing or name accounts or
 * periods of their own.
 */
function isBetterApart(parts: readonly Part[], whole: Part, areForeign: Compare): boolean {
  const areApart = areForeign(parts) || haveOwnPeriods(parts)
  // A list without a day belongs to the period that stands with the others; one of the same account to its statement.
  const isOneAccount = parts.some((part, i) => nameSameAccount(parts[i - 1], part))
  if (!areApart && (isOneAccount || parts.some(datedAccountOf))) return false
  const [counts, together] = [parts.map(countRows), countRows(whole)]
  const gain = counts.reduce((sum, { proved }) => sum + proved, 0) - together.proved
  if (gain !== 0) return gain > 0
  if (areApart && parts.every(isProved) && !isProved(whole)) return true
  // What a proved account leaves out is no row of another one.
  if (isProved(whole) && !parts.every(isProved) && (!areApart || printsAgain(parts))) return false
  const more = counts.reduce((sum, { rows }) => sum + rows, 0) - together.rows
  if (more !== 0) return more > 0
  if (!areApart || counts.some(({ rows, proved }) => rows + proved === 0)) return false
  // Several accounts of one statement are read alike; months of one account each have a period.
  return (
    !haveSameRows(parts, whole) || joinAccounts(parts.map(({ read }) => read.statement)).accounts.length === 1
  )
}

/** Whether the rows of all parts that are not proved are printed in one that is: a list of what may be paid in instalments. */
function printsAgain(parts: readonly Part[]): boolean {
  const keyOf = ({ date, debit, credit }: Transaction) => [date, debit, credit].join()
  const [proved, others] = [true, false].map((is) =>
    parts
      .filter((part) => isProved(part) === is)
      .flatMap(({ read }) => read.statement.transactions.map(keyOf)),
  ) as [string[], string[]]
  const printed = new Set(proved)
  return others.every((key) => printed.has(key))
}

/** How many rows were read, and how many are proved, with the accounts in which nothing was booked. */
function countRows({ read: { statement } }: Part): { readonly rows: number; readonly proved: number } {
  const { transactions, accounts } = statement
  const filled = new Set(transactions.map(({ account }) => account))
  const empty = accounts.filter(({ check }, i) => check === 'proved' && !filled.has(i))
  const proved = transactions.filter(({ check }) => check === 'proved')
  return { rows: transactions.length, proved: proved.length + empty.length }
}

const accountOf = (part: Part | undefined) =>
  part?.read.statement.accounts.find(({ number }) => number !== null)?.number ?? null

const nameSameAccount = (a: Part | undefined, b: Part): boolean =>
  accountOf(a) !== null && accountOf(a) === accountOf(b)

/** The first account whose period, or last day, is printed. */
const datedAccountOf = ({ read }: Part): Account | undefined =>
  read.statement.accounts.find(({ period }) => period.end !== null)

/** Whether each part names a period, or a last day, and it or the account is another than that of the part before. */
function haveOwnPeriods(parts: readonly Part[]): boolean {
  const named = parts.map(datedAccountOf)
  const nameOf = (account: Account | undefined) => JSON.stringify([account?.number, account?.period])
  return named.every((account, i) => account && (i === 0 || nameOf(account) !== nameOf(named[i - 1])))
}

function haveSameRows(parts: readonly Part[], whole: Part): boolean {
  const textOf = ({ date, valueDate, description, reference, debit, credit }: Transaction) =>
    [date, valueDate, description, reference, debit, credit].join(' ')
  const apart = parts.flatMap(({ read }) => read.statement.transactions)
  return apart.map(textOf).join('\n') === whole.read.statement.transactions.map(textOf).join('\n')
}
