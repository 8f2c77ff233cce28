import { creditsOf, debitsOf, sumOf } from '../setting/account-book.ts'
import { amount, day, text } from '../setting/columns.ts'
import { around, commaPoint, lakhs } from '../setting/figures.ts'
import { BOLD, HEADING } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { Desk, PlainHabit } from '../setting/set-plain.ts'

const TEXTS = {
  outgoing: [
    'GREENFIELD STORES ~~~~ SEATTLE WA',
    'CITY TRAVEL LONDON',
    'BOOKBARN MKTPL*~~~AB 866-555-0172 WA',
  ],
  incoming: ['Payment Thank You-Mobile', 'BOOKBARN MKTPL REFUND'],
}
const owing = { texts: TEXTS, rows: [8, 45], opening: [-300_000, -80_000], largest: 20_000 } as const
const isAbroad = (minor: number) => minor < 0 && minor % 4 === 0
const dollars = (minor: number) => `$${commaPoint(minor)}`

/** Beside the title of the texts. */
const period = ({ paper, book: { start, end } }: Pick<Desk, 'paper' | 'book'>) =>
  paper.put(292, `${on(start, '03 Apr 24')} to ${on(end, '03 Apr 24')}`, BOLD)

/** Cards with more in their rows, or titles, than others have. */
export const CARD_NOTE_HABITS: Readonly<Record<string, PlainHabit>> = {
  'card-with-rates-of-exchange-under-rows': {
    paper: { page: 'letter', bottom: 690 },
    book: owing,
    says: { isOwed: true, currency: 'USD' },
    above: ({ paper, book: { start, end, number, opening, closing, entries } }) => {
      paper.put(40, 'ACCOUNT SUMMARY', HEADING).down(14)
      paper.put(40, `Account Number: XXXX XXXX XXXX ${number.slice(-4)}`).down(14)
      paper
        .pairs(40, 260, [
          ['Previous Balance', dollars(-opening)],
          ['Payment, Credits', `-${dollars(sumOf(creditsOf(entries)))}`],
          ['Purchases', `+${dollars(sumOf(debitsOf(entries)))}`],
          ['New Balance', dollars(-closing)],
        ])
        .down()
      paper.put(40, `Opening/Closing Date ${on(start, '04/03/24')} - ${on(end, '04/03/24')}`).down()
      paper.put(40, 'Credit Access Line $9,000').down(22)
      paper.put(40, 'ACCOUNT ACTIVITY', HEADING).down(16)
    },
    columns: [
      { title: ['Date of', 'Transaction'], x: 40, cell: ({ date }) => on(date, '04/03') },
      text('Merchant Name or Transaction Description', 110, 290, ({ date, amount: own }, lines) => [
        ...lines,
        ...(isAbroad(own)
          ? [
              `${on(date, '04/03')} EURO`,
              `${commaPoint(Math.round(own / 1.0812))} X 1.081200000 (EXCHG RATE)`,
            ]
          : []),
      ]),
      amount('$ Amount', 560, around(commaPoint, '5', '-5')),
    ],
    closes: ({ paper, book: { end } }) => {
      paper
        .down(10)
        .put(200, `${on(end, '2024')} Totals Year-to-Date`, BOLD)
        .down(14)
      paper
        .put(200, `Total fees charged in ${on(end, '2024')}`)
        .put(400, '$0.00')
        .down()
      paper.put(200, `Total interest charged in ${on(end, '2024')}`).put(400, '$12.40')
    },
  },
  'card-with-the-period-in-the-titles': {
    paper: { size: 8 },
    book: owing,
    says: { isOwed: true, currency: 'INR' },
    above: ({ paper, book }) => {
      const { number, opening, closing, entries, end } = book
      paper.put(50, 'GSTIN of the card company 27ABCDE1234F1Z5').down(14)
      paper.put(50, 'Credit Card Number').put(200, 'Statement Date').put(350, 'Total Amount Due (INR)').down()
      paper.put(50, `XXXX XXXX XXXX ${number.slice(-4)}`)
      paper.put(200, on(end, '03 Apr 2024')).put(350, lakhs(-closing)).down(18)
      paper.put(50, 'Previous Balance').put(150, 'Payments & Credits').put(270, 'Purchases & Debits')
      paper.put(390, 'Total Outstanding').down()
      paper.put(50, lakhs(-opening)).put(150, lakhs(sumOf(creditsOf(entries))))
      paper
        .put(270, lakhs(sumOf(debitsOf(entries))))
        .put(390, lakhs(-closing))
        .down(22)
      period({ paper, book })
    },
    again: period,
    columns: [
      day('Date', 50, '03 Apr 24'),
      text('Transaction Details for Statement Period:', 120, 280),
      amount('Amount (INR)', 545, around(lakhs, '5 D', '5 C')),
    ],
    opens: ({ paper }) => paper.put(120, 'TRANSACTIONS FOR J EXAMPLE', BOLD).down(),
  },
}
