/**
 * Habits that the engine does not read exactly yet, by their names: new ones that showed a fault when they were first
 * printed. One that becomes exact is taken off, and the ceiling in the test goes down with it.
 */
export const KNOWN_FAULTS: ReadonlySet<string> = new Set<string>([
  'untitled-rows-above-balances-of-each-day',
  'payments-planned-ahead-under-a-heading',
  'both-days-under-each-other-in-one-column',
  'wallet-with-balances-before-and-after-and-a-levy',
  'wallet-with-a-status-and-ringgit-attached',
  'wallet-with-the-minus-behind-the-sign-of-pesos',
  'rows-between-two-rules-with-the-balance-so-far-in-bold-below',
  'day-and-number-under-the-text-balances-called-amount',
  'four-decimals-and-a-fee-beside',
  'amount-before-the-kind-signs-apart-tenge-behind',
  'weekday-first-and-times-behind-named-months',
  'two-letter-codes-and-counter-accounts-under-the-text',
  'two-balances-on-every-row',
  'signed-euros-with-the-code-and-numbers-of-movements',
  'letters-behind-amounts-and-behind-balances',
  'documents-first-and-dollars-named-in-words',
  'card-with-receipt-day-booking-day-and-signs-behind',
  'card-with-instalments-in-brackets-and-plus-behind',
  'ledger-of-a-broker-with-vouchers-and-cost-centres',
  'trades-with-settlement-days-quantities-and-prices',
  'blocks-of-labels-and-values-for-each-movement',
  'credit-line-with-principal-interest-and-fees-below-each-payment',
  'club-account-with-members-and-running-total-before-the-text',
])
