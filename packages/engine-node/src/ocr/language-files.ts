import { readFile } from 'node:fs/promises'
import type { NamedLanguage } from '@ledgerlift/engine'
import type { RecogniserParts, TesseractCore } from '@ledgerlift/ocr'

/** Where the models lie, in the packages that the lock file names. */
const MODELS: Readonly<Record<NamedLanguage, () => string>> = {
  english: () => import.meta.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
  german: () => import.meta.resolve('@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz'),
  french: () => import.meta.resolve('@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz'),
  spanish: () => import.meta.resolve('@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz'),
  portuguese: () => import.meta.resolve('@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz'),
  italian: () => import.meta.resolve('@tesseract.js-data/ita/4.0.0_best_int/ita.traineddata.gz'),
  dutch: () => import.meta.resolve('@tesseract.js-data/nld/4.0.0_best_int/nld.traineddata.gz'),
  polish: () => import.meta.resolve('@tesseract.js-data/pol/4.0.0_best_int/pol.traineddata.gz'),
  turkish: () => import.meta.resolve('@tesseract.js-data/tur/4.0.0_best_int/tur.traineddata.gz'),
}

/**
 * Starts Tesseract in this thread: its build for relaxed SIMD, which every Node that runs this has. That for SIMD takes 4 %
 * longer.
 */
export async function startCore(): Promise<TesseractCore> {
  const { default: start } = await import('tesseract.js-core/tesseract-core-relaxedsimd-lstm.js')
  return start()
}

type Model = Omit<RecogniserParts, 'core'>

const modelAt = async (address: string): Promise<Model> => ({ model: await readFile(new URL(address)) })

/** What recognises a language. */
export const languageModel = (name: NamedLanguage): Promise<Model> => modelAt(MODELS[name]())

/** What reads sharp pages, and most lines of others: it takes half the time. */
export const fastEnglish = (): Promise<Model> =>
  modelAt(import.meta.resolve('@ledgerlift/ocr/models/eng.traineddata.gz'))
