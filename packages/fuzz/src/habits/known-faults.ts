/**
 * Habits that the engine does not read exactly yet, by their names: new ones that showed a fault when they were first
 * printed. One that becomes exact is taken off, and the ceiling in the test goes down with it.
 */
export const KNOWN_FAULTS: ReadonlySet<string> = new Set<string>([
  'blocks-of-labels-and-values-for-each-movement',
  'rows-without-amounts-that-tell-of-rates-and-limits',
  'payee-over-day-and-kind-balance-under-the-amount',
  'cash-of-a-pension-with-units-and-prices-in-pence',
  'both-sums-made-equal-by-the-closing-balance',
  'notes-with-who-paid-and-who-was-paid-and-dollars-apart',
  'increases-and-decreases-of-an-owner-by-payee',
  'settlements-with-fee-and-tax-before-debit-and-credit',
  'spaces-and-points-in-amounts-of-portugal',
  'short-days-and-amounts-below-one-beside-a-summary-and-an-end',
])
