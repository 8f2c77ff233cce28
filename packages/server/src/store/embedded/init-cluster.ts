import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { giveTo, type RunAs } from './run-as.ts'

export const SUPERUSER = 'ledgerlift'

/** The database's files and the password of its only user lie side by side, so that one is never without the other. */
export type Cluster = { readonly files: string; readonly passwordFile: string }

const clusterIn = (folder: string): Cluster => ({
  files: join(folder, 'cluster'),
  passwordFile: join(folder, 'password'),
})

/**
 * Makes the database's files in `folder` unless they exist. They are made under another name first: what an
 * interrupted attempt leaves behind is never taken for a database.
 */
export async function initCluster(
  folder: string,
  binaries: PostgresBinaries,
  runAs: RunAs,
): Promise<Cluster> {
  if (existsSync(folder)) return clusterIn(folder)
  const draft = `${folder}.new`
  const { files, passwordFile } = clusterIn(draft)
  await rm(draft, { recursive: true, force: true })
  await mkdir(files, { recursive: true, mode: 0o700 })
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  for (const path of [draft, files, passwordFile]) giveTo(runAs, path)
  const settings = ['--locale=C', '--encoding=UTF8', '--auth=scram-sha-256', '--no-instructions']
  const [command, ...args] = runAs.wrap(binaries.initdb, [
    `--pgdata=${files}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    ...settings,
  ])
  try {
    await promisify(execFile)(command, args, { ...runAs.identity, cwd: '/' })
  } catch (error) {
    const said = String((error as { stderr?: string }).stderr ?? error).trim()
    throw new Error(`The embedded database could not be made in ${folder}: ${said}`, { cause: error })
  }
  await rename(draft, folder)
  return clusterIn(folder)
}
