import { startPdfium } from '@ledgerlift/engine-node'
import { expect, test } from 'vitest'
import { HABITS } from '../src/habits/habits.ts'
import { runHabit } from '../src/run/run-habit.ts'
import type { DifferenceKind } from '../src/verify/verify-statement.ts'

const RUNS = 5
const SEED = 42
const TIMEOUT = 30_000

/** What is not read yet, habit by habit. Nothing is added; what is mended is taken out. */
const KNOWN: Readonly<Record<string, readonly DifferenceKind[]>> = {
  // "This fee period" above a minimum balance, far below the table, is taken for a closing balance.
  'balance-once-a-day-and-check-numbers': ['account-closingBalance'],
  // `Mar 1 - Mar 30, 2024` gives the year 2030; two lines that end in an amount that is a sum by chance are a total.
  'totals-below-the-closing-balance': ['row-date', 'account-period', 'missing-row'],
  // A value date is found in a column of its own only.
  'value-date-under-booking-date': ['row-valueDate'],
  'two-dates-parted-by-a-stroke': ['row-valueDate'],
  // What follows the last row at the left edge of its text is taken for one more line of it.
  'value-date-in-the-text': ['row-description'],
  'marker-at-debits-alone': ['row-description'],
  // A number ends at its comma, or goes on in the day that stands on the same line; these labels are not known.
  'newest-first-closing-above-opening': ['account-number'],
  'word-blank-in-empty-cells': ['account-number'],
  'portfolio-summary-above-deposits-first': ['account-number'],
  'balance-of-the-day-as-a-row': ['account-number'],
  'document-number-and-credits-first': ['account-number', 'account-period'],
  // `Statement starts` and `ends` on lines of their own, `As at`: these words are not known.
  'dotted-leaders-to-the-amounts': ['account-period'],
  'balance-forward-with-the-currency': ['account-period'],
  // Charges with a letter, and the time behind a date, are put into the description.
  'charges-before-the-amounts': ['row-description'],
  'receipt-number-first-and-a-status': ['row-description'],
}

const pdfium = await startPdfium()

test.each([...HABITS])(
  '%s is read exactly',
  async (name, habit) => {
    const known = KNOWN[name] ?? []
    const wrong = (await runHabit(pdfium, habit, { runs: RUNS, seed: SEED })).flatMap(
      ({ seed, differences }) =>
        differences.filter(({ kind }) => !known.includes(kind)).map(({ text }) => `seed ${seed}: ${text}`),
    )
    expect(wrong, `npm run fuzz:habits -- --habit ${name} --runs ${RUNS} --seed ${SEED}`).toEqual([])
  },
  TIMEOUT,
)

test('what is known is known of habits that there are', () => {
  expect(Object.keys(KNOWN).filter((name) => !HABITS.has(name))).toEqual([])
})
