import { dutch } from './dutch.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import type { Language } from './language.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'

/** The plainest first: failing statements shrink towards it. */
export const LANGUAGES = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
} as const satisfies Record<string, Language>

export type LanguageCode = keyof typeof LANGUAGES

export const languageOf = (code: LanguageCode): Language => LANGUAGES[code]
