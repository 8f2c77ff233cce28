import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { NamedLanguage } from '@ledgerlift/engine'
import type { RecogniserFiles } from '@ledgerlift/ocr'

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
}

const filesOf = (address: string): RecogniserFiles => {
  const model = fileURLToPath(address)
  return { language: basename(model, '.traineddata.gz'), langPath: dirname(model) }
}

/** What recognises a language. */
export const languageFiles = (name: NamedLanguage): RecogniserFiles => filesOf(MODELS[name]())

/** What all pages are read with first. */
export const english = (): RecogniserFiles => languageFiles('english')

/** What sharp pages are read with first: it takes half the time. */
export const fastEnglish = (): RecogniserFiles => ({
  ...filesOf(import.meta.resolve('@ledgerlift/ocr/models/eng.traineddata.gz')),
  narrow: 0.85,
})
