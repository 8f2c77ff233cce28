import { EngineError, openPdf, packPages } from '@ledgerlift/engine'
import type { HelperAnswer, HelperTask } from './helper-task.ts'
import { mayNeedOcr } from './ocr/ocr-mode.ts'
import { arrive, closePageQueue } from './page-queue.ts'
import { readShare } from './read-share.ts'
import { startHost } from './start-pdfium.ts'

/**
 * What a helper thread does: reads pages of the document that another thread is reading, too.
 *
 * @returns the answer to that thread, and the buffers to transfer with it
 */
export async function readForOther({ bytes, password, queue, index, code, memoryLimit, ocr }: HelperTask) {
  const { pdfium } = await startHost(memoryLimit, code)
  const file = openPdf(pdfium, bytes, password)
  arrive(queue, index)
  try {
    const chunks = readShare(file, queue, packPages, { isDone: (page) => !mayNeedOcr(page, ocr) })
    const answer: HelperAnswer = { kind: 'read', chunks }
    return { answer, buffers: chunks.map(({ pages }) => pages.numbers.buffer) }
  } catch (error) {
    // The others would read on for nothing.
    closePageQueue(queue)
    if (!(error instanceof EngineError)) throw error
    const answer: HelperAnswer = { kind: 'refused', code: error.code }
    return { answer, buffers: [] }
  }
}
