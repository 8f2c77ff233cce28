import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process holds the folder. */
class FolderInUseError extends Error {
  constructor(folder: string) {
    super(`Ledgerlift is already running on ${folder}`)
    this.name = 'FolderInUseError'
  }
}

const SQLITE_BUSY = 5
/** A database that nobody refers to any more would be closed by the garbage collector, and its lock with it. */
const held = new Set<DatabaseSync>()

/**
 * Takes `folder` for this process and returns how to give it back. Node has no file lock of its own, so an empty
 * SQLite database is held locked: the kernel lets go of it however the process ends, `kill -9` included, so there is
 * no stale lock to clean up.
 *
 * @throws {FolderInUseError}
 */
export function lockFolder(folder: string): () => void {
  const database = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    database.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    throw (error as { errcode?: number }).errcode === SQLITE_BUSY ? new FolderInUseError(folder) : error
  }
  held.add(database)
  return () => {
    held.delete(database)
    database.close()
  }
}
