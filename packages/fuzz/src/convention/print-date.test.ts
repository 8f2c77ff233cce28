import { expect, test } from 'vitest'
import { languageOf } from '../language/languages.ts'
import { dayOf } from './day.ts'
import { printDate } from './print-date.ts'

const day = dayOf({ year: 2023, month: 12, day: 5 })

test.each([
  ['03/04/2024', 'en', '05/12/2023'],
  ['04/03/24', 'en', '12/05/23'],
  ['2024-04-03', 'en', '2023-12-05'],
  ['3/4/2024', 'en', '5/12/2023'],
  ['Apr 03, 2024', 'en', 'Dec 05, 2023'],
  ['03APR', 'fr', '05DÉC'],
  ['3 April 2024', 'pl', '5 grudnia 2023'],
  ['Wed 03 Apr', 'de', 'Di 05 Dez'],
  ['03.04.', 'de', '05.12.'],
] as const)('%s in %s', (style, language, text) => {
  expect(printDate(day, style, languageOf(language))).toBe(text)
})
