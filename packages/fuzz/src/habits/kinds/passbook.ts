import { addDays } from '../../convention/day.ts'
import { balance, credit, day, debit } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'

const starred = around(commaPoint, '*5-', '*5')

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
}
