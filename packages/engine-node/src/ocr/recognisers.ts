// Not all of the engine, which would take a third of a second to load.
import { languageOfWords, type NamedLanguage } from '@ledgerlift/engine/language-of-words'
import { openRecogniser, type Recogniser, type TesseractCore } from '@ledgerlift/ocr'
import { fastEnglish, languageModel, startCore } from './language-files.ts'

/** The recognisers of a thread. Each is started with the first text that needs it. */
export type Recognisers = {
  readonly first: Recogniser
  /** The first recogniser: for sharp pages, and for most lines of others. */
  readonly fast: Recogniser
  /** The recogniser for the language of some words; null where that is the first one's language, or is not clear. */
  readonly inLanguageOf: (words: readonly string[]) => Promise<Recogniser | null>
}

export function startRecognisers(): Recognisers {
  let core: Promise<TesseractCore> | undefined
  const opened = new Map<NamedLanguage | 'fast', Promise<Recogniser>>()
  const start = async (name: NamedLanguage | 'fast'): Promise<Recogniser> => {
    core ??= startCore()
    const model = name === 'fast' ? fastEnglish() : languageModel(name)
    return openRecogniser({ core: await core, ...(await model) })
  }
  const open = (name: NamedLanguage | 'fast'): Promise<Recogniser> => {
    const recogniser = opened.get(name) ?? start(name)
    opened.set(name, recogniser)
    return recogniser
  }
  return {
    first: whenNeeded(() => open('english')),
    fast: whenNeeded(() => open('fast')),
    inLanguageOf: async (words) => {
      const name = languageOfWords(words)
      return name === null || name === 'english' ? null : open(name)
    },
  }
}

const whenNeeded = (open: () => Promise<Recogniser>): Recogniser => ({
  recognise: async (image, options) => (await open()).recognise(image, options),
  close: async () => {},
})
