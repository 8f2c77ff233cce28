import { addDays } from '../../convention/day.ts'
import { balance, credit, day, debit } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'

const starred = around(commaPoint, '*5-', '*5')
const minus = minusBefore(commaPoint)

export const PASSBOOK_HABITS: Readonly<Record<string, PlainHabit>> = {
  'passbook-without-titles': {
    paper: { font: 'courier', size: 9, lead: 12, bottom: 420 },
    book: {
      texts: {
        outgoing: ['ATM', 'W/D', 'POS ~~~~', 'TRF ~~~~~~', 'CHG'],
        incoming: ['CSH', 'SAL', 'INT', 'TRF ~~~~~~'],
      },
      isNeverOverdrawn: true,
      opening: [400_000, 900_000],
    },
    says: { number: false, period: 'none', closing: false },
    columns: [
      { title: '', x: 50, cell: (_, { row }) => String((row % 24) + 1).padStart(2, '0') },
      day('', 80, '03APR24'),
      { title: '', x: 140, means: 'description', cell: (entry) => entry.text },
      debit('', 310, starred),
      credit('', 410, starred),
      balance('', 510, starred),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(80, on(addDays(start, -1), '03APR24'))
        .put(140, 'B/F')
        .put(510, starred(opening), RIGHT)
        .down(),
  },
  'two-pages-beside-each-other': {
    paper: { page: 'landscape', across: 2, size: 7, lead: 10, bottom: 540 },
    book: { texts: BRITISH, rows: [40, 110] },
    says: { currency: 'GBP' },
    gap: 11,
    pitch: 9,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(30, 'Statement of account', { isBold: true, size: 10 }).down(14)
      paper
        .put(30, `Account number ${number.slice(-8)}`)
        .put(200, 'Currency GBP')
        .down(10)
      paper.put(30, `Period ${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`).down(18)
    },
    columns: [
      day('Date', 30, '03/04/24'),
      { title: 'Details', x: 75, means: 'description', cell: (entry) => entry.text.slice(0, 32) },
      debit('Paid out', 265, commaPoint),
      credit('Paid in', 325, commaPoint),
      balance('Balance', 390, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(75, 'Balance brought forward').put(390, minus(opening), RIGHT).down(11),
    carries: ({ paper }, reached) => paper.put(75, 'Balance carried forward').put(390, minus(reached), RIGHT),
    brings: ({ paper }, reached) =>
      paper.put(75, 'Balance brought forward').put(390, minus(reached), RIGHT).down(11),
  },
}
