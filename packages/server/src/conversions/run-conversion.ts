import type { ErrorCode } from '@ledgerlift/contract'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import { resultKey, uploadKey } from '../files/file-keys.ts'
import type { ConversionJob } from '../jobs/conversion-job.ts'
import type { ConversionOutcome } from '../metrics/metrics.ts'
import { countUnpaidTime } from '../quota/unpaid-time.ts'
import type { Conversion } from '../store/conversion-store.ts'
import { deleteConversion } from './delete-conversion.ts'
import type { PdfAnswer } from './pdf-reader.ts'

/**
 * How often a conversion may begin without coming to an end. After that it is likely to be what ends the process, and
 * it fails. Conversions that were taken up ahead and had not begun are not counted.
 */
const MOST_RUNS = 5
/** Errors that are not the document's fault: the job is tried again. */
const OURS: readonly ErrorCode[] = ['unavailable', 'storage-unavailable']
/** How often the page that is being read is written down. */
const PROGRESS_MS = 500

/**
 * Converts a queued PDF. May be called again after a crash at any point: what is over stays as it is. What is deleted
 * meanwhile is stopped.
 *
 * @throws what is no fault of the document's; the queue tries again
 */
export async function runConversion(deps: Deps, job: ConversionJob): Promise<void> {
  const conversion = await deps.store.conversions.find(job.conversionId)
  if (!conversion || isOver(conversion)) return
  if (conversion.runs >= MOST_RUNS) return giveUp(deps, conversion.id)
  const { metrics, clock, log } = deps
  let started: number | undefined
  const onThread = () => {
    // One that reads a file once more is as old as the file.
    if (!job.replaces) metrics.countWait((clock().getTime() - conversion.createdAt.getTime()) / 1000)
    started = performance.now()
  }
  const { outcome, isPaid } = await tryConversion(deps, conversion, { job, onThread })
  const ms = Math.round(performance.now() - (started ?? performance.now()))
  if (!isPaid || job.isFree) await countUnpaidTime(deps, job.payers, ms)
  metrics.countConversion(outcome, ms / 1000)
  log.info({ outcome, pages: conversion.pages, ms }, 'a conversion is over')
}

type Run = {
  readonly job: ConversionJob
  /** Called when a thread is free for it. */
  readonly onThread: () => void
}

type Ended = { readonly outcome: ConversionOutcome; readonly isPaid: boolean }

const isOver = ({ status }: Conversion) => status === 'done' || status === 'failed'

async function tryConversion(deps: Deps, conversion: Conversion, run: Run): Promise<Ended> {
  const { store, files, metrics } = deps
  const { id } = conversion
  const over = watchOver(deps, id)
  try {
    const { json, ocrPages, freePages, isRead } = await convert(deps, conversion, {
      ...run,
      signal: over.signal,
    })
    await files.put(resultKey(id), json)
    const { replaces } = run.job
    if (replaces) await deleteConversion(deps, replaces)
    if (await finish(deps, id, { isRead, freePages })) metrics.countPages(conversion.pages, ocrPages)
    else if (!(await store.conversions.find(id))) {
      await files.delete(resultKey(id))
      return { outcome: 'deleted', isPaid: false }
    }
    return { outcome: 'done', isPaid: isRead }
  } catch (error) {
    if (over.signal.aborted || !(await store.conversions.find(id)))
      return { outcome: 'deleted', isPaid: false }
    if (error instanceof ApiError && OURS.includes(error.code)) await store.conversions.takeBack(id)
    if (!(error instanceof ApiError) || OURS.includes(error.code)) throw error
    await failConversion(deps, id, error.code)
    // A file is gone before its conversion is, while that is being deleted.
    const isDeleted = error.code === 'conversion-not-found'
    return { outcome: isDeleted ? 'deleted' : error.code, isPaid: false }
  } finally {
    over.end()
  }
}

/** A conversion gives the pages back that cost nothing. False where it was over already. */
function finish(
  { store }: Deps,
  id: string,
  { isRead, freePages }: Pick<Converted, 'isRead' | 'freePages'>,
): Promise<boolean> {
  if (isRead && freePages === 0) return store.conversions.finish(id)
  return store.transaction(async (tx) => {
    const isFinished = await tx.conversions.finish(id)
    if (isFinished && isRead) await tx.pageUses.giveBack(id, freePages)
    else if (isFinished) await tx.pageUses.deleteOfConversion(id)
    return isFinished
  })
}

async function giveUp(deps: Deps, conversionId: string): Promise<void> {
  await failConversion(deps, conversionId, 'internal')
  deps.metrics.countConversion('internal')
}

/** Gives the pages back and deletes the file; the reason is kept for those who ask for the result. */
async function failConversion({ store, files }: Deps, conversionId: string, code: ErrorCode): Promise<void> {
  await store.transaction((tx) => tx.conversions.fail(conversionId, code))
  await files.delete(uploadKey(conversionId))
}

/** Whether a conversion was ended elsewhere, so that there is nothing to do any more. */
function watchOver({ settled }: Deps, conversionId: string) {
  const [over, watching] = [new AbortController(), new AbortController()]
  void settled.wait(conversionId, watching.signal).then(() => over.abort())
  return { signal: over.signal, end: () => watching.abort() }
}

type Converted = Extract<PdfAnswer, { kind: 'converted' }>

async function convert(
  { converters, files, secrets, timeouts, store, log }: Deps,
  { id, pages, sealedPassword }: Conversion,
  { job, onThread, signal }: Run & { readonly signal: AbortSignal },
): Promise<Converted> {
  const answer = await converters.run({
    kind: 'convert',
    payer: job.payers.at(-1) ?? id,
    password: sealedPassword === null ? undefined : secrets.unseal(sealedPassword),
    pages: job.pages,
    dates: job.dates,
    ocr: job.ocr,
    given: job.given,
    async load() {
      if (!(await store.conversions.start(id))) throw new ApiError('stopped')
      onThread()
      return files.getBytes(uploadKey(id))
    },
    timeoutMs: timeouts.convertMs + pages * timeouts.convertMsPerPage,
    ocrMsPerPage: timeouts.ocrMsPerPage,
    perPage: { pages, timeoutMs: timeouts.pageMs },
    onPage: writeProgress({ store, log }, id),
    signal,
  })
  if (answer.kind !== 'converted') throw new Error('the PDF was not converted')
  return answer
}

function writeProgress(
  { store, log }: Pick<Deps, 'store' | 'log'>,
  conversionId: string,
): (page: number) => void {
  let written = Date.now()
  return (page) => {
    if (Date.now() - written < PROGRESS_MS) return
    written = Date.now()
    store.conversions.setPage(conversionId, page).catch((err) => log.warn({ err }, 'progress not written'))
  }
}
