import { fileURLToPath } from 'node:url'
import { measure } from './measure.ts'
import type { ReadingReport, ReadingTask } from './reading-task.ts'

const PROGRAM = fileURLToPath(new URL('reading-process.ts', import.meta.url))
/** As in the script that runs the command line. */
const FLAGS = ['--max-semi-space-size=16']

/** Does a reading in a process of its own. */
export async function runReading(
  task: Partial<ReadingTask> & Pick<ReadingTask, 'kind'>,
): Promise<ReadingReport> {
  const whole: ReadingTask = { files: [], threads: 1, rounds: 1, warmUps: 0, ...task }
  const { stdout } = await measure(process.execPath, [...FLAGS, PROGRAM, JSON.stringify(whole)])
  return JSON.parse(stdout) as ReadingReport
}
