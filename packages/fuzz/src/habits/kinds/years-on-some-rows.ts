import { amount, balance, text } from '../setting/columns.ts'
import { commaPoint, minusBefore, pointComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'
import { NORWEGIAN } from '../texts/further-european.ts'

const minus = minusBefore(commaPoint)
const crowns = minusBefore(pointComma)

/** Rows of which only some print the year, under a letterhead of another one. */
export const YEARS_ON_SOME_ROWS_HABITS: Readonly<Record<string, PlainHabit>> = {
  'year-at-the-first-row-of-each-page-alone': {
    book: { texts: BRITISH, rows: [10, 30], from: { month: 10, day: 3 } },
    says: { currency: 'GBP', period: 'none' },
    above: head('Transaction history', ({ number }) => [
      [`Account number: ${number.slice(-8)}`, 'Currency: GBP'],
      'Printed on 14/02/2026',
    ]),
    columns: [
      {
        title: 'Date',
        x: 50,
        cell: ({ date }, { row }) => on(date, row % 25 === 0 ? '3 Apr 2024' : '3 Apr'),
      },
      text('Description', 120, 240),
      amount('Amount', 450, minus),
      balance('Balance', 545, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'Balance brought forward').put(545, minus(opening), RIGHT).down(),
  },
  'year-under-the-day-of-every-fifth-row': {
    paper: { font: 'noto', size: 8 },
    book: { texts: NORWEGIAN, rows: [10, 30], from: { month: 5, day: 2 } },
    says: { currency: 'NOK', period: 'none' },
    above: head('Kontoutskrift', ({ number }) => [
      [`Kontonummer ${number.slice(-11)}`, 'Valuta NOK'],
      'Utskrift 03.01.2026',
    ]),
    columns: [
      {
        title: 'Dato',
        x: 50,
        cell: ({ date }, { row }) => on(date, row % 5 === 0 ? '03.04.2024' : '03.04.'),
      },
      text('Forklaring', 120, 240),
      amount('Beløp', 450, crowns),
      balance('Saldo', 545, crowns),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'Inngående saldo').put(545, crowns(opening), RIGHT).down(),
  },
}
