import { addDays } from '../../convention/day.ts'
import { type Entry, sumOf } from '../setting/account-book.ts'
import { amount, type Column, day, valueDay } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { kind } from '../setting/kind.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { notSaying, saying } from '../setting/saying.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { FIRM_CARD, POSTED_CARD, SAILORS_CARD } from '../texts/daily-american.ts'

const owing = { rows: [12, 38], opening: [-700_000, -200_000], largest: 150_000 } as const
/** What is owed is less than nothing in the book, and more than nothing in print. */
const owed = around(commaPoint, '$5', '-$5')
const ofRow = around(commaPoint, '$5', '$5CR')

const FEE = /FEE|^LATE/
const INTEREST = /INTEREST/

const byDay = (entries: readonly Entry[]): Entry[] => [...entries].sort((a, b) => a.date - b.date)
/** As they were posted. */
const byPosting = (entries: readonly Entry[]): Entry[] =>
  [...entries].sort((a, b) => a.valueDate - b.valueDate)
/** The purchases of one of two holders. */
const heldBy = (entries: readonly Entry[], holder: number): Entry[] =>
  entries.filter(({ amount: own }) => Math.abs(own) % 2 === holder)

/** Cards of the United States that part movements by kind or by employee. */
export const CARDS_OF_FIRMS_AND_SAILORS: Readonly<Record<string, SectionedHabit>> = {
  'an-empty-notation-behind-amounts-with-cr-attached-and-totals-this-period-of-a-card': {
    paper: { page: 'letter', size: 8, bottom: 715 },
    book: { texts: POSTED_CARD, ...owing },
    says: { currency: 'USD', isOwed: true },
    above: (paper, { start, end, number, opening, closing, moneyIn, entries }) => {
      const [fees, interest] = [sumOf(saying(entries, FEE)), sumOf(saying(entries, INTEREST))]
      const purchases = closing - opening - moneyIn - fees - interest
      paper.put(40, 'Example Cash+ Visa Signature Card', HEADING).put(570, 'Page 1 of 3', RIGHT).down(14)
      paper
        .put(40, 'ALEX Q SAMPLE')
        .put(570, `Account: 4798 XXXX XXXX ${number.slice(-4)}`, RIGHT)
        .down()
      paper.put(40, `Open Date: ${on(start, '04/03/2024')}   Closing Date: ${on(end, '04/03/2024')}`).down(20)
      paper.put(40, 'Activity Summary', BOLD).rule(40, 290).put(330, 'Payment Information', BOLD).down(16)
      printGrid(
        paper,
        [40, 205, [290], 330, [570]],
        [
          ['Previous Balance', '+', owed(opening), 'New Balance', owed(closing)],
          ['Payments and Other Credits', '-', ofRow(moneyIn), 'Minimum Payment Due', '$40.00'],
          ['Purchases', '+', ofRow(purchases), 'Payment Due Date', on(addDays(end, 25), '04/03/2024')],
          ['Fees Charged', '+', ofRow(fees), '', ''],
          ['Interest Charged', '+', ofRow(interest), 'Credit Line', '$15,000.00'],
          ['New Balance', '=', owed(closing), 'Days in Billing Period', '30'],
        ],
      ).down(16)
      paper
        .put(40, 'Transactions', HEADING)
        .put(140, 'SAMPLE, ALEX Q')
        .put(330, 'Credit Limit $15000')
        .down(20)
    },
    again: (paper, { end, number }) => {
      paper.put(40, `Example Cash+ Visa   Account: 4798 XXXX XXXX ${number.slice(-4)}`)
      paper.put(570, `Closing Date: ${on(end, '04/03/2024')}   Page ${paper.page} of 3`, RIGHT).down(24)
    },
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        valueDay(['Post', 'Date'], 40, '04/03'),
        day(['Trans', 'Date'], 75, '04/03'),
        numbered('Ref #', 110, 4),
        lined('Transaction Description', 145, 280),
        amount('Amount', 490, ofRow),
        { title: 'Notation', x: 525, cell: () => '' },
      ]
      const plain = notSaying(notSaying(debits, FEE), INTEREST)
      return [
        { title: 'Payments and Other Credits', columns, entries: byPosting(credits) },
        { title: 'Purchases and Other Debits', columns, entries: byPosting(plain) },
        { title: 'Fees', columns, entries: byPosting(saying(debits, FEE)) },
        { title: 'Interest Charged', columns, entries: byPosting(saying(debits, INTEREST)) },
      ]
    },
    opens: (paper, { title }) => paper.put(40, title, BOLD).rule(40, 570).down(18),
    closes: (paper, { title }, sum) => {
      const name =
        title === 'Fees' || title === 'Interest Charged' ? `TOTAL ${title} THIS PERIOD` : 'TOTAL THIS PERIOD'
      paper.need(20).put(400, name.toUpperCase(), RIGHT_BOLD).put(490, ofRow(sum), RIGHT_BOLD).down(26)
    },
    below: (paper, { entries }) => {
      paper.need(90).put(180, '2024 Totals Year-to-Date', BOLD).down(14)
      printGrid(
        paper,
        [150, [430]],
        [
          ['Total Fees Charged in 2024', ofRow(sumOf(saying(entries, FEE)) - 7_800)],
          ['Total Interest Charged in 2024', ofRow(sumOf(saying(entries, INTEREST)) - 11_246)],
        ],
      ).down(8)
      paper.put(40, 'Interest rates are variable. Days in each billing cycle may differ.', SMALL)
    },
  },
  'lines-with-the-card-of-each-employee-below-their-transactions-of-a-firm-s-card': {
    paper: { page: 'letter', size: 8, bottom: 715 },
    book: { texts: FIRM_CARD, ...owing, rows: [16, 44] },
    says: { currency: 'USD', isOwed: true },
    above: (paper, { start, end, number, opening, closing, entries, moneyIn }) => {
      const [fees, interest] = [sumOf(saying(entries, FEE)), sumOf(saying(entries, INTEREST))]
      const purchases = closing - opening - moneyIn - fees - interest
      paper
        .put(40, 'EXAMPLE INK BUSINESS CARD', HEADING)
        .put(560, 'Customer Service 1-800-555-0162', RIGHT)
        .down(24)
      paper.put(40, 'ACCOUNT SUMMARY', BOLD).down(14)
      const plus = (minor: number) => `+$${commaPoint(minor)}`
      printGrid(
        paper,
        [40, [270], 320, [560]],
        [
          [`Account Number: XXXX XXXX XXXX ${number.slice(-4)}`, '', 'New Balance', owed(closing)],
          ['Previous Balance', owed(opening), 'Minimum Payment Due', '$64.00'],
          [
            'Payment, Credits',
            `-$${commaPoint(moneyIn)}`,
            'Payment Due Date',
            on(addDays(end, 25), '04/03/24'),
          ],
          ['Purchases', plus(purchases), 'Credit Access Line', '$20,000'],
          ['Fees Charged', plus(fees), 'Available Credit', '$11,204'],
          ['Interest Charged', plus(interest), '', ''],
          ['New Balance', owed(closing), '', ''],
          ['Opening/Closing Date', `${on(start, '04/03/24')} - ${on(end, '04/03/24')}`, '', ''],
        ],
      ).down(20)
      paper.put(40, 'ACCOUNT ACTIVITY', BOLD).rule(40, 560).down(20)
    },
    again: (paper) => {
      paper.put(40, 'ACCOUNT ACTIVITY (CONTINUED)', BOLD).put(560, `Page ${paper.page} of 3`, RIGHT).down(20)
    },
    titlesOnce: true,
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        day(['Date of', 'Transaction'], 40, '04/03'),
        lined('Merchant Name or Transaction Description', 120, 330),
        amount('$ Amount', 560, around(commaPoint, '5', '-5')),
      ]
      const plain = notSaying(notSaying(debits, FEE), INTEREST)
      return [
        { title: 'ALEX SAMPLE|4417|PAYMENTS', columns, entries: byDay([...credits, ...heldBy(plain, 0)]) },
        { title: 'JORDAN EXAMPLE|8812|', columns, entries: heldBy(plain, 1) },
        { title: 'FEES CHARGED', columns, entries: saying(debits, FEE) },
        { title: 'INTEREST CHARGED', columns, entries: saying(debits, INTEREST) },
      ]
    },
    opens: (paper, { title }) => {
      if (/CHARGED$/.test(title)) paper.put(120, title, BOLD).down(14)
    },
    closes: (paper, { title }, sum) => {
      const [holder = '', card, payments] = title.split('|')
      if (card === undefined) {
        paper.put(120, `TOTAL ${title.replace(' CHARGED', '')} FOR THIS PERIOD`, BOLD)
        paper.put(560, `$${commaPoint(sum)}`, RIGHT_BOLD).down(20)
        return
      }
      paper.need(34).put(120, holder).down(10)
      paper.put(120, `TRANSACTIONS THIS CYCLE (CARD ${card}) ${owed(sum)}`).down(10)
      if (payments) paper.put(120, 'INCLUDING PAYMENTS RECEIVED')
      paper.down(20)
    },
    below: (paper, { entries }) => {
      paper.need(90).put(40, 'INTEREST CHARGES', BOLD).rule(40, 560).down(16)
      printGrid(
        paper,
        [40, [300], [430], [560]],
        [
          ['Balance Type', 'Annual Percentage Rate (APR)', 'Balance Subject To', 'Interest Charges'],
          ['Purchases', '21.49%(v)(d)', '$1,204.18', ofRow(sumOf(saying(entries, INTEREST)))],
          ['Cash Advances', '29.99%(v)(d)', '- 0 -', '- 0 -'],
        ],
      )
    },
  },
  'who-submitted-each-row-behind-its-description-on-a-card-of-sailors': {
    paper: { page: 'letter', size: 7.5, bottom: 715 },
    book: { texts: SAILORS_CARD, ...owing },
    says: { currency: 'USD', isOwed: true },
    above: (paper, { start, end, number, opening, closing, entries, moneyIn }) => {
      const interest = sumOf(saying(entries, INTEREST))
      const cash = sumOf(saying(entries, /^CASH ADV/))
      const purchases = closing - opening - moneyIn - interest - cash
      paper.put(40, 'EXAMPLE SAILORS UNION', HEADING).put(560, 'STATEMENT OF ACCOUNT', RIGHT_BOLD).down(16)
      paper
        .put(40, 'cashRewards Card')
        .put(560, `Account No. xxxx xxxx xxxx ${number.slice(-4)}`, RIGHT)
        .down()
      paper.put(40, `Billing Cycle ${on(start, '04/03/24')} - ${on(end, '04/03/24')}`).down(20)
      printGrid(
        paper,
        [40, [260], 320, [560]],
        [
          ['ACCOUNT SUMMARY', '', 'PAYMENT INFORMATION', ''],
          ['Previous Balance', owed(opening), 'New Balance', owed(closing)],
          ['Payments and Credits', `- $${commaPoint(moneyIn)}`, 'Minimum Payment Due', '$48.00'],
          ['Purchases', `+ $${commaPoint(purchases)}`, 'Payment Due Date', on(addDays(end, 25), '04/03/24')],
          ['Cash Advances', `+ $${commaPoint(cash)}`, 'Credit Limit', '$12,000.00'],
          ['Interest Charged', `+ $${commaPoint(interest)}`, 'Available Credit', '$8,310.00'],
          ['New Balance', `= ${owed(closing)}`, '', ''],
        ],
      ).down(20)
      paper.put(40, 'TRANSACTIONS', HEADING).down(20)
    },
    again: (paper, { number }, section) => {
      paper.put(40, `TRANSACTIONS (continued)   xxxx xxxx xxxx ${number.slice(-4)}`)
      paper.put(560, `Page ${paper.page}`, RIGHT).down(20)
      if (section) paper.put(40, `${section.title} (continued)`, BOLD).down(16)
    },
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        day(['Trans', 'Date'], 40, '04/03/24'),
        valueDay(['Post', 'Date'], 85, '04/03/24'),
        numbered('Reference No.', 130, 17),
        lined('Description', 220, 190),
        kind('Submitted By', 425, (text) => (/#|FUEL/.test(text) ? 'J SAMPLE' : 'A SAMPLE')),
        amount('Amount', 560, around(commaPoint, '$5', '-$5')),
      ]
      const interest = saying(debits, INTEREST)
      return [
        { title: 'PAYMENTS AND CREDITS', columns, entries: credits },
        { title: 'PURCHASES AND CASH ADVANCES', columns, entries: notSaying(debits, INTEREST) },
        { title: 'INTEREST CHARGED', columns, entries: interest },
      ]
    },
    opens: (paper, { title }) => paper.put(40, title, BOLD).down(16),
    closes: (paper, { title }, sum) => {
      paper.need(20).put(220, `TOTAL ${title}`, BOLD)
      paper.put(560, around(commaPoint, '$5', '-$5')(sum), RIGHT_BOLD).down(24)
    },
    below: (paper) => {
      paper.need(40).put(40, 'Rewards balance 41,207. Federally insured. Questions? 1-888-555-0142.', SMALL)
    },
  },
}
