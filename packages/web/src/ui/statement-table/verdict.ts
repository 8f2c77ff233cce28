import { WORDS } from '#words/table.ts'
import { absolute, decimalText, parseDecimal } from '../../lib/decimal.ts'
import { isNothing, moneyText } from '../../lib/money-text.ts'
import type { ResultTable, Warning } from '../../lib/result-table.ts'
import type { NoticeTone } from '../notice.tsx'
import { accountName } from './account-name.ts'
import type { Totals } from './totals.ts'

export type Verdict = {
  readonly tone: NoticeTone
  readonly text: string
  /** What exactly, a sentence each. */
  readonly facts: readonly string[]
  /** The rows that need a look, as indexes into the rows of the table. */
  readonly rows: readonly number[]
}

export type Remark = { readonly tone: NoticeTone; readonly text: string; readonly where: string | null }

/** What the arithmetic says of the whole table; null where the result says nothing of it. */
export function verdictOf(table: ResultTable, totals: readonly Totals[]): Verdict | null {
  const checked = [...table.rows.keys()].filter((i) => table.rows[i]?.check)
  const wrong = checked.filter((i) => table.rows[i]?.check === 'contradicted')
  const unproved = checked.filter((i) => table.rows[i]?.check !== 'proved')
  const gaps = totals.filter(({ difference }) => difference !== null && !isNothing(difference))
  if (wrong.length > 0 || gaps.length > 0) {
    const facts = gaps.map((total) => gapText(total, table))
    if (wrong.length > 0) facts.push(WORDS.contradicted(wrong.length))
    return { tone: 'wrong', text: WORDS.disagree, facts, rows: wrong }
  }
  if (checked.length === 0) return null
  if (unproved.length === 0) return { tone: 'proved', text: WORDS.agree, facts: [WORDS.allProved], rows: [] }
  if (checked.every((i) => table.rows[i]?.check === 'unproved')) {
    return { tone: 'plain', text: WORDS.noneChecked, facts: [WORDS.noneCheckedWhy], rows: [] }
  }
  const text = WORDS.someProved(checked.length - unproved.length, checked.length)
  return { tone: 'doubt', text, facts: [WORDS.lookAtOthers(unproved.length)], rows: unproved }
}

function gapText({ account, difference, closing }: Totals, { accounts }: ResultTable): string {
  const currency = accounts[account ?? 0]?.currency ?? null
  const gap = parseDecimal(difference ?? '')
  const sentence = WORDS.gap(
    moneyText(gap ? decimalText(absolute(gap)) : '', currency),
    gap !== null && gap.units > 0n,
    moneyText(closing ?? '', currency),
  )
  return account === null || accounts.length < 2 ? sentence : `${accountName(accounts, account)}: ${sentence}`
}

/** The warnings of a result, one for each kind, with the pages that it concerns. */
export function remarksOf(warnings: readonly Warning[]): Remark[] {
  return [...Map.groupBy(warnings, ({ code }) => code)].map(([code, same]) => {
    const pages = [...new Set(same.flatMap(({ page }) => (page === null ? [] : [page])))]
    const [first] = pages
    const where =
      first === undefined ? null : pages.length === 1 ? WORDS.pageOf(first) : WORDS.pagesOf(listPages(pages))
    // A code that this page does not know yet still has the engine's own sentence.
    const text = (WORDS.warning as Partial<typeof WORDS.warning>)[code] ?? same[0]?.message ?? code
    return { tone: 'doubt', text, where }
  })
}

/** `1, 3, 5 and 7 others`: a long list of pages helps nobody. */
function listPages(pages: readonly number[], shown = 6): string {
  const rest = pages.length - shown
  return rest <= 0 ? pages.join(', ') : `${pages.slice(0, shown).join(', ')} and ${rest} others`
}
