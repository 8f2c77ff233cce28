import { createWorker, PSM, type Worker, type WorkerParams } from 'tesseract.js'
import { condense } from './condense.ts'
import { type GrayImage, toPgm } from './gray-image.ts'
import type { FoundWord } from './word-types.ts'
import { wordsOfTable } from './words-of-table.ts'

/** Where the parts of the recogniser lie. None is ever fetched from anywhere else. */
export type RecogniserFiles = {
  /** A name of Tesseract's, such as `eng`. */
  readonly language: string
  /** A folder, or in a browser the address of one, that has `<language>.traineddata.gz`. */
  readonly langPath: string
  /** The share of their width at which sharp letters are read no worse: the network takes time for each column of pixels. */
  readonly narrow?: number
  /** In a browser: the address of Tesseract.js's worker, and that of its core. */
  readonly worker?: { readonly workerPath: string; readonly corePath: string } | undefined
}

export type RecogniseOptions = {
  /** The image is one line and nothing else (`cutLine`): it is read as it is, in its whole width. */
  readonly isBareLine?: boolean | undefined
  /** Called with 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
  /** Ends the work, and the recogniser with it. */
  readonly signal?: AbortSignal | undefined
}

export type Recogniser = {
  /** The words of one line of text, dark on light, of about 300 dpi. */
  readonly recognise: (image: GrayImage, options?: RecogniseOptions) => Promise<FoundWord[]>
  readonly close: () => Promise<void>
}

/** Of Tesseract's engines, the neural one. */
const LSTM_ONLY = 1

/** One line of text each: where lines and columns are, is found before (find-segments.ts). */
const [AMONG_PAPER, BARE_LINE] = [PSM.SINGLE_LINE, PSM.RAW_LINE]
const PARAMETERS: Partial<WorkerParams> & { readonly debug_file: string } = {
  user_defined_dpi: '300',
  // What it is not sure of it would read once more as white on black; bars are turned before (invert-bars.ts).
  tessedit_do_invert: '0',
  // What it says about a page would stand between what we print.
  debug_file: '/dev/null',
}

/** Starts Tesseract in a worker. One image at a time. */
export async function openRecogniser({
  language,
  langPath,
  narrow = 1,
  worker: paths,
}: RecogniserFiles): Promise<Recogniser> {
  let onProgress: RecogniseOptions['onProgress']
  const options = {
    langPath,
    cacheMethod: 'none',
    workerBlobURL: false,
    logger: ({ status, progress }: { status: string; progress: number }) => {
      if (status === 'recognizing text') onProgress?.(progress)
    },
    // What fails is heard where it was asked for.
    errorHandler: () => {},
    ...paths,
  }
  const worker = await createWorker(language, LSTM_ONLY, options)
  await worker.setParameters({ ...PARAMETERS, tessedit_pageseg_mode: AMONG_PAPER })
  let mode: PSM = AMONG_PAPER
  const wordsOf = async (image: GrayImage, isBareLine: boolean) => {
    const next = isBareLine ? BARE_LINE : AMONG_PAPER
    if (next !== mode) await worker.setParameters({ tessedit_pageseg_mode: next })
    mode = next
    return readWords(worker, image, isBareLine ? 1 : narrow)
  }
  return {
    recognise: async (image, { signal, isBareLine = false, onProgress: report } = {}) => {
      signal?.throwIfAborted()
      onProgress = report
      const stopped = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => {
          void worker.terminate()
          reject(signal.reason)
        })
      })
      return Promise.race([wordsOf(image, isBareLine), stopped])
    },
    close: async () => void (await worker.terminate()),
  }
}

async function readWords(worker: Worker, image: GrayImage, narrow: number): Promise<FoundWord[]> {
  const file = toPgm(narrow === 1 ? image : condense(image, narrow))
  // As a table: the tree of blocks has each letter with all that it might be, and takes a tenth of the time to hand over.
  const { data } = await worker.recognize(file as never, {}, { tsv: true, text: false })
  return wordsOfTable(data.tsv ?? '').map((word) => ({
    ...word,
    x0: word.x0 / narrow,
    x1: word.x1 / narrow,
  }))
}
