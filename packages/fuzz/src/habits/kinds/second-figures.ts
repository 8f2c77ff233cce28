import { addDays } from '../../convention/day.ts'
import { balance, balanceOnce, credit, day, dayOnce, debit, text } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'
import { INDIAN } from '../texts/asian.ts'

const minus = minusBefore(commaPoint)
const pounds = around(commaPoint, '-£5', '£5')
const isAbroad = (minor: number) => minor < 0 && minor % 4 === 0
const isReversal = (minor: number) => minor > 0 && minor % 3 === 0

/** Rows that print more, or less, than an amount and a balance. */
export const SECOND_FIGURE_HABITS: Readonly<Record<string, PlainHabit>> = {
  'money-of-the-purchase-under-the-amount': {
    paper: { bottom: 740 },
    book: { texts: BRITISH, isNeverOverdrawn: true, opening: [400_000, 900_000] },
    says: { currency: 'GBP', number: false },
    gap: 14,
    above: ({ paper, book: { start, end, opening, closing } }) => {
      paper.put(50, 'GBP Statement', HEADING).down(16)
      paper.put(50, 'Opening balance').put(200, pounds(opening), RIGHT).down()
      paper.put(50, 'Closing balance').put(200, pounds(closing), RIGHT).down(16)
      paper
        .put(50, `Account transactions from ${on(start, '3 Apr 2024')} to ${on(end, '3 Apr 2024')}`, BOLD)
        .down(18)
    },
    columns: [
      day('Date', 50, '3 Apr 2024'),
      text('Description', 130, 200, ({ amount: own }, lines) => [
        ...lines,
        ...(isAbroad(own) ? ['£1 = €1.1712 (ECB rate* = £1 = €1.1790)'] : []),
      ]),
      {
        title: 'Money out',
        x: 390,
        align: 'right',
        cell: ({ amount: own }) =>
          own < 0
            ? [`£${commaPoint(own)}`, ...(isAbroad(own) ? [`€${commaPoint(Math.round(own * 1.1712))}`] : [])]
            : '',
      },
      credit('Money in', 465, around(commaPoint, '£5', '£5')),
      balance('Balance', 545, pounds),
    ],
  },
  'reversals-with-a-minus-in-their-own-column': {
    paper: { size: 8 },
    book: { texts: INDIAN, opening: [100_000, 9_000_000] },
    says: { currency: 'INR' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Account Statement', HEADING).down(14)
      paper
        .put(50, `Account No. : ${number.slice(-14)}`)
        .put(330, 'Currency : INR')
        .down()
      paper.put(50, `Period : ${on(start, '03-04-2024')} to ${on(end, '03-04-2024')}`).down(22)
    },
    columns: [
      day('Date', 50, '03-04-2024'),
      text('Narration', 110, 220, ({ amount: own }, lines) =>
        isReversal(own) ? ['REVERSAL', ...lines] : lines,
      ),
      {
        title: 'Withdrawals',
        x: 420,
        align: 'right',
        cell: ({ amount: own }) => (own < 0 ? commaPoint(own) : isReversal(own) ? `-${commaPoint(own)}` : ''),
      },
      {
        title: 'Deposits',
        x: 490,
        align: 'right',
        cell: ({ amount: own }) => (own > 0 && !isReversal(own) ? commaPoint(own) : ''),
      },
      balance('Balance', 560, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(110, 'Opening Balance').put(560, minus(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(110, 'Closing Balance', BOLD).put(560, minus(closing), RIGHT_BOLD),
  },
  'movements-of-nothing': {
    book: { texts: BRITISH, hasNoughts: true },
    says: { currency: 'GBP' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Savings account statement', HEADING).down(14)
      paper.put(50, `Account number ${number.slice(-8)}   Sort code 12-34-56`).down()
      paper.put(50, `${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`).down(22)
    },
    columns: [
      day('Date', 50, '03 Apr'),
      text('Description', 100, 240),
      {
        title: 'Withdrawals',
        x: 410,
        align: 'right',
        cell: ({ amount: own }) => (own <= 0 ? commaPoint(own) : ''),
      },
      credit('Deposits', 480, commaPoint),
      balance('Balance', 550, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(100, 'Balance brought forward').put(550, minus(opening), RIGHT).down(),
  },
  'december-to-january-without-years': {
    book: { texts: BRITISH, from: { month: 12, day: 16 }, rows: [12, 40] },
    says: { currency: 'GBP' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Your Classic account statement', HEADING).down(14)
      paper.put(50, `Account number ${number.slice(-8)}   Sort code 12-34-56`).down()
      paper.put(50, `${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`).down(22)
    },
    columns: [
      dayOnce('Date', 50, '3 Apr'),
      text('Description', 100, 240),
      debit('Money out (£)', 410, commaPoint),
      credit('Money in (£)', 480, commaPoint),
      balanceOnce('Balance (£)', 550, minus),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper.put(50, on(start, '3 Apr')).put(100, 'Opening balance').put(550, minus(opening), RIGHT).down(),
    closes: ({ paper, book: { end, closing } }) =>
      paper.need(20).put(50, on(end, '3 Apr')).put(100, 'Closing balance').put(550, minus(closing), RIGHT),
  },
  'standing-orders-listed-below': {
    book: { texts: BRITISH, rows: [8, 30] },
    says: { currency: 'GBP' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Current account', HEADING).down(14)
      paper.put(50, `Account number ${number.slice(-8)}   Sort code 12-34-56`).down()
      paper.put(50, `${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`).down(22)
    },
    columns: [
      day('Date', 50, '03 Apr 2024'),
      text('Description', 120, 220),
      debit('Paid out', 410, commaPoint),
      credit('Paid in', 480, commaPoint),
      balance('Balance', 550, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'Opening balance').put(550, minus(opening), RIGHT).down(),
    closes: ({ paper, book: { end, closing } }) => {
      paper.need(150).put(120, 'Closing balance', BOLD).put(550, minus(closing), RIGHT_BOLD).down(30)
      paper.put(50, 'Your standing orders', HEADING).down(18)
      paper.put(50, 'Next payment', BOLD).put(140, 'Payee', BOLD).put(280, 'Reference', BOLD)
      paper.put(410, 'Frequency', BOLD).put(550, 'Amount', RIGHT_BOLD).down(14)
      const orders = [
        ['J EXAMPLE RENT', 'FLAT 2', 'Monthly', '750.00', 3],
        ['A EXAMPLE', 'PIANO', 'Weekly', '22.50', 5],
        ['SAVINGS 4417', 'RAINY DAY', 'Monthly', '100.00', 9],
      ] as const
      for (const [payee, reference, often, sum, days] of orders) {
        paper
          .put(50, on(addDays(end, days), '03 Apr 2024'))
          .put(140, payee)
          .put(280, reference)
        paper.put(410, often).put(550, sum, RIGHT).down(13)
      }
    },
  },
  'interest-worked-out-below': {
    book: { texts: BRITISH, rows: [8, 30], isNeverOverdrawn: true, opening: [200_000, 900_000] },
    says: { currency: 'GBP' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Instant Saver', HEADING).down(14)
      paper.put(50, `Account number ${number.slice(-8)}   Sort code 12-34-56`).down()
      paper.put(50, `${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`).down(22)
    },
    columns: [
      day('Date', 50, '03 Apr 2024'),
      text('Description', 120, 220),
      debit('Withdrawals', 410, commaPoint),
      credit('Deposits', 480, commaPoint),
      balance('Balance', 550, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'Opening balance').put(550, commaPoint(opening), RIGHT).down(),
    closes: ({ paper, book: { start, closing, entries } }) => {
      paper.need(150).put(120, 'Closing balance', BOLD).put(550, commaPoint(closing), RIGHT_BOLD).down(30)
      paper.put(50, 'How we worked out your interest', HEADING).down(18)
      paper.put(50, 'From', BOLD).put(140, 'To', BOLD).put(300, 'Balance', RIGHT_BOLD)
      paper.put(400, 'Gross rate', RIGHT_BOLD).put(550, 'Interest', RIGHT_BOLD).down(14)
      const balances = [entries[0], entries[Math.floor(entries.length / 2)], entries.at(-1)]
      for (const [i, entry] of balances.entries()) {
        const from = addDays(start, i * 10)
        paper.put(50, on(from, '03 Apr 2024')).put(140, on(addDays(from, 9), '03 Apr 2024'))
        paper.put(300, commaPoint(entry?.balance ?? 0), RIGHT).put(400, '4.10%', RIGHT)
        paper.put(550, commaPoint(Math.round((entry?.balance ?? 0) * 0.0011)), RIGHT).down(13)
      }
    },
  },
}
