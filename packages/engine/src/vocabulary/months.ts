import { LANGUAGES } from './languages.ts'
import { plainLetters } from './plain-letters.ts'

const MIN_LETTERS = 3

/** Each abbreviation of three letters or more that names one month in every language that knows it. */
const byPrefix: ReadonlyMap<string, number> = indexMonths()

function indexMonths(): Map<string, number> {
  const months = new Map<string, number>()
  const whole = new Set<string>()
  for (const names of LANGUAGES.flatMap((language) => language.months ?? [])) {
    for (const [i, name] of names.split(' ').map(plainLetters).entries()) {
      for (let letters = MIN_LETTERS; letters <= name.length; letters++) {
        const prefix = name.slice(0, letters)
        const isWhole = letters === name.length
        if (isWhole || !months.has(prefix)) months.set(prefix, i + 1)
        else if (months.get(prefix) !== i + 1 && !whole.has(prefix)) months.set(prefix, 0)
        if (isWhole) whole.add(prefix)
      }
    }
  }
  // "juillet" and "juin", "cerven" and "cervenec": where a prefix says two months, it says none.
  for (const [prefix, month] of months) if (month === 0) months.delete(prefix)
  for (const [i, name] of englishMonths().entries()) months.set(name.slice(0, MIN_LETTERS), i + 1)
  return months.set('sept', 9)
}

/** The English abbreviations win over the rest of the world's. */
function englishMonths(): readonly string[] {
  return LANGUAGES[0]?.months?.[0]?.split(' ') ?? []
}

/** `ก.พ.`: abbreviations with points within, which are more than the beginning of a name. */
const asPrinted: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap(
    ({ shortMonths }) => shortMonths?.split(' ').map((name, i) => [name, i + 1] as const) ?? [],
  ),
)
/** The same as a part of a regular expression. */
export const shortMonths = [...asPrinted.keys()].map((name) => name.replaceAll('.', '\\.')).join('|')

/** @returns 1 to 12, or null when the text names no month */
export function monthOf(text: string): number | null {
  const printed = asPrinted.get(text)
  if (printed !== undefined) return printed
  const name = plainLetters(text)
  return byPrefix.get(name.endsWith('.') ? name.slice(0, -1) : name) ?? null
}
