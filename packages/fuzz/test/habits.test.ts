import { startPdfium } from '@ledgerlift/engine-node'
import { expect, test } from 'vitest'
import { HABITS } from '../src/habits/habits.ts'
import { runHabit } from '../src/run/run-habit.ts'

const RUNS = 2
const SEED = 42
const TIMEOUT = 30_000

const pdfium = await startPdfium()

test.each([...HABITS])(
  '%s is read exactly',
  async (name, habit) => {
    const wrong = (await runHabit(pdfium, habit, { runs: RUNS, seed: SEED })).flatMap(
      ({ seed, differences }) => differences.map(({ text }) => `seed ${seed}: ${text}`),
    )
    expect(wrong, `npm run fuzz:habits -- --habit ${name} --runs ${RUNS} --seed ${SEED}`).toEqual([])
  },
  TIMEOUT,
)
