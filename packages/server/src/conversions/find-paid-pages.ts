import { createHash } from 'node:crypto'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import { uploadKey } from '../files/file-keys.ts'
import type { Requester } from '../quota/payers.ts'
import { findConversionOf } from './find-conversion-of.ts'

type Reread = {
  readonly conversionId: string
  readonly rereads?: string | undefined
  readonly requester: Requester
}

/**
 * How many pages somebody has had converted of a file that they send once more: reading it with tables that were drawn
 * repairs that reading, and where it was the whole file it is not counted again. Null where they have not.
 */
export async function findPaidPages(
  deps: Pick<Deps, 'store' | 'files'>,
  { conversionId, rereads, requester }: Reread,
): Promise<number | null> {
  if (rereads === undefined) return null
  try {
    const earlier = await findConversionOf(deps, rereads, requester)
    if (earlier.status !== 'done') return null
    // Where nothing was read, its pages were given back.
    if ((await deps.store.pageUses.listPayers(earlier.id)).length === 0) return null
    const [digest, earlierDigest] = await Promise.all(
      [conversionId, earlier.id].map((id) => digestOf(deps, id)),
    )
    return digest === earlierDigest ? earlier.pages : null
  } catch (error) {
    // It may be deleted by now.
    if (error instanceof ApiError) return null
    throw error
  }
}

async function digestOf({ files }: Pick<Deps, 'files'>, id: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of await files.getStream(uploadKey(id))) hash.update(chunk)
  return hash.digest('hex')
}
