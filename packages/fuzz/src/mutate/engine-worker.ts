import { parentPort, workerData } from 'node:worker_threads'
import { EngineError, extractStatement, toCsv } from '@ledgerlift/engine'
import { startPdfium } from '@ledgerlift/engine-node'
import type { Outcome } from './guard.ts'

/** Reads each PDF that it is sent and says how that ended. */
const { memoryLimit } = workerData as { memoryLimit: number }
const pdfium = await startPdfium(memoryLimit)

parentPort?.on('message', (bytes: Uint8Array) => parentPort?.postMessage(read(bytes)))

function read(bytes: Uint8Array): Outcome {
  try {
    const statement = extractStatement(pdfium, bytes)
    toCsv(statement.headers, statement.data)
    return { kind: 'read', pages: statement.pages, rows: statement.transactions.length }
  } catch (error) {
    if (error instanceof EngineError) return { kind: 'refused', code: error.code }
    return { kind: 'failed', text: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
