import { parentPort } from 'node:worker_threads'
import type { PictureAnswer, PictureTask } from './picture-task.ts'
import { startRecognisers } from './recognisers.ts'
import { seeParts } from './see-parts.ts'

const recognisers = startRecognisers()

parentPort?.on('message', async (task: PictureTask) => {
  const post = (answer: PictureAnswer) => parentPort?.postMessage(answer)
  try {
    post({ kind: 'seen', parts: await seeParts(task, recognisers) })
  } catch {
    post({ kind: 'failed' })
  }
})
