import { openRecogniser, type Recogniser } from '@ledgerlift/ocr'
import dataUrl from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url'
import workerPath from 'tesseract.js/dist/worker.min.js?url'
import corePath from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url'
import { OCR } from '../limits.ts'

/** Starts the recogniser of English; all of it comes from our own server. */
export async function startRecogniser(): Promise<Recogniser> {
  const response = await fetch(dataUrl)
  if (!response.ok) throw new Error(`the trained data is not there: ${response.status}`)
  const data = new Uint8Array(await response.arrayBuffer())
  const absolute = (path: string) => new URL(path, location.href).href
  return openRecogniser({
    language: OCR.language,
    data,
    worker: { workerPath: absolute(workerPath), corePath: absolute(corePath) },
  })
}
