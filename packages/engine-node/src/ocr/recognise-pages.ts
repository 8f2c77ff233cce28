import { EngineError, type PageLines, type PdfFile, type ReadOptions } from '@ledgerlift/engine'
import { openRecogniser, type Recogniser } from '@ledgerlift/ocr'
import { english } from './english.ts'
import { mayNeedOcr, needsOcr, type OcrMode } from './ocr-mode.ts'
import { recognisePage } from './recognise-page.ts'

type Options = Pick<ReadOptions, 'onPage' | 'shouldStop'> & {
  /** At most so many pages are recognised at a time. */
  readonly threads: number
}

/** Each thread keeps about 150 MB, and on more cores the next file is served sooner. */
const MOST_THREADS = 2
/** A page of nothing but dust would take minutes. */
const PAGE_MS = 60_000

/**
 * Recognises pages of pictures, several at a time. One that fails stays without text and is marked; it costs no other.
 * No thread is left when the promise is settled.
 *
 * @param onPage counts all pages, those that need no recognition first
 * @returns the pages in their order
 * @throws {EngineError} `stopped`
 */
export async function recognisePages(
  file: PdfFile,
  pages: readonly PageLines[],
  mode: OcrMode,
  { onPage, shouldStop, threads }: Options,
): Promise<PageLines[]> {
  const read = [...pages]
  const waiting = pages.flatMap((page, i) => (mayNeedOcr(page, mode) ? [i] : []))
  let done = pages.length - waiting.length
  const work = async () => {
    const lane = openLane()
    try {
      for (let i = waiting.shift(); i !== undefined; i = waiting.shift()) {
        if (shouldStop?.()) throw new EngineError('stopped')
        read[i] = await recognised(file, pages[i] as PageLines, mode, lane)
        onPage?.(++done, pages.length)
      }
    } finally {
      waiting.length = 0
      await lane.close()
    }
  }
  const lanes = Math.min(threads, MOST_THREADS, waiting.length)
  const ends = await Promise.allSettled(Array.from({ length: lanes }, work))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return read
}

async function recognised(file: PdfFile, page: PageLines, mode: OcrMode, lane: Lane): Promise<PageLines> {
  try {
    const recogniser = await lane.recogniser()
    return await recognisePage(file, page, mode, recogniser, AbortSignal.timeout(PAGE_MS))
  } catch (error) {
    if (error instanceof EngineError && error.code === 'stopped') throw error
    await lane.close()
    // What is typed beside a picture, or was laid over it, is there all the same.
    return needsOcr(page, 'auto') && page.textDoubt !== 'laid' ? { ...page, state: 'unrecognised' } : page
  }
}

type Lane = { readonly recogniser: () => Promise<Recogniser>; readonly close: () => Promise<void> }

/** One recogniser after the other: after a fault it is not to be trusted any more. */
function openLane(): Lane {
  let open: Promise<Recogniser> | null = null
  return {
    recogniser: () => (open ??= openRecogniser(english())),
    async close() {
      const last = open
      open = null
      await last?.then(
        (recogniser) => recogniser.close(),
        () => {},
      )
    },
  }
}
