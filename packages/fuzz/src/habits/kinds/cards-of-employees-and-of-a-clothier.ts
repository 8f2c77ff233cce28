import { addDays } from '../../convention/day.ts'
import { type Entry, sumOf } from '../setting/account-book.ts'
import { amount, type Column, day, valueDay } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { notSaying, saying } from '../setting/saying.ts'
import type { Section, SectionedHabit } from '../setting/set-sections.ts'
import { EMPLOYEES_CARD, STYLE_CARD } from '../texts/mailed-american.ts'

/** What is owed is less than nothing in the book, and more than nothing in print. */
const owed = (minor: number) => `${minor > 0 ? '-' : ''}$${commaPoint(minor)}`
const bare = around(commaPoint, '5', '-5')

const CHARGE = /^LATE FEE|FINANCE CHARGE/
const PAID = /^PAYMENT/
const INTEREST = /^INTEREST/
const FEE = /^LATE FEE/

const byPosting = (entries: readonly Entry[]): Entry[] =>
  [...entries].sort((a, b) => a.valueDate - b.valueDate)
const byDay = (entries: readonly Entry[]): Entry[] => [...entries].sort((a, b) => a.date - b.date)
/** Of those that are no charges, what one of two employees bought. */
const boughtBy = (entries: readonly Entry[], holder: number): Entry[] =>
  notSaying(entries, CHARGE).filter(({ amount: own }) => own < 0 && Math.abs(own) % 2 === holder)

const FIRM = 'NORTHWAY SURVEYORS'
const EMPLOYEES = [
  ['JORDAN EXAMPLE', 'XXXX XXXX XXXX 8812', '10,000'],
  ['ALEX SAMPLE', 'XXXX XXXX XXXX 4417', '7,500'],
] as const

/** A number of the network of the card. */
const reference: Column = {
  title: ['Reference', 'Number'],
  x: 425,
  means: 'reference',
  cell: ({ date, amount: own, valueDate }) =>
    `2469216${String(date * 10_007 + Math.abs(own) * 31)
      .padStart(12, '4')
      .slice(-12)}${String(valueDate % 10_000).padStart(4, '0')}`,
}

