import { splitPhrases } from './index-phrases.ts'
import { LANGUAGES } from './languages.ts'
import { normalizeTitle } from './normalize-title.ts'

const orders = LANGUAGES.flatMap(({ dateParts }) => splitPhrases(dateParts)).map((parts) =>
  parts.split(' ').map(normalizeTitle),
)

const days = new Set(orders.flatMap(([day]) => day ?? []))

/** How many titles, from the first on, name the parts of one date: `Día`, `Mes`; 0 where they do not. */
export function countDateParts(titles: readonly string[]): number {
  if (!days.has(normalizeTitle(titles[0] ?? ''))) return 0
  const plain = titles.slice(0, 3).map(normalizeTitle)
  const isPart = (i: number) => orders.some((parts) => parts[0] === plain[0] && parts[i] === plain[i])
  if (!isPart(0) || !isPart(1)) return 0
  return plain[2] !== undefined && isPart(2) ? 3 : 2
}

const others = new Set(orders.flatMap(([, ...rest]) => rest))

/** Those of titles that name the day of a month, where no other names its month. */
export const titlesOfDays = (titles: readonly string[]): readonly string[] =>
  titles.some((title) => others.has(normalizeTitle(title)))
    ? []
    : titles.filter((title) => days.has(normalizeTitle(title)))
