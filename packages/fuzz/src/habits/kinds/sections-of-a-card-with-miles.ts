import { addDays } from '../../convention/day.ts'
import { sumOf } from '../setting/account-book.ts'
import { amount, type Column, day, valueDay } from '../setting/columns.ts'
import { around, commaPoint, commaWhole } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { notSaying, saying } from '../setting/saying.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { MILES_CARD } from '../texts/bookkept-american.ts'

/** What is owed is less than nothing in the book, and more than nothing in print. */
const owed = around(commaPoint, '$5', '-$5')

const FEE = /^LATE FEE$/
const INTEREST = /^INTEREST CHARGE/
const PAID = /^Payment/

/** One for each dollar, none for fees, interest and payments; taken back for what is returned. */
const miles = (text: string, minor: number): number =>
  FEE.test(text) || INTEREST.test(text) || PAID.test(text) ? 0 : -Math.round(minor / 100)

/** A card of an airline of the United States. */
export const MILES_CARD_SECTIONS: Readonly<Record<string, SectionedHabit>> = {
  'miles-between-texts-and-dollars-in-sections-of-activity-that-name-the-holder': {
    paper: { page: 'letter', size: 8, bottom: 715 },
    book: { texts: MILES_CARD, rows: [14, 40], opening: [-900_000, -300_000], largest: 120_000 },
    says: { currency: 'USD', isOwed: true },
    above: (paper, { start, end, number, opening, closing, moneyIn, entries }) => {
      const [fees, interest] = [sumOf(saying(entries, FEE)), sumOf(saying(entries, INTEREST))]
      const purchases = closing - opening - moneyIn - fees - interest
      const earned = entries.reduce((sum, { text, amount: own }) => sum + miles(text, own), 0)
      paper.put(40, 'Example Aviator Red World Elite Card', HEADING).put(570, 'Page 1 of 3', RIGHT).down(14)
      paper
        .put(40, 'PAT Q SAMPLE', BOLD)
        .put(570, `Account Ending ${number.slice(-4)}`, RIGHT)
        .down()
      paper.put(40, `Statement Period ${on(start, '04/03/24')} - ${on(end, '04/03/24')}`).down(22)
      printGrid(
        paper,
        [40, [270], 320, [570]],
        [
          ['Account Summary', '', 'Payment Information', ''],
          [
            `Previous Balance as of ${on(start, '04/03/24')}`,
            owed(opening),
            'Minimum Payment Due:',
            '$118.00',
          ],
          [
            'Payments & Credits',
            around(commaPoint, '$5', '-$5')(moneyIn),
            'Payment Due Date:',
            on(addDays(end, 25), '04/03/24'),
          ],
          ['Purchases', owed(purchases), `Statement Balance as of ${on(end, '04/03/24')}`, owed(closing)],
          ['Cash Advances', '$0.00', '', ''],
          ['Fees Charged', owed(fees), 'Total Credit Line', '$16,000.00'],
          ['Interest Charged', owed(interest), 'Cash Credit Line', '$3,200.00'],
          [`Statement Balance as of ${on(end, '04/03/24')}`, owed(closing), '', ''],
        ],
      ).down(12)
      paper.put(320, 'Miles Earned This Statement', BOLD).put(570, commaWhole(earned), RIGHT_BOLD).down()
      paper.put(
        40,
        'Late Payment Warning: If we do not receive your minimum payment by the date listed',
        SMALL,
      )
      paper.down(9).put(40, 'above, you may have to pay a late fee of up to $40.00.', SMALL).down(24)
    },
    again: (paper, { end, number }) => {
      paper.put(40, `Example Aviator Red World Elite Card   Account Ending ${number.slice(-4)}`)
      paper.put(570, `${on(end, '04/03/24')}   Page ${paper.page} of 3`, RIGHT).down(24)
    },
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        day(['Transaction', 'Date'], 40, 'Apr 03'),
        valueDay(['Posting', 'Date'], 105, 'Apr 03'),
        lined('Description', 165, 260),
        {
          title: 'Miles',
          x: 480,
          align: 'right',
          cell: ({ text, amount: own }) => {
            const earned = miles(text, own)
            return earned === 0 ? 'N/A' : `${earned < 0 ? '-' : ''}${commaWhole(earned)}`
          },
        },
        amount('Amount', 570, owed),
      ]
      const bought = notSaying(notSaying(debits, FEE), INTEREST)
      return [
        { title: 'Payments', columns, entries: saying(credits, PAID) },
        { title: 'Credits', columns, entries: notSaying(credits, PAID) },
        { title: 'Purchases', columns, entries: bought },
        { title: 'Fees Charged', columns, entries: saying(debits, FEE) },
        { title: 'Interest Charged', columns, entries: saying(debits, INTEREST) },
      ]
    },
    opens: (paper, { title }) => {
      const own = title === 'Purchases' ? 'Purchase Activity for PAT Q SAMPLE' : title
      paper.put(40, own, BOLD).rule(40, 570).down(16)
    },
    closes: (paper, { title }, sum) => {
      const name = title.includes('Charged')
        ? `Total ${title.replace(' Charged', '').toLowerCase()} for this period`
        : `Total ${title.toLowerCase().replace(/s$/, '')} activity`
      paper.need(20).put(165, name, BOLD).put(570, owed(sum), RIGHT_BOLD).down(24)
    },
    below: (paper, { entries }) => {
      const [fees, interest] = [sumOf(saying(entries, FEE)), sumOf(saying(entries, INTEREST))]
      paper.need(150).put(40, 'Year-to-Date Summary of Fees and Interest Charges', BOLD).down(14)
      paper.pairs(40, 330, [
        ['Total Fees charged in 2024', owed(fees - 9_900)],
        ['Total Interest charged in 2024', owed(interest - 23_418)],
      ])
      paper.down(12).put(40, 'Interest Charge Calculation', BOLD).down(14)
      printGrid(
        paper,
        [40, [270], [400], [490], [570]],
        [
          ['Type of Balance', 'Annual Percentage Rate', 'Balance Subject to', 'Days in', 'Interest'],
          ['', '(APR)', 'Interest Rate', 'Billing Cycle', 'Charge'],
          ['Purchases', '29.24% (v)', owed(Math.round((interest * 365) / 30 / 0.2924)), '30', owed(interest)],
          ['Balance Transfers', '29.24% (v)', '$0.00', '30', '$0.00'],
          ['Cash Advances', '31.49% (v)', '$0.00', '30', '$0.00'],
        ],
      ).down(4)
      paper.put(40, 'Your APR is the annual interest rate on your account. (v) = variable rate.', SMALL)
    },
  },
}
