import { isAscii } from './is-ascii.ts'
import { guessUnknown } from './unknown-letters.ts'
import { withoutAccents } from './without-accents.ts'

/** Small letters without accents: `FÉVRIER` and `fevrier` are one word. */
export function plainLetters(text: string): string {
  const small = text.toLowerCase()
  return isAscii(small) ? small : guessUnknown(withoutAccents(small))
}
