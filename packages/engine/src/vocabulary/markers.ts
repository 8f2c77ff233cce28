import { hasDigit } from './has-digit.ts'
import { splitPhrases } from './index-phrases.ts'
import type { Direction } from './language.ts'
import { LANGUAGES } from './languages.ts'
import { plainLetters } from './plain-letters.ts'

/** Shorter ones may be anything. */
const WHOLE_WORD = /^\p{L}{2,}$/u

const lettersOf = (text: string): string => plainLetters(text).replace(/[^\p{L}]+/gu, '')

const directions: ReadonlyMap<string, Direction> = new Map(
  LANGUAGES.flatMap(({ markers }) =>
    (['debit', 'credit'] as const).flatMap((direction) =>
      splitPhrases(markers?.[direction]).map((marker) => [lettersOf(marker), direction] as const),
    ),
  ),
)

/** Those that are printed attached to an amount, as a part of a regular expression. */
export const markerPattern = '(?:DR|CR|DB|DT|CT|OD|AF|Af|BIJ|Bij|ΧΡ|ΠΙ|D|C|S|H)\\.?'

const words = LANGUAGES.flatMap(({ markers }) =>
  [markers?.debit, markers?.credit].flatMap(splitPhrases).filter((word) => WHOLE_WORD.test(word)),
)

/**
 * Those that are printed in brackets behind one: also whole words, `42.80(支出)`, and the letters of `alacak` and `borç`,
 * which alone may be anything.
 */
export const bracketedPattern = `(?:${markerPattern}|A|B|${words.join('|')})`

/** @returns the direction that a marker names, null for any other text */
export function directionOf(text: string): Direction | null {
  if (text === '' || hasDigit(text)) return null
  return directions.get(lettersOf(text)) ?? directionOfBoth(text)
}

/** `借 Dr`: the mark in two languages. */
function directionOfBoth(text: string): Direction | null {
  const [first, second, ...others] = text.split(' ')
  if (first === undefined || second === undefined || others.length > 0) return null
  const direction = directions.get(lettersOf(first))
  return direction !== undefined && direction === directions.get(lettersOf(second)) ? direction : null
}

/**
 * All marks of the languages that have the given mark: in capitals if it is, otherwise with at most its first letter
 * capital.
 */
export function marksOfLanguage(mark: string): string[] {
  const isShouted = mark === mark.toUpperCase()
  const isNamed = mark[0] === mark[0]?.toUpperCase()
  return LANGUAGES.map(({ markers }) => [...splitPhrases(markers?.debit), ...splitPhrases(markers?.credit)])
    .filter((marks) => marks.some((other) => lettersOf(other) === lettersOf(mark)))
    .flat()
    .map((other) =>
      isShouted ? other : (isNamed ? other[0] : '') + other.slice(isNamed ? 1 : 0).toLowerCase(),
    )
}

/**
 * The marks that a title names, one for each direction: `O/P`, or `MD/D`, of which the shorter one means the opposite in
 * another language. None for any other text: of `B/S`, bought and sold, both could only mean debit.
 */
export function marksInTitle(title: string): string[] {
  if (!title.includes('/')) return []
  const [first = '', second = '', ...others] = title.split('/').map((part) => part.trim())
  const [one, other] = [directionOf(first), directionOf(second)]
  const isPair = others.length === 0 && one !== null && other !== null
  return isPair && (one !== other || first.length !== second.length) ? [first, second] : []
}

const IN_TITLE = /(?<!\p{L})(?:DR|DB|CR)(?!\p{L})/giu

/** The direction that a title of amounts names by a mark of two letters: `Amount (Dr.)`; null where it names both. */
export function markInTitle(title: string): Direction | null {
  const [found = null, ...others] = new Set((title.match(IN_TITLE) ?? []).map(directionOf))
  return others.length === 0 ? found : null
}
