import {
  type Box,
  EngineError,
  type PageLines,
  type PdfFile,
  type ReadOptions,
  type RecognisedText,
} from '@ledgerlift/engine'
import { type ColorImage, type GrayImage, hasColors, type PixelBox, toTexts } from '@ledgerlift/ocr'
import { giveBackReader, takeReader } from './idle-readers.ts'
import { mayNeedOcr, needsOcr, type OcrMode } from './ocr-mode.ts'
import { pageWithTexts, toPoints } from './page-with-texts.ts'
import { partsInOrder } from './parts-in-order.ts'
import type { PictureReader } from './picture-reader.ts'
import type { PictureTask, SeenPart } from './picture-task.ts'

type Options = Pick<ReadOptions, 'onPage' | 'shouldStop'> & {
  /** The most pages that are recognised at a time. */
  readonly threads: number
}

/** Each thread keeps about 150 MB, and on more cores the next file is served sooner. */
const MOST_THREADS = 2
/** How often `shouldStop` is asked, in milliseconds. */
const ASK_MS = 100
const POINTS_PER_INCH = 72
/** What the recogniser reads best (docs/decisions.md, 123). */
const DPI = 300
/** A photograph has a point for each pixel; it is drawn no larger than a sheet of A4 or Letter. */
const MAX_SIDE = 3700

/**
 * Recognises pages of pictures, several at a time. One that fails stays without text and is marked; it costs no other.
 * The threads wait a while for the next document; none is left where it was stopped.
 *
 * @param onPage counts all pages, those that need no recognition first
 * @param shouldStop asked while pages are recognised, too
 * @returns the pages in their order
 * @throws {EngineError} `stopped`
 */
export async function recognisePages(
  file: PdfFile,
  pages: readonly PageLines[],
  mode: OcrMode,
  { onPage, shouldStop, threads }: Options,
): Promise<PageLines[]> {
  const waiting = pages.flatMap((page, i) => (mayNeedOcr(page, mode) ? [i] : []))
  const lanes = Array.from({ length: Math.min(threads, MOST_THREADS, waiting.length) }, takeReader)
  const seen = new Map<number, readonly SeenPart[] | 'failed'>()
  let done = pages.length - waiting.length
  const work = async (lane: PictureReader) => {
    for (let i = waiting.shift(); i !== undefined; i = waiting.shift()) {
      seen.set(i, await see(file, pages[i] as PageLines, mode, lane))
      onPage?.(++done, pages.length)
    }
  }
  const { stopped, forget } = whenStopped(shouldStop)
  try {
    await Promise.race([Promise.all(lanes.map(work)), stopped])
    lanes.forEach(giveBackReader)
  } catch (error) {
    waiting.length = 0
    await Promise.all(lanes.map((lane) => lane.end()))
    throw error
  } finally {
    forget()
  }
  return withTexts(file, pages, seen, mode)
}

/** @returns a promise that is rejected once it should stop, and what ends the asking */
function whenStopped(shouldStop: (() => boolean) | undefined) {
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  const ask = () => {
    if (shouldStop?.()) reject(new EngineError('stopped'))
  }
  const timer = setInterval(ask, ASK_MS)
  ask()
  return { stopped, forget: () => clearInterval(timer) }
}

async function see(
  file: PdfFile,
  page: PageLines,
  mode: OcrMode,
  lane: PictureReader,
): Promise<readonly SeenPart[] | 'failed'> {
  try {
    return await lane.see(draw(file, page, mode))
  } catch {
    return 'failed'
  }
}

function draw(file: PdfFile, page: PageLines, mode: OcrMode): PictureTask {
  const { number, turned, pictures, lines } = page
  const scale = scaleOf(page)
  const drawn = file.renderPage(number, { scale, turned, colors: 'gray' })
  if (drawn === null) throw new Error('the page cannot be drawn')
  const picture = drawn as GrayImage
  if (needsOcr(page, mode)) return { picture, colors: drawColors(file, page, scale) }
  const toPixels = ({ x0, top, x1, bottom }: Box): PixelBox => ({
    x0: Math.round(x0 * scale),
    top: Math.round(top * scale),
    x1: Math.round(x1 * scale),
    bottom: Math.round(bottom * scale),
  })
  const known = lines.flatMap(({ words }) => words.map(toPixels))
  return { picture, among: { pictures: pictures.map(toPixels), known } }
}

/** A page with colours once more; drawn small it tells whether it has any. */
function drawColors(file: PdfFile, { number, turned }: PageLines, scale: number): ColorImage | undefined {
  const small = file.renderPage(number, { scale: 1, turned, colors: 'rgba' })
  if (small === null || !hasColors(small)) return undefined
  return file.renderPage(number, { scale, turned, colors: 'rgba' }) ?? undefined
}

/** Pixels in a point. */
const scaleOf = ({ size: { width, height } }: PageLines): number =>
  Math.min(DPI / POINTS_PER_INCH, MAX_SIDE / Math.max(width, height))

/** The pages with what was seen, once the glyphs of all of them have been compared. */
function withTexts(
  file: PdfFile,
  pages: readonly PageLines[],
  seen: ReadonlyMap<number, readonly SeenPart[] | 'failed'>,
  mode: OcrMode,
): PageLines[] {
  const found = partsInOrder(seen)
  const texts = toTexts(found.map((part) => part.seen))
  const textOf = new Map(found.map((part, i) => [part, texts[i]]))
  let before: RecognisedText | undefined
  return pages.map((page, i) => {
    const parts = seen.get(i)
    if (parts === undefined) return page
    if (parts === 'failed') return unrecognised(page)
    const read = parts.flatMap((part) => {
      const text = textOf.get(part)
      return text ? [{ at: part.at, text }] : []
    })
    const recognised = pageWithTexts(read, file.readPage(page.number), page, scaleOf(page), mode, before)
    const whole = read.find(({ at }) => at === null)
    before = whole && toPoints(whole.text, scaleOf(page))
    return recognised
  })
}

/** What is typed beside a picture, or was laid over it, is there all the same. */
const unrecognised = (page: PageLines): PageLines =>
  page.state === 'scan' || page.textDoubt === 'garbled' ? { ...page, state: 'unrecognised' } : page
