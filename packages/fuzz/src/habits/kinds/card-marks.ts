import { addDays } from '../../convention/day.ts'
import { creditsOf, debitsOf, type Entry, sumOf } from '../setting/account-book.ts'
import { type Column, day, text } from '../setting/columns.ts'
import { around, commaPoint, lakhs } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { Part, PlainHabit } from '../setting/set-plain.ts'

const TEXTS = {
  outgoing: [
    'GREENFIELD STORES ~~~~ LEEDS',
    'CITY TRAVEL LONDON',
    'BOOKBARN.EXAMPLE*~~~AB',
    'COFFEE ROASTERS PARIS',
  ],
  incoming: ['PAYMENT RECEIVED - THANK YOU', 'BOOKBARN.EXAMPLE REFUND'],
}
const owing = { texts: TEXTS, rows: [8, 45], opening: [-300_000, -80_000], largest: 20_000 } as const
const owed = (minor: number) => `£${commaPoint(minor)}`

const amount = (
  title: Column['title'],
  x: number,
  cell: (entry: Entry) => string | readonly string[],
): Column => ({
  title,
  x,
  align: 'right',
  cell,
})

/** What is owed before and after, and what was paid and spent between. */
const summary =
  (labels: readonly [string, string, string, string], figure: (minor: number) => string): Part =>
  ({ paper, book: { opening, closing, entries } }) => {
    const [previous, paid, spent, next] = labels
    paper
      .pairs(50, 300, [
        [previous, figure(-opening)],
        [paid, figure(sumOf(creditsOf(entries)))],
        [spent, figure(-sumOf(debitsOf(entries)))],
        [next, figure(-closing)],
      ])
      .down(18)
  }

/** Cards that print something at their amounts. */
export const CARD_MARK_HABITS: Readonly<Record<string, PlainHabit>> = {
  'card-with-letters-under-the-amount': {
    paper: { bottom: 730 },
    book: owing,
    says: { isOwed: true, currency: 'GBP', period: 'end' },
    pitch: 9,
    gap: 15,
    above: (desk, reached) => {
      const { paper, book } = desk
      paper
        .put(50, 'Credit Card Statement of Account', HEADING)
        .put(400, `Statement date ${on(book.end, '03/04/2024')}`)
        .down()
      paper.put(400, `Membership Number xxxx-xxxxxx-${book.number.slice(-5)}`).down(18)
      summary(
        ['Previous Balance', 'Less Payments & Credits', 'Plus New Transactions', 'Closing Balance'],
        owed,
      )(desk, reached)
      paper.put(50, 'Credit limit').put(300, '£9,000.00', RIGHT).down(22)
    },
    columns: [
      { title: ['Transaction', 'Date'], x: 50, cell: ({ date }) => on(date, 'Apr 3') },
      {
        title: ['Process', 'Date'],
        x: 105,
        means: 'value-date',
        cell: ({ valueDate }) => on(valueDate, 'Apr 3'),
      },
      text('Transaction Details', 160, 220),
      amount('Amount £', 545, ({ amount: own }) => (own > 0 ? [commaPoint(own), 'CR'] : commaPoint(own))),
    ],
  },
  'card-with-cashback-marked-as-the-amount-is': {
    paper: { size: 8 },
    book: owing,
    says: { isOwed: true, currency: 'INR' },
    above: (desk, reached) => {
      const { paper, book } = desk
      paper.put(50, 'Credit Card Statement', HEADING).down(16)
      paper.put(50, `Card No: ${book.number.slice(0, 6)}******${book.number.slice(-4)}`).down()
      paper
        .put(50, `Statement Period ${on(book.start, '03/04/2024')} - ${on(book.end, '03/04/2024')}`)
        .down(18)
      summary(['Previous Balance', 'Payments', 'Purchase', 'Total Payment Due'], (minor) =>
        `₹${lakhs(minor)} Dr`.replace('₹', 'Rs. '),
      )(desk, reached)
    },
    columns: [
      day('DATE', 50, '03/04/2024'),
      text('TRANSACTION DETAILS', 115, 180),
      {
        title: 'MERCHANT CATEGORY',
        x: 300,
        means: 'description',
        cell: ({ amount: own }) => (own < 0 ? 'DEPT STORES' : ''),
      },
      amount('AMOUNT (Rs.)', 470, ({ amount: own }) => around(lakhs, '5 Dr', '5 Cr')(own)),
      amount('CASHBACK EARNED', 560, ({ amount: own }) =>
        own < 0 ? `${lakhs(Math.round(own / 50))} Cr` : '',
      ),
    ],
    closes: ({ paper }) => paper.need(20).put(200, '**** End of Statement ****', BOLD),
  },
  'card-with-stars-at-dates-and-marks-behind-amounts': {
    paper: { font: 'noto', size: 8, page: 'letter', bottom: 720 },
    book: owing,
    says: { isOwed: true, currency: 'USD', period: 'end' },
    above: (desk, reached) => {
      const { paper, book } = desk
      paper
        .put(50, 'Gold Card', HEADING)
        .put(400, `Closing Date ${on(book.end, '04/03/24')}`)
        .down()
      paper.put(400, `Account Ending 1-${book.number.slice(-5)}`).down(18)
      summary(
        ['Previous Balance', 'Payments/Credits', 'New Charges', 'New Balance'],
        (minor) => `$${commaPoint(minor)}`,
      )(desk, reached)
      paper.put(50, `Payment Due Date ${on(addDays(book.end, 25), '04/03/24')}`)
      paper.put(300, 'Minimum Payment Due $40.00').down(20)
      paper.put(50, '* Indicates posting date').put(300, '⧫ - Pay Over Time activity').down(22)
    },
    columns: [
      {
        title: 'Date',
        x: 50,
        cell: ({ date, amount: own }) => `${on(date, '04/03/24')}${own > 0 ? '*' : ''}`,
      },
      text('Description', 120, 260),
      amount('Amount', 545, ({ amount: own }) => around(commaPoint, '$5', '-$5')(own)),
      { title: '', x: 549, cell: ({ amount: own }) => (own % 3 === 0 ? '⧫' : '') },
    ],
    closes: ({ paper, book: { closing } }) =>
      paper
        .need(20)
        .put(120, 'New Balance', BOLD)
        .put(545, `$${commaPoint(closing)}`, RIGHT_BOLD),
  },
}
