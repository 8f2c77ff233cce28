import type { Print } from '../../drawing/print.ts'
import { type AccountBook, type Amend, type Entry, keepBook, unamended } from '../setting/account-book.ts'
import { commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import type { Random } from '../setting/random.ts'
import { Witness } from '../setting/witness.ts'

const minus = minusBefore(commaPoint)
const TEXTS = {
  outgoing: ['GREENFIELD #~~~', 'BOOKBARN ~~~~', 'CITYCAB TRIP', 'ATM W/D MAIN ST', 'HARBOUR LOAN'],
  incoming: ['PAYROLL ACME', 'DEPOSIT ~~~~~~', 'REFUND BOOKBARN'],
}
const SIDES = [40, 310] as const
const WIDTH = 250

/** Rows that go down the left half of the page and then down the right one, under titles for each. */
export function setTwoAcross(random: Random, amend: Amend = unamended): Print {
  const drawn = keepBook(random, { texts: TEXTS, rows: [6, 70], opening: [200_000, 900_000] })
  const [book] = amend([drawn]) as [AccountBook]
  const says = { currency: 'USD' } as const
  const paper = new Paper({ page: 'letter', size: 8 })
  const witness = new Witness()
  paper.put(40, 'Statement of Account', HEADING).down(14)
  paper.put(40, `Account Number ${book.number.slice(-10)}`).down()
  paper.put(40, `${on(book.start, 'April 3, 2024')} through ${on(book.end, 'April 3, 2024')}`).down(14)
  paper
    .pairs(40, 260, [
      ['Beginning Balance', `$${minus(book.opening)}`],
      ['Ending Balance', `$${minus(book.closing)}`],
    ])
    .down(14)
  const top = paper.y
  const perSide = Math.ceil(book.entries.length / SIDES.length)
  for (const [side, x] of SIDES.entries()) {
    paper.down(top - paper.y)
    paper
      .put(x, 'Date', BOLD)
      .put(x + 40, 'Description', BOLD)
      .put(x + WIDTH, 'Amount', RIGHT_BOLD)
      .down(14)
    for (const entry of book.entries.slice(side * perSide, (side + 1) * perSide))
      printEntry(paper, x, entry, witness)
  }
  return witness.finish(paper, book, says)
}

function printEntry(paper: Paper, x: number, entry: Entry, witness: Witness): void {
  witness.row(paper, entry, { description: entry.text })
  paper
    .put(x, on(entry.date, '04/03'))
    .put(x + 40, entry.text)
    .put(x + WIDTH, minus(entry.amount), RIGHT)
    .down()
}
