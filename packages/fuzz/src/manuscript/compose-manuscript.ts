import { printDate, withYear } from '../convention/print-date.ts'
import { printMoney } from '../convention/print-money.ts'
import { languageOf } from '../language/languages.ts'
import { bookRows, changeOf, closingOf, periodOf } from '../plan/book.ts'
import { phrasesOf, worded } from '../plan/description-lines.ts'
import type { AccountPlan, Plan } from '../plan/plan.ts'
import { composeColumns } from './compose-columns.ts'
import { accountEntries, balanceEntry, dailyBalances, transactionEntry } from './compose-entries.ts'
import type { Block, Entry, Manuscript, TableBlock } from './manuscript.ts'
import { printBalance } from './print-signed.ts'

const BANK = 'Example & Partners Bank'
const ADDRESS = ['Example & Partners Bank', '17 Harbour Street', 'www.example.com']

/** Everything that the statement of a plan prints, in order. */
export function composeManuscript(plan: Plan): Manuscript {
  const { around } = plan
  const phrases = phrasesOf(plan)
  let transactions = 0
  const accounts = plan.accounts.flatMap((account, index): Block[] => {
    const first = transactions
    transactions += account.rows.length
    return [
      ...(index > 0 && around.accountsOnNewPage ? [{ kind: 'page-break' } as const] : []),
      ...accountBlocks(plan, account, index, first),
    ]
  })
  return {
    blocks: [
      ...opening(plan),
      ...accounts,
      ...(around.notes ? [{ kind: 'lines', lines: [phrases.note] } as const] : []),
    ],
    runningHead: around.letterhead === 'each-page' ? [BANK, titleOf(plan)] : [],
    footer: around.footer ? (page) => `${BANK}   ${phrases.page} ${page}` : null,
  }
}

const titleOf = (plan: Plan): string => {
  const { card, statement } = phrasesOf(plan)
  return worded(plan, plan.kind === 'card' ? card : statement)
}

function opening(plan: Plan): Block[] {
  const { around, dates } = plan
  const phrases = phrasesOf(plan)
  const language = languageOf(plan.language)
  const blocks: Block[] = []
  if (around.letterhead !== 'none') {
    blocks.push({ kind: 'lines', lines: ADDRESS }, { kind: 'heading', text: titleOf(plan), scale: 1.6 })
  }
  const lines: string[] = []
  if (dates.printsPeriod) {
    const { start, end } = periodOf(plan)
    const [before, between] = worded(plan, phrases.period)
    const day = (date: number) => printDate(date, withYear(dates.style), language)
    lines.push(`${before} ${day(start)} ${between} ${day(end)}`)
  }
  if (around.namesCurrency) lines.push(`${worded(plan, phrases.currency)}: ${plan.money.currency}`)
  if (lines.length > 0) blocks.push({ kind: 'lines', lines })
  return blocks
}

function accountBlocks(plan: Plan, account: AccountPlan, index: number, first: number): Block[] {
  const phrases = phrasesOf(plan)
  const { around, balances } = plan
  const box: [string, string][] = []
  if (balances.opening === 'box')
    box.push([worded(plan, phrases.opening), printBalance(plan, account.opening)])
  if (balances.closing === 'box')
    box.push([worded(plan, phrases.closing), printBalance(plan, closingOf(plan, account))])
  const days = around.dailyBalances ? dailyBalances(plan, account) : []
  return [
    ...(around.namesAccount
      ? [{ kind: 'lines', lines: [`${worded(plan, phrases.account)}: ${account.number}`] } as const]
      : []),
    ...(box.length > 0 ? [{ kind: 'labels', pairs: box } as const] : []),
    ...(plan.signs.kind === 'sections'
      ? sectionBlocks(plan, account, index, first)
      : [tableBlock(plan, account, accountEntries(plan, account, index, first))]),
    ...(account.rows.length === 0 ? [{ kind: 'lines', lines: [phrases.nothing] } as const] : []),
    ...(days.length > 0
      ? [
          {
            kind: 'list',
            title: phrases.dailyBalances,
            columns: ['left', 'right'],
            rows: days.map(({ day, balance }) => [day, balance]),
          } as const,
        ]
      : []),
  ]
}

function tableBlock(plan: Plan, account: AccountPlan, entries: readonly Entry[]): TableBlock {
  const { broughtForward, carriedForward } = phrasesOf(plan)
  const balanceBefore = (entry: number): number =>
    account.opening +
    bookRows(plan, account)
      .slice(0, entries.slice(0, entry).filter(({ transaction }) => transaction !== null).length)
      .reduce((sum, { row }) => sum + changeOf(plan.kind, row), 0)
  return {
    kind: 'table',
    columns: composeColumns(plan),
    entries,
    carry: plan.around.carriesForward
      ? (entry) => ({
          foot: balanceEntry(plan, carriedForward, balanceBefore(entry)),
          head: balanceEntry(plan, broughtForward, balanceBefore(entry)),
        })
      : null,
  }
}

function sectionBlocks(plan: Plan, account: AccountPlan, index: number, first: number): Block[] {
  const phrases = phrasesOf(plan)
  const printsTotals = plan.signs.kind === 'sections' && plan.signs.printsTotals
  const rows = bookRows(plan, account).map((movement, i) => ({
    movement,
    entry: transactionEntry(plan, movement, { account: index, i, transaction: first + i }),
  }))
  return [true, false].flatMap((isCredit): Block[] => {
    const own = rows.filter(({ movement }) => movement.row.isCredit === isCredit)
    if (own.length === 0) return []
    const title = worded(plan, isCredit ? phrases.credits : phrases.debits)
    const sum = own.reduce((total, { movement }) => total + movement.row.amount, 0)
    const total: Entry = {
      transaction: null,
      cells: { description: [`${phrases.sectionTotal} ${title}`], amount: [printMoney(sum, plan.money)] },
    }
    const entries = [...own.map(({ entry }) => entry), ...(printsTotals ? [total] : [])]
    return [
      { kind: 'heading', text: title, scale: 1.15 },
      { kind: 'table', columns: composeColumns(plan), entries, carry: null },
    ]
  })
}
