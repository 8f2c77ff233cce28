import type { Print } from '../../drawing/print.ts'
import { creditsOf, debitsOf, type Entry, keepBook, sumOf } from '../setting/account-book.ts'
import { commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import type { Random } from '../setting/random.ts'
import { Witness } from '../setting/witness.ts'

const TEXTS = {
  outgoing: ['Card Purchase ~~~~', 'ATM ~~~~~~', 'ACH Utility', 'Transfer Out'],
  incoming: ['Payroll ACME', 'Transfer In', 'Dividend'],
}
const minus = minusBefore(commaPoint)
const SIDES = [40, 310] as const

/** What went out stands on the left, what came in on the right, each with titles and a sum of its own. */
export function setTwoSides(random: Random): Print {
  const book = keepBook(random, { texts: TEXTS, rows: [6, 40], opening: [300_000, 900_000] })
  const [debits, credits] = [debitsOf(book.entries), creditsOf(book.entries)]
  const paper = new Paper({ page: 'letter', size: 8, bottom: 720 })
  const witness = new Witness()
  paper
    .put(40, 'Share Draft Account', HEADING)
    .put(400, `Member Number: ${book.number.slice(-8)}`)
    .down(14)
  paper
    .put(40, `Statement period ${on(book.start, '04/03/2024')} through ${on(book.end, '04/03/2024')}`)
    .down(18)
  paper
    .pairs(40, 260, [
      ['Beginning balance', `$${commaPoint(book.opening)}`],
      ['Total deposits', commaPoint(book.moneyIn)],
      ['Total withdrawals', commaPoint(book.moneyOut)],
      ['Ending balance', `$${minus(book.closing)}`],
    ])
    .down(20)
  const headings = ['WITHDRAWALS', 'DEPOSITS'] as const
  for (const [i, x] of SIDES.entries()) paper.put(x, headings[i] ?? '', BOLD)
  paper.down(14)
  for (const x of SIDES) {
    paper.put(x, 'Date', BOLD).put(x + 40, 'Description', BOLD)
    paper.put(x + 220, 'Amount', RIGHT_BOLD)
  }
  paper.down(13)
  const height = Math.max(debits.length, credits.length)
  for (let line = 0; line < height; line++) {
    printSide(paper, debits[line], SIDES[0])
    printSide(paper, credits[line], SIDES[1])
    paper.down(11)
  }
  for (const entry of [...debits, ...credits]) witness.row(paper, entry, { description: entry.text })
  paper.down(4)
  for (const [i, own] of [debits, credits].entries()) {
    const x = SIDES[i] ?? 0
    paper.put(x, 'Total', BOLD).put(x + 220, commaPoint(sumOf(own)), RIGHT_BOLD)
  }
  return witness.finish(paper, book, { currency: 'USD' })
}

function printSide(paper: Paper, entry: Entry | undefined, x: number): void {
  if (entry === undefined) return
  paper.put(x, on(entry.date, '04/03')).put(x + 40, entry.text)
  paper.put(x + 220, commaPoint(entry.amount), RIGHT)
}
