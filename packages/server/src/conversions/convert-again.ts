import { conversionResult } from '@ledgerlift/contract'
import type { DateOrder } from '@ledgerlift/engine'
import type { OcrMode } from '@ledgerlift/engine-node'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import { resultKey, uploadKey } from '../files/file-keys.ts'
import type { Requester } from '../quota/payers.ts'
import { checkUnpaidTime } from '../quota/unpaid-time.ts'
import type { Conversion } from '../store/conversion-store.ts'
import { countPages, unlessPaid } from './count-pages.ts'
import { findConversionOf } from './find-conversion-of.ts'
import { limitUnfinished } from './limit-unfinished.ts'

type Again = {
  readonly conversionId: string
  /** The conversion whose file is to be read once more. */
  readonly earlierId: string
  readonly dates: DateOrder
  readonly ocr: OcrMode | undefined
  readonly password: string | undefined
  readonly requester: Requester
  readonly requestId: string
  /** Aborts when nobody waits for it any more. */
  readonly signal: AbortSignal
}

const convertedPages = conversionResult.pick({ pages: true, pagesConverted: true })

/**
 * Reads the stored file of a conversion once more: the same pages, with its dates read as the user says. They are
 * not counted a second time. The new conversion is a row of its own that counts no pages. So its outcome never gives back
 * pages that somebody has had converted; and pages that were given back once are not converted for free.
 *
 * @throws {ApiError} `conversion-not-found`, also for another user's conversion; what is wrong with the password
 */
export async function convertAgain(deps: Deps, again: Again): Promise<void> {
  const { files, store } = deps
  const { conversionId, earlierId, requester } = again
  const earlier = await findConversionOf(deps, earlierId, requester)
  if (earlier.status !== 'done') throw new ApiError('bad-request', 'This conversion has no result yet.')
  const payers = await store.pageUses.listPayers(earlier.id)
  await limitUnfinished(store, requester)
  await checkUnpaidTime(deps, payers)
  try {
    const pages = await findPages(deps, earlier)
    await files.putStream(uploadKey(conversionId), await files.getStream(uploadKey(earlier.id)))
    await unlessPaid(deps, payers, async (onThread) => {
      await countPages(deps, { ...again, payers, onThread })
      await enqueue(deps, again, earlier, pages)
    })
  } catch (error) {
    await files.delete(uploadKey(conversionId))
    // Its files may have been deleted meanwhile.
    if (!(error instanceof ApiError) && !(await store.conversions.find(earlier.id))) {
      throw new ApiError('conversion-not-found')
    }
    throw error
  }
}

/** The pages that were converted; undefined where they are all of the document. */
async function findPages({ files }: Deps, { id }: Conversion): Promise<number[] | undefined> {
  const json = new TextDecoder().decode(await files.getBytes(resultKey(id)))
  const { pages, pagesConverted } = convertedPages.parse(JSON.parse(json))
  return pagesConverted.length === pages ? undefined : pagesConverted
}

async function enqueue(
  { store, queue, secrets }: Deps,
  { conversionId, dates, ocr, password, requester, requestId }: Again,
  earlier: Conversion,
  pages: number[] | undefined,
): Promise<void> {
  const { visitorId, accountId } = earlier
  await store.transaction(async (tx) => {
    if (accountId !== null && !(await tx.accounts.hold(accountId))) throw new ApiError('unauthorized')
    const payers = await tx.pageUses.listPayers(earlier.id)
    if (payers.length === 0) throw new ApiError('bad-request', 'Nothing could be read in this file.')
    const ahead = await limitUnfinished(tx, requester)
    const conversion = {
      id: conversionId,
      visitorId,
      accountId,
      network: requester.networks[0].key,
      pages: earlier.pages,
      sealedPassword: password === undefined ? null : secrets.seal(password),
      createdAt: earlier.createdAt,
    }
    await tx.conversions.add(conversion, payers, 0)
    const job = { conversionId, payers, isFree: true, pages, dates, ocr, requestId }
    await queue.add({ ...job, replaces: earlier.id }, ahead, tx)
  })
}
