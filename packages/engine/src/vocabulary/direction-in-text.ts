import { withoutCard } from './card-words.ts'
import { splitPhrases } from './index-phrases.ts'
import type { Direction } from './language.ts'
import { LANGUAGES } from './languages.ts'
import { plainLetters } from './plain-letters.ts'

/** The fewest letters of a word that counts: shorter ones mean something else in most texts. */
const MIN_LETTERS = 5

/** Single words that name one direction in every kind of statement: of a card's payments the direction is another. */
const words: ReadonlyMap<string, Direction> = new Map(
  LANGUAGES.flatMap(({ markers, sections }) =>
    (['debit', 'credit'] as const).flatMap((direction) =>
      [...splitPhrases(markers?.[direction]), ...splitPhrases(sections?.[direction])]
        .map(plainLetters)
        .filter((word) => word.length >= MIN_LETTERS && !word.includes(' '))
        .map((word) => [word, direction] as const),
    ),
  ),
)
/** Finds any of them in one pass, also within other words: few texts hold one. */
const anyWord = new RegExp([...words.keys()].join('|'))
const owed = LANGUAGES.flatMap(({ owedTitles }) => [
  ...splitPhrases(owedTitles?.debit),
  ...splitPhrases(owedTitles?.credit),
]).map(plainLetters)
const debitCards = LANGUAGES.flatMap(({ debitCard }) => splitPhrases(debitCard)).map(plainLetters)

/** The direction that a row's text names (`ACH debit`, `Cash deposit`), null where it names none, or both. */
export function directionInText(text: string): Direction | null {
  const plain = plainLetters(text)
  if (!anyWord.test(plain)) return null
  const bare = debitCards.reduce((rest, name) => rest.replaceAll(name, ' '), withoutCard(plain))
  let found: Direction | null = null
  for (const word of bare.match(/\p{L}+/gu) ?? []) {
    const direction = owed.includes(word) ? undefined : words.get(word)
    if (direction === undefined) continue
    if (found !== null && found !== direction) return null
    found = direction
  }
  return found
}
