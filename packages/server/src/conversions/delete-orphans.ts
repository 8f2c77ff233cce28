import type { Deps } from '../deps.ts'
import { conversionOfKey } from '../files/file-keys.ts'

/** Keys that are looked up together. */
const BATCH = 500

/**
 * Deletes files whose conversion was never stored, or is gone, because the server was killed in between.
 *
 * @param expiry what was written later may belong to an upload that is just being accepted
 */
export async function deleteOrphans(deps: Pick<Deps, 'files' | 'store'>, expiry: Date): Promise<void> {
  let batch: string[] = []
  for await (const key of deps.files.list()) {
    batch.push(key)
    if (batch.length < BATCH) continue
    await deleteUnknown(deps, batch, expiry)
    batch = []
  }
  await deleteUnknown(deps, batch, expiry)
}

async function deleteUnknown(
  { files, store }: Pick<Deps, 'files' | 'store'>,
  keys: readonly string[],
  expiry: Date,
): Promise<void> {
  const ids = keys.map(conversionOfKey).filter((id) => id !== null)
  const known = new Set(await store.conversions.listExisting(ids))
  for (const key of keys) {
    const id = conversionOfKey(key)
    if (id !== null && known.has(id)) continue
    const written = await files.lastModified(key)
    if (written !== null && written < expiry) await files.delete(key)
  }
}
