/** What a number is that could be an amount. */
export type NumberRole =
  | 'amount'
  | 'balance'
  /** The sum of rows, or of those that go one way. */
  | 'total'
  | 'rate'
  /** In another currency than the account's. */
  | 'foreign'
  /** Printed a second time. */
  | 'repeated'
  /** In a list of something other than transactions. */
  | 'other-list'
  /** In a text that the equation around it rules out as an amount of the account. */
  | 'text'
  /** In a row that is not a transaction, or away from all rows. */
  | 'aside'
  | 'unexplained'
