import { enableCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { HelperTask } from './helper-task.ts'

// A thread does not inherit it, and without it spends most of its life compiling our own code.
enableCompileCache()
const { readForOther } = await import('./read-for-other.ts')
const { answer, buffers } = await readForOther(workerData as HelperTask)
parentPort?.postMessage(answer, buffers)
