import { addDays } from '../../convention/day.ts'
import { amount, day, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { Desk, PlainHabit } from '../setting/set-plain.ts'

const TEXTS = {
  outgoing: [
    'GREENFIELD STORES SEATTLE WA',
    'CITY TRAVEL BELLEVUE WA',
    'BOOKBARN MKTPL WA',
    'INTEREST CHARGE ON PURCHASES',
  ],
  incoming: ['PAYMENT THANK YOU', 'MERCHANDISE RETURN BOOKBARN'],
}
const owed = around(commaPoint, '$5', '-$5')

/** At the foot of the first page, to be torn off. */
const slip = ({ paper, book: { number, closing, end } }: Pick<Desk, 'paper' | 'book'>) => {
  paper.at(660, 40, '- - - - - - - - - - Please detach and return with your payment - - - - - - - - - -')
  paper.at(680, 40, 'Account Number').at(680, 160, 'New Balance').at(680, 260, 'Minimum Payment Due')
  paper.at(680, 390, 'Payment Due Date').at(680, 490, 'Amount Enclosed')
  paper
    .at(692, 40, `XXXX XXXX XXXX ${number.slice(-4)}`)
    .at(692, 160, owed(closing))
    .at(692, 260, '$35.00')
  paper.at(692, 390, on(addDays(end, 25), '04/03/24')).at(692, 490, '$ _______.____')
}

export const PAYMENT_SLIP_HABITS: Readonly<Record<string, PlainHabit>> = {
  'card-with-a-slip-at-the-foot-of-the-first-page': {
    paper: { page: 'letter', bottom: 630 },
    book: { texts: TEXTS, rows: [10, 60], opening: [-300_000, -80_000], largest: 20_000 },
    says: { isOwed: true, currency: 'USD' },
    above: ({ paper, book }) => {
      const { start, end, number, opening, closing } = book
      paper.put(40, 'Rewards Visa Statement', HEADING).down(14)
      paper.put(40, `Account ending in ${number.slice(-4)}`).down()
      paper.put(40, `Billing period ${on(start, '04/03/24')} - ${on(end, '04/03/24')}`).down(16)
      paper
        .pairs(40, 260, [
          ['Previous Balance', owed(opening)],
          ['New Balance', owed(closing)],
          ['Minimum Payment Due', '$35.00'],
        ])
        .down(20)
      slip({ paper, book })
      paper.put(40, 'Transactions', BOLD).down(16)
    },
    columns: [
      day('Trans', 40, '04/03'),
      valueDay('Post', 80, '04/03'),
      text('Description', 120, 300),
      amount('Amount', 550, around(commaPoint, '5', '5-')),
    ],
  },
}
