import type { AccountFacts } from '../accounts/account-facts.ts'
import { openedAtNothing } from '../accounts/billed-total.ts'
import type { Ledger } from '../accounts/ledger.ts'
import { sumOf } from '../arithmetic/chain.ts'
import { isTransaction } from '../ledger.ts'
import type { Choice } from '../movements/choose-movements.ts'
import { type BalanceHints, findPair } from '../printed/balance-hints.ts'
import { admittedRows } from './admitted-rows.ts'
import { withoutBalancesOfPlans } from './balances-of-plans.ts'
import { chooseMembers } from './choose-members.ts'
import { chargedTables, readAlike, readSingly, turnedTables } from './read-otherwise.ts'
import type { Hypothesis, Members, OpenAccount } from './way.ts'

/** The rows of an account, and what is printed about it outside of them. */
export type SettledAccount = Members & { readonly facts: AccountFacts }

/** A table with the chosen reading of its money; null where it is no list of transactions. */
type Chosen = { readonly choice: Choice | null }

/** What may have been misread of an account that does not close, the likeliest first. */
const OF_TABLES: readonly Hypothesis[] = [turnedTables, readSingly, readAlike]

/**
 * Settles which rows make up each account, and which way those of each table go. An account closes where its rows lead from
 * a printed opening balance to a printed closing one. Where it does not, hypotheses are tried in turn: the first that
 * closes it in exactly one way is taken. All ways that were tried count, since each might have closed it by chance.
 *
 * @param facts one for each ledger; a single one if there is no ledger
 * @param unread pages whose rows are not known: what is missing may stand there, and no doubtful row is taken for it
 */
export function closeAccounts<T extends Chosen>(
  tables: readonly T[],
  ledgers: readonly Ledger[],
  facts: readonly AccountFacts[],
  unread: readonly number[],
): { readonly tables: readonly T[]; readonly accounts: readonly SettledAccount[] } {
  const choices = tables.flatMap(({ choice }) => choice ?? [])
  const hypotheses = unread.length > 0 ? OF_TABLES : [...OF_TABLES, admittedRows]
  const closed = withEmpty(ledgers, facts).map((ledger, i) => {
    const ofAccount = facts[i] as AccountFacts
    return { facts: ofAccount, ...closeAccount({ ledger, choices, hints: ofAccount.hints }, hypotheses) }
  })
  const reread = new Map(closed.flatMap((account) => [...account.reread]))
  return {
    tables: tables.map((table) => {
      const other = table.choice && reread.get(table.choice)
      return other ? { ...table, choice: other } : table
    }),
    accounts: closed.map(({ reread: _, ...account }) => account),
  }
}

/** A statement of an account without transactions still has its balances. */
function withEmpty(ledgers: readonly Ledger[], [facts]: readonly AccountFacts[]): readonly Ledger[] {
  const { openings = [], closings = [] } = facts?.hints ?? {}
  return ledgers.length > 0 || openings.length + closings.length === 0
    ? ledgers
    : [{ movements: [], isOwed: false, isReversed: false }]
}

function closeAccount(account: OpenAccount, hypotheses: readonly Hypothesis[]) {
  const { ledger } = account
  const settled = settle(ledger, account.hints)
  // What holds where nothing is left out was not looked for.
  const asRead = {
    ...settled,
    tried: settled.leftOut.length > 0 ? settled.tried : 1,
    reread: new Map<Choice, Choice>(),
  }
  // A card that prints no balance before its rows bills them, and perhaps their charges.
  const hints = openedAtNothing(account.hints, ledger.isOwed)
  const isBilled = account.hints.openings.length === 0
  const hasEnds = hints.openings.length > 0 && hints.closings.length > 0
  if (!hasEnds || isClosed(asRead.ledger, hints)) return asRead
  let { tried } = settled
  for (const hypothesis of isBilled ? [chargedTables] : hypotheses) {
    const { ways, dismissed } = hypothesis(account)
    tried += dismissed
    const closing = ways.flatMap(({ ledger: other, leftOut = [], reread = asRead.reread }) => {
      const members = settle(other, hints)
      tried += members.tried
      return isClosed(members.ledger, hints)
        ? [{ ...members, leftOut: [...leftOut, ...members.leftOut], reread }]
        : []
    })
    const [way, another] = closing
    if (another) break
    if (way) return { ...way, tried }
  }
  return asRead
}

const settle = (ledger: Ledger, hints: BalanceHints): Members =>
  chooseMembers(withoutBalancesOfPlans(ledger, hints), hints)

const isClosed = ({ movements, isOwed }: Ledger, hints: BalanceHints): boolean =>
  findPair(hints, isOwed, sumOf(movements.filter(isTransaction))) !== null
