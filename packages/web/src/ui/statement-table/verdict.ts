import type { VerdictState } from '@ledgerlift/engine'
import { absolute, decimalText, parseDecimal } from '@ledgerlift/engine'
import { WORDS } from '#words/table.ts'
import { isNothing, moneyText } from '../../lib/money-text.ts'
import type { ResultTable, Warning } from '../../lib/result-table.ts'
import type { NoticeTone } from '../notice.tsx'
import { accountName } from './account-name.ts'
import { listSome } from './list-some.ts'
import { needsLook } from './needs-look.ts'
import type { Totals } from './totals.ts'

/** The engine's verdict in the words of the page. */
export type VerdictText = {
  readonly tone: NoticeTone
  readonly text: string
  /** The details, one sentence each. */
  readonly facts: readonly string[]
  /** The rows that need a look, as indexes into the rows of the table. */
  readonly rows: readonly number[]
}

export type Remark = { readonly tone: NoticeTone; readonly text: string; readonly where: string | null }

const TONES: Readonly<Record<VerdictState, NoticeTone>> = {
  proved: 'proved',
  'sum-proved': 'proved',
  unproved: 'doubt',
  contradicted: 'wrong',
  unread: 'doubt',
}

/** What the engine says of the whole table; null where the result says nothing of it. */
export function describeVerdict(table: ResultTable, totals: readonly Totals[]): VerdictText | null {
  const { verdict } = table
  if (verdict === null) return null
  const { state, rows } = verdict
  const doubtful = [...table.rows.keys()].filter((i) =>
    needsLook(table.rows[i] as ResultTable['rows'][number]),
  )
  const wrong = doubtful.filter((i) => table.rows[i]?.check === 'contradicted')
  const tone = TONES[state]
  switch (state) {
    case 'proved': {
      const fact = rows.all === 0 ? WORDS.nothingMoved : WORDS.allProved
      return { tone, text: WORDS.agree, facts: [fact], rows: [] }
    }
    case 'sum-proved': {
      const facts = [WORDS.sumProvedWhy(rows.bySum, rows.all), WORDS.sumProvedRisk]
      return { tone, text: WORDS.sumProved, facts, rows: [] }
    }
    case 'contradicted': {
      const gaps = totals.filter(({ difference }) => difference !== null && !isNothing(difference))
      const facts = [
        ...gaps.map((total) => gapText(total, table)),
        ...(wrong.length > 0 ? [WORDS.contradicted(wrong.length)] : []),
        ...reasonsOf(table),
      ]
      return { tone, text: WORDS.disagree, facts, rows: wrong }
    }
    case 'unproved':
      return { tone, ...describeUnproved(table, doubtful.length), rows: doubtful }
    case 'unread': {
      const reasons = remarksOf(table.warnings).map(({ text, where }) => (where ? `${where}: ${text}` : text))
      return { tone, text: WORDS.unread, facts: [...reasons, WORDS.unreadFree], rows: [] }
    }
  }
}

function describeUnproved(table: ResultTable, doubtful: number): Pick<VerdictText, 'text' | 'facts'> {
  const { rows } = table.verdict as NonNullable<ResultTable['verdict']>
  const reasons = reasonsOf(table)
  if (rows.all > 0 && rows.proved === 0) return { text: WORDS.noneProved, facts: reasons }
  if (doubtful === 0) return { text: WORDS.notWhole, facts: reasons }
  const text = WORDS.someProved(rows.proved, rows.all)
  return { text, facts: [...reasons, WORDS.lookAtOthers(doubtful)] }
}

/** Why the accounts are not proved, each reason once, and with the accounts that it holds for where there are several. */
function reasonsOf({ accounts, verdict }: ResultTable): string[] {
  const { converted, all } = verdict?.pages ?? { converted: 0, all: 0 }
  const missing = converted < all ? [WORDS.pagesMissing(converted, all)] : []
  const said = accounts.flatMap((account, i) => {
    const doubts = account.doubts.filter((doubt) => doubt !== 'pages-missing' || missing.length === 0)
    const numbers = account.unexplained
    const sentences = doubts.flatMap((doubt) =>
      doubt === 'unexplained-numbers' ? [] : [WORDS.accountDoubt[doubt] ?? doubt],
    )
    if (numbers.length > 0) sentences.push(WORDS.unexplained(numbers.length, listNumbers(numbers)))
    else if (doubts.includes('unexplained-numbers')) sentences.push(WORDS.accountDoubt['unexplained-numbers'])
    return sentences.map((text) => ({ text, i }))
  })
  const ofAccounts = [...Map.groupBy(said, ({ text }) => text)].map(([text, same]) => {
    const names = same.map(({ i }) => accountName(accounts, i))
    return same.length === accounts.length ? text : `${listSome(names)}: ${text}`
  })
  return [...missing, ...ofAccounts]
}

const SHOWN_NUMBERS = 4

function listNumbers(numbers: ResultTable['accounts'][number]['unexplained']): string {
  const shown = numbers.slice(0, SHOWN_NUMBERS).map(({ text, page }) => WORDS.numberOn(text, page))
  const rest = numbers.length - shown.length
  return rest > 0 ? `${shown.join(', ')} ${WORDS.andOthers(rest)}` : shown.join(', ')
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

/** Warnings that the verdict already contains. */
const SAID_BY_VERDICT: readonly Warning['code'][] = [
  'balance-mismatch',
  'pages-missing',
  'unexplained-numbers',
]

/** The warnings that stand beside the verdict. */
export const remarksBeside = ({ warnings, verdict }: ResultTable): Remark[] =>
  verdict?.state === 'unread'
    ? []
    : remarksOf(warnings.filter(({ code }) => verdict === null || !SAID_BY_VERDICT.includes(code)))

/** Warnings, one for each kind, with the pages that it concerns. */
function remarksOf(warnings: readonly Warning[]): Remark[] {
  return [...Map.groupBy(warnings, ({ code }) => code)].map(([code, same]) => {
    const pages = [...new Set(same.flatMap(({ page }) => (page === null ? [] : [page])))]
    const [first] = pages
    const where =
      first === undefined ? null : pages.length === 1 ? WORDS.pageOf(first) : WORDS.pagesOf(listSome(pages))
    // A code that this page does not know yet still has the engine's own sentence.
    const text = (WORDS.warning as Partial<typeof WORDS.warning>)[code] ?? same[0]?.message ?? code
    return { tone: 'doubt', text, where }
  })
}
