import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fetchedOnce } from './fetched-once.ts'
import { run, works } from './run.ts'

const REQUIREMENTS = join(import.meta.dirname, 'requirements.txt')

/**
 * A Python that knows the readers of `requirements.txt`: a virtual environment, filled by pip.
 *
 * @returns the path of its interpreter
 * @throws Error where there is no Python that can have one, or PyPI cannot be reached
 */
export function pythonWithReaders(): string {
  const system = 'python3'
  const enough = 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 10))'
  if (!works(system, '-c', enough)) throw new Error('needs python3, 3.10 or newer, with its module venv')
  const version = `${readFileSync(REQUIREMENTS, 'utf8')} ${run(system, ['--version'])}`
  const folder = fetchedOnce('python-readers', version, (filling) => {
    run(system, ['-m', 'venv', filling])
    run(join(filling, 'bin/python'), ['-m', 'pip', 'install', '--quiet', '--requirement', REQUIREMENTS])
  })
  return join(folder, 'bin/python')
}