/** Cards of the United States: one of a firm with two employees, one of a shop for clothes. */
export const CARDS_OF_EMPLOYEES_AND_OF_A_CLOTHIER: Readonly<Record<string, SectionedHabit>> = {
  'cardholder-activity-in-a-summary-above-posting-days-before-transaction-days-for-firm-and-employees': {
    paper: { page: 'letter', size: 7.5, bottom: 715 },
    book: { texts: EMPLOYEES_CARD, rows: [16, 46], opening: [-900_000, -250_000], largest: 200_000 },
    says: { currency: 'USD', isOwed: true },
    above: (paper, { start, end, number, opening, closing, moneyIn, entries }) => {
      const fees = sumOf(saying(entries, FEE))
      const finance = sumOf(saying(entries, CHARGE)) - fees
      const purchases = closing - opening - moneyIn - fees - finance
      const period = `${on(start, 'April 3, 2024')} - ${on(end, 'April 3, 2024')}`
      paper.put(40, 'Example Bank', HEADING).put(570, 'Customer Information:', RIGHT_BOLD).down()
      paper.put(40, 'Business Travel Card', BOLD).put(570, 'www.example.com/business', RIGHT).down()
      paper.put(570, '1.800.555.0167  (TTY 1.888.555.0168)', RIGHT).down(20)
      paper.put(40, FIRM, BOLD).put(320, 'Mail Billing Inquiries to:', BOLD).down()
      paper.put(40, '1900 HILLSBOROUGH ST').put(320, 'EXAMPLE BANK, PO BOX 660441').down()
      paper.put(40, 'RALEIGH, NC 27607-7400').put(320, 'DALLAS, TX 75266-0441').down(18)
      paper
        .put(40, `Account Number: XXXX XXXX XXXX ${number.slice(-4)}`)
        .put(320, period)
        .down(24)
      paper.put(40, 'Payment Information', BOLD).put(320, 'Account Summary', BOLD)
      paper.rule(40, 290).rule(320, 570).down(16)
      printGrid(
        paper,
        [40, [290], 320, [570]],
        [
          ['New Balance Total', owed(closing), 'Previous Balance', owed(opening)],
          ['Minimum Payment Due', '$112.00', 'Payments and Other Credits', `-$${commaPoint(moneyIn)}`],
          ['Payment Due Date', on(addDays(end, 26), '04/03/24'), 'Balance Transfer Activity', '$0.00'],
          ['', '', 'Cash Advance Activity', '$0.00'],
          [
            'Late Payment Warning: If we do not receive your',
            '',
            'Purchases and Other Charges',
            owed(purchases),
          ],
          ['minimum payment by the date listed above, you', '', 'Fees Charged', owed(fees)],
          ['may have to pay a late fee of up to $49.00.', '', 'Finance Charge', owed(finance)],
          ['', '', 'New Balance Total', owed(closing)],
          ['', '', 'Credit Limit', '$30,000'],
          ['', '', 'Statement Closing Date', on(end, '04/03/24')],
          ['', '', 'Days in Billing Cycle', '30'],
        ],
      ).down(14)
      paper.put(40, 'Cardholder Activity Summary', BOLD).rule(40, 570).down(16)
      printGrid(
        paper,
        [40, 180, [380], [475], [570]],
        [
          ['Account Holder', 'Account Number', 'Credit Limit', 'Credits', 'Purchases and Debits'],
          ...EMPLOYEES.map(([name, card, limit], i) => [
            name,
            card,
            limit,
            '0.00',
            bare(sumOf(boughtBy(entries, i))),
          ]),
        ],
      ).down(20)
      paper.put(40, 'Transactions', HEADING).rule(40, 570).down(20)
    },
    again: (paper, { number, end }) => {
      paper.put(40, `${FIRM}   XXXX XXXX XXXX ${number.slice(-4)}`)
      paper.put(570, `${on(end, 'April 3, 2024')}   Page ${paper.page} of 4`, RIGHT).down(20)
      paper.put(40, 'Transactions (continued)', BOLD).down(18)
    },
    titlesOnce: true,
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        valueDay(['Posting', 'Date'], 40, '04/03'),
        day(['Transaction', 'Date'], 85, '04/03'),
        lined('Description', 140, 275),
        reference,
        amount('Amount', 570, bare),
      ]
      const own: Section[] = [
        { title: 'Payments and Other Credits', columns, entries: byPosting(credits) },
        { title: 'Fees', columns, entries: byPosting(saying(debits, FEE)) },
        { title: 'Finance Charge', columns, entries: byPosting(saying(debits, /FINANCE/)) },
      ]
      return [
        ...own
          .filter(({ entries }) => entries.length > 0)
          .map((section, i) => ({ ...section, title: `${i === 0 ? FIRM : ''}|${section.title}` })),
        ...EMPLOYEES.map(([name, card], i) => ({
          title: `${name}|Purchases and Other Charges|${card}`,
          columns,
          entries: byPosting(boughtBy(debits, i)),
        })),
      ]
    },
    opens: (paper, { title }) => {
      const [name = '', kind = '', card] = title.split('|')
      if (name !== '') paper.put(40, name, BOLD).down(11)
      if (card !== undefined) paper.put(40, `Account Number: ${card}`).down(11)
      paper.put(140, kind, BOLD).down(13)
    },
    closes: (paper, { title }, sum) => {
      const name = (title.split('|')[1] ?? '').toUpperCase()
      paper.need(20).put(140, `TOTAL ${name} FOR THIS PERIOD`, BOLD)
      paper.put(570, owed(sum), RIGHT_BOLD).down(22)
    },
    below: (paper, { entries }) => {
      const finance = sumOf(saying(entries, /FINANCE/))
      paper.need(110).put(40, 'Finance Charge Calculation', BOLD).rule(40, 570).down(16)
      paper
        .put(40, 'Your Annual Percentage Rate (APR) is the annual interest rate on your account.', SMALL)
        .down()
      printGrid(
        paper,
        [40, [300], [430], [570]],
        [
          ['', 'Annual', 'Balance Subject', 'Finance Charges by'],
          ['', 'Percentage Rate', 'to Interest Rate', 'Transaction Type'],
          ['PURCHASES', '23.49% V', owed(Math.round((finance * 365) / 30 / 0.2349)), owed(finance)],
          ['CASH', '29.24% V', '$0.00', '$0.00'],
        ],
      )
      paper.put(40, 'V = Variable Rate (rate may vary), Promotional Balance = APR for limited time.', SMALL)
    },
  },
  'departments-under-shops-between-payments-with-a-minus-before-the-dollar-below-a-coupon-of-a-clothier': {
    paper: { page: 'letter', size: 8, bottom: 720 },
    book: { texts: STYLE_CARD, rows: [8, 26], opening: [-150_000, -20_000], largest: 40_000 },
    says: { currency: 'USD', isOwed: true, period: 'end' },
    above: (paper, { end, number, opening, closing, moneyIn, entries }) => {
      const fees = sumOf(saying(entries, FEE))
      const interest = sumOf(saying(entries, INTEREST))
      const purchases = closing - opening - moneyIn - fees - interest
      const returned = moneyIn - sumOf(saying(entries, PAID))
      const due = on(addDays(end, 25), '04/03/2024')
      paper.put(40, 'STYLE HOUSE', HEADING).put(570, 'STYLE HOUSE CREDIT CARD', RIGHT_BOLD).down(14)
      paper.put(40, `Account number: **** **** **** ${number.slice(-4)}`)
      paper.put(570, 'www.example.com/stylehouse   1-800-555-0119', RIGHT).down(24)
      paper.put(40, 'Summary of account activity', BOLD).put(330, 'Payment information', BOLD)
      paper.rule(40, 300).rule(330, 570).down(16)
      printGrid(
        paper,
        [40, [300], 330, [570]],
        [
          ['Previous balance', owed(opening), 'New balance', owed(closing)],
          ['Payments', `-$${commaPoint(moneyIn - returned)}`, 'Minimum payment due', '$41.00'],
          ['Other credits', `-$${commaPoint(returned)}`, 'Payment due date', due],
          ['Purchases', `+$${commaPoint(purchases)}`, '', ''],
          ['Other debits', '+$0.00', 'Late payment warning: If we do not receive', ''],
          ['Fees charged', `+$${commaPoint(fees)}`, `your minimum payment by ${due}, you may`, ''],
          ['Interest charged', `+$${commaPoint(interest)}`, 'have to pay up to a $41.00 late fee.', ''],
          ['New balance', owed(closing), '', ''],
          ['Past due amount', '$0.00', 'Minimum payment warning: If you make only', ''],
          ['Credit limit', '$8,500.00', 'the minimum payment each period, you will pay', ''],
          [
            'Statement closing date',
            on(end, '04/03/2024'),
            'more in interest and it will take you longer',
            '',
          ],
          ['Days in billing cycle', '30', 'to pay off your balance.', ''],
        ],
      ).down(8)
      paper.put(40, 'Please tear at perforation and return with your payment', SMALL)
      paper.down(8).put(40, '- '.repeat(88).trim(), SMALL).down(16)
      printGrid(
        paper,
        [40, 330, [570]],
        [
          ['TERRY SAMPLE', 'Account number', `**** **** **** ${number.slice(-4)}`],
          ['12 EXAMPLE LN', 'New balance', owed(closing)],
          ['COLUMBUS OH 43215-1204', 'Minimum payment due', '$41.00'],
          ['', `Payment must reach us by 6pm ET on ${due}`, ''],
          ['', 'Amount enclosed:  $', '_____________'],
        ],
      ).down(20)
      paper.put(40, 'Details of your transactions', HEADING).rule(40, 570).down(20)
    },
    again: (paper, { number }) => {
      paper.put(40, 'STYLE HOUSE CREDIT CARD', BOLD)
      paper
        .put(570, `Account number: **** **** **** ${number.slice(-4)}   Page ${paper.page} of 3`, RIGHT)
        .down(20)
      paper.put(40, 'Details of your transactions (continued)', BOLD).down(18)
    },
    titlesOnce: true,
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        day('TRANS DATE', 40, '04/03/2024'),
        lined('TRANSACTION DESCRIPTION/LOCATION', 120, 300),
        amount('AMOUNT', 570, owed),
      ]
      const bought = notSaying(notSaying(debits, FEE), INTEREST)
      return [
        { title: '', columns, entries: byDay([...credits, ...bought]) },
        { title: 'Fees', columns, entries: saying(debits, FEE) },
        { title: 'Interest charged', columns, entries: saying(debits, INTEREST) },
      ]
    },
    opens: (paper, { title }) => {
      if (title !== '') paper.put(120, title, BOLD).down(14)
    },
    closes: (paper, { title }, sum) => {
      if (title !== '') {
        paper.need(20).put(120, `Total ${title.split(' ')[0]?.toLowerCase()} for this period`, BOLD)
        paper.put(570, owed(sum), RIGHT_BOLD)
      }
      paper.down(20)
    },
    below: (paper, { entries }) => {
      const [fees, interest] = [sumOf(saying(entries, FEE)), sumOf(saying(entries, INTEREST))]
      paper.need(130).put(120, '2024 totals year to date', BOLD).down(14)
      printGrid(
        paper,
        [120, [400]],
        [
          ['Total fees charged in 2024', owed(fees - 4_100)],
          ['Total interest charged in 2024', owed(interest - 6_318)],
        ],
      ).down(14)
      paper.put(40, 'Interest charge calculation', BOLD).rule(40, 570).down(16)
      printGrid(
        paper,
        [40, [290], [430], [570]],
        [
          ['TYPE OF BALANCE', 'ANNUAL PERCENTAGE RATE', 'BALANCE SUBJECT TO INTEREST', 'INTEREST CHARGE'],
          ['Regular purchases', '35.24%', owed(Math.round((interest * 365) / 30 / 0.3524)), owed(interest)],
        ],
      ).down(6)
      paper.put(40, 'Rewards: you have 1,204 points. 2,500 points bring you a $10 reward.', SMALL)
    },
  },
}
