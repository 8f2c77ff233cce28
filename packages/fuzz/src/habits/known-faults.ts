/**
 * Habits that the engine does not read exactly yet, by their names: new ones that showed a fault when they were first
 * printed. One that becomes exact is taken off, and the ceiling in the test goes down with it.
 */
export const KNOWN_FAULTS: ReadonlySet<string> = new Set<string>([
  'day-numbers-under-named-months-debit-and-credit',
  'weekday-and-number-under-months-newest-first',
  'day-numbers-under-months-in-characters',
  'day-numbers-under-months-without-titles',
  'weekday-and-named-month-above-signed-euros',
  'weekday-before-the-day-above-signs-apart',
  'untitled-rows-above-balances-of-each-day',
  'title-with-the-number-sign-and-stars-at-skipped-numbers',
  'daggers-at-cheque-numbers',
  'pounds-as-a-spreadsheet-prints-them',
  'euros-with-commas-as-a-spreadsheet-prints-them',
  'rupees-without-paise-where-there-are-none',
  'payments-planned-ahead-under-a-heading',
  'year-at-the-first-row-of-each-page-alone',
  'both-days-under-each-other-in-one-column',
])
