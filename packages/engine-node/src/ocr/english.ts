import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RecogniserFiles } from '@ledgerlift/ocr'

/** What recognises English, as it lies in the package that the lock file names. */
export const english = (): RecogniserFiles => ({
  language: 'eng',
  langPath: dirname(
    fileURLToPath(import.meta.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz')),
  ),
})
