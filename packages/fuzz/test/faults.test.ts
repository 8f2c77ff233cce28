import { startPdfium } from '@ledgerlift/engine-node'
import { expect, test } from 'vitest'
import { reportFaults, tallyRuns } from '../src/faults/report-faults.ts'
import { runFaults, type SourceRun } from '../src/faults/run-faults.ts'
import { drawSources } from '../src/faults/sources/sources.ts'

const SEED = 42
const COUNTS = { fuzzer: 9, habits: 6, corpus: 2 }
/** Shares of the faults that the print shows, and of the faultless statements that print enough: they only go up. */
const NOTICED = 1
const PROVED = 1
/** Rows of meaningless numbers that are proved by luck. It only goes down. */
const LUCKY_ROWS = 0
/** Fewer would say little. */
const MIN_FAULTS = 150
const TIMEOUT = 120_000

test(
  `faults of statements drawn from seed ${SEED} are noticed`,
  async () => {
    const pdfium = await startPdfium()
    const runs: SourceRun[] = []
    for (const source of drawSources(SEED, COUNTS)) runs.push(await runFaults(pdfium, source))
    const { canShow, missed, enough, unproved, lucky } = tallyRuns(runs)
    const report = `${reportFaults(runs)}\nnpm run bench:proof -- --one ...`
    expect(canShow, report).toBeGreaterThanOrEqual(MIN_FAULTS)
    expect((canShow - missed.length) / canShow, report).toBeGreaterThanOrEqual(NOTICED)
    expect((enough - unproved.length) / enough, report).toBeGreaterThanOrEqual(PROVED)
    expect(
      lucky.reduce((rows, { provedRows }) => rows + provedRows, 0),
      report,
    ).toBeLessThanOrEqual(LUCKY_ROWS)
  },
  TIMEOUT,
)
