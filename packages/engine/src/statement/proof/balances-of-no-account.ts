import { boundsOf, overlapX } from '../../geometry/box.ts'
import { type Line, textOf, type Word } from '../../layout/word.ts'
import type { LineTests } from '../../table/line-tests.ts'
import { isOfRewards } from '../../vocabulary/rewards.ts'
import { type Group, groupsOf } from '../printed/labels.ts'
import type { PrintedBalance } from '../printed/read-balances.ts'

/** `05 OF 12`: which instalment of how many. `05/12` may be a day. */
const INSTALMENT = /^\d{1,2} ?(?:of|de|di|von) ?\d{1,2}$/iu

/**
 * Balances that no account comes to. Some are of rewards that are collected by paying, as their own names say, or the
 * heading of their box: `Cashback Bonus` above `Opening Balance  $41.20`. Others are what is left of a price that is
 * paid in instalments, which their line counts.
 *
 * @param lines of all pages
 */
export function balancesOfNoAccount(
  balances: readonly PrintedBalance[],
  lines: readonly Line[],
  { hasAmount }: LineTests,
): Set<PrintedBalance> {
  if (balances.length === 0) return new Set()
  const firstWords = new Set(balances.map(({ words: [first] }) => first))
  const lineOf = new Map<Word | undefined, number>()
  for (const [at, { words }] of lines.entries())
    for (const word of words) if (firstWords.has(word)) lineOf.set(word, at)
  return new Set(balances.filter(isOfNoAccount))

  function isOfNoAccount({ words: [first] }: PrintedBalance): boolean {
    const at = lineOf.get(first) ?? -1
    const groups = groupsOf(lines[at] as Line)
    if (groups.some((group) => INSTALMENT.test(textOf(group)))) return true
    const label = groups.findLast((group) => (group[0]?.x0 ?? 0) < (first?.x0 ?? 0)) ?? []
    return label.length > 0 && [label, ...headingOver(label, at)].some((group) => isOfRewards(textOf(group)))
  }

  /** What stands over a label on the nearest line above that prints no amount; other boxes may stand beside. */
  function headingOver(label: Group, at: number): readonly Group[] {
    const bounds = boundsOf(label)
    for (let above = at - 1; above >= 0 && lines[above]?.page === label[0]?.page; above--) {
      const line = lines[above] as Line
      const over = hasAmount(line)
        ? []
        : groupsOf(line).filter((group) => overlapX(boundsOf(group), bounds) > 0)
      if (over.length > 0) return over
    }
    return []
  }
}
