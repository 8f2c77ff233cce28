/** What a statement says, by the rules of the corpus' truth files. Money as decimal strings, dates in ISO form. */
export type TruthTransaction = {
  readonly date: string
  readonly valueDate: string | null
  readonly description: string
  readonly reference: string | null
  readonly debit: string | null
  readonly credit: string | null
  /** Of a payment of a loan: what of it does not move the balance. */
  readonly interestAndFees?: string
  readonly balance: string | null
  readonly account: number
  readonly page: number
}

/** A balance that is not named may still be told from the column of running balances, but need not be. */
export type TruthBalance = { readonly value: string; readonly isNamed: boolean }

export type TruthAccount = {
  /** Masked: `…1234`. */
  readonly number: string | null
  /** `undefined` where the document names none, or not beyond doubt. */
  readonly currency: string | undefined
  readonly openingBalance: TruthBalance
  readonly closingBalance: TruthBalance
  readonly period: { readonly start: string | null; readonly end: string | null }
}

export type Truth = {
  readonly transactions: readonly TruthTransaction[]
  readonly accounts: readonly TruthAccount[]
  /** What is printed suffices to prove every row that is not among the unprovable ones. */
  readonly isProvable: boolean
  /** Transactions that nothing printed proves: such as the oldest, where balances are printed but no opening one. */
  readonly unprovable: readonly number[]
  /** Transactions that a misprint puts in doubt. */
  readonly doubtful: readonly number[]
}
