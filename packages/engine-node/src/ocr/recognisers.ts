// Not all of the engine, which would take a third of a second to load.
import { languageOfWords, type NamedLanguage } from '@ledgerlift/engine/language-of-words'
import { openRecogniser, type Recogniser, type SureOf, type TesseractCore } from '@ledgerlift/ocr'
import {
  fastEnglish,
  languageModel,
  OTHER_SCRIPTS,
  type OtherScript,
  scriptModel,
  startCore,
} from './language-files.ts'

/** The recognisers of a thread. Each is started with the first text that needs it. */
export type Recognisers = {
  readonly first: Recogniser
  /** The first recogniser: for sharp pages, and for most lines of others. */
  readonly fast: Recogniser
  /** The recogniser for the language of some words; null where that is the first one's language, or is not clear. */
  readonly inLanguageOf: (words: readonly string[]) => Promise<Recogniser | null>
  /** The one for another script that is surest of some lines; null where none is sure. */
  readonly inScriptOf: (sureOf: SureOf) => Promise<Recogniser | null>
}

/**
 * On the recogniser's scale of 0 to 100: that of the right language is 83 to 96 sure of such lines (23 statements at 200 dpi), those
 * of another script at most 64.
 */
const [SURE, LEAST] = [84, 70]
/**
 * By how much a language must be surer than a commoner one. Bulgarian was up to 2 surer of two statements in Russian, and read twice as
 * many of their letters wrongly.
 */
const SURER = 3

type Name = NamedLanguage | OtherScript | 'fast'

const SCRIPTS: ReadonlySet<string> = new Set(OTHER_SCRIPTS.flat())
const isScript = (name: Name): name is OtherScript => SCRIPTS.has(name)

const modelOf = (name: Name) => {
  if (name === 'fast') return fastEnglish()
  return isScript(name) ? scriptModel(name) : languageModel(name)
}

export function startRecognisers(): Recognisers {
  let core: Promise<TesseractCore> | undefined
  const opened = new Map<Name, Promise<Recogniser>>()
  /** The one that was found last comes first: the next page is of the same document, or of the same user. */
  let scripts: readonly (readonly OtherScript[])[] = OTHER_SCRIPTS
  const start = async (name: Name): Promise<Recogniser> => {
    core ??= startCore()
    return openRecogniser({ core: await core, ...(await modelOf(name)) })
  }
  const open = (name: Name): Promise<Recogniser> => {
    const recogniser = opened.get(name) ?? start(name)
    opened.set(name, recogniser)
    return recogniser
  }
  /** The twelve together would take 80 MB. */
  const close = async (name: Name): Promise<void> => {
    const recogniser = opened.get(name)
    opened.delete(name)
    await (await recogniser)?.close()
  }
  return {
    first: whenNeeded(() => open('english')),
    fast: whenNeeded(() => open('fast')),
    inLanguageOf: async (words) => {
      const name = languageOfWords(words)
      return name === null || name === 'english' ? null : open(name)
    },
    inScriptOf: async (sureOf) => {
      let best: { readonly name: OtherScript; readonly sure: number } | null = null
      for (const languages of scripts) {
        for (const name of languages) {
          const sure = await sureOf(await open(name))
          const isBest = sure >= (best === null ? LEAST : best.sure + SURER)
          const worse = isBest ? best?.name : name
          if (worse) await close(worse)
          if (isBest) best = { name, sure }
        }
        if (best && best.sure >= SURE) break
      }
      if (best === null) return null
      const { name } = best
      scripts = [...scripts].sort((a, b) => Number(b.includes(name)) - Number(a.includes(name)))
      return open(name)
    },
  }
}

const whenNeeded = (open: () => Promise<Recogniser>): Recogniser => ({
  recognise: async (image, options) => (await open()).recognise(image, options),
  close: async () => {},
})
