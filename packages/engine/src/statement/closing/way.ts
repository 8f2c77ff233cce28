import type { Ledger } from '../accounts/ledger.ts'
import type { Movement } from '../ledger.ts'
import type { Choice } from '../movements/choose-movements.ts'
import type { BalanceHints } from '../printed/balance-hints.ts'

/** The rows of an account as they were read, what is printed about its ends, and the tables of its document. */
export type OpenAccount = {
  readonly ledger: Ledger
  readonly hints: BalanceHints
  readonly choices: readonly Choice[]
}

/** The rows that make up an account, and those that print some of them again. */
export type Members = {
  readonly ledger: Ledger
  readonly leftOut: readonly Movement[]
  /** How many ways to make up the account were tried, up to this one. */
  readonly tried: number
}

/** One way to make up an account: its rows, and the tables that are read otherwise than they were chosen. */
export type Way = {
  readonly ledger: Ledger
  readonly leftOut?: readonly Movement[]
  readonly reread?: ReadonlyMap<Choice, Choice>
}

/**
 * Ways to make up an account that are equally likely.
 *
 * @returns `dismissed`: how many more ways were tried, which cannot close
 */
export type Hypothesis = (account: OpenAccount) => {
  readonly ways: readonly Way[]
  readonly dismissed: number
}
