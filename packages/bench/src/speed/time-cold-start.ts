import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import { CORPUS_SET } from '../folders.ts'
import { measure, median } from './measure.ts'
import { megabytes } from './print-table.ts'

const COMMAND = fileURLToPath(new URL('../../../cli/src/main.js', import.meta.url))
/** It has three pages. */
const STATEMENT = join(CORPUS_SET, 'uk-current-daily.pdf')
const ROUNDS = 9

/** Prints how long the command line takes from the start of its process to its end, with a statement of three pages. */
export async function timeColdStart(): Promise<void> {
  const cache = mkdtempSync(join(tmpdir(), 'ledgerlift-cache-'))
  const convert = () =>
    measure(process.execPath, [COMMAND, 'convert', STATEMENT, '--format', 'json'], {
      NODE_COMPILE_CACHE: cache,
    })
  try {
    const first = await convert()
    const runs = []
    for (let round = 0; round < ROUNDS; round++) runs.push(await convert())
    const seconds = median(runs.map((run) => run.seconds)).toFixed(2)
    const peak = megabytes(median(runs.map(({ peakBytes }) => peakBytes ?? Number.NaN)))
    stdout.write(
      `A statement of 3 pages, from the start of the process to its end: ${seconds} s, ${peak} ` +
        `(${first.seconds.toFixed(2)} s the first time ever, when Node keeps the compiled code)\n`,
    )
  } finally {
    rmSync(cache, { recursive: true })
  }
}
