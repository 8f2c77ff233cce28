import type { Movement } from '../ledger.ts'
import type { AccountNumber } from '../printed/read-account-number.ts'

/** A stretch of rows of one account, in printed order. */
export type Ledger = {
  readonly movements: readonly Movement[]
  /** The balance is what is owed. */
  readonly isOwed: boolean
  readonly isReversed: boolean
  /**
   * It ends or begins where a balance is carried over but does not continue, and nothing names another account: rows
   * may be lost.
   */
  readonly isCutOff?: true
  /** The number that an account without rows is known by, and where it stands. */
  readonly named?: AccountNumber
}
