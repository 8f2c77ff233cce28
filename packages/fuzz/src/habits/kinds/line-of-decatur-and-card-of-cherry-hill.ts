import { addDays } from '../../convention/day.ts'
import { type Column, day, valueDay } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying, notSaying, saying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { smallPrint } from '../setting/small-print.ts'
import { CARD_OF_CHERRY_HILL, LINE_OF_DECATUR } from '../texts/from-lehi-to-dubai-west.ts'

const bracketed = around(commaPoint, '$5', '($5)')
const owed = around(commaPoint, '$5', '$5 CR')
const FEE = /FEE$/
const INTEREST = /^INTEREST/
const PAYMENT = /^PAYMENT/

/** A line of credit of Georgia. */
export const LINE_OF_DECATUR_FOR_FIRMS: Readonly<Record<string, PlainHabit>> = {
  /** References of ten digits stand behind the days, payments in brackets, and numbered notes right below the rows. */
  'references-of-ten-digits-before-texts-and-payments-in-brackets-over-numbered-notes-of-a-line-in-decatur': {
    paper: { page: 'letter', size: 9, bottom: 720 },
    book: { texts: LINE_OF_DECATUR, rows: [5, 22], opening: [-4_000_000, -300_000], largest: 400_000 },
    says: { currency: 'USD', isOwed: true },
    gap: 14,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, entries } }) => {
      const fees = magnitudeSaying(entries, FEE)
      paper
        .put(40, 'Sample Express', { isBold: true, size: 15 })
        .put(570, 'Business Line of Credit', RIGHT_BOLD)
        .down(30)
      printGrid(
        paper,
        [40, 330, [570]],
        [
          ['NORTHWAY BAKERY LLC', 'Account number', number.slice(-10)],
          ['1104 EXAMPLE ST', 'Statement period', `${on(start, '04/03/2024')} - ${on(end, '04/03/2024')}`],
          ['DECATUR GA 30030', 'Credit limit', '$75,000.00'],
          ['', 'Payment due date', on(addDays(end, 20), '04/03/2024')],
        ],
      ).down(20)
      paper.put(40, 'Account Summary', HEADING).rule(40, 570, 4).down(18)
      paper.pairs(40, 330, [
        ['Previous balance', bracketed(opening)],
        ['Payments and credits', bracketed(moneyIn)],
        ['New draws', bracketed(closing - opening - moneyIn + fees)],
        ['Fees', bracketed(-fees)],
        ['New balance', bracketed(closing)],
      ])
      paper.down(20).put(40, 'Transaction Summary', HEADING).rule(40, 570, 4).down(20)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, 'Business Line of Credit', BOLD)
        .put(570, `${number.slice(-10)}   Page ${paper.page}`, RIGHT)
        .down(26),
    columns: [
      day('Date', 40, '04/03/2024'),
      numbered('Reference number', 120, 10),
      lined('Description', 230, 220),
      { title: 'Amount', x: 570, align: 'right', cell: ({ amount }) => bracketed(amount) },
    ],
    closes: ({ paper }) => {
      paper.need(90)
      smallPrint(paper, 40, [
        '1. Draws are shown on the day on which they were funded; each becomes an installment loan of its own.',
        '2. Payments received after 8:00 p.m. Eastern Time are credited on the next business day.',
        '3. Loan fees are charged each month in which principal is outstanding, and are not refundable.',
      ])
      paper.down(14)
      smallPrint(paper, 40, [
        'Business lines of credit are issued by Sample Express National Bank. Questions? Call 888-555-0144.',
      ])
    },
  },
}

const columns: readonly Column[] = [
  { title: ['Activity', 'Date'], x: 40, cell: ({ date }) => on(date, 'Apr 03') },
  valueDay(['Post', 'Date'], 90, 'Apr 03'),
  numbered('Reference Number', 140, 17),
  lined('Description', 260, 220),
  { title: 'Amount', x: 570, align: 'right', cell: ({ amount }) => owed(amount) },
]

