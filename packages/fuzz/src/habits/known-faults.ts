/**
 * Habits that the engine does not read exactly yet, by their names: new ones that showed a fault when they were first
 * printed. One that becomes exact is taken off, and the ceiling in the test goes down with it.
 */
export const KNOWN_FAULTS: ReadonlySet<string> = new Set<string>([
  'blocks-of-labels-and-values-for-each-movement',
  'rows-without-amounts-that-tell-of-rates-and-limits',
  'payee-over-day-and-kind-balance-under-the-amount',
  'cash-of-a-pension-with-units-and-prices-in-pence',
  'changes-of-the-rate-among-the-rows-of-a-mortgage',
  'both-sums-made-equal-by-the-closing-balance',
])
