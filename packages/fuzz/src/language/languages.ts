import { czech } from './czech.ts'
import { danish } from './danish.ts'
import { dutch } from './dutch.ts'
import { english } from './english.ts'
import { finnish } from './finnish.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { hindi } from './hindi.ts'
import { hungarian } from './hungarian.ts'
import { indonesian } from './indonesian.ts'
import { italian } from './italian.ts'
import { japanese } from './japanese.ts'
import type { Language } from './language.ts'
import { malay } from './malay.ts'
import { norwegian } from './norwegian.ts'
import { polish } from './polish.ts'
import { portuguese } from './portuguese.ts'
import { romanian } from './romanian.ts'
import { russian } from './russian.ts'
import { slovak } from './slovak.ts'
import { spanish } from './spanish.ts'
import { swedish } from './swedish.ts'
import { turkish } from './turkish.ts'

/** The plainest first: failing statements shrink towards it. */
export const LANGUAGES = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
  sv: swedish,
  da: danish,
  nb: norwegian,
  fi: finnish,
  cs: czech,
  tr: turkish,
  id: indonesian,
  ms: malay,
  hi: hindi,
  hu: hungarian,
  ro: romanian,
  ru: russian,
  sk: slovak,
  ja: japanese,
} as const satisfies Record<string, Language>

export type LanguageCode = keyof typeof LANGUAGES

export const languageOf = (code: LanguageCode): Language => LANGUAGES[code]
