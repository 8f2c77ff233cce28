import { parentPort, workerData } from 'node:worker_threads'
import { extractStatement } from '@ledgerlift/engine'
import { startHost } from '@ledgerlift/engine-node'

/** Converts one statement again and again; the number of conversions in each timed run is its answer. */
const { pdf, warmUp } = workerData as { pdf: Uint8Array<ArrayBuffer>; warmUp: number }
const { pdfium } = await startHost()
for (let n = 0; n < warmUp; n++) extractStatement(pdfium, pdf)

parentPort?.on('message', (seconds: number) => {
  const end = performance.now() + seconds * 1000
  let done = 0
  for (; performance.now() < end; done++) extractStatement(pdfium, pdf)
  parentPort?.postMessage(done)
})
parentPort?.postMessage('ready')
