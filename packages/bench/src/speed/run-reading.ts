import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { measure } from './measure.ts'
import type { ReadingReport, ReadingTask } from './reading-task.ts'

const PROGRAM = fileURLToPath(new URL('reading-process.ts', import.meta.url))
/** As in the script that runs the command line. */
const FLAGS = ['--max-semi-space-size=16']

/** Whether a process can be kept on one core. */
export const canPin = (): boolean => spawnSync('taskset', ['--version']).status === 0

/**
 * Does a reading in a process of its own.
 *
 * @param isPinned the process has one core, for the threads of V8, too
 */
export async function runReading(
  task: Partial<ReadingTask> & Pick<ReadingTask, 'kind'>,
  isPinned = false,
): Promise<ReadingReport> {
  const whole: ReadingTask = { files: [], threads: 1, rounds: 1, warmUps: 0, ...task }
  const command = [process.execPath, ...FLAGS, PROGRAM, JSON.stringify(whole)]
  const [program = '', ...args] = isPinned ? ['taskset', '--cpu-list', '0', ...command] : command
  const { stdout } = await measure(program, args)
  return JSON.parse(stdout) as ReadingReport
}
