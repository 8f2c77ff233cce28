import { parentPort, workerData } from 'node:worker_threads'
import { hastenLoading } from './hasten-loading.js'

// Without it a thread spends most of its life loading our own code.
hastenLoading()
const { readForOther } = await import('./read-for-other.ts')
const { answer, buffers } = await readForOther(workerData)
parentPort?.postMessage(answer, buffers)
