import { parentPort, workerData } from 'node:worker_threads'
import { extractStatement } from '@ledgerlift/engine'
import { startHost } from '@ledgerlift/engine-node'

/** Converts statements in turn, again and again; the number of conversions in each timed run is its answer. */
const { pdfs, warmUp } = workerData as { pdfs: Uint8Array<ArrayBuffer>[]; warmUp: number }
const { pdfium } = await startHost()
let next = 0
const convertNext = () => extractStatement(pdfium, pdfs[next++ % pdfs.length] as Uint8Array<ArrayBuffer>)
for (let n = 0; n < warmUp; n++) convertNext()

parentPort?.on('message', (seconds: number) => {
  const end = performance.now() + seconds * 1000
  let done = 0
  for (; performance.now() < end; done++) convertNext()
  parentPort?.postMessage(done)
})
parentPort?.postMessage('ready')
