import { spawnSync } from 'node:child_process'

type Environment = Readonly<Record<string, string>>

/**
 * Runs a program to its end.
 *
 * @returns what it wrote to standard output, as UTF-8
 * @throws Error with the end of what it wrote to standard error, where it is missing or fails
 */
export function run(program: string, args: readonly string[], more: Environment = {}): string {
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, LANG: 'C.UTF-8', ...more },
    maxBuffer: 64 << 20,
  })
  if (error) throw new Error(`${program} cannot be started: ${error.message}`)
  if (status !== 0)
    throw new Error(`${program} ${args.join(' ')} ended with ${status}: ${stderr.slice(-2000)}`)
  return stdout
}

export function works(program: string, ...args: readonly string[]): boolean {
  const { error, status } = spawnSync(program, args)
  return error === undefined && status === 0
}
