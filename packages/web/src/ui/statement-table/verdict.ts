import type { ResultTable, Warning } from '../../lib/result-table.ts'
import type { NoticeTone } from '../notice.tsx'
import { WORDS } from './words.ts'

export type Remark = { readonly tone: NoticeTone; readonly text: string; readonly where: string | null }

/** What the arithmetic says of the whole table, in one sentence; null where the result says nothing of it. */
export function verdictOf({ rows }: ResultTable): Remark | null {
  const checks = rows.flatMap(({ check }) => (check === null ? [] : [check]))
  if (checks.length === 0) return null
  const contradicted = checks.filter((check) => check === 'contradicted').length
  const proved = checks.filter((check) => check === 'proved').length
  if (contradicted > 0) return remark('wrong', WORDS.contradicted(contradicted))
  if (proved === checks.length) return remark('proved', WORDS.allProved)
  if (checks.every((check) => check === 'unproved')) return remark('plain', WORDS.noneChecked)
  return remark('doubt', WORDS.someProved(proved, checks.length))
}

/** The warnings of a result, one for each kind, with the pages that it concerns. */
export function remarksOf(warnings: readonly Warning[]): Remark[] {
  return [...Map.groupBy(warnings, ({ code }) => code)].map(([code, same]) => {
    const pages = [...new Set(same.flatMap(({ page }) => (page === null ? [] : [page])))]
    const [first] = pages
    const where =
      first === undefined ? null : pages.length === 1 ? WORDS.pageOf(first) : WORDS.pagesOf(listPages(pages))
    // A code that this page does not know yet still has the engine's own sentence.
    return remark(
      'doubt',
      (WORDS.warning as Partial<typeof WORDS.warning>)[code] ?? same[0]?.message ?? code,
      where,
    )
  })
}

/** `1, 3, 5 and 7 others`: a long list of pages helps nobody. */
function listPages(pages: readonly number[], shown = 6): string {
  const rest = pages.length - shown
  return rest <= 0 ? pages.join(', ') : `${pages.slice(0, shown).join(', ')} and ${rest} others`
}

const remark = (tone: NoticeTone, text: string, where: string | null = null): Remark => ({
  tone,
  text,
  where,
})
