import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A function whose work grows faster than the rows of a statement. */
export type Growth = {
  readonly where: string
  /** How often it was called, or a part of it gone through, with the rows asked for and with twice as many. */
  readonly calls: readonly [number, number]
}

type Counts = { readonly rows: number; readonly counts: Readonly<Record<string, number>> }

/** By how much work may grow where the rows double: as they do that is 2, and as their square 4; page ends add a little. */
const MOST_GROWTH = 3
/** Calls for each row below which a function is not looked at: what is called once for some rows grows by leaps. */
const FEWEST_CALLS = 2

const COUNTER = fileURLToPath(new URL('./count-calls.ts', import.meta.url))
const UNOPTIMISED = ['--no-opt', '--no-maglev', '--no-sparkplug', '--no-lazy-feedback-allocation']

/**
 * Reads a statement of a habit with some rows and with twice as many, and compares what each function of the engine did.
 *
 * @param isBroken some of its balances are printed wrong
 * @returns the functions that did more than twice the work, those with the most first
 */
export function findGrowth(habit: string, rows: number, isBroken: boolean): Growth[] {
  const [once, twice] = [rows, 2 * rows].map((count) => countCalls(habit, count, isBroken)) as [
    Counts,
    Counts,
  ]
  if (once.rows !== rows || twice.rows !== 2 * rows)
    throw new Error(`of ${rows} and ${2 * rows} rows ${once.rows} and ${twice.rows} were read`)
  return Object.entries(twice.counts)
    .map(([where, calls]): Growth => ({ where, calls: [once.counts[where] ?? 0, calls] }))
    .filter(({ calls: [a, b] }) => a >= FEWEST_CALLS * rows && b > MOST_GROWTH * a)
    .sort((a, b) => b.calls[1] - a.calls[1])
}

function countCalls(habit: string, rows: number, isBroken: boolean): Counts {
  const printed = execFileSync(
    process.execPath,
    [...UNOPTIMISED, COUNTER, habit, String(rows), ...(isBroken ? ['broken'] : [])],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  )
  return JSON.parse(printed) as Counts
}
