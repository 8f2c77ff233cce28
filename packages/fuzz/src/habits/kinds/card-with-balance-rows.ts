import { amount, type Column, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BORROWER, BRITISH } from '../texts/american-and-british.ts'

const owed = around(commaPoint, '$5', '-$5')
const at = (title: Column['title'], x: number, style: string): Column => ({
  title,
  x,
  cell: ({ date }) => on(date, style),
})

/** A card of Canada whose balances stand among its rows. */
export const CARDS_WITH_BALANCE_ROWS: Readonly<Record<string, PlainHabit>> = {
  'card-of-canada-with-the-previous-balance-first-and-the-new-one-last': {
    paper: { page: 'letter', size: 8 },
    book: {
      texts: { outgoing: BRITISH.outgoing, incoming: BORROWER.incoming },
      opening: [-90_000, -40_000],
      rows: [8, 30],
      largest: 60_000,
    },
    says: { currency: 'CAD', isOwed: true },
    above: head('CASH BACK VISA CARD', ({ start, end, number }) => [
      `Account Number: 4520 34XX XXXX ${number.slice(-4)}   Credit Limit $8,000   CAD`,
      `STATEMENT PERIOD: ${on(start, 'April 03, 2024')} to ${on(end, 'April 03, 2024')}`,
    ]),
    columns: [
      at(['TRANSACTION', 'DATE'], 40, 'APR 3'),
      valueDay(['POSTING', 'DATE'], 115, 'APR 3'),
      text('ACTIVITY DESCRIPTION', 180, 250),
      amount('AMOUNT($)', 560, owed),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(180, 'PREVIOUS STATEMENT BALANCE', BOLD).put(560, owed(opening), RIGHT_BOLD).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(180, 'TOTAL NEW BALANCE').put(560, owed(closing), RIGHT),
  },
}
