/**
 * Habits that the engine does not read exactly yet, by their names: new ones that showed a fault when they were first
 * printed. One that becomes exact is taken off, and the ceiling in the test goes down with it.
 */
export const KNOWN_FAULTS: ReadonlySet<string> = new Set<string>([
  'blocks-of-labels-and-values-for-each-movement',
  'payee-over-day-and-kind-balance-under-the-amount',
  'receipts-and-withdrawals-since-the-passbook-was-made-up-at-a-society',
  'purchases-two-across-above-instalments-due-in-months-to-come-on-a-brazilian-fatura',
  'pots-with-columns-of-their-own-under-a-main-account-with-signs-before-pounds',
  'subtotals-alone-below-sections-and-serial-numbers-beside-averages-of-the-period',
  'dr-or-cr-and-thousandths-of-dinars-before-narratives-with-channel-value-day-and-balance-behind-in-manama',
  'the-day-of-value-between-the-amount-and-the-balance-of-ungrouped-pesos-under-a-whole-letterhead-in-avellaneda',
  'transfers-between-program-banks-listed-between-withdrawals-and-interest-of-cash-at-a-broker-in-palo-alto',
  'words-run-together-and-rates-between-the-movements-of-two-sheets-over-holdings-of-health-savings-in-draper',
  'effective-dates-and-numbers-below-texts-between-balances-brought-and-carried-with-a-sub-account-in-toowoomba',
  'dashes-before-operations-and-balances-under-days-printed-once-with-months-in-capitals-of-a-saver-in-mendoza',
  'two-panes-under-one-line-of-titles-with-signs-of-two-currencies-for-amounts-of-a-fatura-in-vila-velha',
  'a-whole-amount-alone-on-the-last-page-of-a-list-of-a-wallet-without-titles-in-multan',
])
