import { isOffline, untilOnline } from '../online.ts'
import type { OpenAnswer, OpenOutcome, OpenQuestion } from './pdf-messages.ts'

const BROKEN = { kind: 'failed', code: null, reason: null } as const satisfies OpenOutcome

let worker: Worker | null = null
let nextId = 0
const waiting = new Map<number, (outcome: OpenOutcome) => void>()

/** Fetches and starts the PDF reader, ahead of need; harmless when it is already there. */
export function prepareReader(): void {
  runningWorker()
}

/**
 * Opens a PDF in the worker, by the engine's own reader, and counts its pages. Where the connection was lost before that
 * reader had come, it waits for it.
 */
export async function openInBrowser(file: File, password: string | null): Promise<OpenOutcome> {
  for (;;) {
    const outcome = await openOnce(file, password)
    const isBroken = outcome.kind === 'failed' && outcome.code === null && outcome.reason === null
    if (!isBroken || !isOffline()) return outcome
    await untilOnline()
  }
}

async function openOnce(file: File, password: string | null): Promise<OpenOutcome> {
  let bytes: ArrayBuffer
  try {
    bytes = await file.arrayBuffer()
  } catch {
    return { ...BROKEN, reason: 'The file has moved or changed since it was chosen.' }
  }
  const id = nextId++
  return new Promise((resolve) => {
    waiting.set(id, resolve)
    runningWorker().postMessage({ id, bytes, password } satisfies OpenQuestion, [bytes])
  })
}

function runningWorker(): Worker {
  if (worker !== null) return worker
  worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data: { id, ...outcome } }: MessageEvent<OpenAnswer>) => {
    waiting.get(id)?.(outcome)
    waiting.delete(id)
    // A reader that broke is of no more use; the next file gets a new one.
    if (outcome.kind === 'failed' && outcome.code === null) discardWorker()
  }
  worker.onerror = discardWorker
  return worker
}

function discardWorker(): void {
  worker?.terminate()
  worker = null
  for (const resolve of waiting.values()) resolve(BROKEN)
  waiting.clear()
}
