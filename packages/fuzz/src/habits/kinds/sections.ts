import { addDays } from '../../convention/day.ts'
import type { Print } from '../../drawing/print.ts'
import {
  type AccountBook,
  creditsOf,
  debitsOf,
  type Entry,
  keepBook,
  sumOf,
} from '../setting/account-book.ts'
import { commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { numberLike } from '../setting/print-number.ts'
import type { Random } from '../setting/random.ts'
import { Witness } from '../setting/witness.ts'
import { AMERICAN } from '../texts/american-and-british.ts'

type Check = Entry & { readonly serial: number }
type Section = { readonly title: string; readonly entries: readonly Entry[] }

const minus = minusBefore(commaPoint)
const FIRST_CHECK = 1200

/** Credits, kinds of debits, checks two across, and the balances of the days three across; no row has a balance. */
export function setSectionsWithChecks(random: Random): Print {
  const book = keepBook(random, { texts: AMERICAN, rows: [15, 50] })
  const checks = drawChecks(random, book)
  const debits = debitsOf(book.entries)
  const fee = {
    ...(book.entries.at(-1) as Entry),
    date: book.end,
    amount: -1200,
    text: 'Monthly Maintenance Fee',
  }
  const sections: readonly Section[] = [
    { title: 'Deposits and other credits', entries: creditsOf(book.entries) },
    { title: 'ATM and debit card subtractions', entries: debits.filter((_, i) => i % 2 === 1) },
    { title: 'Other subtractions', entries: debits.filter((_, i) => i % 2 === 0) },
    { title: 'Checks', entries: checks },
    { title: 'Service fees', entries: random.chance(0.5) ? [fee] : [] },
  ]
  const all = sections.flatMap(({ entries }) => entries)
  const closing = book.opening + sumOf(all)
  const paper = new Paper({ page: 'letter', bottom: 720 })
  const witness = new Witness()
  printSummary(paper, { ...book, closing }, sections)
  for (const section of sections) {
    if (section.entries.length === 0) continue
    if (section.title === 'Checks') printChecks(paper, checks, witness)
    else printSection(paper, section, witness)
  }
  printDailyBalances(paper, book.opening, all)
  return witness.finish(paper, { ...book, closing }, { currency: 'USD', period: 'both' })
}

function drawChecks(random: Random, { start }: AccountBook): Check[] {
  return Array.from({ length: random.int(0, 9) }, (_, i): Check => {
    const date = addDays(start, random.int(0, 28))
    // From the sixth on every second is missing: such a gap is marked.
    const serial = FIRST_CHECK + i * (i > 4 ? 2 : 1)
    return { date, valueDate: date, amount: -random.int(2_000, 90_000), balance: 0, text: '', serial }
  })
}

function printSummary(paper: Paper, book: AccountBook, sections: readonly Section[]): void {
  paper.put(40, 'Account summary', HEADING)
  paper.put(560, numberLike('Account number: ~~~~ ~~~~ ~~~~', book.number), RIGHT).down(20)
  paper
    .pairs(40, 300, [
      [`Beginning balance on ${on(book.start, 'April 3, 2024')}`, `$${commaPoint(book.opening)}`],
      ...sections.map(({ title, entries }) => [title, minus(sumOf(entries))] as const),
      [`Ending balance on ${on(book.end, 'April 3, 2024')}`, `$${minus(book.closing)}`],
    ])
    .down(20)
}

function printSection(paper: Paper, { title, entries }: Section, witness: Witness): void {
  const titles = (heading: string) => {
    paper.put(40, heading, HEADING).down(16)
    paper
      .put(40, 'Date', BOLD)
      .put(110, 'Description', BOLD)
      .put(560, 'Amount', RIGHT_BOLD)
      .down(4)
      .rule(40, 560, 0)
      .down()
  }
  paper.need(60)
  titles(title)
  paper.onTurn = { head: () => titles(`${title} - continued`) }
  for (const entry of entries) {
    const [first = '', ...rest] = paper.wrap(entry.text, 330)
    paper.need((rest.length + 1) * 12)
    witness.row(paper, entry, { description: entry.text })
    paper.put(40, on(entry.date, '04/03/24')).put(110, first).put(560, minus(entry.amount), RIGHT)
    for (const line of rest) paper.down(11).put(110, line)
    paper.down()
  }
  paper.onTurn = {}
  const sum = sumOf(entries)
  paper.need(20).put(40, `Total ${title.toLowerCase()}`, BOLD)
  paper.put(560, `${sum < 0 ? '-' : ''}$${commaPoint(sum)}`, RIGHT_BOLD).down(28)
}

/** The first half of them stands left, the second right. */
function printChecks(paper: Paper, checks: readonly Check[], witness: Witness): void {
  const half = Math.ceil(checks.length / 2)
  paper
    .need(80 + half * 12)
    .put(40, 'Checks', HEADING)
    .down(16)
  const sides = checks.length > 1 ? [40, 310] : [40]
  for (const x of sides)
    paper
      .put(x, 'Date', BOLD)
      .put(x + 60, 'Check #', BOLD)
      .put(x + 230, 'Amount', RIGHT_BOLD)
  paper.down(14)
  for (let line = 0; line < half; line++) {
    for (const [side, x] of sides.entries()) printCheck(paper, checks, line + side * half, x)
    paper.down()
  }
  for (const check of checks) witness.row(paper, check, { description: '', reference: String(check.serial) })
  paper
    .put(40, 'Total checks', BOLD)
    .put(540, `-$${commaPoint(sumOf(checks))}`, RIGHT_BOLD)
    .down(14)
  paper.put(40, '* There is a gap in sequential check numbers', SMALL).down(24)
}

function printCheck(paper: Paper, checks: readonly Check[], i: number, x: number): void {
  const check = checks[i]
  if (check === undefined) return
  paper.put(x, on(check.date, '04/03/24')).put(x + 60, printSerial(checks, check))
  paper.put(x + 230, minus(check.amount), RIGHT)
}

function printSerial(checks: readonly Check[], { serial }: Check): string {
  const follows = serial === FIRST_CHECK || checks.some((other) => other.serial === serial - 1)
  return follows ? String(serial) : `${serial}*`
}

function printDailyBalances(paper: Paper, opening: number, entries: readonly Entry[]): void {
  paper.need(80).put(40, 'Daily ledger balances', HEADING).down(16)
  const across = [40, 220, 400]
  for (const x of across) paper.put(x, 'Date', BOLD).put(x + 140, 'Balance ($)', RIGHT_BOLD)
  paper.down(14)
  const days = [...new Set(entries.map(({ date }) => date))].sort((a, b) => a - b)
  const height = Math.ceil(days.length / across.length)
  for (let line = 0; line < height; line++) {
    paper.need(14)
    for (const [i, x] of across.entries()) {
      const day = days[i * height + line]
      if (day === undefined) continue
      const reached = opening + sumOf(entries.filter(({ date }) => date <= day))
      paper.put(x, on(day, '04/03')).put(x + 140, minus(reached), RIGHT)
    }
    paper.down()
  }
}
