import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { extractFromPdf, openPdf, type PdfFile } from '@ledgerlift/engine'
import { extractInThreads, startHost } from '@ledgerlift/engine-node'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { digitalDocuments } from '../src/digital-documents.ts'
import { CORPUS_SET } from '../src/folders.ts'
import { joinDocuments, repeatPages } from '../src/long-document.ts'

const host = await startHost()
const bytesOf = (id: string) => new Uint8Array(readFileSync(join(CORPUS_SET, `${id}.pdf`)))
const LONG = 64
/** So few that the documents of this test count as long. */
const pagesPerThread = 20
/** Enough pages for several threads, from a document of three pages. */
const OFTEN = Array.from({ length: LONG }, (_, i) => (i % 3) + 1)

async function withFile<T>(
  bytes: Uint8Array,
  use: (file: PdfFile) => T,
  password?: string,
): Promise<Awaited<T>> {
  const file = openPdf(host.pdfium, bytes, password)
  try {
    return await use(file)
  } finally {
    file.close()
  }
}

/** The threads started since then, and how many of them have ended. */
function watchThreads() {
  const seen = { started: 0, ended: 0 }
  process.on('worker', (thread) => {
    seen.started++
    thread.once('exit', () => seen.ended++)
  })
  return seen
}

/** Where Linux lists the threads of this process. */
const TASKS = '/proc/self/task'
const countThreads = () => readdirSync(TASKS).length
const WAIT = { timeout: 60_000, interval: 20 }

const DOCUMENTS: readonly [string, () => Uint8Array][] = [
  [
    'all statements one after the other',
    () =>
      joinDocuments(
        host.pdfium,
        digitalDocuments().map(({ id }) => bytesOf(id)),
      ),
  ],
  ['a long one with rulings', () => repeatPages(host.pdfium, bytesOf('in-sbi-grid'), LONG)],
  ['a long one without', () => repeatPages(host.pdfium, bytesOf('uk-current-daily'), LONG)],
  ['a long one of scans', () => repeatPages(host.pdfium, bytesOf('scan-uk-current-daily'), LONG)],
]

/** Holds this thread up at each page, so that the others certainly get some; counts its pages. */
function dawdle() {
  const counted = { pages: 0 }
  const nothing = new Int32Array(new SharedArrayBuffer(4))
  const onPage = () => {
    counted.pages++
    Atomics.wait(nothing, 0, 0, 50)
  }
  return { counted, onPage }
}

describe.each(DOCUMENTS)('%s', (_, make) => {
  let bytes: Uint8Array
  let alone: string
  beforeAll(async () => {
    bytes = make()
    alone = await withFile(bytes, (file) => JSON.stringify(extractFromPdf(file)))
  })

  it.each([2, 3])('is read by %i threads as by one', async (threads) => {
    await withFile(bytes, async (file) => {
      const { counted, onPage } = dawdle()
      const options = { threads, pagesPerThread, onPage, ocr: 'never' } as const
      expect(JSON.stringify(await extractInThreads(host, file, options))).toBe(alone)
      expect(counted.pages).toBeLessThan(file.pageCount)
    })
  })
})

describe('a long reading in threads', () => {
  const statement = bytesOf('uk-current-daily')

  it('reads the pages asked for, in their order, and counts them all', async () => {
    const pages = OFTEN.slice(0, 50).reverse()
    const counts: number[] = []
    await withFile(statement, async (file) => {
      const options = { pages, threads: 2, pagesPerThread, onPage: (done: number) => counts.push(done) }
      expect(await extractInThreads(host, file, options)).toEqual(extractFromPdf(file, { pages }))
    })
    expect(counts).toEqual([...counts].sort((a, b) => a - b))
    expect(counts.at(-1)).toBe(pages.length)
  })

  it('opens a protected document in each thread', async () => {
    const { password } = JSON.parse(
      readFileSync(join(CORPUS_SET, 'protected-au-everyday.truth.json'), 'utf8'),
    )
    const read = async (file: PdfFile) => {
      const { counted, onPage } = dawdle()
      const together = await extractInThreads(host, file, {
        pages: OFTEN,
        threads: 2,
        pagesPerThread,
        password,
        onPage,
      })
      expect(together).toEqual(extractFromPdf(file, { pages: OFTEN }))
      expect(counted.pages).toBeLessThan(LONG)
    }
    await withFile(bytesOf('protected-au-everyday'), read, password)
  })

  it.each([
    ['a page that is not there', { pages: [...OFTEN, 4] }, 'pages-out-of-range'],
    ['a stop', { pages: OFTEN, shouldStop: () => true }, 'stopped'],
  ] as const)('ends at %s as one thread does, and leaves no thread behind', async (_, options, code) => {
    const threads = watchThreads()
    await withFile(statement, async (file) => {
      await expect(
        extractInThreads(host, file, { ...options, threads: 3, pagesPerThread }),
      ).rejects.toMatchObject({ code })
    })
    expect(threads).toEqual({ started: 2, ended: 2 })
  })

  it('does without a thread that cannot start', async () => {
    const starved = { ...host, memoryLimit: 1024 }
    await withFile(statement, async (file) => {
      const alone = extractFromPdf(file, { pages: OFTEN })
      expect(await extractInThreads(starved, file, { pages: OFTEN, threads: 2, pagesPerThread })).toEqual(
        alone,
      )
    })
  })

  it.runIf(existsSync(TASKS))(
    'leaves no thread behind when the one that reads is ended from outside',
    async () => {
      const file = join(CORPUS_SET, 'uk-current-daily.pdf')
      // The threads that read files start with the first files that are read, and stay.
      await Promise.all(Array.from({ length: 8 }, () => readFile(file)))
      const before = countThreads()
      // A thread that was left behind would read these pages for a minute.
      const pages = Array.from({ length: 30_000 }, (_, i) => (i % 3) + 1)
      const reader = new Worker(new URL('held-up-reading.ts', import.meta.url), {
        workerData: { bytes: statement, pages },
      })
      await vi.waitUntil(() => countThreads() >= before + 2, WAIT)
      await reader.terminate()
      await vi.waitUntil(() => countThreads() <= before, WAIT)
    },
  )
})
