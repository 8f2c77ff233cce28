import { addDays } from '../../convention/day.ts'
import { sumOf } from '../setting/account-book.ts'
import { amount, type Column, day } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printDays } from '../setting/print-days.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying, notSaying, saying } from '../setting/saying.ts'
import { serials, starred } from '../setting/serials.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { EASTERN_BANK, FIRM_OF_MICHIGAN } from '../texts/household-american.ts'

const rich = { rows: [18, 45], opening: [900_000, 3_000_000], isNeverOverdrawn: true } as const
const minus = minusBefore(commaPoint)
const dollars = around(commaPoint, '-$5', '$5')

const CHECK = /^CHECK/
const FEE = /FEE$|^Service Charge/

/** Checking accounts of households and firms of the United States that part movements by kind. */
export const CHECKING_SECTIONS: Readonly<Record<string, SectionedHabit>> = {
  'subtotals-alone-below-sections-and-serial-numbers-beside-averages-of-the-period': {
    paper: { page: 'letter', size: 8, bottom: 720 },
    book: { texts: EASTERN_BANK, ...rich },
    says: {},
    above: (paper, { start, end, number, opening, closing, entries, moneyIn }) => {
      const [checks, fees] = [magnitudeSaying(entries, CHECK), magnitudeSaying(entries, FEE)]
      const others = opening + moneyIn - checks - fees - closing
      paper.put(40, 'Example Convenient Bank', BOLD).put(560, 'STATEMENT OF ACCOUNT', RIGHT_BOLD).down(24)
      paper.put(40, 'ALEX Q SAMPLE').put(350, 'Page:').put(560, '1 of 4', RIGHT).down()
      paper.put(40, '77 LINDEN WAY').put(350, 'Statement Period:')
      paper.put(560, `${on(start, 'Apr 03 2024')}-${on(end, 'Apr 03 2024')}`, RIGHT).down()
      paper.put(40, 'TRENTON NJ 08608').put(350, 'Primary Account #:')
      paper.put(560, `43${number.slice(-8)}`, RIGHT).down(30)
      paper.put(40, 'Example Convenience Checking', HEADING).down(14)
      paper
        .put(40, 'ALEX Q SAMPLE')
        .put(560, `Account # 43${number.slice(-8)}`, RIGHT)
        .down(20)
      paper.put(40, 'ACCOUNT SUMMARY', BOLD).down(14)
      printGrid(
        paper,
        [40, [250], 310, [560]],
        [
          ['Beginning Balance', commaPoint(opening), 'Average Collected Balance', '3,118.40'],
          ['Deposits', commaPoint(moneyIn), 'Interest Earned This Period', '0.00'],
          ['Checks Paid', commaPoint(checks), 'Interest Paid Year-to-Date', '0.00'],
          ['Electronic Payments', commaPoint(others), 'Annual Percentage Yield Earned', '0.00%'],
          ['Service Charges', commaPoint(fees), 'Days in Period', '30'],
          ['Ending Balance', commaPoint(closing), '', ''],
        ],
      ).down(14)
      paper.put(40, 'DAILY ACCOUNT ACTIVITY', BOLD).rule(40, 560).down(18)
    },
    again: (paper, { start, end, number }, section) => {
      paper.put(40, 'ALEX Q SAMPLE').put(350, `Page:   ${paper.page} of 4`).down()
      paper.put(350, `Statement Period:   ${on(start, 'Apr 03 2024')}-${on(end, 'Apr 03 2024')}`).down()
      paper.put(350, `Primary Account #:   43${number.slice(-8)}`).down(24)
      if (section) paper.put(40, `${section.title} (continued)`, BOLD).down(16)
    },
    sections: ({ credits, debits }) => {
      const columns = [
        day('POSTING DATE', 40, '04/03'),
        lined('DESCRIPTION', 120, 330),
        amount('AMOUNT', 560, commaPoint),
      ]
      return [
        { title: 'Deposits', columns, entries: credits },
        {
          title: 'Checks Paid',
          columns: [
            day('DATE', 40, '04/03'),
            serials('SERIAL NO.', 100, 1_284),
            starred(118),
            amount('AMOUNT', 250, commaPoint),
          ],
          across: [0, 270],
          entries: saying(debits, CHECK),
        },
        {
          title: 'Electronic Payments',
          columns,
          entries: notSaying(notSaying(debits, CHECK), FEE),
        },
        { title: 'Service Charges', columns, entries: saying(debits, FEE) },
      ]
    },
    opens: (paper, { title, entries }) => {
      paper.put(40, title, BOLD)
      if (title === 'Checks Paid') {
        paper.put(110, `No. Checks: ${entries.length}`)
        paper.put(190, '*Indicates break in serial sequence or check processed electronically', SMALL)
      }
      paper.down(14)
    },
    closes: (paper, _, sum) => {
      paper.need(20).put(490, 'Subtotal:', RIGHT).put(560, commaPoint(sum), RIGHT).down(24)
    },
    below: (paper, book) => {
      paper.need(120).put(40, 'DAILY BALANCE SUMMARY', BOLD).down(14)
      const before = { date: addDays(book.start, -1), balance: book.opening }
      const titles = ['DATE', 'BALANCE'] as const
      printDays(paper, book, {
        style: '04/03',
        stops: [40, 320],
        figure: minus,
        titles,
        width: 200,
        before,
      })
      paper.down(8).put(40, 'Call 1-800-555-0193 for 24-hour information. Equal housing lender.', SMALL)
    },
  },
  'amounts-before-activities-with-numbers-of-the-bank-behind-above-an-analysis-of-services': {
    paper: { page: 'letter', size: 8, bottom: 715 },
    book: { texts: FIRM_OF_MICHIGAN, ...rich },
    says: { currency: 'USD' },
    above: (paper, { start, end, number, opening, closing }, sections) => {
      paper.put(40, 'Commercial Checking statement', HEADING).down(16)
      paper.put(40, `${on(start, 'April 3, 2024')} to ${on(end, 'April 3, 2024')}`)
      paper.put(330, `Account number 1850${number.slice(-6)}`).down(20)
      paper.put(40, 'NORTHWAY CASTINGS INC').put(330, 'Questions? Call 1 800 555 0148').down()
      paper.put(40, '31 FOUNDRY RD, FLINT MI 48502').put(330, 'Flint Main Banking Center').down(20)
      paper.put(40, 'Account summary', BOLD).rule(40, 330).down(16)
      const lines = sections.map(({ title, entries }): [string, string] => [
        `${sumOf(entries) < 0 ? 'Less' : 'Plus'} ${title.toLowerCase()}`,
        dollars(sumOf(entries)),
      ])
      paper
        .pairs(40, 330, [
          [`Beginning balance on ${on(start, 'April 3, 2024')}`, dollars(opening)],
          ...lines,
          [`Ending balance on ${on(end, 'April 3, 2024')}`, dollars(closing)],
        ])
        .down(18)
    },
    again: (paper, { start, end, number }) =>
      paper
        .put(40, `Commercial Checking   1850${number.slice(-6)}`)
        .put(300, `${on(start, 'April 3, 2024')} to ${on(end, 'April 3, 2024')}`)
        .put(560, `Page ${paper.page} of 4`, RIGHT)
        .down(24),
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        day('Date', 40, 'Apr 03'),
        amount('Amount ($)', 160, minus),
        lined('Activity', 190, 240),
        numbered(['Bank', 'reference number'], 460, 10),
      ]
      return [
        { title: 'Electronic deposits', columns, entries: credits },
        {
          title: 'Checks paid',
          columns: [
            serials('Check number', 40, 20_411),
            starred(65, '#'),
            amount('Amount ($)', 160, minus),
            day('Date paid', 185, 'Apr 03'),
          ],
          across: [0, 250],
          entries: saying(debits, CHECK),
        },
        { title: 'Electronic withdrawals', columns, entries: notSaying(notSaying(debits, CHECK), FEE) },
        { title: 'Fees and service charges', columns, entries: saying(debits, FEE) },
      ]
    },
    opens: (paper, { title }) => {
      paper.put(40, `${title} this statement period`, BOLD)
      if (title === 'Checks paid') paper.put(250, '# This symbol indicates a break in check number sequence')
      paper.down(16)
    },
    closes: (paper, { title, entries }, sum) => {
      paper
        .need(34)
        .put(40, `Total ${title}: ${dollars(sum)}`, BOLD)
        .down()
      paper.put(40, `Total number of ${title}: ${entries.length}`).down(24)
    },
    below: (paper, { entries }) => {
      paper.need(120).put(40, 'Account analysis', HEADING).down(16)
      printGrid(
        paper,
        [40, [300], [400], [540]],
        [
          ['Service', 'Volume', 'Unit price', 'Service charge'],
          ['Account maintenance', '1', '25.0000', '25.00'],
          ['Items deposited', String(entries.length * 3), '0.1500', commaPoint(entries.length * 45)],
          ['Lockbox per item', '118', '0.4200', '49.56'],
          ['Earnings allowance at 0.250%', '', '', '-18.04'],
        ],
      ).down(6)
      paper.put(40, 'Analysed charges are taken from the account in the month that follows.', SMALL)
    },
  },
}
