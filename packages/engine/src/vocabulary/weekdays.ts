import { LANGUAGES } from './languages.ts'
import { plainLetters } from './plain-letters.ts'

/** Fewer letters may be any word, unless a dot or comma says that they are an abbreviation. */
const MIN_LETTERS = 3
const MIN_MARKED_LETTERS = 2

const abbreviations: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap(({ weekdays }) => weekdays?.split(' ') ?? [])
    .map(plainLetters)
    .flatMap((name) =>
      Array.from({ length: name.length - 1 }, (_, i) => name.slice(0, MIN_MARKED_LETTERS + i)),
    ),
)

/** Whether a word names a day of the week: `Fri`, `Freitag`, `Mo.`; `mar` may as well be a month. */
export function mayBeWeekday(text: string): boolean {
  const name = plainLetters(text).replace(/[.,]$/, '')
  const enough = name.length < text.length ? MIN_MARKED_LETTERS : MIN_LETTERS
  return name.length >= enough && abbreviations.has(name)
}
