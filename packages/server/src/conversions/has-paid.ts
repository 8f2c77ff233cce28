import { createHash } from 'node:crypto'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import { uploadKey } from '../files/file-keys.ts'
import type { Requester } from '../quota/payers.ts'
import { findOwnConversion } from './find-own-conversion.ts'

type Reread = {
  readonly conversionId: string
  readonly rereads?: string | undefined
  readonly requester: Requester
}

/**
 * Whether the same person has had the whole of the same file converted: reading it once more with tables that were drawn
 * mends that, and is not counted again.
 */
export async function hasPaid(
  deps: Pick<Deps, 'store' | 'files'>,
  { conversionId, rereads, requester }: Reread,
  pagesInFile: number,
): Promise<boolean> {
  if (rereads === undefined) return false
  try {
    const earlier = await findOwnConversion(deps, rereads, requester)
    if (earlier.status !== 'done' || earlier.pages !== pagesInFile) return false
    // Where nothing was read, its pages were given back.
    if ((await deps.store.pageUses.listPayers(earlier.id)).length === 0) return false
    const [own, other] = await Promise.all([conversionId, earlier.id].map((id) => digestOf(deps, id)))
    return own === other
  } catch (error) {
    // It may be deleted by now.
    if (error instanceof ApiError) return false
    throw error
  }
}

async function digestOf({ files }: Pick<Deps, 'files'>, id: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of await files.getStream(uploadKey(id))) hash.update(chunk)
  return hash.digest('hex')
}
