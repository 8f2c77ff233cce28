import { WORDS } from '#words/table.ts'

/** `1, 3, 5 and 7 others`: a long list of pages helps nobody. */
export function listPages(pages: readonly number[], shown = 6): string {
  const rest = pages.length - shown
  return rest <= 0 ? pages.join(', ') : `${pages.slice(0, shown).join(', ')} ${WORDS.andOthers(rest)}`
}
