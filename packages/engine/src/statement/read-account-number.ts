import { type Line, textOf } from '../layout/word.ts'
import { accountWords } from '../vocabulary/account-words.ts'
import { plainLetters } from '../vocabulary/plain-letters.ts'
import type { Place } from './place.ts'

/** A word for account, then at most a few other words, then the number. */
const ACCOUNT = new RegExp(
  `(?<!\\p{L})(?:${accountWords})(?!\\p{L})[^0-9*]{0,40}?([0-9x*][0-9x* -]{2,40}[0-9])(?![0-9]*[/.,][0-9])`,
  'iu',
)

const VISIBLE_CHARACTERS = 4
const MIN_CHARACTERS = 4

/** Masked to its last four characters: `…1234`. */
export type AccountNumber = Place & { readonly number: string }

/** The account numbers that lines name. */
export function findAccountNumbers(lines: readonly Line[]): AccountNumber[] {
  return lines.flatMap((line) => {
    const match = ACCOUNT.exec(plainLetters(textOf(line.words)))
    const characters = match?.[1]?.replace(/[ -]/g, '') ?? ''
    if (characters.length < MIN_CHARACTERS || /^\d{1,2}20\d\d$/.test(characters)) return []
    return [{ number: `…${characters.slice(-VISIBLE_CHARACTERS)}`, page: line.page, baseline: line.baseline }]
  })
}
