import { EngineError, openPdf } from '@ledgerlift/engine'
import type { OpenAnswer, OpenQuestion } from './pdf-messages.ts'
import { startPdfium } from './start-pdfium.ts'

/** Starts with the worker, so that PDFium is there when the first file comes. */
const pdfium = startPdfium()
// A failure is told when a file is opened; until then it is no unhandled rejection.
pdfium.catch(() => {})

self.onmessage = async ({ data }: MessageEvent<OpenQuestion>) => {
  self.postMessage({ id: data.id, ...(await open(data)) } satisfies OpenAnswer)
}

async function open({ bytes, password }: OpenQuestion) {
  try {
    const file = openPdf(await pdfium, new Uint8Array(bytes), password ?? undefined)
    const { pageCount } = file
    file.close()
    return { kind: 'open', pages: pageCount } as const
  } catch (thrown) {
    if (!(thrown instanceof EngineError)) return { kind: 'failed', code: null, reason: null } as const
    return { kind: 'failed', code: thrown.code, reason: thrown.message } as const
  }
}
