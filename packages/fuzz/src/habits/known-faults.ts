/**
 * Habits that the engine does not read exactly yet, by their names: new ones that showed a fault when they were first
 * printed. One that becomes exact is taken off, and the ceiling in the test goes down with it.
 */
export const KNOWN_FAULTS: ReadonlySet<string> = new Set<string>([
  'blocks-of-labels-and-values-for-each-movement',
  'payee-over-day-and-kind-balance-under-the-amount',
  'cash-of-a-pension-with-units-and-prices-in-pence',
  'both-sums-made-equal-by-the-closing-balance',
  'receipts-and-withdrawals-since-the-passbook-was-made-up-at-a-society',
  'purchases-two-across-above-instalments-due-in-months-to-come-on-a-brazilian-fatura',
  'places-before-days-and-instalments-behind-totals-in-three-numbered-parts-in-chile',
  'new-spend-and-foreign-money-for-each-holder-of-a-charge-card',
  'pots-with-columns-of-their-own-under-a-main-account-with-signs-before-pounds',
  'subtotals-alone-below-sections-and-serial-numbers-beside-averages-of-the-period',
  'titles-joined-by-points-with-amounts-before-texts-in-typewriter-letters',
  'payees-with-numbers-and-sums-of-the-year-behind-bills-in-sections-of-cash-kept-at-a-broker',
  'holder-and-way-of-payment-before-three-sums-of-a-card-billed-next-month-in-japan',
  'deposits-above-withdrawals-with-amounts-before-texts-for-each-account-of-a-union',
  'stars-behind-blocked-noughts-and-arrows-before-balances-of-days-with-letters-attached-of-a-union-in-brazil',
  'totals-of-payments-received-returns-purchases-and-interest-above-equal-payment-plans-of-a-hardware-card',
  'lockbox-deposits-apart-from-other-credits-with-bank-references-above-ledger-float-and-collected-balances',
  'dr-or-cr-and-thousandths-of-dinars-before-narratives-with-channel-value-day-and-balance-behind-in-manama',
  'days-of-delivery-with-quantities-and-prices-before-yen-out-and-in-between-balances-last-and-this-time-of-a-broker-in-tokyo',
  'sums-of-the-shop-beside-kronur-with-places-and-days-of-the-period-without-gaps-above-what-falls-due-on-a-card-in-reykjavik',
  'albanian-before-english-with-strokes-in-titles-and-months-in-capitals-with-letters-apart-behind-balances-in-tirana',
  'hours-under-days-and-categories-over-texts-with-a-plus-at-receipts-alone-newest-first-of-a-card-account-in-kazan',
])
