import { givenTables, LIMITS } from '@ledgerlift/contract'
import { type DateOrder, parsePages } from '@ledgerlift/engine'
import type { OcrMode } from '@ledgerlift/engine-node'
import type { z } from 'zod'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import { admitPages, requireOnePage } from '../quota/admit-pages.ts'
import { findPayers, type Payer, type Requester } from '../quota/payers.ts'
import { checkUnpaidTime } from '../quota/unpaid-time.ts'
import { countPages, unlessPaid } from './count-pages.ts'
import { findPaidPages } from './find-paid-pages.ts'
import { limitUnfinished } from './limit-unfinished.ts'

export type Upload = {
  readonly conversionId: string
  readonly password: string | undefined
  /** Which pages to convert, as they were asked for; all where absent. */
  readonly chosen: string | undefined
  /** How its dates are to be read; the document is asked where absent. */
  readonly dates: DateOrder | undefined
  /** Which pages are recognised in their pictures. */
  readonly ocr?: OcrMode | undefined
  /** The tables that the user has drawn, as JSON; absent where they are to be found. */
  readonly tables?: string | undefined
  /** A conversion of the same file that has paid for it already. */
  readonly rereads?: string | undefined
  readonly requester: Requester
  readonly requestId: string
  /** Aborts when the sender is gone. */
  readonly signal: AbortSignal
}

/**
 * Whether a payer may send a file now, before it has arrived.
 *
 * @throws {ApiError} `too-many-conversions`, `too-much-unpaid`
 */
export async function checkSender(deps: Deps, requester: Requester): Promise<void> {
  const { store, quotas, clock } = deps
  await limitUnfinished(store, requester)
  const payers = await findPayers(store, requester, { quotas, now: clock() })
  await checkUnpaidTime(deps, payers.map(keyOf))
}

/**
 * Takes a stored PDF into the queue: opens it, counts its pages, reserves those that are wanted, and stores the
 * conversion with its job, or nothing at all. Who has no pages left is told before it is opened.
 *
 * @throws {ApiError} what is wrong with the file, or with the quota
 */
export async function acceptConversion(deps: Deps, upload: Upload): Promise<void> {
  const { store, quotas, clock } = deps
  const chosen = readChosen(upload.chosen)
  const given = readGiven(upload.tables)
  const payers = await findPayers(store, upload.requester, { quotas, now: clock() })
  const paid = given ? await findPaidPages(deps, upload) : null
  if (paid === null) await requireOnePage(store, payers, clock())
  const payerKeys = payers.map(keyOf)
  await unlessPaid(deps, payerKeys, async (onThread) => {
    const pagesInFile = await countPages(deps, { ...upload, payers: payerKeys, onThread })
    if (chosen) checkRange(chosen, pagesInFile)
    const pages = chosen?.length ?? pagesInFile
    if (pages > LIMITS.pages) throw new ApiError('too-many-pages')
    const counted = paid === pagesInFile ? 0 : pages
    await enqueue(deps, upload, { chosen, given, pages, counted })
  })
}

type Wanted = {
  readonly chosen: readonly number[] | undefined
  readonly given: z.infer<typeof givenTables> | undefined
  readonly pages: number
  /** How many of them count. */
  readonly counted: number
}

async function enqueue(deps: Deps, upload: Upload, wanted: Wanted): Promise<void> {
  const { store, queue, secrets, clock } = deps
  const { conversionId, password, dates, ocr, requester, requestId } = upload
  const { chosen, given, pages, counted } = wanted
  const now = clock()
  await store.transaction(async (tx) => {
    const { accountId, visitorId, networks } = requester
    if (accountId !== null && !(await tx.accounts.hold(accountId))) throw new ApiError('unauthorized')
    const payers = await findPayers(tx, requester, { quotas: deps.quotas, now })
    await admitPages(tx, payers, { pages: counted, chosen: chosen !== undefined }, now)
    const ahead = await limitUnfinished(tx, requester)
    const conversion = {
      id: conversionId,
      visitorId,
      accountId,
      network: networks[0].key,
      pages,
      sealedPassword: password === undefined ? null : secrets.seal(password),
      createdAt: now,
    }
    const keys = payers.map(keyOf)
    await tx.conversions.add(conversion, keys, counted)
    const job = { conversionId, payers: keys, isFree: counted === 0, dates, ocr, given, requestId }
    await queue.add({ ...job, pages: chosen && [...chosen] }, ahead, tx)
  })
}

const keyOf = ({ key }: Payer): string => key

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
