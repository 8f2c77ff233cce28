import { enableCompileCache } from 'node:module'
import { parentPort } from 'node:worker_threads'
import type { Recogniser } from '@ledgerlift/ocr'
import type { PictureAnswer, PictureTask } from './picture-task.ts'

// A thread does not inherit it.
enableCompileCache()
const { openRecogniser } = await import('@ledgerlift/ocr')
const { english } = await import('./english.ts')
const { seeParts } = await import('./see-parts.ts')

let opened: Promise<Recogniser> | null = null
const open = () => (opened ??= openRecogniser(english()))
/** Started with the first text: many a picture shows none. */
const recogniser: Recogniser = {
  recognise: async (image, options) => (await open()).recognise(image, options),
  close: async () => {},
}

parentPort?.on('message', async (task: PictureTask) => {
  const post = (answer: PictureAnswer) => parentPort?.postMessage(answer)
  try {
    post({ kind: 'seen', parts: await seeParts(task, recogniser) })
  } catch {
    post({ kind: 'failed' })
  }
})