/** A firm's card of New Jersey. */
export const CARD_OF_CHERRY_HILL_FOR_FIRMS: Readonly<Record<string, SectionedHabit>> = {
  /** A row of the card's last digits stands above purchases and payments alike; fees and interest have sections and sums. */
  'a-row-of-the-card-above-purchases-and-payments-with-long-references-over-fees-and-interest-of-a-firm-in-cherry-hill':
    {
      paper: { page: 'letter', size: 8.5, bottom: 720 },
      book: {
        texts: CARD_OF_CHERRY_HILL,
        rows: [10, 40],
        opening: [-300_000, -20_000],
        largest: 120_000,
        from: { month: 7, day: 4 },
      },
      says: { currency: 'USD', isOwed: true },
      above: (paper, { start, end, number, opening, closing, moneyIn, moneyOut, entries }) => {
        const paid = magnitudeSaying(entries, PAYMENT)
        const fees = magnitudeSaying(saying(entries, FEE), FEE)
        const interest = magnitudeSaying(entries, INTEREST)
        paper.put(430, 'PAT SAMPLE').down().put(430, 'NORTHWAY SUPPLY LLC').down(16)
        paper
          .put(40, 'Sample Business Solutions Visa', { isBold: true, size: 13 })
          .put(570, `Account Number Ending in: ${number.slice(-4)}`, RIGHT)
          .down(14)
        paper.put(570, `${on(start, 'April 3, 2024')} - ${on(end, 'April 3, 2024')}`, RIGHT)
        paper.down(24).put(40, 'Summary of Account Activity', BOLD).put(330, 'Payment Information', BOLD)
        paper.rule(40, 300, 4).rule(330, 570, 4).down(18)
        printGrid(
          paper,
          [40, [300], 330, [570]],
          [
            ['Previous Balance', owed(opening), 'New Balance', owed(closing)],
            ['Payments', `-$${commaPoint(paid)}`, 'Minimum Payment Due', '$35.00'],
            [
              'Other Credits',
              `-$${commaPoint(moneyIn - paid)}`,
              'Payment Due Date',
              on(addDays(end, 25), 'April 3, 2024'),
            ],
            ['Purchases', `$${commaPoint(-moneyOut - fees - interest)}`, '', ''],
            ['Fees Charged', `$${commaPoint(fees)}`, 'Rewards', ''],
            ['Interest Charged', `$${commaPoint(interest)}`, 'Previous Points Balance', '5,410'],
            ['New Balance', owed(closing), 'New Points Balance', '6,050'],
            ['Available Credit', '$8,800.00', '', ''],
          ],
        ).down(22)
      },
      again: (paper, { number }, section) => {
        paper
          .put(40, 'Sample Business Solutions Visa', BOLD)
          .put(570, `Account Number Ending in: ${number.slice(-4)}   Page ${paper.page}`, RIGHT)
          .down(26)
        if (section) paper.put(40, section.title, BOLD).down(18)
      },
      sections: ({ credits, debits }) => {
        const plain = notSaying(notSaying(debits, FEE), INTEREST)
        const own = [...credits, ...plain].sort((a, b) => a.date - b.date)
        return [
          { title: 'Transactions', columns, entries: own },
          { title: 'Fees', columns, entries: saying(debits, FEE) },
          { title: 'Interest Charged', columns, entries: saying(debits, INTEREST) },
        ]
      },
      opens: (paper, { title }) => {
        paper.put(40, title, BOLD).rule(40, 570, 4).down(18)
        if (title === 'Transactions') paper.put(140, 'Card Number Ending in 4417', BOLD).down(16)
      },
      closes: (paper, { title }, sum) => {
        if (title === 'Transactions') return paper.down(12)
        const name = title === 'Fees' ? 'TOTAL FEES FOR THIS PERIOD' : 'TOTAL INTEREST FOR THIS PERIOD'
        return paper.need(24).put(260, name, BOLD).put(570, owed(sum), RIGHT_BOLD).down(24)
      },
      below: (paper) => {
        paper.need(90).put(40, 'Interest Charge Calculation', BOLD).rule(40, 570, 4).down(16)
        printGrid(
          paper,
          [40, [330], [570]],
          [
            ['Type of Balance', 'Annual Percentage Rate (APR)', 'Balance Subject to Interest Rate'],
            ['Purchases', '19.24% (v)', '$0.00'],
            ['Cash Advances', '27.24% (v)', '$0.00'],
          ],
        ).down(10)
        smallPrint(paper, 40, [
          '(v) = Variable Rate. Issued by Sample Bank, N.A. Call 800-555-0144 for inquiries.',
        ])
      },
    },
}
