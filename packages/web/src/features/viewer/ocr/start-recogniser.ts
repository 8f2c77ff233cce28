import { openRecogniser, type Recogniser } from '@ledgerlift/ocr'
import dataUrl from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url'
import workerPath from 'tesseract.js/dist/worker.min.js?url'
import corePath from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url'
import { OCR } from '../limits.ts'

const absolute = (path: string): string => new URL(path, location.href).href

/** Starts the recogniser of English; all of it comes from our own server. */
export const startRecogniser = (): Promise<Recogniser> =>
  openRecogniser({
    language: OCR.language,
    // The build puts a digest into the name, so what the recogniser adds to the address must not count.
    langPath: `${absolute(dataUrl)}?`,
    worker: { workerPath: absolute(workerPath), corePath: absolute(corePath) },
  })
