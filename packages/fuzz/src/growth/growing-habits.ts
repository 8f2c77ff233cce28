/**
 * Habits that between them ask for most of the proof, and whether some of their balances are printed wrong: a balance on
 * each row and sums of the day; sums of each page; no balance on any row; the newest row first.
 */
export const GROWING_HABITS: readonly (readonly [habit: string, isBroken: boolean])[] = [
  ['sums-of-each-day-below-its-rows', false],
  ['sums-of-each-day-below-its-rows', true],
  ['totals-of-each-page-and-so-far', false],
  ['balances-at-page-ends-alone', false],
  ['newest-first-currency-in-the-titles', false],
]
