import { WORDS } from '#words/table.ts'

/** `1, 3, 5 and 7 others`: a long list of them helps nobody. */
export function listNumbered(numbers: readonly number[], shown = 6): string {
  const rest = numbers.length - shown
  return rest <= 0 ? numbers.join(', ') : `${numbers.slice(0, shown).join(', ')} ${WORDS.andOthers(rest)}`
}
