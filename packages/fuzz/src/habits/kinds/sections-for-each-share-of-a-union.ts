import type { Print } from '../../drawing/print.ts'
import { type AccountBook, creditsOf, debitsOf, type Entry, keepBook } from '../setting/account-book.ts'
import { amount, type Column, day } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { Random } from '../setting/random.ts'
import { printRow, setTitles } from '../setting/set-plain.ts'
import { Witness } from '../setting/witness.ts'
import { UNION_SHARE } from '../texts/daily-american.ts'

const dollars = around(commaPoint, '-$5', '$5')
const signed = around(commaPoint, '-5', '5')
const NAMES = ['Member Advantage Checking', 'Member Share Savings'] as const
const COLUMNS: readonly Column[] = [
  day('Date', 50, '04/03/2024'),
  amount('Amount', 170, signed),
  lined('Transaction Description', 200, 350),
]

/** A member's accounts under each other, the deposits of each above its withdrawals, amounts before texts. */
export function setSectionsForEachShare(random: Random): Print {
  const base = { texts: UNION_SHARE, opening: [200_000, 900_000], isNeverOverdrawn: true } as const
  const checking = keepBook(random, { ...base, rows: [10, 34] })
  const from = { month: new Date(checking.start * 86_400_000).getUTCMonth() + 1, day: 1 }
  const savings = keepBook(random, { ...base, rows: [2, 9], from })
  const books = [checking, savings] as const
  const paper = new Paper({ page: 'letter', size: 8, bottom: 715 })
  const witness = new Witness()
  printSummary(paper, books)
  paper.onTurn = { head: () => paper.put(560, `Page ${paper.page} of 3`, RIGHT).down(24) }
  for (const [i, book] of books.entries()) {
    if (i > 0) witness.nextAccount()
    const name = NAMES[i] ?? ''
    paper
      .need(150)
      .put(50, `${name} Account - ${book.number.slice(-10)}`, HEADING)
      .rule(50, 560)
      .down(20)
    printSection(paper, random, { title: 'Deposits', entries: creditsOf(book.entries) }, witness)
    printSection(paper, random, { title: 'Withdrawals', entries: debitsOf(book.entries) }, witness)
  }
  paper.need(30).put(50, 'Insured by the Fund to at least $250,000. Equal housing opportunity.', SMALL)
  const said = { currency: 'USD' }
  return witness.finish(paper, checking, said, [savings, said])
}

function printSummary(paper: Paper, books: readonly [AccountBook, AccountBook]): void {
  const [{ start, end }] = books
  paper.put(50, 'EXAMPLE SOUND CREDIT UNION', HEADING).put(560, 'Page 1 of 3', RIGHT).down(30)
  paper.put(50, 'ROBIN T SAMPLE').put(340, 'Statement Period:')
  paper.put(560, `${on(start, '04/03/2024')} - ${on(end, '04/03/2024')}`, RIGHT).down()
  paper.put(50, '1200 EXAMPLE AVE S').put(340, 'Toll Free: 800-555-0151').down()
  paper.put(50, 'SEATTLE WA 98118').down(26)
  paper.put(50, 'Summary of Deposit Account Activity', BOLD).down(16)
  const titles = ['Account', 'Beginning', 'Withdrawals', 'Deposits', 'Dividends /', 'Ending']
  const lines = books.map(({ number, opening, moneyOut, moneyIn, closing }, i) => [
    `${NAMES[i]} - ${number.slice(-10)}`,
    dollars(opening),
    dollars(moneyOut),
    dollars(moneyIn),
    '$0.00',
    dollars(closing),
  ])
  const second = ['', 'Balance', '', '', 'Other', 'Balance']
  printGrid(paper, [50, [310], [380], [440], [500], [560]], [titles, second, ...lines]).down(16)
}

function printSection(
  paper: Paper,
  random: Random,
  { title, entries }: { readonly title: string; readonly entries: readonly Entry[] },
  witness: Witness,
): void {
  if (entries.length === 0) return
  paper.need(60).put(50, title, BOLD).down(16)
  const habit = { columns: COLUMNS }
  setTitles(paper, habit)
  const { head } = paper.onTurn
  paper.onTurn = {
    head: () => {
      head?.()
      paper.put(50, `${title} (continued)`, BOLD).down(16)
      setTitles(paper, habit)
    },
  }
  for (const [row, entry] of entries.entries()) {
    printRow(habit, entry, { random, paper, row, startsDay: true, endsDay: true }, witness)
  }
  paper.onTurn = { head }
  paper.down(12)
}
