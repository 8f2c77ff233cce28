import { deleteExpired } from '../conversions/delete-expired.ts'
import type { Deps } from '../deps.ts'

const EVERY_MS = 10 * 60_000
/** Any number that is not used for another lock in this database. */
const RETENTION_LOCK = 7_210_418

/**
 * Deletes what has been kept for its time, now and every ten minutes; of several processes one at a time does it.
 *
 * @returns how to stop
 */
export function startRetention(deps: Deps): () => void {
  const { store, log } = deps
  const clean = () =>
    store
      .exclusively(RETENTION_LOCK, () => deleteExpired(deps))
      .catch((err) => log.error({ err }, 'expired files were not deleted'))
  void clean()
  const timer = setInterval(clean, EVERY_MS)
  return () => clearInterval(timer)
}
