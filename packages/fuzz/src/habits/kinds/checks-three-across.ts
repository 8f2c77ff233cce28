import { addDays } from '../../convention/day.ts'
import type { Print } from '../../drawing/print.ts'
import { creditsOf, debitsOf, type Entry, keepBook, sumOf } from '../setting/account-book.ts'
import { commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import type { Random } from '../setting/random.ts'
import { Witness } from '../setting/witness.ts'
import { AMERICAN } from '../texts/american-and-british.ts'

const minus = minusBefore(commaPoint)
const ACROSS = [40, 220, 400] as const

/** Checks three across, then withdrawals and deposits with their totals, then nothing. */
export function setChecksThreeAcross(random: Random): Print {
  const book = keepBook(random, { texts: AMERICAN, rows: [12, 50], opening: [200_000, 900_000] })
  const checks = Array.from({ length: random.int(1, 14) }, (_, i) => {
    const date = addDays(book.start, random.int(0, 29))
    return {
      date,
      valueDate: date,
      amount: -random.int(2_000, 60_000),
      balance: 0,
      text: '',
      serial: 2101 + i,
    }
  })
  const [credits, debits] = [creditsOf(book.entries), debitsOf(book.entries)]
  const closing = book.closing + sumOf(checks)
  const paper = new Paper({ page: 'letter', bottom: 720, size: 8 })
  const witness = new Witness()
  paper
    .put(40, 'BUSINESS VALUE CHECKING', HEADING)
    .put(400, `ACCOUNT NUMBER ${book.number.slice(-13)}`)
    .down(16)
  paper.put(40, 'Account summary', BOLD).down()
  paper
    .pairs(40, 300, [
      [`Your previous balance as of ${on(book.start, '04/03/2024')}`, `$${minus(book.opening)}`],
      ['Checks', `- ${commaPoint(sumOf(checks))}`],
      ['Other withdrawals, debits and service charges', `- ${commaPoint(sumOf(debits))}`],
      ['Deposits, credits and interest', `+ ${commaPoint(sumOf(credits))}`],
      [`Your new balance as of ${on(book.end, '04/03/2024')}`, `= $${minus(closing)}`],
    ])
    .down(18)
  paper.put(40, 'Checks', HEADING).down(16)
  for (const x of ACROSS) {
    paper
      .put(x, 'DATE', BOLD)
      .put(x + 40, 'CHECK #', BOLD)
      .put(x + 150, 'AMOUNT($)', RIGHT_BOLD)
  }
  paper.down(13)
  const height = Math.ceil(checks.length / ACROSS.length)
  for (let line = 0; line < height; line++) {
    for (const [side, x] of ACROSS.entries()) {
      const check = checks[line + side * height]
      if (check === undefined) continue
      paper.put(x, on(check.date, '04/03')).put(x + 40, String(check.serial))
      paper.put(x + 150, commaPoint(check.amount), RIGHT)
    }
    paper.down()
  }
  for (const check of checks) witness.row(paper, check, { description: '', reference: String(check.serial) })
  paper.put(40, '* indicates a skip in sequential check numbers above this item', SMALL)
  paper.put(550, `Total checks    = $${commaPoint(sumOf(checks))}`, RIGHT_BOLD).down(24)
  printSection(paper, witness, 'Other withdrawals, debits and service charges', debits)
  printSection(paper, witness, 'Deposits, credits and interest', credits)
  return witness.finish(paper, { ...book, closing }, { currency: 'USD', period: 'both' })
}

function printSection(paper: Paper, witness: Witness, title: string, entries: readonly Entry[]): void {
  if (entries.length === 0) return
  const titles = (heading: string) => {
    paper.put(40, heading, HEADING).down(16)
    paper.put(40, 'DATE', BOLD).put(80, 'DESCRIPTION', BOLD).put(550, 'AMOUNT($)', RIGHT_BOLD).down(13)
  }
  paper.need(60)
  titles(title)
  paper.onTurn = {
    foot: () => paper.put(550, 'continued', { ...RIGHT, size: 7 }),
    head: () => titles(`${title} (continued)`),
  }
  for (const entry of entries) {
    paper.need(14)
    witness.row(paper, entry, { description: entry.text })
    paper
      .put(40, on(entry.date, '04/03'))
      .put(80, entry.text)
      .put(550, commaPoint(entry.amount), RIGHT)
      .down()
  }
  paper.onTurn = {}
  paper
    .need(20)
    .put(550, `Total ${title.toLowerCase()}    = $${commaPoint(sumOf(entries))}`, RIGHT_BOLD)
    .down(26)
}
