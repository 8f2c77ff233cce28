import type { Day } from '../../convention/day.ts'
import { printDate } from '../../convention/print-date.ts'
import { type LanguageCode, languageOf } from '../../language/languages.ts'

/** @param style by example: the third of April 2024 (`03/04`, `3 April 2024`) */
export const on = (date: Day, style: string, language: LanguageCode = 'en'): string =>
  printDate(date, style, languageOf(language))
