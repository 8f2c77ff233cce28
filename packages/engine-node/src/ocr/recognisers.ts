import { languageOfWords, type NamedLanguage } from '@ledgerlift/engine'
import { openRecogniser, type Recogniser } from '@ledgerlift/ocr'
import { fastEnglish, languageFiles } from './language-files.ts'

/** The recognisers of a thread. Each is started with the first text that needs it. */
export type Recognisers = {
  readonly first: Recogniser
  /** The first one of sharp pages, and of most lines of others. */
  readonly fast: Recogniser
  /** That of the language of some words; null where it is the first one's, or is not clear. */
  readonly inLanguageOf: (words: readonly string[]) => Promise<Recogniser | null>
}

export function startRecognisers(): Recognisers {
  const opened = new Map<NamedLanguage, Promise<Recogniser>>()
  const open = (name: NamedLanguage): Promise<Recogniser> => {
    const own = opened.get(name) ?? openRecogniser(languageFiles(name))
    opened.set(name, own)
    return own
  }
  let quick: Promise<Recogniser> | undefined
  const openFast = () => {
    quick ??= openRecogniser(fastEnglish())
    return quick
  }
  return {
    first: whenNeeded(() => open('english')),
    fast: whenNeeded(openFast),
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
