import { amount, balance, type Column, credit, debit, text } from '../setting/columns.ts'
import { around, commaPoint, minusAfter, minusBefore, pointComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH, BROKERAGE, MERCHANT } from '../texts/american-and-british.ts'
import { GERMAN } from '../texts/western-european.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const angled = around(commaPoint, '<5>', '5')
const after = minusAfter(pointComma)
const minus = minusBefore(commaPoint)
const owing = around(commaPoint, '5', '-5')

const at = (title: Column['title'], x: number, style: string): Column => ({
  title,
  x,
  cell: ({ date }) => on(date, style),
})

/** Ledgers of accounting programs, customers, brokers and acquirers. */
export const LEDGER_OF_FIRM_HABITS: Readonly<Record<string, PlainHabit>> = {
  'angle-brackets-for-what-is-less-than-nothing': {
    paper: { font: 'courier', size: 8 },
    book: { texts: BRITISH },
    says: { currency: 'USD', number: false },
    above: head('GENERAL LEDGER DETAIL - CASH', ({ start, end }) => [
      `PERIOD ${on(start, '04/03/2024')} THRU ${on(end, '04/03/2024')}    CURRENCY USD`,
    ]),
    columns: [
      at('DATE', 40, '04/03/24'),
      { title: 'JRNL', x: 95, means: 'description', cell: ({ amount: own }) => (own < 0 ? 'CD' : 'CR') },
      text('DESCRIPTION', 130, 250),
      amount('AMOUNT', 470, angled),
      balance('BALANCE', 570, angled),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(130, 'BEGINNING BALANCE').put(570, angled(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(130, 'ENDING BALANCE').put(570, angled(closing), RIGHT),
  },
  'document-kinds-and-stars-before-the-total-minus-behind': {
    paper: { font: 'courier', size: 7.5 },
    book: { texts: GERMAN },
    says: { currency: 'EUR', number: false, opening: true, closing: true },
    above: head(
      'Einzelpostenliste Sachkonto 113100 Bank',
      ({ start, end }) => [
        `Buchungsdatum ${on(start, '03.04.2024')} bis ${on(end, '03.04.2024')}   Hauswährung EUR`,
      ],
      ({ opening, closing }) => [
        ['Anfangssaldo', after(opening)],
        ['Endsaldo', after(closing)],
      ],
    ),
    columns: [
      { title: 'Belegnr', x: 40, means: 'reference', cell: (_, { row }) => String(1_900_004_170 + row) },
      { title: 'Art', x: 100, means: 'description', cell: ({ amount: own }) => (own < 0 ? 'KZ' : 'DZ') },
      at('Buch.dat.', 125, '03.04.2024'),
      amount('Betrag in HW', 270, after),
      { title: 'HWähr', x: 280, cell: () => 'EUR' },
      text('Text', 320, 230),
    ],
    closes: ({ paper, book: { moneyIn, moneyOut } }) =>
      paper
        .need(20)
        .put(40, '*', BOLD)
        .put(270, after(moneyIn + moneyOut), RIGHT_BOLD)
        .put(280, 'EUR', BOLD),
  },
  'invoices-and-receipts-with-their-ages-below': {
    book: {
      texts: {
        incoming: ['Receipt - bank transfer', 'Credit note ~~~~'],
        outgoing: ['Invoice ~~~~~', 'Invoice ~~~~~ consulting'],
      },
      opening: [-900_000, -400_000],
      rows: [5, 20],
    },
    says: { currency: 'GBP', isOwed: true, number: false, period: 'none' },
    above: head('Statement of Account', () => ['Example Trading Ltd', 'All amounts in GBP']),
    columns: [
      at('Date', 50, '03/04/2024'),
      { title: 'Our ref', x: 120, means: 'reference', cell: (_, { row }) => `SI-${4170 + row}` },
      text('Activity', 190, 160),
      debit('Invoiced', 410, commaPoint),
      credit('Received', 480, commaPoint),
      balance('Balance', 555, owing),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(190, 'Balance brought forward').put(555, owing(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) => {
      paper.need(70).put(190, 'Balance due', BOLD).put(555, owing(closing), RIGHT_BOLD).down(24)
      for (const [i, label] of ['Current', '1-30 days', '31-60 days', '61-90 days', 'Over 90 days'].entries())
        paper.put(130 + i * 100, label, RIGHT_BOLD)
      paper.down(14)
      const rest = Math.trunc(-closing / 5)
      for (const i of [0, 1, 2, 3, 4])
        paper.put(130 + i * 100, commaPoint(i === 0 ? -closing - 4 * rest : rest), RIGHT)
    },
  },
  'cash-of-a-pension-with-units-and-prices-in-pence': {
    paper: { size: 7.5 },
    book: { texts: BROKERAGE, ...rich, rows: [6, 24] },
    says: { currency: 'GBP' },
    newestFirst: true,
    above: head(
      'SIPP capital account',
      ({ start, end, number }) => [
        `Client number: ${number.slice(-7)}`,
        `${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Opening balance', `£${commaPoint(opening)}`],
        ['Closing balance', `£${commaPoint(closing)}`],
      ],
    ),
    columns: [
      at('Trade date', 40, '03/04/2024'),
      {
        title: 'Settle date',
        x: 95,
        means: 'value-date',
        cell: ({ valueDate }) => on(valueDate, '03/04/2024'),
      },
      {
        title: 'Reference',
        x: 150,
        means: 'reference',
        cell: ({ amount: own }, { row }) => (own < 0 ? `B${417_100_441 + row}` : `S${417_100_441 + row}`),
      },
      text('Description', 210, 160),
      {
        title: 'Unit cost (p)',
        x: 430,
        align: 'right',
        cell: ({ amount: own }) => (own % 3 === 0 ? 'n/a' : commaPoint(Math.abs(own) % 90_000)),
      },
      {
        title: 'Quantity',
        x: 485,
        align: 'right',
        cell: ({ amount: own }) => (own % 3 === 0 ? 'n/a' : String((Math.abs(own) % 97) + 1)),
      },
      amount('Value (£)', 560, minus),
    ],
  },
  'payouts-with-sums-of-each-and-expected-arrival': {
    paper: { size: 8 },
    book: { texts: MERCHANT, ...rich, rows: [8, 25] },
    says: { currency: 'USD', number: false },
    above: head(
      'Balance report',
      ({ start, end }) => [`${on(start, 'Apr 3, 2024')} – ${on(end, 'Apr 3, 2024')} UTC`],
      ({ opening, closing, moneyIn, moneyOut }) => [
        ['Starting balance', `$${commaPoint(opening)} USD`],
        ['Activity before payouts', `$${commaPoint(moneyIn)} USD`],
        ['Payouts and refunds', `-$${commaPoint(moneyOut)} USD`],
        ['Ending balance', `$${commaPoint(closing)} USD`],
      ],
    ),
    columns: [
      text('Description', 40, 230),
      { title: 'Created', x: 290, cell: ({ date }) => on(date, 'Apr 3, 2024') },
      {
        title: 'Available on',
        x: 370,
        means: 'value-date',
        cell: ({ valueDate }) => on(valueDate, 'Apr 3, 2024'),
      },
      amount('Amount', 540, (own) => `${around(commaPoint, '-$5', '$5')(own)} USD`),
    ],
  },
  'notes-in-small-print-between-the-rows': {
    book: { texts: BRITISH, ...rich, rows: [8, 25] },
    says: { currency: 'GBP' },
    gap: 18,
    above: head('Statement', ({ start, end, number }) => [
      `Account number ${number.slice(-8)}   Currency GBP`,
      `Statement period ${on(start, '3 Apr 2024')} to ${on(end, '3 Apr 2024')}`,
    ]),
    columns: [
      at('Date', 50, '3 Apr 2024'),
      text('Description', 120, 230),
      debit('Paid out', 420, commaPoint),
      credit('Paid in', 490, commaPoint),
      balance('Balance', 560, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'Start balance').put(560, commaPoint(opening), RIGHT).down(18),
    closes: ({ paper, book: { closing } }) =>
      paper
        .need(30)
        .put(120, 'End balance')
        .put(560, commaPoint(closing), RIGHT)
        .down(20)
        .put(50, 'Cheques take six days to clear.', SMALL),
  },
}
