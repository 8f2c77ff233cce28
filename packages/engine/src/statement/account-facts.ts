import type { DayOrder } from '../dates/parse-date.ts'
import type { Line } from '../layout/word.ts'
import type { LineTests } from '../table/line-tests.ts'
import { type BalanceHints, toHints } from './balance-hints.ts'
import { findCurrency } from './find-currency.ts'
import { between, earliest, latest, type Place } from './place.ts'
import { findPeriod, type Period } from './read-facts.ts'
import type { Ledger, PrintedFacts } from './split-accounts.ts'

/** What a document prints about one of its accounts outside the rows. */
export type AccountFacts = {
  /** Masked to its last four characters: `…1234`. */
  readonly number: string | null
  /** ISO 4217. */
  readonly currency: string | null
  readonly period: Period | null
  readonly hints: BalanceHints
}

/**
 * Finds what is printed about each account. What stands between the rows of the account before and its own, or
 * under these, is about it; what no account has by itself (the period in the letterhead) is about all.
 *
 * @param lines of all pages
 */
export function findAccountFacts(
  ledgers: readonly Ledger[],
  lines: readonly Line[],
  printed: PrintedFacts,
  order: DayOrder,
  tests: LineTests,
): AccountFacts[] {
  const currency = findCurrency(lines, tests)
  const period = findPeriod(lines, order)
  const hints = toHints(printed.balances)
  const number = printed.numbers[0]?.number ?? null
  if (ledgers.length < 2) return [{ number, currency, period, hints }]
  return ledgers.map((ledger, i): AccountFacts => {
    const { start, first, last, end } = stretchOf(ledger, ledgers[i - 1], ledgers[i + 1])
    const own = between(lines, start, last)
    const ownHints = toHints(between(printed.balances, start, end))
    const hasHints = ownHints.openings.length + ownHints.closings.length > 0
    return {
      number: between(printed.numbers, start, first).at(-1)?.number ?? number,
      currency: findCurrency(own, tests) ?? currency,
      period: findPeriod(own, order) ?? period,
      hints: hasHints ? ownHints : hints,
    }
  })
}

/** The last row of the account before, its own first and last, and the first of the account after. */
function stretchOf(own: Ledger, before: Ledger | undefined, after: Ledger | undefined) {
  const rowsOf = (ledger: Ledger | undefined): readonly Place[] =>
    ledger?.movements.map(({ row }) => row) ?? []
  const rows = rowsOf(own)
  return {
    start: latest(rowsOf(before)),
    first: earliest(rows),
    last: latest(rows),
    end: earliest(rowsOf(after)),
  }
}
