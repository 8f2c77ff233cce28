import { workerData } from 'node:worker_threads'
import { openPdf } from '@ledgerlift/engine'
import { extractInThreads, startHost } from '@ledgerlift/engine-node'

/** A thread that reads `pages` of a document with another one's help, and never gets past the first. */
const { bytes, pages } = workerData as { readonly bytes: Uint8Array; readonly pages: readonly number[] }
const never = new Int32Array(new SharedArrayBuffer(4))
const host = await startHost()
const file = openPdf(host.pdfium, bytes)
await extractInThreads(host, file, { pages, threads: 2, onPage: () => Atomics.wait(never, 0, 0) })
