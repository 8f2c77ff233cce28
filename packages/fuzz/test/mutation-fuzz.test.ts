import { expect, test } from 'vitest'
import { isSound, runMutations } from '../src/mutate/run-mutations.ts'

const RUNS = 250
const SEED = 42
const TIMEOUT = 120_000

test(
  'damaged statements end in a result or a typed error, and leave no thread behind',
  async () => {
    const { runs, isClean } = await runMutations({ runs: RUNS, seed: SEED })
    expect(runs.filter(({ outcome }) => !isSound(outcome))).toEqual([])
    // Damage so bad that nothing is ever read would prove little.
    expect(runs.some(({ outcome }) => outcome.kind === 'read' && outcome.rows > 0)).toBe(true)
    expect(isClean).toBe(true)
  },
  TIMEOUT,
)
