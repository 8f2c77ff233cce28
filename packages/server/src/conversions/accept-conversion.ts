import { givenTables, LIMITS } from '@ledgerlift/contract'
import { type DateOrder, parsePages } from '@ledgerlift/engine'
import type { OcrMode } from '@ledgerlift/engine-node'
import type { z } from 'zod'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import { uploadKey } from '../files/file-keys.ts'
import { admitPages } from '../quota/admit-pages.ts'
import { findPayers, type Requester } from '../quota/payers.ts'
import { hasPaid } from './has-paid.ts'

export type Upload = {
  readonly conversionId: string
  readonly password: string | undefined
  /** Which pages to convert, as they were asked for; all where absent. */
  readonly chosen: string | undefined
  /** How its dates are to be read; the document is asked where absent. */
  readonly dates: DateOrder | undefined
  /** Which pages are recognised in their pictures. */
  readonly ocr?: OcrMode | undefined
  /** The tables that somebody has drawn, as JSON; absent where they are to be found. */
  readonly tables?: string | undefined
  /** A conversion of the same file that has paid for it already. */
  readonly rereads?: string | undefined
  readonly requester: Requester
  readonly requestId: string
}

/**
 * Takes a stored PDF into the queue: opens it, counts its pages, reserves those that are wanted, and stores the conversion with its
 * job, or nothing at all.
 *
 * @throws {ApiError} what is wrong with the file, or with the quota
 */
export async function acceptConversion(deps: Deps, upload: Upload): Promise<void> {
  const { store, queue, secrets, clock } = deps
  const { conversionId, password, dates, ocr, requester, requestId } = upload
  const chosen = readChosen(upload.chosen)
  const given = readGiven(upload.tables)
  const pagesInFile = await countPages(deps, upload)
  if (chosen) checkRange(chosen, pagesInFile)
  const pages = chosen?.length ?? pagesInFile
  if (pages > LIMITS.pages) throw new ApiError('too-many-pages')
  const counted = given && (await hasPaid(deps, upload, pagesInFile)) ? 0 : pages
  const now = clock()
  await store.transaction(async (tx) => {
    const { accountId } = requester
    if (accountId !== null && !(await tx.accounts.hold(accountId))) throw new ApiError('unauthorized')
    const payers = await findPayers(tx, requester, { quotas: deps.quotas, now })
    await admitPages(tx, payers, { pages: counted, chosen: chosen !== undefined }, now)
    const conversion = {
      id: conversionId,
      visitorId: requester.visitorId,
      accountId,
      pages,
      sealedPassword: password === undefined ? null : secrets.seal(password),
      createdAt: now,
    }
    await tx.conversions.add(
      conversion,
      payers.map(({ key }) => key),
      counted,
    )
    await queue.add({ conversionId, pages: chosen, dates, ocr, given, requestId }, tx)
  })
}

function readChosen(text: string | undefined): number[] | undefined {
  if (text === undefined) return undefined
  const pages = parsePages(text)
  if (pages === null) throw new ApiError('pages-unreadable')
  return pages
}

function readGiven(json: string | undefined): z.infer<typeof givenTables> | undefined {
  if (json === undefined) return undefined
  try {
    return givenTables.parse(JSON.parse(json))
  } catch {
    throw new ApiError('bad-request')
  }
}

function checkRange(chosen: readonly number[], pagesInFile: number): void {
  const missing = chosen.find((page) => page > pagesInFile)
  if (missing === undefined) return
  const has = pagesInFile === 1 ? '1 page' : `${pagesInFile} pages`
  throw new ApiError('pages-out-of-range', `This PDF has ${has}, so there is no page ${missing}.`)
}

/** @throws {ApiError} what is wrong with the file or its password */
export async function countPages(
  { openers, files, timeouts }: Deps,
  { conversionId, password }: Pick<Upload, 'conversionId' | 'password'>,
): Promise<number> {
  const answer = await openers.run({
    kind: 'count-pages',
    password,
    pages: undefined,
    load: () => files.getBytes(uploadKey(conversionId)),
    timeoutMs: timeouts.openMs,
  })
  if (answer.kind !== 'counted') throw new Error('pages were not counted')
  return answer.pages
}
