import { randomBytes } from 'node:crypto'
import { accessSync, constants, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Makes the folder that holds everything, for its owner only, with a folder for files in it. */
export function prepareDataFolder(folder: string): { readonly files: string } {
  const files = join(folder, 'files')
  try {
    mkdirSync(files, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw new Error(`Ledgerlift can't use ${folder} as its data folder (${code}).`, { cause })
  }
  return { files }
}

/** The secret of this folder: made once, readable by its owner only. */
export function readOrMakeSecret(folder: string): string {
  const path = join(folder, 'secret')
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const secret = randomBytes(32).toString('base64url')
  const temporary = `${path}.${process.pid}`
  writeFileSync(temporary, secret, { mode: 0o600 })
  try {
    linkSync(temporary, path) // whole, or not at all where another process was faster
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(temporary)
  }
  return readFileSync(path, 'utf8')
}
