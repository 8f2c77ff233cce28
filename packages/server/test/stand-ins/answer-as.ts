import { parentPort } from 'node:worker_threads'
import type { PdfTask, PdfThreadMessage } from '../../src/conversions/pdf-task.ts'

/** Stands in for pdf-thread.js: counts two pages of whatever it is given, and converts as it is told. */
export function answerAs(convert: () => void, count: () => void = () => {}): void {
  const post = (message: PdfThreadMessage) => parentPort?.postMessage(message)
  parentPort?.on('message', (task: PdfTask) => {
    if (task.kind === 'convert') return convert()
    count()
    post({ kind: 'counted', pages: 2 })
  })
  post({ kind: 'ready' })
}

export function loopForEver(): never {
  for (;;);
}
