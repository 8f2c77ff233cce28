import type { Minor } from '../../money/money.ts'
import type { Movement } from '../ledger.ts'
import type { Place } from '../printed/place.ts'
import type { AccountNumber } from '../printed/read-account-number.ts'
import type { PrintedBalance } from '../printed/read-balances.ts'

/** A stretch of rows of one account, in printed order. */
export type Ledger = {
  readonly movements: readonly Movement[]
  /** The balance is what is owed. */
  readonly isOwed: boolean
  readonly isReversed: boolean
  /**
   * It ends or begins where a balance is carried over that does not go on, and nothing names another account: rows may
   * be lost.
   */
  readonly isCutOff?: true
  /** The number that an account without rows is known by, and where it stands. */
  readonly named?: AccountNumber
}

/** What the document prints about its accounts outside their rows. */
export type PrintedFacts = {
  readonly balances: readonly PrintedBalance[]
  readonly numbers: readonly AccountNumber[]
  /** Whatever they are called. */
  readonly amounts: readonly PrintedAmount[]
}

type PrintedAmount = Place & { readonly magnitude: Minor }
