import { Worker } from 'node:worker_threads'

/** How the reading of one PDF ended. */
export type Outcome =
  | { readonly kind: 'read'; readonly pages: number; readonly rows: number }
  /** With a typed error. */
  | { readonly kind: 'refused'; readonly code: string }
  /** With any other error. */
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'hung' }
  /** The thread ended by itself: out of memory, or worse. */
  | { readonly kind: 'died'; readonly text: string }

/** Reads PDFs in a thread of its own, with limits. Opened, and closed. */
export type Guard = {
  readonly read: (bytes: Uint8Array) => Promise<Outcome>
  /** Ends the thread; true when none is left behind. */
  readonly close: () => Promise<boolean>
}

const MB = 1024 * 1024

/**
 * @param timeLimit milliseconds for one PDF
 * @param memoryLimit bytes, for PDFium's memory and for JavaScript's each
 */
export function openGuard(timeLimit: number, memoryLimit: number): Guard {
  const threads: { worker: Worker; isOver: boolean }[] = []
  let current: Worker | null = null

  function start(): Worker {
    const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), {
      workerData: { memoryLimit },
      resourceLimits: { maxOldGenerationSizeMb: memoryLimit / MB },
    })
    const thread = { worker, isOver: false }
    worker.once('exit', () => {
      thread.isOver = true
    })
    threads.push(thread)
    return worker
  }

  async function read(bytes: Uint8Array): Promise<Outcome> {
    current ??= start()
    const outcome = await readIn(current, bytes, timeLimit)
    if (outcome.kind === 'hung' || outcome.kind === 'died') {
      await current.terminate()
      current = null
    }
    return outcome
  }

  return {
    read,
    close: async () => {
      await Promise.all(threads.map(({ worker }) => worker.terminate()))
      return threads.every(({ isOver }) => isOver)
    },
  }
}

function readIn(worker: Worker, bytes: Uint8Array, timeLimit: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const settle = (outcome: Outcome) => {
      clearTimeout(timer)
      worker.removeAllListeners('message').removeAllListeners('error').off('exit', onExit)
      resolve(outcome)
    }
    const onExit = (code: number) => settle({ kind: 'died', text: `exit code ${code}` })
    const timer = setTimeout(() => settle({ kind: 'hung' }), timeLimit)
    worker.once('message', settle)
    worker.once('error', (error) => settle({ kind: 'died', text: String(error) }))
    worker.once('exit', onExit)
    worker.postMessage(bytes)
  })
}
