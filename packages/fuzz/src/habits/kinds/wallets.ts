import { amount, balance, text } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'

const minus = minusBefore(commaPoint)

export const WALLET_HABITS: Readonly<Record<string, PlainHabit>> = {
  'days-as-headings-signs-with-the-currency': {
    book: { texts: BRITISH, isNeverOverdrawn: true, opening: [400_000, 900_000] },
    says: { currency: 'GBP', number: false },
    newestFirst: true,
    above: ({ paper, book: { start, end, opening, closing } }) => {
      paper.put(50, 'Statement', HEADING).down(14)
      paper.put(50, `${on(start, '3 April 2024')} - ${on(end, '3 April 2024')}`).down(18)
      paper
        .put(50, 'Opening balance')
        .put(250, `£${commaPoint(opening)}`, { align: 'right' })
        .down()
      paper
        .put(50, 'Closing balance')
        .put(250, `£${commaPoint(closing)}`, { align: 'right' })
        .down(24)
    },
    opensDay: ({ date }, paper) => paper.down(4).put(50, on(date, '3 April 2024'), BOLD).down(14),
    columns: [
      text('Description', 50, 260),
      amount('Amount', 440, around(commaPoint, '-£5', '+£5')),
      balance('Balance', 545, around(commaPoint, '£5', '£5')),
    ],
  },
  'gross-fee-and-net-with-the-balance-last': {
    paper: { page: 'letter' },
    book: { texts: BRITISH, isNeverOverdrawn: true, opening: [400_000, 900_000] },
    says: { currency: 'USD', number: false, opening: false, closing: false, unproved: 'oldest' },
    above: ({ paper, book: { start, end } }) => {
      paper.put(50, 'Activity report', HEADING).down(14)
      paper
        .put(50, `${on(start, '04/03/2024')} - ${on(end, '04/03/2024')}`)
        .put(400, 'Currency: USD')
        .down(24)
    },
    columns: [
      { title: 'Date', x: 50, cell: ({ date }) => on(date, '04/03/2024') },
      text('Description', 110, 190),
      {
        title: 'Gross',
        x: 360,
        align: 'right',
        cell: (entry) => minus(entry.amount + (entry.amount > 0 ? 30 : 0)),
      },
      { title: 'Fee', x: 410, align: 'right', cell: (entry) => (entry.amount > 0 ? '-0.30' : '0.00') },
      amount('Net', 480, minus),
      balance('Balance', 555, commaPoint),
    ],
  },
}
