import { addDays } from '../../convention/day.ts'
import { creditsOf, debitsOf, type Entry, sumOf } from '../setting/account-book.ts'
import { amount, type Column, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying, notSaying, saying } from '../setting/saying.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { STAGE_CARD, TRAVEL_CARD } from '../texts/household-american.ts'

const owing = { rows: [14, 40], opening: [-900_000, -400_000], largest: 90_000 } as const
const dollars = around(commaPoint, '-$5', '$5')
/** What is owed is less than nothing in the book, and more than nothing in print. */
const owed = around(commaPoint, '$5', '-$5')

const FEE = /^LATE FEE/
const INTEREST = /interest/i
const PAID = /PAYMENT/

/** The rows of a month by what they are for. */
const parted = (credits: readonly Entry[], debits: readonly Entry[]) => ({
  paid: saying(credits, PAID),
  returned: notSaying(credits, PAID),
  fees: saying(debits, FEE),
  interest: saying(debits, INTEREST),
  bought: notSaying(notSaying(debits, FEE), INTEREST),
})

/** Cards that many people of the United States hold, with sections for payments, purchases, fees and interest. */
export const WIDELY_HELD_CARD_SECTIONS: Readonly<Record<string, SectionedHabit>> = {
  'days-and-rates-of-exchange-on-lines-under-purchases-of-a-card-below-a-coupon': {
    paper: { page: 'letter', size: 8, bottom: 725 },
    book: { texts: TRAVEL_CARD, ...owing },
    says: { currency: 'USD', isOwed: true },
    above: (paper, { start, end, number, opening, closing, entries, moneyIn, moneyOut }) => {
      const [fees, interest] = [magnitudeSaying(entries, FEE), magnitudeSaying(entries, INTEREST)]
      const dates = `${on(start, '04/03/24')} - ${on(end, '04/03/24')}`
      paper
        .put(330, 'Payment Due Date:')
        .put(560, on(addDays(end, 25), '04/03/24'), RIGHT)
        .down()
      paper.put(330, 'New Balance:').put(560, owed(closing), RIGHT).down()
      paper.put(330, 'Minimum Payment Due:').put(560, '$67.00', RIGHT).down()
      paper.put(40, `Account number: XXXX XXXX XXXX ${number.slice(-4)}`)
      paper.put(330, 'Amount Enclosed:  $ ______________').down(10)
      paper.put(40, 'Make your check payable to Example Card Services. New address? Print on back.', SMALL)
      paper.rule(40, 560, 8).down(30)
      paper.put(40, 'ACCOUNT SUMMARY', HEADING).down(16)
      printGrid(
        paper,
        [40, [290]],
        [
          ['Account Number: ', `XXXX XXXX XXXX ${number.slice(-4)}`],
          ['Previous Balance', owed(opening)],
          ['Payment, Credits', `-$${commaPoint(moneyIn)}`],
          ['Purchases', `+$${commaPoint(Math.abs(moneyOut) - fees - interest)}`],
          ['Cash Advances', '$0.00'],
          ['Balance Transfers', '$0.00'],
          ['Fees Charged', `+$${commaPoint(fees)}`],
          ['Interest Charged', `+$${commaPoint(interest)}`],
          ['New Balance', owed(closing)],
          ['Opening/Closing Date', dates],
          ['Credit Access Line', '$18,500'],
        ],
      ).down(18)
      paper.put(40, 'ACCOUNT ACTIVITY', HEADING).down(18)
    },
    again: (paper) => paper.put(40, 'ACCOUNT ACTIVITY (CONTINUED)', HEADING).down(18),
    titlesOnce: true,
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        day(['Date of', 'Transaction'], 40, '04/03'),
        lined('Merchant Name or Transaction Description', 110, 330),
        amount('$ Amount', 560, around(commaPoint, '5', '-5')),
      ]
      const { fees, interest, bought } = parted(credits, debits)
      return [
        { title: 'PAYMENTS AND OTHER CREDITS', columns, entries: credits },
        { title: 'PURCHASE', columns, entries: bought },
        { title: 'FEES CHARGED', columns, entries: fees },
        { title: 'INTEREST CHARGED', columns, entries: interest },
      ]
    },
    opens: (paper, { title }) => paper.put(40, title, BOLD).down(14),
    closes: (paper, { title }, sum) => {
      if (/FEES|INTEREST/.test(title)) {
        const name = title.replace(' CHARGED', '')
        paper.need(20).put(110, `TOTAL ${name} FOR THIS PERIOD`, BOLD)
        paper.put(560, dollars(-sum), RIGHT_BOLD).down()
      }
      paper.down(8)
    },
    below: (paper, { entries }) => {
      const [fees, interest] = [magnitudeSaying(entries, FEE), magnitudeSaying(entries, INTEREST)]
      paper.need(150).rule(110, 450, -8).put(200, '2024 Totals Year-to-Date', BOLD).down(14)
      paper
        .pairs(110, 450, [
          ['Total fees charged in 2024', dollars(fees + 4_000)],
          ['Total interest charged in 2024', dollars(interest + 11_209)],
        ])
        .down(2)
      paper.put(
        110,
        'Year-to-date totals do not reflect any fee or interest refunds you may have received.',
        SMALL,
      )
      paper.down(22).put(40, 'INTEREST CHARGES', HEADING).down(16)
      printGrid(
        paper,
        [40, [250], [400], [560]],
        [
          ['Balance Type', 'Annual Percentage Rate (APR)', 'Balance Subject', 'Interest Charges'],
          ['Purchases', '24.49%(v)(d)', '- 0 -', '- 0 -'],
          ['Cash Advances', '29.99%(v)(d)', '- 0 -', '- 0 -'],
        ],
      ).down(4)
      paper.put(40, '(v) = Variable Rate   (d) = Daily Balance Method (including new transactions)', SMALL)
    },
  },
  'ends-of-cards-before-both-days-and-references-with-credits-before-charges': {
    paper: { page: 'letter', size: 7.5, bottom: 725 },
    book: { texts: STAGE_CARD, ...owing },
    says: { currency: 'USD', isOwed: true },
    above: (paper, { start, end, number, opening, closing, moneyIn }, sections) => {
      paper.put(40, 'EXAMPLE STAGE VISA CARD', HEADING).put(560, 'Page 1 of 4', RIGHT).down(16)
      paper.put(40, 'Account ending in', BOLD).put(150, number.slice(-4)).down()
      paper.put(40, 'Billing Cycle', BOLD)
      paper.put(150, `${on(start, '04/03/2024')} to ${on(end, '04/03/2024')}`).down(20)
      paper.put(40, 'Balance Summary', BOLD).put(330, 'Payment Information', BOLD).down(14)
      const charged = sections.filter(({ entries }) => debitsOf(entries).length > 0)
      const sumCharged = (title: RegExp) =>
        `$${commaPoint(sumOf(charged.filter((own) => title.test(own.title)).flatMap(({ entries }) => entries)))}`
      printGrid(
        paper,
        [40, 165, [290], 330, [560]],
        [
          ['Previous Balance', '', owed(opening), 'New Balance', owed(closing)],
          ['Payments and Credits', '-', `$${commaPoint(moneyIn)}`, 'Minimum Payment', '$41.00'],
          [
            'Purchases',
            '+',
            sumCharged(/^Purchases/),
            'Payment Due Date',
            on(addDays(end, 25), '04/03/2024'),
          ],
          ['Fees Charged', '+', sumCharged(/^Fees/), 'Total Credit Limit', '$9,000'],
          ['Interest Charged', '+', sumCharged(/^Interest/), 'Total Available Credit', '$2,113'],
          ['New Balance', '=', owed(closing), '', ''],
        ],
      ).down(18)
      paper.put(40, 'Transaction Details', HEADING).rule(40, 560).down(20)
    },
    again: (paper, { number }) =>
      paper
        .put(40, `EXAMPLE STAGE VISA CARD ending in ${number.slice(-4)}`, BOLD)
        .put(560, `Page ${paper.page} of 4`, RIGHT)
        .down(18)
        .put(40, 'Transaction Details (Continued)', HEADING)
        .down(20),
    titlesOnce: true,
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        {
          title: ['Card', 'Ending in'],
          x: 40,
          means: 'description',
          cell: ({ amount: own }) => (own > 0 ? '' : String(6_120 + (own % 2 === 0 ? 9 : 1))),
        },
        day(['Trans', 'Date'], 85, '04/03'),
        valueDay(['Post', 'Date'], 120, '04/03'),
        {
          title: ['Reference', 'Number'],
          x: 155,
          means: 'reference',
          cell: ({ amount: own, date }) =>
            `7418${(Math.abs(own) * 911 + date * 37).toString(36).toUpperCase()}8XB`,
        },
        lined('Description', 235, 170),
        credit('Credits', 480, commaPoint),
        debit('Charges', 560, commaPoint),
      ]
      const { paid, returned, fees, interest, bought } = parted(credits, debits)
      return [
        { title: 'Payments', columns, entries: paid },
        { title: 'Other Credits', columns, entries: returned },
        { title: 'Purchases, Balance Transfers & Other Charges', columns, entries: bought },
        { title: 'Fees Charged', columns, entries: fees },
        { title: 'Interest Charged', columns, entries: interest },
      ]
    },
    opens: (paper, { title }) => paper.put(40, title, BOLD).down(13),
    closes: (paper, { title, entries }, sum) => {
      paper.need(20).put(120, `TOTAL ${title.toUpperCase()} FOR THIS PERIOD`, BOLD)
      paper.put(creditsOf(entries).length > 0 ? 480 : 560, `$${commaPoint(sum)}`, RIGHT_BOLD).down(18)
    },
    below: (paper) =>
      paper
        .need(40)
        .put(40, '2024 Totals Year-to-Date', BOLD)
        .down()
        .put(40, 'TOTAL FEES CHARGED IN 2024')
        .put(290, '$87.00', RIGHT)
        .down()
        .put(40, 'TOTAL INTEREST CHARGED IN 2024')
        .put(290, '$312.44', RIGHT),
  },
}
