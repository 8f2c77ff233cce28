import { startPdfium } from '@ledgerlift/engine-node'
import { expect, test } from 'vitest'
import { HABITS } from '../src/habits/habits.ts'
import { runHabit } from '../src/run/run-habit.ts'
import type { DifferenceKind } from '../src/verify/verify-statement.ts'

const RUNS = 5
const SEED = 42
const TIMEOUT = 30_000

/** What is not read yet, habit by habit. Nothing is added; what is mended must be taken out. */
const KNOWN: Readonly<Record<string, readonly DifferenceKind[]>> = {
  // `Number 123-456789-012` under `Statement of Account`: the word for an account stands on the line above.
  'portfolio-summary-above-deposits-first': ['account-number'],
}

const pdfium = await startPdfium()

test.each([...HABITS])(
  '%s is read exactly',
  async (name, habit) => {
    const known = KNOWN[name] ?? []
    const found = (await runHabit(pdfium, habit, { runs: RUNS, seed: SEED })).flatMap(
      ({ seed, differences }) =>
        differences.map(({ kind, text }) => ({ kind, text: `seed ${seed}: ${text}` })),
    )
    const wrong = found.filter(({ kind }) => !known.includes(kind)).map(({ text }) => text)
    expect(wrong, `npm run fuzz:habits -- --habit ${name} --runs ${RUNS} --seed ${SEED}`).toEqual([])
    const mended = known.filter((kind) => !found.some((one) => one.kind === kind))
    expect(mended, 'to be taken out of KNOWN').toEqual([])
  },
  TIMEOUT,
)

test('what is known is known of habits that there are', () => {
  expect(Object.keys(KNOWN).filter((name) => !HABITS.has(name))).toEqual([])
})
