import { amount, balance, day, text } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BROKERAGE, MERCHANT } from '../texts/american-and-british.ts'

const minus = minusBefore(commaPoint)
const parentheses = around(commaPoint, '(5)', '5')
const dollars = around(commaPoint, '-$5', '$5')

/** How many pieces a payment is for; other payments are a sum less its fee. Amounts in minor units. */
const piecesOf = (minor: number) => 1 + (Math.abs(minor) % 90)
const isTrade = (minor: number) => minor % 2 === 0
const feeOf = (minor: number) => (minor > 0 ? Math.round(minor * 0.029) + 30 : 0)

/** More figures in a row than what moved and what is left. */
export const FIGURES_BESIDE_HABITS: Readonly<Record<string, PlainHabit>> = {
  'quantity-and-price-before-the-amount': {
    paper: { page: 'letter', size: 8, bottom: 720 },
    book: { texts: BROKERAGE, rows: [6, 30], opening: [500_000, 3_000_000] },
    says: { currency: 'USD' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper
        .put(40, 'Brokerage Account', HEADING)
        .put(380, `Account Number ${number.slice(-8)}`)
        .down(14)
      paper.put(40, `Statement Period ${on(start, 'April 3, 2024')} to ${on(end, 'April 3, 2024')}`).down(20)
      paper.put(40, 'Cash Summary', BOLD).down()
      paper
        .pairs(40, 300, [
          ['Beginning balance', dollars(opening)],
          ['Credits', dollars(moneyIn)],
          ['Debits', `($${commaPoint(moneyOut)})`],
          ['Ending balance', dollars(closing)],
        ])
        .down(18)
      paper.put(40, 'Transaction Details', BOLD).down(16)
    },
    again: ({ paper }) => paper.put(40, 'Transaction Details (continued)', BOLD).down(16),
    columns: [
      day('Date', 40, '04/03'),
      {
        title: 'Action',
        x: 80,
        means: 'description',
        cell: ({ amount: own }) =>
          isTrade(own) ? (own > 0 ? 'Sold' : 'Bought') : own > 0 ? 'Funds Received' : 'Funds Paid',
      },
      text('Description', 150, 150),
      {
        title: 'Quantity',
        x: 370,
        align: 'right',
        cell: ({ amount: own }) => (isTrade(own) ? `${own > 0 ? '-' : ''}${piecesOf(own)}.0000` : ''),
      },
      {
        title: 'Price',
        x: 430,
        align: 'right',
        cell: ({ amount: own }) =>
          isTrade(own) ? `$${commaPoint(Math.round(Math.abs(own) / piecesOf(own)))}` : '',
      },
      amount('Amount', 500, parentheses),
      balance('Cash Balance', 570, parentheses),
    ],
  },
  'gross-fee-and-net-between-two-balances': {
    paper: { page: 'letter', size: 8, bottom: 720 },
    book: { texts: MERCHANT, rows: [6, 30], opening: [50_000, 300_000] },
    says: { currency: 'USD', number: false },
    above: ({ paper, book: { start, end, opening, closing } }) => {
      paper.put(40, 'Balance summary', HEADING).down(14)
      paper
        .put(40, `${on(start, 'Apr 3, 2024')} - ${on(end, 'Apr 3, 2024')} (UTC)`)
        .put(400, 'USD')
        .down(18)
      paper
        .pairs(40, 300, [
          ['Starting balance', dollars(opening)],
          ['Ending balance', dollars(closing)],
        ])
        .down(18)
    },
    columns: [
      day('Created', 40, '2024-04-03'),
      {
        title: 'Type',
        x: 100,
        means: 'description',
        cell: ({ amount: own }) => (own > 0 ? 'charge' : 'payout'),
      },
      text('Description', 150, 210),
      { title: 'Gross', x: 420, align: 'right', cell: ({ amount: own }) => minus(own + feeOf(own)) },
      { title: 'Fee', x: 480, align: 'right', cell: ({ amount: own }) => commaPoint(feeOf(own)) },
      amount('Net', 560, minus),
    ],
    closes: ({ paper, book: { entries, moneyIn, moneyOut } }) => {
      const fees = entries.reduce((sum, { amount: own }) => sum + feeOf(own), 0)
      paper
        .need(30)
        .put(150, 'Total', BOLD)
        .put(420, minus(moneyIn + moneyOut + fees), RIGHT)
      paper.put(480, commaPoint(fees), RIGHT).put(560, minus(moneyIn + moneyOut), RIGHT)
    },
  },
}
