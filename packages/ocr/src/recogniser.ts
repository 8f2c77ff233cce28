import { condense } from './condense.ts'
import { type GrayImage, toPgm } from './gray-image.ts'
import type { TesseractApi, TesseractCore } from './tesseract-core.ts'
import type { FoundWord } from './word-types.ts'
import { wordsOfTable } from './words-of-table.ts'

export type RecogniserParts = {
  /** Several recognisers may share one. */
  readonly core: TesseractCore
  /** Of the model: a core keeps the list of words of each model by its name, and would read another one of that name with it. */
  readonly name: string
  /** A model of Tesseract's, compressed by gzip. */
  readonly model: Uint8Array<ArrayBuffer>
}

export type RecogniseOptions = {
  /** The share of its width at which the line is read: the network takes time for each column of pixels. */
  readonly narrow?: number | undefined
  /** Ends the work, and may end the recogniser with it. */
  readonly signal?: AbortSignal | undefined
}

export type Recogniser = {
  /** The words of an image that is one line of text and nothing else (`cutLine`), dark on light, of about 300 dpi. */
  readonly recognise: (image: GrayImage, options?: RecogniseOptions) => Promise<FoundWord[]>
  readonly close: () => Promise<void>
}

/** Of Tesseract's engines, the neural one. */
const LSTM_ONLY = 1

const PARAMETERS: Readonly<Record<string, string>> = {
  // Raw lines: where lines and columns are (find-segments.ts), and how large (cut-out.ts), is found before.
  tessedit_pageseg_mode: '13',
  user_defined_dpi: '300',
  // What it is not sure of it would read once more as white on black; bars are turned before (clear-bars.ts).
  tessedit_do_invert: '0',
  // What it says about a page would stand between what we print.
  debug_file: '/dev/null',
}

/**
 * Starts Tesseract in this thread. It works until it has its words: callers that must stay responsive, or end it where it
 * takes too long, give it a thread of its own.
 *
 * @throws {Error} where the model cannot be read
 */
export async function openRecogniser({ core, name, model }: RecogniserParts): Promise<Recogniser> {
  const file = `${name}.traineddata`
  const unpacked = new Blob([model]).stream().pipeThrough(new DecompressionStream('gzip'))
  const bytes = new Uint8Array(await new Response(unpacked).arrayBuffer())
  // From here on nothing waits, so that no other recogniser writes the file or takes it away.
  core.FS.writeFile(file, bytes)
  const api = new core.TessBaseAPI()
  if (api.Init(null, name, LSTM_ONLY) !== 0) throw new Error('a model of the recogniser cannot be read')
  core.FS.unlink(file)
  for (const [parameter, value] of Object.entries(PARAMETERS)) api.SetVariable(parameter, value)
  return {
    recognise: async (image, { narrow = 1, signal } = {}) => {
      signal?.throwIfAborted()
      return wordsOf(core, api, image, narrow)
    },
    close: async () => api.End(),
  }
}

function wordsOf(core: TesseractCore, api: TesseractApi, image: GrayImage, narrow: number): FoundWord[] {
  core.FS.writeFile('/input', toPgm(narrow === 1 ? image : condense(image, narrow)))
  if (api.SetImageFile(1, 0) !== 0) throw new Error('the recogniser cannot read a picture')
  api.Recognize(null)
  // As a table: the tree of blocks has each letter with all that it might be, and takes a tenth of the time to hand over.
  return wordsOfTable(api.GetTSVText()).map((word) => ({
    ...word,
    x0: word.x0 / narrow,
    x1: word.x1 / narrow,
  }))
}
