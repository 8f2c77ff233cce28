import { balance, credit, cutText, debit, text } from '../setting/columns.ts'
import { lakhs, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { INDIAN } from '../texts/asian.ts'

const minus = minusBefore(lakhs)
const book = { texts: INDIAN, rows: [10, 50], opening: [100_000, 9_000_000] } as const

export const INDIAN_TWO_LINE_CELL_HABITS: Readonly<Record<string, PlainHabit>> = {
  'date-and-reference-on-two-lines': {
    paper: { size: 8 },
    book,
    says: { closing: false },
    pitch: 10,
    gap: 14,
    above: ({ paper, book: { start, end, number, opening } }) => {
      const pairs = [
        ['Account Name', 'Mr. RAMESH EXAMPLE'],
        ['Account Number', numberLike('~~~~~~~~~~~~~~~~~', number)],
        ['Drawing Power', '0.00'],
        ['Interest Rate(% p.a.)', '2.70'],
        [`Balance as on ${on(start, '3 Apr 2024')}`, minus(opening)],
      ] as const
      for (const [label, value] of pairs) paper.put(30, label).put(160, `: ${value}`).down()
      paper.down(8)
      paper
        .put(30, `Account Statement from ${on(start, '3 Apr 2024')} to ${on(end, '3 Apr 2024')}`, BOLD)
        .down(20)
    },
    columns: [
      { title: 'Txn Date', x: 30, cell: ({ date }) => [on(date, '3 Apr'), on(date, '2024')] },
      {
        title: ['Value', 'Date'],
        x: 85,
        means: 'value-date',
        cell: ({ valueDate }) => [on(valueDate, '3 Apr'), on(valueDate, '2024')],
      },
      cutText('Description', 140, 26, ({ amount }) => (amount > 0 ? 'BY TRANSFER-' : 'TO TRANSFER-')),
      {
        title: ['Ref No./Cheque', 'No.'],
        x: 290,
        means: 'reference',
        cell: (_, { random }) => (random.chance(0.7) ? ['TRANSFER TO', random.fill('489769~~~~~~~')] : ''),
      },
      debit('Debit', 430, lakhs),
      credit('Credit', 495, lakhs),
      balance('Balance', 560, minus),
    ],
    closes: ({ paper }) => paper.need(30).down().put(30, '**This is a computer generated statement', SMALL),
  },
  'time-under-the-date': {
    book,
    says: {},
    gap: 14,
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      const dates = `between ${on(start, '03-04-2024')} and ${on(end, '03-04-2024')}`
      paper.put(50, numberLike(`Statement for A/c XXXXXXXXX~~~~ ${dates}`, number), BOLD).down(14)
      paper
        .put(50, 'Opening Balance')
        .put(200, `Rs. ${minus(opening)}`)
        .down()
      paper
        .put(50, 'Closing Balance')
        .put(200, `Rs. ${minus(closing)}`)
        .down(24)
    },
    columns: [
      {
        title: 'Date',
        x: 40,
        cell: ({ date }, { random }) => [on(date, '03-04-2024'), random.fill('14:{d}:{m}')],
      },
      text('Particulars', 110, 160, (_, lines, { random }) => [...lines, random.fill('Chq: ~~~~~~~~~~~~')]),
      credit('Deposits', 390, lakhs),
      debit('Withdrawals', 465, lakhs),
      balance('Balance', 550, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(110, 'Opening Balance').put(550, minus(opening), RIGHT).down(14),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(110, 'Closing Balance').put(550, minus(closing), RIGHT),
  },
  'wallet-marker-beside-the-amount': {
    book: {
      texts: {
        outgoing: ['Paid to FOODCART', 'Paid to RAMESH EXAMPLE', 'Mobile recharged 98~~~~~~~~'],
        incoming: ['Received from ANIL EXAMPLE'],
      },
    },
    says: { number: false, opening: false, closing: false, unproved: 'all' },
    newestFirst: true,
    gap: 16,
    above: ({ paper, random, book: { start, end } }) => {
      paper.put(50, random.fill('Transaction Statement for +91 98~~~~~~~~'), HEADING).down(14)
      paper.put(50, `${on(start, 'Apr 03, 2024')} - ${on(end, 'Apr 03, 2024')}`).down(24)
    },
    columns: [
      {
        title: 'Date',
        x: 50,
        cell: ({ date }, { random }) => [on(date, 'Apr 03, 2024'), random.fill('{m}:{d} am')],
      },
      text('Transaction Details', 150, 250, ({ amount }, lines, { random }) => [
        ...lines,
        random.fill('Transaction ID T24~~~~~~~~~~~~~~~~~~~~'),
        random.fill('UTR No. ~~~~~~~~~~~~'),
        random.fill(`${amount < 0 ? 'Paid by' : 'Credited to'} XXXXXX~~~~`),
      ]),
      { title: 'Type', x: 420, cell: ({ amount }) => (amount < 0 ? 'DEBIT' : 'CREDIT') },
      { title: 'Amount', x: 500, cell: ({ amount }) => `Rs.${lakhs(amount)}` },
    ],
  },
}
