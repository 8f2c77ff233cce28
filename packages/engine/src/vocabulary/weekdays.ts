import { splitPhrases } from './index-phrases.ts'
import { LANGUAGES } from './languages.ts'
import { plainLetters } from './plain-letters.ts'

/** One letter may stand for anything. */
const MIN_LETTERS = 2

const abbreviations: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap(({ weekdays }) => weekdays?.split(' ') ?? [])
    .map(plainLetters)
    .flatMap((name) => Array.from({ length: name.length - 1 }, (_, i) => name.slice(0, MIN_LETTERS + i))),
)

/** `1 March to 21 March`: what parts two dates is no day of the week. */
const until: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => splitPhrases(language.until)).map(plainLetters),
)

/** Whether a word names a day of the week: `Fri`, `Freitag`, `Mo.`; `mar` may as well be a month. */
export function mayBeWeekday(text: string): boolean {
  const name = plainLetters(text).replace(/[.,]$/, '')
  return abbreviations.has(name) && !until.has(name)
}
