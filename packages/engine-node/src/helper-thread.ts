import { parentPort, workerData } from 'node:worker_threads'
import { EngineError, openPdf, packPages } from '@ledgerlift/engine'
import type { HelperAnswer, HelperTask } from './helper-task.ts'
import { readShare } from './read-share.ts'
import { startHost } from './start-pdfium.ts'

/** Reads pages of one document beside the thread that started it (start-helper.ts), then ends. */
const { bytes, password, queue, code, memoryLimit } = workerData as HelperTask

function readPages(pdfium: Parameters<typeof openPdf>[0]): HelperAnswer {
  try {
    return { kind: 'read', chunks: readShare(openPdf(pdfium, bytes, password), queue, packPages) }
  } catch (error) {
    if (error instanceof EngineError) return { kind: 'refused', code: error.code }
    throw error
  }
}

const { pdfium } = await startHost(memoryLimit, code)
const answer = readPages(pdfium)
const buffers = answer.kind === 'read' ? answer.chunks.map(({ pages }) => pages.numbers.buffer) : []
parentPort?.postMessage(answer, buffers)
