import { openRecogniser, type Recogniser } from '@ledgerlift/ocr'
import modelUrl from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url'
import startCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import coreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url'
import type { LineAnswer, LineQuestion } from './recogniser-messages.ts'

/** The recogniser of English, in a thread of its own; all of it comes from our own server. start-recogniser.ts is its other end. */
const recogniser = start()
// A failure is told when a line is to be read; until then it is no unhandled rejection.
recogniser.catch(() => {})

self.onmessage = async ({ data: { id, image } }: MessageEvent<LineQuestion>) => {
  const words = await recogniser.then(({ recognise }) => recognise(image)).catch(() => null)
  self.postMessage({ id, words } satisfies LineAnswer)
}

async function start(): Promise<Recogniser> {
  const [core, model] = await Promise.all([startCore({ locateFile: () => coreUrl }), fetch(modelUrl)])
  if (!model.ok) throw new Error('the model of the recogniser did not come')
  return openRecogniser({ core, name: 'eng', model: new Uint8Array(await model.arrayBuffer()) })
}
