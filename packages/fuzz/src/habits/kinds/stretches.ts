import { addDays } from '../../convention/day.ts'
import type { Print } from '../../drawing/print.ts'
import { type AccountBook, type Entry, keepBook } from '../setting/account-book.ts'
import { balance, credit, day, debit, text } from '../setting/columns.ts'
import { commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import type { Random } from '../setting/random.ts'
import { type PlainHabit, printTable } from '../setting/set-plain.ts'
import { Witness } from '../setting/witness.ts'
import { BRITISH } from '../texts/american-and-british.ts'

const minus = minusBefore(commaPoint)
const STRETCH = 10

/** Titles, an opening and a closing balance for each stretch of days: all of one account. */
const TABLE: PlainHabit = {
  book: { texts: BRITISH },
  says: { currency: 'GBP' },
  above: ({ paper, book: { start, end } }) =>
    paper
      .down(10)
      .need(90)
      .put(50, `${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`, BOLD)
      .down(16),
  columns: [
    day('Date', 50, '03 Apr'),
    text('Details', 100, 220),
    debit('Withdrawals', 400, commaPoint),
    credit('Receipts', 470, commaPoint),
    balance('Balance', 545, minus),
  ],
  opens: ({ paper, book: { start, opening } }) =>
    paper.put(50, on(start, '03 Apr')).put(100, 'Opening balance').put(545, minus(opening), RIGHT).down(),
  closes: ({ paper, book: { end, closing } }) =>
    paper
      .need(20)
      .put(50, on(end, '03 Apr'))
      .put(100, 'Closing balance', BOLD)
      .put(545, minus(closing), RIGHT_BOLD)
      .down(),
}

/** Draws one statement of three such stretches. */
export function setStretches(random: Random): Print {
  const book = keepBook(random, { texts: BRITISH, rows: [12, 40] })
  const paper = new Paper({})
  const witness = new Witness()
  paper.put(50, 'Building society account', HEADING).down(14)
  paper
    .put(50, `Account number: ${book.number.slice(-8)}`)
    .put(300, 'Currency: GBP')
    .down()
  paper
    .put(50, `Statement period: ${on(book.start, '3 April 2024')} to ${on(book.end, '3 April 2024')}`)
    .down(14)
  let opening = book.opening
  for (let first = book.start; first <= book.end; first = addDays(first, STRETCH)) {
    const own = stretchOf(book, first, opening)
    printTable(TABLE, { paper, book: own, random }, witness)
    opening = own.closing
  }
  return witness.finish(paper, book, TABLE.says)
}

function stretchOf(book: AccountBook, start: number, opening: number): AccountBook {
  const end = addDays(start, STRETCH - 1)
  const entries = book.entries.filter(({ date }: Entry) => date >= start && date <= end)
  return { ...book, entries, start, end, opening, closing: entries.at(-1)?.balance ?? opening }
}
