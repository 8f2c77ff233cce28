import { printDate, withYear } from '../convention/print-date.ts'
import { printDigits, printMoney } from '../convention/print-money.ts'
import { languageOf } from '../language/languages.ts'
import { type Book, isCredit, movementsOf, periodOf } from '../plan/book.ts'
import { phrasesOf, worded } from '../plan/description-lines.ts'
import type { AccountPlan, Plan } from '../plan/plan.ts'
import { composeColumns } from './compose-columns.ts'
import { accountEntries, balanceEntry, dailyBalances, movementEntries } from './compose-entries.ts'
import type { Block, Entry, Manuscript, TableBlock } from './manuscript.ts'
import { printBalance } from './print-signed.ts'

const BANK = 'Example & Partners Bank'
const ADDRESS = ['Example & Partners Bank', '17 Harbour Street', 'www.example.com']

/**
 * Everything that the statement of a plan prints, in order.
 *
 * @param books what is printed of each account
 */
export function composeManuscript(plan: Plan, books: readonly Book[]): Manuscript {
  const { around } = plan
  let transactions = 0
  const accounts = plan.accounts.flatMap((account, index): Block[] => {
    const book = books[index] as Book
    const first = transactions
    transactions += book.entries.length
    return [
      ...(index > 0 && around.accountsOnNewPage ? [{ kind: 'page-break' } as const] : []),
      ...accountBlocks(inCurrencyOf(plan, account), account, book, first),
    ]
  })
  return {
    blocks: [...opening(plan), ...accounts, ...notes(plan)],
    runningHead: around.letterhead === 'each-page' ? [BANK, titleOf(plan)] : [],
    footer: around.footer ? (page) => `${BANK}   ${phrasesOf(plan).page} ${page}` : null,
  }
}

const inCurrencyOf = (plan: Plan, { currency }: AccountPlan): Plan =>
  currency === null ? plan : { ...plan, money: { ...plan.money, currency } }

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

function accountBlocks(plan: Plan, account: AccountPlan, book: Book, first: number): Block[] {
  const phrases = phrasesOf(plan)
  const lines = plan.around.namesAccount ? [`${worded(plan, phrases.account)}: ${account.number}`] : []
  if (account.currency !== null) lines.push(`${worded(plan, phrases.currency)}: ${account.currency}`)
  return [
    ...(lines.length > 0 ? [{ kind: 'lines', lines } as const] : []),
    ...boxBlocks(plan, book),
    ...(plan.signs.kind === 'sections'
      ? sectionBlocks(plan, book, first)
      : [tableBlock(plan, book, accountEntries(plan, book, first))]),
    ...(book.entries.length === 0 ? [{ kind: 'lines', lines: [phrases.nothing] } as const] : []),
    ...dayBlocks(plan, book),
  ]
}

/** Opening and closing balance beside the table, and how one came from the other. */
function boxBlocks(plan: Plan, book: Book): Block[] {
  const phrases = phrasesOf(plan)
  const { around, balances, money } = plan
  const opening: [string, string][] =
    balances.opening === 'box' ? [[worded(plan, phrases.opening), printBalance(plan, book.opening)]] : []
  const closing: [string, string][] =
    balances.closing === 'box' ? [[worded(plan, phrases.closing), printBalance(plan, book.closing)]] : []
  if (opening.length + closing.length === 0) return []
  const sums = [[phrases.credits, book.moneyIn] as const, [phrases.debits, book.moneyOut] as const].map(
    ([words, sum]): [string, string] => [
      `${phrases.sectionTotal} ${worded(plan, words)}`,
      printMoney(Math.abs(sum), money),
    ],
  )
  const pairs = [...opening, ...(around.box === 'with-sums' ? sums : []), ...closing]
  return [{ kind: 'labels', pairs, isAbove: around.box === 'above' }]
}

function dayBlocks(plan: Plan, book: Book): Block[] {
  const days = plan.around.dailyBalances ? dailyBalances(plan, book) : []
  if (days.length === 0) return []
  const rows = days.map(({ day, balance }) => [day, balance])
  return [{ kind: 'list', title: phrasesOf(plan).dailyBalances, columns: ['left', 'right'], rows }]
}

/** What stands below the last table and is about no transaction: a sentence, or the rates of interest. */
function notes(plan: Plan): Block[] {
  const { start } = periodOf(plan)
  const day = printDate(start, withYear(plan.dates.style), languageOf(plan.language))
  switch (plan.around.notes) {
    case 'none':
      return []
    case 'sentence':
      return [{ kind: 'lines', lines: [phrasesOf(plan).note] }]
    case 'rates': {
      const rows = [125, 890].map((rate) => [day, `${printDigits(rate, plan.money)} %`])
      return [{ kind: 'list', title: 'p.a.', columns: ['left', 'right'], rows }]
    }
  }
}

function tableBlock(plan: Plan, book: Book, entries: readonly Entry[]): TableBlock {
  const { broughtForward, carriedForward } = phrasesOf(plan)
  const movements = movementsOf(plan, book)
  const balanceBefore = (entry: number): number => {
    const above = entries.slice(0, entry).filter(({ transaction }) => transaction !== null).length
    return movements[above - 1]?.reached ?? book.opening
  }
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

function sectionBlocks(plan: Plan, book: Book, first: number): Block[] {
  const phrases = phrasesOf(plan)
  const printsTotals = plan.signs.kind === 'sections' && plan.signs.printsTotals
  const movements = movementsOf(plan, book)
  return [true, false].flatMap((areCredits): Block[] => {
    const ofSection = movements.filter((movement) => isCredit(movement) === areCredits)
    if (ofSection.length === 0) return []
    const title = worded(plan, areCredits ? phrases.credits : phrases.debits)
    const total: Entry = {
      transaction: null,
      cells: {
        description: [`${phrases.sectionTotal} ${title}`],
        amount: [printMoney(Math.abs(areCredits ? book.moneyIn : book.moneyOut), plan.money)],
      },
    }
    const before = areCredits ? 0 : movements.length - ofSection.length
    const entries = [...movementEntries(plan, ofSection, first + before), ...(printsTotals ? [total] : [])]
    return [
      { kind: 'heading', text: title, scale: 1.15 },
      { kind: 'table', columns: composeColumns(plan), entries, carry: null },
    ]
  })
}
