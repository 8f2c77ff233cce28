/**
 * Habits that the engine does not read exactly yet, by their names: new ones that showed a fault when they were first
 * printed. One that becomes exact is taken off, and the ceiling in the test goes down with it.
 */
export const KNOWN_FAULTS: ReadonlySet<string> = new Set<string>([
  'payments-planned-ahead-under-a-heading',
  'wallet-with-balances-before-and-after-and-a-levy',
  'rows-between-two-rules-with-the-balance-so-far-in-bold-below',
  'day-and-number-under-the-text-balances-called-amount',
  'four-decimals-and-a-fee-beside',
  'card-with-receipt-day-booking-day-and-signs-behind',
  'card-with-instalments-in-brackets-and-plus-behind',
  'ledger-of-a-broker-with-vouchers-and-cost-centres',
  'trades-with-settlement-days-quantities-and-prices',
  'blocks-of-labels-and-values-for-each-movement',
])
