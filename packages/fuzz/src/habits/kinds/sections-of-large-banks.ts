import { creditsOf, type Entry, sumOf } from '../setting/account-book.ts'
import { amount, type Column, day, text } from '../setting/columns.ts'
import { commaPoint, minusAfter, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import type { Section, SectionedHabit } from '../setting/set-sections.ts'
import { AMERICAN } from '../texts/american-and-british.ts'

const minus = minusBefore(commaPoint)
const behind = minusAfter(commaPoint)

const amountsFirst: readonly Column[] = [
  day('Date', 60, '04/03'),
  amount(['Transaction', 'amount'], 160, commaPoint),
  text('Transaction description', 180, 210),
]

const withNumbers: readonly Column[] = [
  day('Date', 40, 'Apr 3'),
  text('Description of Transaction', 90, 250),
  {
    title: 'Ref Number',
    x: 375,
    means: 'reference',
    cell: ({ amount: own }) => String(24_000_000_000 + Math.abs(own) * 7),
  },
  {
    title: 'Amount',
    x: 560,
    align: 'right',
    cell: ({ amount: own }, { row }) => `${row === 0 ? '$ ' : ''}${behind(own)}`,
  },
]

const parted = (entries: readonly Entry[], isFirst: boolean) =>
  entries.filter(({ amount: own }) => (own % 2 === 0) === isFirst)

const summary = (
  paper: Paper,
  names: readonly [string, string],
  { opening, closing }: { readonly opening: number; readonly closing: number },
  sections: readonly Section[],
) =>
  paper
    .pairs(40, 330, [
      [names[0], `$${commaPoint(opening)}`],
      ...sections.map(({ title, entries }) => [title, minus(sumOf(entries))] as const),
      [names[1], `$${minus(closing)}`],
    ])
    .down(20)

/** Sections of large banks of the United States, with sums in sentences or for each card. */
export const LARGE_BANK_SECTION_HABITS: Readonly<Record<string, SectionedHabit>> = {
  'sums-in-sentences-right-of-each-section': {
    paper: { page: 'letter', bottom: 730 },
    book: { texts: AMERICAN, rows: [10, 40], opening: [400_000, 900_000], isNeverOverdrawn: true },
    says: { currency: 'USD' },
    above: (paper, { start, end, number, opening, closing }, sections) => {
      paper.put(40, 'Standard Checking Statement', HEADING).down(14)
      paper.put(40, `For the Period ${on(start, '04/03/2024')} to ${on(end, '04/03/2024')}`).down()
      paper.put(40, `Account number: ${number.slice(-10)}`).down(18)
      summary(paper, ['Beginning balance', 'Ending balance'], { opening, closing }, sections)
    },
    sections: ({ credits, debits }) => [
      { title: 'Deposits and Other Additions', columns: amountsFirst, entries: credits },
      {
        title: 'Banking/Debit Card Withdrawals and Purchases',
        columns: amountsFirst,
        entries: parted(debits, true),
      },
      {
        title: 'Online and Electronic Banking Deductions',
        columns: amountsFirst,
        entries: parted(debits, false),
      },
    ],
    opens: (paper, { title, entries }) => {
      const sum = commaPoint(sumOf(entries))
      paper.put(40, title, HEADING)
      paper.put(
        420,
        `There ${entries.length === 1 ? 'was' : 'were'} ${entries.length} ${title.split(' ')[0]}`,
      )
      paper.put(420, `items totaling $${sum}.`, { below: 11 }).down(26)
    },
    closes: (paper) => {
      paper.down(14)
    },
  },
  'withdrawals-of-each-card-with-subtotals-minus-behind': {
    paper: { page: 'letter', bottom: 730 },
    book: { texts: AMERICAN, rows: [10, 40], opening: [400_000, 900_000], isNeverOverdrawn: true },
    says: { currency: 'USD' },
    above: (paper, { start, end, number, opening, closing }, sections) => {
      paper.put(40, 'Easy Checking', HEADING).put(560, 'Member FDIC', RIGHT).down(14)
      paper.put(40, `Statement Period: ${on(start, 'Apr 3, 2024')} through ${on(end, 'Apr 3, 2024')}`).down()
      paper.put(40, `Account Number ${number.slice(-12)}`).down(18)
      paper.put(40, 'Account Summary', BOLD).down(14)
      paper.pairs(40, 330, [
        [`Beginning Balance on ${on(start, 'Apr 3')}`, `$ ${commaPoint(opening)}`],
        ...sections.map(({ title, entries }) => [title, behind(sumOf(entries))] as const),
        [`Ending Balance on ${on(end, 'Apr 3, 2024')}`, `$ ${commaPoint(closing)}`],
      ])
      paper.down(20)
    },
    sections: ({ credits, debits }) => [
      { title: 'Deposits / Credits', columns: withNumbers, entries: credits },
      { title: 'Card Withdrawals 4417', columns: withNumbers, entries: parted(debits, true) },
      { title: 'Other Withdrawals', columns: withNumbers, entries: parted(debits, false) },
    ],
    opens: (paper, { title }) => {
      const isOfCard = /\d/.test(title)
      paper.put(40, title.replace(/ \d+$/, ''), HEADING).down(isOfCard ? 14 : 18)
      if (isOfCard) paper.put(40, 'Card Number: xxxx-xxxx-xxxx-4417').down(16)
    },
    closes: (paper, { title, entries }, sum) => {
      const isOfCard = /\d/.test(title)
      const isIn = creditsOf(entries).length > 0
      if (isOfCard) {
        paper.put(300, 'Card 4417 Withdrawals Subtotal', BOLD).put(490, '$', BOLD)
        paper.put(560, behind(sum), RIGHT_BOLD).down()
      }
      paper
        .put(300, `Total ${isIn ? 'Deposits / Credits' : title.replace(/ \d+$/, '')}`, BOLD)
        .put(490, '$', BOLD)
      paper.put(560, behind(sum), RIGHT_BOLD).down(22)
    },
  },
}
