import type { Deps } from '../deps.ts'
import { uploadKey } from '../files/file-keys.ts'
import { countUnpaidTime } from '../quota/unpaid-time.ts'

export type Opening = {
  readonly conversionId: string
  readonly password: string | undefined
  /** Whose pages it counts, the widest last. */
  readonly payers: readonly string[]
  /** Called when a thread begins to open it. */
  readonly onThread: () => void
  /** Aborts when nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined
}

/** @throws {ApiError} what is wrong with the file or its password; `too-many-conversions`, `stopped` */
export async function countPages(
  { openers, files, timeouts }: Deps,
  { conversionId, password, payers, onThread, signal }: Opening,
): Promise<number> {
  const answer = await openers.run({
    kind: 'count-pages',
    payer: payers.at(-1) ?? conversionId,
    password,
    pages: undefined,
    load() {
      onThread()
      return files.getBytes(uploadKey(conversionId))
    },
    timeoutMs: timeouts.openMs,
    signal,
  })
  if (answer.kind !== 'counted') throw new Error('pages were not counted')
  return answer.pages
}

/** Does work that opens a file, and counts the time of the thread where nothing comes of it that is paid for. */
export async function unlessPaid<T>(
  deps: Deps,
  payers: readonly string[],
  work: (onThread: () => void) => Promise<T>,
): Promise<T> {
  let began = Number.NaN
  try {
    return await work(() => {
      began = performance.now()
    })
  } catch (error) {
    const ms = performance.now() - began
    if (!Number.isNaN(ms)) await countUnpaidTime(deps, payers, ms)
    throw error
  }
}
