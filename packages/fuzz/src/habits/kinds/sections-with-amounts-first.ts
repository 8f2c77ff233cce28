import { sumOf } from '../setting/account-book.ts'
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
  day('Date', 40, '04/03'),
  amount('Amount', 140, commaPoint),
  text('Description', 160, 330),
]

/** The sign of the currency stands apart, and at the first row alone. */
const dollarsApart: readonly Column[] = [
  day('Date', 40, 'Apr 3'),
  text('Description of Transaction', 90, 260),
  {
    title: 'Ref Number',
    x: 375,
    means: 'reference',
    cell: ({ amount: own }) => String(7_000_000_000 + Math.abs(own)),
  },
  { title: '', x: 480, cell: (_, { row }) => (row === 0 ? '$' : '') },
  amount('Amount', 560, behind),
]

const daily = (paper: Paper, book: Parameters<NonNullable<SectionedHabit['below']>>[1]) => {
  paper.need(60).put(40, 'Daily Balance Detail', HEADING).down(16)
  for (const x of [40, 220, 400]) paper.put(x, 'Date', BOLD).put(x + 130, 'Balance', RIGHT_BOLD)
  paper.down(14)
  const days = [...new Map(book.entries.map(({ date, balance }) => [date, balance])).entries()]
  for (let i = 0; i < days.length; i += 3) {
    paper.need(14)
    for (const [k, [date, reached]] of days.slice(i, i + 3).entries())
      paper.put(40 + k * 180, on(date, '04/03')).put(170 + k * 180, minus(reached), RIGHT)
    paper.down()
  }
}

/** American statements by sections. */
export const SECTIONED_HABITS: Readonly<Record<string, SectionedHabit>> = {
  'sections-with-amounts-before-the-texts': {
    paper: { page: 'letter', bottom: 730 },
    book: { texts: AMERICAN, rows: [10, 50], opening: [200_000, 900_000] },
    says: { currency: 'USD' },
    above: (paper, { start, end, number, opening, closing }, sections) => {
      paper.put(40, 'Virtual Wallet Statement', HEADING).down(14)
      paper.put(40, `For the period ${on(start, '04/03/2024')} to ${on(end, '04/03/2024')}`).down()
      paper.put(40, `Primary account number: ${number.slice(-10)}`).down(18)
      paper.put(40, 'Balance Summary', BOLD).down(14)
      paper.put(120, 'Beginning balance', RIGHT).put(250, 'Deposits and other additions', RIGHT)
      paper.put(390, 'Checks and other deductions', RIGHT).put(520, 'Ending balance', RIGHT).down()
      const sum = (sign: number) =>
        sumOf(sections.flatMap(({ entries }) => entries).filter((own) => Math.sign(own.amount) === sign))
      paper.put(120, minus(opening), RIGHT).put(250, commaPoint(sum(1)), RIGHT)
      paper
        .put(390, commaPoint(sum(-1)), RIGHT)
        .put(520, minus(closing), RIGHT)
        .down(22)
    },
    sections: ({ credits, debits }) => [
      { title: 'Deposits and Other Additions', columns: amountsFirst, entries: credits },
      {
        title: 'Banking/Debit Card Withdrawals and Purchases',
        columns: amountsFirst,
        entries: debits.filter((_, i) => i % 3 !== 0),
      },
      {
        title: 'Online and Electronic Banking Deductions',
        columns: amountsFirst,
        entries: debits.filter((_, i) => i % 3 === 0),
      },
    ],
    opens: (paper, { title, entries }) => {
      const note = `There were ${entries.length} ${title} totaling $${commaPoint(sumOf(entries))}.`
      const [first = '', second = ''] = paper.wrap(note, 210)
      paper.put(40, title, HEADING).put(345, first).down(14).put(345, second)
    },
    closes: (paper) => paper.down(10),
    below: daily,
  },
  'sections-with-dollars-apart-and-minus-behind': {
    paper: { page: 'letter', bottom: 730 },
    book: { texts: AMERICAN, rows: [10, 50], opening: [200_000, 900_000] },
    says: { currency: 'USD' },
    above: (paper, { start, end, number, opening, closing, moneyIn, moneyOut }) => {
      paper.put(400, `Account Number: ${number.slice(-12)}`).down()
      paper.put(400, 'Statement Period:').down().put(400, on(start, 'Apr 3, 2024')).down()
      paper.put(400, 'through').down().put(400, on(end, 'Apr 3, 2024')).down(20)
      paper.put(40, 'Account Summary', HEADING).down(16)
      paper.pairs(40, 300, [
        [`Beginning Balance on ${on(start, 'Apr 3')}`, `$ ${behind(opening)}`],
        ['Deposits / Credits', commaPoint(moneyIn)],
        ['Card Withdrawals', behind(moneyOut)],
      ])
      paper
        .put(40, `Ending Balance on ${on(end, 'Apr 3, 2024')}`)
        .put(300, `$ ${behind(closing)}`, RIGHT)
        .down(22)
    },
    sections: ({ credits, debits }) => [
      { title: 'Deposits / Credits', columns: dollarsApart, entries: credits },
      { title: 'Card Withdrawals', columns: dollarsApart, entries: debits.filter((_, i) => i % 2 === 0) },
      { title: 'Other Withdrawals', columns: dollarsApart, entries: debits.filter((_, i) => i % 2 === 1) },
    ],
    opens: (paper, { title }: Section) => paper.put(40, title, HEADING).down(16),
    closes: (paper, { title }, sum) =>
      paper
        .need(20)
        .put(470, `Total ${title}`, RIGHT_BOLD)
        .put(480, '$', BOLD)
        .put(560, behind(sum), RIGHT_BOLD)
        .down(26),
  },
}
