import { addDays } from '../../convention/day.ts'
import type { Entry } from '../setting/account-book.ts'
import { amount, type Column, day } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { notSaying, saying } from '../setting/saying.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { PHONE_CARD } from '../texts/household-american.ts'

const owing = { rows: [14, 40], opening: [-900_000, -400_000], largest: 90_000 } as const
const dollars = around(commaPoint, '-$5', '$5')
/** What is owed is less than nothing in the book, and more than nothing in print. */
const owed = around(commaPoint, '$5', '-$5')

const INTEREST = /interest/i
const PAID = /^ACH Deposit/

/** Cash given back for a purchase: one percent, and two of each second one. */
const percentOf = (minor: number) => (minor % 2 === 0 ? 2 : 1)
const cashOf = (minor: number) => Math.round((-minor * percentOf(minor)) / 100)

/** The rows of a month by what they are for. */
const parted = (credits: readonly Entry[], debits: readonly Entry[]) => ({
  paid: saying(credits, PAID),
  returned: notSaying(credits, PAID),
  interest: saying(debits, INTEREST),
  bought: notSaying(debits, INTEREST),
})
const byDay = (...entries: readonly Entry[]) => [...entries].sort((a, b) => a.date - b.date)

/** A card that is held in a phone, by what was paid and what was bought. */
export const PHONE_CARD_SECTIONS: Readonly<Record<string, SectionedHabit>> = {
  'cash-back-with-its-percent-between-text-and-dollars-by-the-holder-of-a-phone-s-card': {
    paper: { page: 'letter', size: 8.5, bottom: 725 },
    book: { texts: PHONE_CARD, ...owing },
    says: { currency: 'USD', isOwed: true, number: false },
    above: (paper, { start, end, opening, closing }) => {
      paper
        .put(40, 'Example Card Statement', HEADING)
        .put(560, 'Alex Sample, alex@sample.example', RIGHT)
        .down(16)
      paper.put(560, `${on(start, 'Apr 3')} — ${on(end, 'Apr 3, 2024')}`, RIGHT).down(30)
      printGrid(
        paper,
        [40, 240, 420],
        [
          [`Your ${on(end, 'April')} Balance`, 'Minimum Payment Due', 'Payment Due By'],
          [owed(closing), '$46.00', on(addDays(end, 30), 'Apr 3, 2024')],
        ],
        { size: 10 },
      ).down(16)
      paper.put(40, `Previous Monthly Balance: ${owed(opening)}`).down(24)
    },
    again: (paper, { start, end }) => {
      paper.put(40, 'Statement', BOLD).put(560, 'Alex Sample, alex@sample.example', RIGHT).down()
      paper.put(560, `${on(start, 'Apr 3')} — ${on(end, 'Apr 3, 2024')}`, RIGHT).down(24)
    },
    sections: ({ credits, debits }) => {
      const first: Column[] = [day('Date', 40, '04/03/2024'), lined('Description', 110, 260)]
      const last = amount('Amount', 560, owed)
      const { paid, returned, interest, bought } = parted(credits, debits)
      const cash: Column[] = [
        { title: 'Daily Cash', x: 415, align: 'right', cell: ({ amount: own }) => `${percentOf(own)}%` },
        { title: '', x: 465, align: 'right', cell: ({ amount: own }) => dollars(cashOf(own)) },
      ]
      return [
        { title: 'Payments', columns: [...first, last], entries: paid },
        { title: 'Transactions', columns: [...first, ...cash, last], entries: byDay(...bought, ...returned) },
        { title: 'Interest Charged', columns: [...first, last], entries: interest },
      ]
    },
    opens: (paper, { title }) => {
      paper.put(40, title, HEADING).down(18)
      if (title === 'Payments') paper.put(40, 'Payments made by Alex Sample', BOLD).down(16)
      if (title === 'Transactions') paper.put(40, 'Transactions by Alex Sample', BOLD).down(16)
    },
    closes: (paper, { title, entries }, sum) => {
      paper.need(40)
      if (title === 'Transactions') {
        const cash = entries.reduce((total, { amount: own }) => total + cashOf(own), 0)
        paper.put(40, 'Total Daily Cash earned this month', BOLD).put(560, dollars(cash), RIGHT_BOLD).down(14)
        paper.put(40, 'Total charges, credits and returns', BOLD)
      } else if (title === 'Payments') paper.put(40, 'Total payments for this period', BOLD)
      else paper.put(40, 'Total interest for this month', BOLD)
      paper.put(560, owed(sum), RIGHT_BOLD).down(28)
    },
    below: (paper) => {
      paper.need(110).put(40, 'Interest Charges', HEADING).down(16)
      printGrid(
        paper,
        [40, [300], [430], [560]],
        [
          ['Type of Balance', 'Annual Percentage Rate', 'Balance Subject', 'Interest Charge'],
          ['Purchases', '21.24% (v)', '$1,041.77', '$18.12'],
        ],
      ).down(6)
      paper.put(40, 'Total fees year-to-date $0.00. Total interest year-to-date $54.31.', SMALL)
    },
  },
}
