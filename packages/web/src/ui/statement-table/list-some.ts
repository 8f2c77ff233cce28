import { WORDS } from '#words/table.ts'

/** `1, 3, 5 and 7 others`: a long list, as of pages or accounts, helps nobody. */
export function listSome(names: readonly (number | string)[], shown = 6): string {
  const rest = names.length - shown
  return rest <= 0 ? names.join(', ') : `${names.slice(0, shown).join(', ')} ${WORDS.andOthers(rest)}`
}
