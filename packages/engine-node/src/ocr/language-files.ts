import { readFile } from 'node:fs/promises'
import type { NamedLanguage } from '@ledgerlift/engine'
import type { RecogniserParts, TesseractCore } from '@ledgerlift/ocr'

/** What their models are called. */
const LATIN = {
  croatian: 'hrv',
  czech: 'ces',
  danish: 'dan',
  dutch: 'nld',
  english: 'eng',
  estonian: 'est',
  finnish: 'fin',
  french: 'fra',
  german: 'deu',
  hungarian: 'hun',
  icelandic: 'isl',
  italian: 'ita',
  latvian: 'lav',
  lithuanian: 'lit',
  norwegian: 'nor',
  polish: 'pol',
  portuguese: 'por',
  romanian: 'ron',
  slovak: 'slk',
  slovenian: 'slv',
  spanish: 'spa',
  swedish: 'swe',
  turkish: 'tur',
  vietnamese: 'vie',
} as const satisfies Record<NamedLanguage, string>

/**
 * Those of languages in other scripts, of which a recogniser of English reads nothing: Chinese and Japanese, Korean, Russian with
 * its neighbours, Arabic, Hebrew, Greek, Thai and Hindi. The commoner scripts come first, and of each the commoner
 * languages.
 */
export const OTHER_SCRIPTS = [
  ['chi_sim', 'chi_tra', 'jpn'],
  ['kor'],
  ['rus', 'ukr', 'bul'],
  ['ara'],
  ['heb'],
  ['ell'],
  ['tha'],
  ['hin'],
] as const
export type OtherScript = (typeof OTHER_SCRIPTS)[number][number]

/**
 * Starts Tesseract in this thread: its build for relaxed SIMD, which every Node that runs this has. That for SIMD takes 4 %
 * longer.
 */
export async function startCore(): Promise<TesseractCore> {
  const { default: start } = await import('tesseract.js-core/tesseract-core-relaxedsimd-lstm.js')
  // Some models name parameters that this build does not know, and it complains of each.
  return start({ printErr: () => {} })
}

type Model = Omit<RecogniserParts, 'core'>

const modelAt = async (name: string, address: string): Promise<Model> => ({
  name,
  model: await readFile(new URL(address)),
})

const modelOf = (name: string): Promise<Model> =>
  modelAt(name, import.meta.resolve(`@tesseract.js-data/${name}/4.0.0_best_int/${name}.traineddata.gz`))

/** What recognises a language. */
export const languageModel = (name: NamedLanguage): Promise<Model> => modelOf(LATIN[name])

/** What recognises a language in another script. No package of npm has a model of Russian. */
export const scriptModel = (name: OtherScript): Promise<Model> =>
  name === 'rus'
    ? modelAt(name, import.meta.resolve('@ledgerlift/ocr/models/rus.traineddata.gz'))
    : modelOf(name)

/** What reads sharp pages, and most lines of others: it takes half the time. */
export const fastEnglish = (): Promise<Model> =>
  modelAt('fast', import.meta.resolve('@ledgerlift/ocr/models/eng.traineddata.gz'))
