import { type Line, textOf } from '../../layout/word.ts'
import { normalizeTitle } from '../../vocabulary/normalize-title.ts'
import { groupsOf } from './labels.ts'
import { isBefore } from './place.ts'
import type { AccountNumber } from './read-account-number.ts'

/** A shorter number may be anything. */
const BARE = /^\d{7,}$/
const VISIBLE_CHARACTERS = 4

/**
 * Adds the numbers without a name that stand in the same context as a known one: where
 * `2918854544    Beginning Balance:` prints the number of an account that is named elsewhere,
 * `1427075605    Beginning Balance:` prints that of another.
 *
 * @param known those that are named, in the order of the document
 */
export function withNumbersAlike(lines: readonly Line[], known: readonly AccountNumber[]): AccountNumber[] {
  const numbers = new Set(known.map(({ number }) => number))
  const bare = lines.flatMap((line) => {
    if (!BARE.test(line.words[0]?.text ?? '')) return []
    const [first, ...others] = groupsOf(line)
    const digits = first ? textOf(first) : ''
    const beside = normalizeTitle(textOf(others.flat()).replace(/[\d.,]+/g, ' '))
    const number = `…${digits.slice(-VISIBLE_CHARACTERS)}`
    const { page, baseline } = line
    return BARE.test(digits) && beside !== ''
      ? [{ place: `${digits.length} ${beside}`, found: { number, page, baseline } }]
      : []
  })
  const places = new Set(bare.flatMap(({ place, found }) => (numbers.has(found.number) ? [place] : [])))
  const alike = bare.flatMap(({ place, found }) =>
    places.has(place) && !numbers.has(found.number) ? [found] : [],
  )
  return alike.length === 0
    ? [...known]
    : [...known, ...alike].sort((a, b) => (isBefore(a, b) ? -1 : isBefore(b, a) ? 1 : 0))
}
