import type { Minor } from '../../money/money.ts'
import { admit, isTotal, sumOf } from '../arithmetic/chain.ts'
import { subsetSum } from '../arithmetic/subset-sum.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import { type BalanceHints, findPair } from '../printed/balance-hints.ts'
import type { Reading } from '../read-statement.ts'
import type { AccountFacts } from './account-facts.ts'
import { withoutBalancesOfPlans } from './balances-of-plans.ts'
import type { CheckedAccount } from './checked-account.ts'
import { chooseMembers, type Members, withoutSingleParts } from './choose-members.ts'
import type { Ledger } from './ledger.ts'
import { reconcile } from './reconcile.ts'
import { withoutRepeatedAccounts } from './repeated-accounts.ts'
import { withoutRepeatedClosing } from './repeated-closing.ts'

/**
 * Settles which rows make up each account, and checks them against everything that is printed about it.
 *
 * @param unread pages of the document whose rows are not known; what is missing may stand there
 */
export function checkAccounts(reading: Reading, unread: readonly number[] = []): CheckedAccount[] {
  const checked = ledgersOf(reading).map((whole, i) => {
    const facts = reading.facts[i] as AccountFacts
    const members = unread.length > 0 ? settle(whole, facts.hints) : settleByClosing(whole, facts.hints)
    // The rows may lead to a closing balance only without what is left out.
    const ledger = withoutRepeatedClosing(members.ledger, facts.hints)
    return { ...members, ledger, facts, result: reconcile(ledger, facts.hints, unread) }
  })
  return withoutRepeatedAccounts(checked)
}

const settle = (ledger: Ledger, hints: BalanceHints): Members =>
  chooseMembers(withoutBalancesOfPlans(ledger, hints), hints)

/**
 * The same with doubtful rows admitted, where that leads to the closing balance; or else without one part that may be left
 * out.
 */
function settleByClosing(whole: Ledger, hints: BalanceHints): Members {
  const admitted = admitByClosing(whole, hints)
  const members = settle(admitted, hints)
  const closes = findPair(hints, whole.isOwed, sumOf(members.ledger.movements.filter(isTransaction))) !== null
  if (closes || admitted !== whole || doubtfulRows(whole).length === 0 || !hasBothEnds(hints)) return members
  for (const fewer of withoutSingleParts(whole)) {
    const ledger = admitByClosing(fewer.ledger, hints)
    if (ledger !== fewer.ledger) return { ...fewer, ledger }
  }
  return members
}

/**
 * Where the rows do not lead from the printed opening balance to the closing one, a row that does not look like a
 * transaction may be the missing one. Those that exactly make up the difference are admitted.
 */
function admitByClosing(ledger: Ledger, hints: BalanceHints): Ledger {
  const rows = ledger.movements.filter(isTransaction)
  if (rows.length === 0 || !hasBothEnds(hints)) return ledger
  const doubtful = doubtfulRows(ledger)
  if (doubtful.length === 0) return ledger
  const [opening, closing] = [hints.openings[0] as Minor, hints.closings[0] as Minor]
  const missing = (ledger.isOwed ? opening - closing : closing - opening) - sumOf(rows)
  const chosen = subsetSum(
    doubtful.map(({ movement }) => movement ?? 0),
    missing,
  )
  const admitted = new Set(doubtful.filter((_, i) => chosen?.[i]))
  if (admitted.size === 0) return ledger
  const movements = ledger.movements.map((movement) => (admitted.has(movement) ? admit(movement) : movement))
  return { ...ledger, movements }
}

/** Rows that move money, but do not look like transactions. */
const doubtfulRows = ({ movements }: Ledger): readonly Movement[] =>
  movements.filter((movement) => movement.row.kind !== null && movement.movement && !isTotal(movement))

/** Whether one opening balance and one closing balance are printed. */
const hasBothEnds = ({ openings, closings }: BalanceHints): boolean =>
  openings.length === 1 && closings.length === 1

/** A statement of an account without transactions still has its balances. */
function ledgersOf({ ledgers, facts }: Reading): readonly Ledger[] {
  const { hints } = facts[0] as AccountFacts
  if (ledgers.length > 0 || hints.openings.length + hints.closings.length === 0) return ledgers
  return [{ movements: [], isOwed: false, isReversed: false }]
}
