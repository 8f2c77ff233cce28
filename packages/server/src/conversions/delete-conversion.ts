import type { Deps } from '../deps.ts'
import { correctionsKey, resultKey, uploadKey } from '../files/file-keys.ts'

/**
 * Deletes a conversion with all that is derived from it, and stops it where it is still running. Its pages are given
 * back unless it was done. May be called again after a crash at any point.
 */
export async function deleteConversion({ store, files, queue }: Deps, id: string): Promise<void> {
  await files.delete(uploadKey(id))
  await files.delete(resultKey(id))
  await files.delete(correctionsKey(id))
  await store.transaction(async (tx) => {
    await queue.remove(id, tx)
    await tx.conversions.delete(id)
  })
  // These may have been written while the conversion was still there.
  await files.delete(resultKey(id))
  await files.delete(correctionsKey(id))
}
