import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/**
 * A folder that is filled once for each user and kept among the temporary files: it appears when it is whole.
 *
 * @param name what is in it
 * @param version changes where something else must be fetched
 * @param fill puts everything into the folder that it is given, and may name the folder that this will become
 * @throws what `fill` throws, with nothing left behind
 */
export function fetchedOnce(
  name: string,
  version: string,
  fill: (folder: string, later: string) => void,
): string {
  const digest = createHash('sha256').update(version).digest('hex').slice(0, 12)
  const folder = join(tmpdir(), `ledgerlift-${name}-${digest}-${userInfo().uid}`)
  if (existsSync(folder)) return folder
  const filling = mkdtempSync(`${folder}-`)
  try {
    fill(filling, folder)
    renameSync(filling, folder)
  } catch (error) {
    rmSync(filling, { recursive: true, force: true })
    // Another run was quicker.
    if (!existsSync(folder)) throw error
  }
  return folder
}

/**
 * What a test reads with. On a machine that cannot have it (no Python, no Debian, no network) the test is skipped and
 * says why; continuous integration has all of it, so there it fails.
 */
export function orSkip<Reader>(
  { skip }: { readonly skip: (why: string) => never },
  find: () => Reader,
): Reader {
  try {
    return find()
  } catch (error) {
    if (process.env.CI) throw error
    return skip(error instanceof Error ? error.message : String(error))
  }
}
