import {
  EngineError,
  type GivenTable,
  openPdf,
  type PageLines,
  type PdfFile,
  proposeTables,
  readPageLines,
  splitTable,
} from '@ledgerlift/engine'
import { startPdfium } from '../pdf/start-pdfium.ts'
import type { Answer, Cancel, GrayImage, Kind, PageText, Question, Questions } from './page-messages.ts'
import { toTextItems, withItems } from './text-items.ts'

/** Keeps one PDF open for the viewer: reads, draws and searches its pages. page-reader.ts is its other end. */
const pdfium = startPdfium()
// A failure is told when a file is opened; until then it is no unhandled rejection.
pdfium.catch(() => {})

/** Pages whose text is kept: small beside their pictures, and asked for again with each look. */
const KEPT_PAGES = 24

let file: PdfFile | null = null
const kept = new Map<number, PageLines>()
const cancelled = new Set<number>()

self.onmessage = async ({ data }: MessageEvent<Question | Cancel>) => {
  if (data.kind === 'cancel') {
    cancelled.add(data.id)
    return
  }
  const { id } = data
  // A question may have been taken back while the one before it was answered.
  await new Promise((resolve) => setTimeout(resolve))
  try {
    if (!cancelled.has(id)) post({ id, answer: await answer(data) })
  } catch (thrown) {
    post({ id, failed: thrown instanceof EngineError ? thrown.code : null })
  } finally {
    cancelled.delete(id)
  }
}

function post(message: Answer): void {
  self.postMessage(message, { transfer: buffersOf(message) })
}

function buffersOf(message: Answer): Transferable[] {
  if (!('answer' in message)) return []
  const { answer } = message
  if (answer instanceof ImageBitmap) return [answer]
  return answer !== null && 'pixels' in answer ? [answer.pixels.buffer] : []
}

async function answer(question: Question): Promise<Questions[Kind]['answer']> {
  switch (question.kind) {
    case 'open':
      return open(new Uint8Array(question.bytes), question.password)
    case 'read':
      return toPageText(linesOf(question.page))
    case 'render':
      return render(question.page, question.scale)
    case 'gray':
      return drawGray(question.page, question.scale)
    case 'propose':
      return propose(question)
    case 'split':
      return split(question)
  }
}

async function open(bytes: Uint8Array, password: string | null): Promise<{ pages: number }> {
  file = openPdf(await pdfium, bytes, password ?? undefined)
  return { pages: file.pageCount }
}

function opened(): PdfFile {
  if (file === null) throw new Error('no PDF is open')
  return file
}

function linesOf(number: number): PageLines {
  const known = kept.get(number)
  if (known) return known
  const [page] = readPageLines(opened(), { pages: [number] })
  if (!page) throw new Error('a page was not read')
  kept.set(number, page)
  const [oldest] = kept.keys()
  if (kept.size > KEPT_PAGES && oldest !== undefined) kept.delete(oldest)
  return page
}

const toPageText = (page: PageLines): PageText => ({
  number: page.number,
  width: page.size.width,
  height: page.size.height,
  isScan: page.state === 'scan',
  items: toTextItems(page),
})

async function render(number: number, scale: number): Promise<ImageBitmap> {
  const { width, height, pixels } = draw(number, scale, 'rgba')
  return createImageBitmap(new ImageData(new Uint8ClampedArray(pixels.buffer), width, height))
}

const drawGray = (number: number, scale: number): GrayImage => draw(number, scale, 'gray')

function draw(number: number, scale: number, colors: 'rgba' | 'gray'): GrayImage {
  const { turned } = linesOf(number)
  const image = opened().renderPage(number, { scale, turned, colors })
  if (image === null) throw new EngineError('pdf-damaged')
  const { width, height, pixels } = image
  return { width, height, pixels: pixels as Uint8Array<ArrayBuffer> }
}

type Split = Extract<Question, { kind: 'split' }>

function split({ given, recognised }: Split): Questions['split']['answer'] {
  const page = linesOf(given.page)
  return splitTable(recognised ? withItems(page, recognised) : page, given)
}

type Range = Extract<Question, { kind: 'propose' }>

/** Reads page by page, and hears other questions in between. */
async function propose({ id, from, to }: Range): Promise<readonly GivenTable[]> {
  const pages: PageLines[] = []
  for (let number = from; number <= to; number++) {
    if (cancelled.has(id)) return []
    pages.push(...readPageLines(opened(), { pages: [number] }))
    post({ id, done: pages.length, total: to - from + 1 })
    await new Promise((resolve) => setTimeout(resolve))
  }
  return proposeTables(pages)
}
