import type { ErrorCode } from '@ledgerlift/contract'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import { resultKey, uploadKey } from '../files/file-keys.ts'
import type { ConversionJob } from '../jobs/conversion-job.ts'
import type { Conversion } from '../store/conversion-store.ts'

/** How often the page that is being read is written down. */
const PROGRESS_MS = 500

/**
 * Converts a queued PDF. May be called again after a crash at any point: what is over stays as it is.
 *
 * @throws what is no fault of the document's; the queue tries again
 */
export async function runConversion(deps: Deps, { conversionId, pages }: ConversionJob): Promise<void> {
  const { store, files, settled } = deps
  const conversion = await store.conversions.start(conversionId)
  if (!conversion) return
  try {
    const json = await convert(deps, conversion, pages)
    await files.put(resultKey(conversionId), json)
    await store.conversions.finish(conversionId)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'unavailable') throw error
    await failConversion(deps, conversionId, error.code)
  }
  settled.tell(conversionId)
}

/** Gives the pages back and deletes the file; the reason is kept for whoever asks. */
export async function failConversion(deps: Deps, conversionId: string, code: ErrorCode): Promise<void> {
  await deps.store.transaction((tx) => tx.conversions.fail(conversionId, code))
  await deps.files.delete(uploadKey(conversionId))
  deps.settled.tell(conversionId)
}

async function convert(
  deps: Deps,
  { id, pages, sealedPassword }: Conversion,
  chosen: readonly number[] | undefined,
): Promise<Uint8Array> {
  const { converters, files, secrets, timeouts } = deps
  const answer = await converters.run({
    kind: 'convert',
    password: sealedPassword === null ? undefined : secrets.unseal(sealedPassword),
    pages: chosen,
    load: () => files.getBytes(uploadKey(id)),
    timeoutMs: timeouts.convertMs + pages * timeouts.convertMsPerPage,
    onPage: writeProgress(deps, id),
  })
  if (answer.kind !== 'converted') throw new Error('the PDF was not converted')
  return answer.json
}

function writeProgress({ store, log }: Deps, conversionId: string): (page: number) => void {
  let written = Date.now()
  return (page) => {
    if (Date.now() - written < PROGRESS_MS) return
    written = Date.now()
    store.conversions.setPage(conversionId, page).catch((err) => log.warn({ err }, 'progress not written'))
  }
}
