import { addDays } from '../../convention/day.ts'
import { sumOf } from '../setting/account-book.ts'
import { amount, type Column, day, valueDay } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying, saying } from '../setting/saying.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { BANK_CARD, STORE_CARD } from '../texts/lined-american.ts'

const owing = { rows: [12, 40], opening: [-900_000, -400_000], largest: 90_000 } as const
const dollars = around(commaPoint, '-$5', '$5')
/** What is owed is less than nothing in the book, and more than nothing in print. */
const owed = around(commaPoint, '$5', '-$5')

const FEE = /fee/i
const INTEREST = /^interest/i

const referenced = (title: Column['title'], x: number, before: string): Column => ({
  title,
  x,
  means: 'reference',
  cell: ({ amount: own, date }) => `${before}${Math.abs(own) * 7 + date * 1_009}`.slice(0, 12),
})

/** Cards of a bank and of a store in the United States that part movements by kind, as they are remembered. */
export const AMERICAN_CARD_SECTIONS: Readonly<Record<string, SectionedHabit>> = {
  'reference-and-account-numbers-behind-the-text-and-totals-in-a-column-of-their-own': {
    paper: { page: 'letter', size: 7.5, bottom: 720 },
    book: { texts: BANK_CARD, ...owing },
    says: { currency: 'USD', isOwed: true },
    above: (paper, { start, end, number, opening, closing }, sections) => {
      paper.put(40, `PAT Q SAMPLE   Account # 5466 32XX XXXX ${number.slice(-4)}`, BOLD)
      paper.put(560, `${on(start, 'April 3')} - ${on(end, 'April 3, 2024')}`, RIGHT).down(22)
      paper.put(40, 'Account Summary', HEADING).put(320, 'Payment Information', HEADING).down(16)
      const sums = sections.map(({ title, entries }) => [
        title,
        around(commaPoint, '$5', '-$5')(sumOf(entries)),
      ])
      const due = [
        ['New Balance Total', owed(closing)],
        ['Total Minimum Payment Due', '$48.00'],
        ['Payment Due Date', on(addDays(end, 25), '04/03/2024')],
      ]
      const own = [['Previous Balance', owed(opening)], ...sums, ['New Balance Total', owed(closing)]]
      printGrid(
        paper,
        [40, [270], 320, [560]],
        own.map((line, i) => [...line, ...(due[i] ?? ['', ''])]),
      ).down(10)
      paper.put(320, 'Late Payment Warning: you may have to pay a late fee of up to $40.00.', SMALL).down(20)
      paper.put(40, 'Transactions', HEADING).down(18)
    },
    again: (paper, { start, end, number }) =>
      paper
        .put(40, `PAT Q SAMPLE   Account # 5466 32XX XXXX ${number.slice(-4)}`)
        .put(400, `${on(start, 'April 3')} - ${on(end, 'April 3, 2024')}   Page ${paper.page}`)
        .down(24),
    titlesOnce: true,
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        day(['Transaction', 'Date'], 40, '04/03'),
        valueDay(['Posting', 'Date'], 95, '04/03'),
        lined('Description', 140, 205),
        referenced(['Reference', 'Number'], 365, ''),
        {
          title: ['Account', 'Number'],
          x: 430,
          means: 'description',
          cell: ({ date }) => String(3_300 + (date % 2)),
        },
        amount('Amount', 500, around(commaPoint, '5', '-5')),
        { title: 'Total', x: 560, align: 'right', cell: () => '' },
      ]
      const fees = saying(debits, FEE)
      const interest = saying(debits, INTEREST)
      const bought = debits.filter((entry) => !fees.includes(entry) && !interest.includes(entry))
      return [
        { title: 'Payments and Other Credits', columns, entries: credits },
        { title: 'Purchases and Adjustments', columns, entries: bought },
        { title: 'Fees', columns, entries: fees },
        { title: 'Interest Charged', columns, entries: interest },
      ]
    },
    opens: (paper, { title }) => paper.put(140, title, BOLD).down(14),
    closes: (paper, { title }, sum) => {
      const name = title === 'Interest Charged' ? 'INTEREST CHARGED' : title.toUpperCase()
      paper.need(30).put(140, `TOTAL ${name} FOR THIS PERIOD`)
      paper.put(560, around(commaPoint, '$5', '-$5')(sum), RIGHT).down(18)
    },
    below: (paper, { entries }) => {
      const [fees, interest] = [magnitudeSaying(entries, FEE), magnitudeSaying(entries, INTEREST)]
      paper.need(130).rule(140, 400, -2).down(12).put(200, '2024 Totals Year-to-Date', BOLD).down(14)
      paper.pairs(140, 400, [
        ['Total fees charged in 2024', dollars(fees + 2_900)],
        ['Total interest charged in 2024', dollars(interest + 31_244)],
      ])
      paper.down(14).put(40, 'Interest Charge Calculation', HEADING).down(16)
      printGrid(
        paper,
        [40, [250], [380], [480], [560]],
        [
          ['Your Annual Percentage Rate (APR)', 'APR', 'Promotional Offer ID', 'Balance Subject', 'Charges'],
          ['Purchases', '24.49%V', '', '$1,204.11', dollars(interest)],
          ['Direct Deposit and Check Cash Advances', '29.24%V', '', '$0.00', '$0.00'],
        ],
      )
    },
  },
  'sums-of-kinds-in-their-headings-and-departments-under-stores-above-deferred-interest': {
    paper: { page: 'letter', size: 8, bottom: 720 },
    book: { texts: STORE_CARD, ...owing, rows: [6, 22] },
    says: { currency: 'USD', isOwed: true, period: 'end' },
    above: (paper, { end, number, opening, closing, moneyIn, moneyOut }) => {
      paper
        .put(40, 'Greenfield Home Credit Card', HEADING)
        .put(330, 'Visit us at greenfieldhome.example')
        .down()
      paper.put(40, `PAT Q SAMPLE  Account Number ending in ${number.slice(-4)}`).down(20)
      printGrid(
        paper,
        [40, [270], 330, [560]],
        [
          ['Summary of Account Activity', '', 'Payment Information', ''],
          ['Previous Balance', owed(opening), 'New Balance', owed(closing)],
          ['- Payments and Credits', dollars(moneyIn), 'Total Minimum Payment Due', '$56.00'],
          [
            '+ Purchases, Fees & Interest',
            `$${commaPoint(moneyOut)}`,
            'Payment Due Date',
            on(end + 23, '04/03/2024'),
          ],
          ['New Balance', owed(closing), 'Statement Closing Date', on(end, '04/03/2024')],
          ['Credit Limit', '$14,000', 'Days in Billing Cycle', '30'],
        ],
      ).down(16)
      paper.put(40, 'Transaction Detail', HEADING).down(18)
    },
    titlesOnce: true,
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        day('Date', 40, '04/03'),
        referenced('Reference #', 85, 'P9'),
        lined('Description', 170, 230),
        amount('Amount', 560, around(commaPoint, '$5', '-$5')),
      ]
      const charged = debits.filter(({ text }) => FEE.test(text) || INTEREST.test(text))
      return [
        { title: 'Payments and Credits', columns, entries: credits },
        {
          title: 'Purchases and Other Debits',
          columns,
          entries: debits.filter((own) => !charged.includes(own)),
        },
        { title: 'Total Fees Charged This Period', columns, entries: saying(charged, FEE) },
        { title: 'Total Interest Charged This Period', columns, entries: saying(charged, INTEREST) },
      ]
    },
    opens: (paper, { title, entries }) =>
      paper
        .put(40, title, BOLD)
        .put(560, around(commaPoint, '$5', '-$5')(sumOf(entries)), RIGHT_BOLD)
        .down(14),
    closes: (paper) => paper.down(6),
    below: (paper, { entries }) => {
      const [fees, interest] = [magnitudeSaying(entries, FEE), magnitudeSaying(entries, INTEREST)]
      paper.need(150).down(10).put(40, 'Promotional Purchase Summary', HEADING).down(16)
      printGrid(
        paper,
        [40, [250], [370], [470], 490],
        [
          ['Promotion', 'Initial Purchase', 'Deferred Interest', 'Balance', 'Expires'],
          ['DEFERRED INTEREST/NO INT IF PAID', '$1,899.00', '$214.06', '$1,266.00', '11/18/2024'],
          ['EQUAL PAY NO INTEREST', '$640.00', '$0.00', '$480.00', '02/09/2025'],
        ],
      ).down(12)
      paper.put(40, '2024 Year-to-Date Fees and Interest', BOLD).down(13)
      paper.pairs(40, 270, [
        ['Total Fees Charged in 2024', dollars(fees + 5_800)],
        ['Total Interest Charged in 2024', dollars(interest + 40_177)],
      ])
      paper.down(8).put(40, 'You must pay your promotional balance in full by the date shown above.', SMALL)
    },
  },
}
