import { spawnSync } from 'node:child_process'
import { devNull } from 'node:os'
import { type Measured, measure, median } from './measure.ts'

/** How `pdftotext` is run: as text in columns, or as words with boxes. */
export type PopplerWay = '-layout' | '-bbox'

const STARTS = 9

export const hasPoppler = (): boolean => spawnSync('pdftotext', ['-v']).status === 0

/** What a process of it costs before it reads anything, in seconds. */
export async function timePopplerStart(): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < STARTS; i++) times.push((await measure('pdftotext', ['-v'])).seconds)
  return median(times)
}

/** Reads documents, each in a process, the start of which is taken off the seconds. */
export async function runPoppler(
  way: PopplerWay,
  files: readonly string[],
  start: number,
): Promise<Measured> {
  let seconds = 0
  let peak = 0
  for (const file of files) {
    const run = await measure('pdftotext', [way, file, devNull])
    seconds += run.seconds - start
    peak = Math.max(peak, run.peakBytes ?? 0)
  }
  return { seconds, peakBytes: peak === 0 ? null : peak }
}
