import { sumOf } from '../setting/account-book.ts'
import { amount, type Column, day, text } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { Section, SectionedHabit } from '../setting/set-sections.ts'

const TEXTS = {
  outgoing: [
    'GREENFIELD STORES SEATTLE WA',
    'CITY TRAVEL BELLEVUE WA',
    'BOOKBARN MKTPL AMZN.EXAMPLE WA',
    'HARBOUR OIL TACOMA WA',
  ],
  incoming: ['INTERNET PAYMENT - THANK YOU', 'CASHBACK BONUS CREDIT'],
}
const dollars = around(commaPoint, '$5', '-$5')
const plain = (minor: number) => `$${commaPoint(minor)}`

const rows = (title: string, category: boolean): readonly Column[] => [
  day(['TRANS.', 'DATE'], 50, '04/03/24'),
  text(title, 110, 220),
  ...(category
    ? [{ title: 'MERCHANT CATEGORY', x: 350, means: 'description', cell: () => 'Merchandise' } as const]
    : []),
  amount('AMOUNT', 545, dollars),
]

export const NAMED_BY_TITLES: SectionedHabit = {
  paper: { page: 'letter', bottom: 720 },
  book: { texts: TEXTS, rows: [8, 45], opening: [-300_000, -80_000], largest: 20_000 },
  says: { isOwed: true, currency: 'USD' },
  above: (paper, { start, end, number, opening, closing }, sections) => {
    paper.put(50, `Cashback Card ending in ${number.slice(-4)}`, HEADING).down(14)
    paper.put(50, `OPEN TO CLOSE DATE: ${on(start, '04/03/2024')} - ${on(end, '04/03/2024')}`).down(18)
    const sum = (sign: number) =>
      sumOf(sections.flatMap(({ entries }) => entries).filter((own) => Math.sign(own.amount) === sign))
    paper
      .pairs(50, 280, [
        ['Previous Balance', dollars(opening)],
        ['Payments and Credits', `-${plain(sum(1))}`],
        ['Purchases', `+${plain(sum(-1))}`],
        ['New Balance', dollars(closing)],
        ['Minimum Payment Due', '$35.00'],
        ['Credit Line', '$9,000'],
      ])
      .down(20)
    paper.put(50, 'Transactions', HEADING).down(18)
  },
  sections: ({ credits, debits }) => [
    { title: 'PAYMENTS AND CREDITS', columns: rows('PAYMENTS AND CREDITS', false), entries: credits },
    { title: 'PURCHASES', columns: rows('PURCHASES', true), entries: debits },
  ],
  opens: () => {},
  closes: (paper, { title }: Section, sum) => {
    if (title === 'PURCHASES')
      paper.need(20).put(110, 'TOTAL PURCHASES', BOLD).put(545, dollars(sum), RIGHT_BOLD).down(12)
    paper.down(14)
  },
}
