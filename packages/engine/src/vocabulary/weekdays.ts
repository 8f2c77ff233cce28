import { splitPhrases } from './index-phrases.ts'
import { LANGUAGES } from './languages.ts'
import { plainLetters } from './plain-letters.ts'

/** The fewest letters of a weekday's short name: one letter alone may stand for anything. */
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
  return isWeekday(text) && !until.has(plainLetters(text))
}

/** The same where no date can stand before the word: `Do 1 Aug 2024`, though `do` is `until` in other languages. */
export function isWeekday(text: string): boolean {
  const plain = plainLetters(text)
  // Few words begin like one.
  if (!abbreviations.has(plain.slice(0, MIN_LETTERS))) return false
  // `quinta-feira`: the name ends with the dash.
  return abbreviations.has(plain.replace(/-\p{L}+,?$|[.,]$/u, ''))
}
