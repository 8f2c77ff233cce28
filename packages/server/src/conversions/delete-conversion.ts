import type { Deps } from '../deps.ts'
import { resultKey, uploadKey } from '../files/file-keys.ts'

/** Deletes a conversion with all that is derived from it. */
export async function deleteConversion({ store, files, queue }: Deps, id: string): Promise<void> {
  await files.delete(uploadKey(id))
  await files.delete(resultKey(id))
  await queue.remove(id)
  await store.conversions.delete(id) // last, so that an interrupted run is taken up again
}
