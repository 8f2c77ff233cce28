import { addDays } from '../../convention/day.ts'
import type { Entry } from '../setting/account-book.ts'
import { amount, type Column, day, valueDay } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { notSaying, saying } from '../setting/saying.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { BRITISH_CARD, CHARGE_CARD } from '../texts/lined-cards-and-wallets.ts'

const owing = { rows: [14, 42], opening: [-900_000, -400_000], largest: 90_000 } as const
const pounds = around(commaPoint, '£5', '£5 CR')

const HOLDERS = ['LIM SAMPLE x1009', 'TAN EXAMPLE x2015', 'WONG SPECIMEN x3012'] as const
const heldBy = (entries: readonly Entry[], holder: number) =>
  entries.filter((_, i) => (i % (HOLDERS.length + 1)) % HOLDERS.length === holder)

/** Cards of Britain and Singapore that part what they print by kind or by holder, as they are remembered. */
export const BRITISH_AND_SINGAPOREAN_CARD_SECTIONS: Readonly<Record<string, SectionedHabit>> = {
  'post-days-behind-transaction-days-and-interest-above-transactions-of-a-british-card': {
    paper: { size: 8, bottom: 745 },
    book: { texts: BRITISH_CARD, ...owing },
    says: { currency: 'GBP', isOwed: true, period: 'end' },
    above: (paper, { end, number, opening, closing, moneyIn, moneyOut }) => {
      paper.put(50, 'Your Credit Card Statement', HEADING).put(545, 'Page 1 of 3', RIGHT).down(18)
      paper.put(50, 'Mr A Sample').put(330, 'Statement date').put(545, on(end, '3 April 2024'), RIGHT).down()
      paper.put(50, '14 Example Terrace').put(330, 'Card number')
      paper.put(545, `**** **** **** ${number.slice(-4)}`, RIGHT).down()
      paper.put(50, 'York YO1 7EX').put(330, 'Credit limit').put(545, '£12,500', RIGHT).down(20)
      printGrid(
        paper,
        [50, [290]],
        [
          ['Balance from previous statement', pounds(opening)],
          ['Payments and refunds', pounds(moneyIn)],
          ['Purchases, interest and fees', pounds(moneyOut)],
          ['Your new balance', pounds(closing)],
          ['Minimum payment due', '£84.12'],
          ['To reach your account by', on(addDays(end, 25), '3 April 2024')],
        ],
      ).down(16)
    },
    again: (paper) => paper.put(545, `Page ${paper.page} of 3`, RIGHT).down(16),
    titlesOnce: true,
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        day(['Date of', 'transaction'], 50, '03 Apr'),
        valueDay(['Date', 'entered'], 110, '03 Apr'),
        lined('Transaction details', 160, 270),
        amount('Amount (£)', 545, around(commaPoint, '5', '5 CR')),
      ]
      const charged = /^(INTEREST|LATE)/
      return [
        { title: 'Interest and fees', columns, entries: saying(debits, charged) },
        { title: 'Payments and refunds', columns, entries: credits },
        { title: 'Transactions on your card', columns, entries: notSaying(debits, charged) },
      ]
    },
    opens: (paper, { title }) => paper.put(160, title, BOLD).down(14),
    closes: (paper, { title }, sum) => {
      const total = around(commaPoint, '5', '5 CR')(sum)
      paper.need(20).put(160, `Total ${title.toLowerCase()}`).put(545, total, RIGHT).down(18)
    },
    below: (paper) => {
      paper.need(90).put(50, 'How we work out your interest', BOLD).down(14)
      printGrid(
        paper,
        [50, [250], [350], [450]],
        [
          ['Type of transaction', 'Monthly rate', 'Annual rate', 'Balance'],
          ['Purchases', '1.873%', '24.94%', '£1,104.50'],
          ['Cash', '2.209%', '29.97%', '£0.00'],
        ],
      ).down(6)
      paper.put(50, 'If you make only the minimum payment each month it will take longer to clear.', SMALL)
    },
  },
  'new-spend-and-foreign-money-for-each-holder-of-a-charge-card': {
    paper: { size: 8, bottom: 740 },
    book: { texts: CHARGE_CARD, ...owing, rows: [16, 45] },
    says: { currency: 'SGD', isOwed: true, period: 'none' },
    above: (paper, { end, number, opening, closing, moneyIn, moneyOut }) => {
      paper.put(50, 'Corporate Card Statement of Account', HEADING).put(545, 'Page 1', RIGHT).down(18)
      printGrid(
        paper,
        [50, 250, 400],
        [
          ['Prepared for', 'Membership Number', 'Date'],
          ['GREENLEAF TOOLS PTE LTD', `xxxx-xxxxxx-x${number.slice(-4)}`, on(end, '03/04/2024')],
        ],
      ).down(12)
      printGrid(
        paper,
        [[130], [250], [370], [545]],
        [
          ['Previous Balance S$', 'New Charges S$', 'New Credits S$', 'Closing Balance S$'],
          [commaPoint(opening), commaPoint(moneyOut), commaPoint(moneyIn), commaPoint(closing)],
        ],
      ).down(18)
    },
    again: (paper, { number }) =>
      paper
        .put(50, `Membership Number xxxx-xxxxxx-x${number.slice(-4)}`)
        .put(545, `Page ${paper.page}`, RIGHT)
        .down(18),
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        day('Date', 50, '03 Apr'),
        lined('Transaction Details', 100, 210),
        {
          title: 'Foreign Spending',
          x: 430,
          align: 'right',
          cell: ({ text, amount: own }) => (/HONG/.test(text) ? `${commaPoint(own * 6)} HKD` : ''),
        },
        amount('Amount S$', 545, around(commaPoint, '5', '5 CR')),
      ]
      const charges = HOLDERS.map((holder, i) => ({ title: holder, columns, entries: heldBy(debits, i) }))
      return [{ title: 'Payments and Credits', columns, entries: credits }, ...charges]
    },
    opens: (paper, { title }) => {
      const [holder = '', card = ''] = title.split(' x')
      if (card === '') paper.put(50, title, BOLD).down(16)
      else paper.put(50, `New Charges for ${holder}`, BOLD).put(400, `Card xxxx-xxxxxx-x${card}`).down(16)
    },
    closes: (paper, { title }, sum) => {
      const name = /Credits/.test(title)
        ? 'Total of Payments and Credits'
        : `Total of New Charges for ${title.replace(/ x\d+/, '')}`
      paper.need(20).put(100, name, BOLD)
      paper.put(545, around(commaPoint, '5', '5 CR')(sum), RIGHT_BOLD).down(26)
    },
    below: (paper) => {
      paper.need(70).put(50, 'Membership Rewards Points', BOLD).down(14)
      printGrid(
        paper,
        [50, [250]],
        [
          ['Opening points', '41,208'],
          ['Points earned', '3,117'],
          ['Closing points', '44,325'],
        ],
      )
      paper.put(50, 'Charges in a foreign currency include a conversion factor of 3.25%.', SMALL)
    },
  },
}
