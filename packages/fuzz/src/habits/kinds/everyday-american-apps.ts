import { amount, balance, type Column, credit, debit, text } from '../setting/columns.ts'
import { around, commaPoint, lakhs, minusBefore } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { AMERICAN, BRITISH, MERCHANT } from '../texts/american-and-british.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const dollars = around(commaPoint, '-$5', '$5')
const pounds = around(commaPoint, '-£5', '£5')

const at = (title: Column['title'], x: number, style: string): Column => ({
  title,
  x,
  cell: ({ date }) => on(date, style),
})

/** Apps, online banks, agents of landlords, and a processor of payments. */
export const EVERYDAY_APP_HABITS: Readonly<Record<string, PlainHabit>> = {
  'table-of-products-above-and-lines-of-to-and-card-under-texts': {
    paper: { size: 8.5 },
    book: { texts: BRITISH, ...rich, rows: [8, 24] },
    says: { currency: 'GBP', number: true },
    gap: 16,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper
        .put(50, 'GBP Statement', BOLD)
        .put(545, `Generated on the ${on(end + 2, '3 Apr 2024')}`, RIGHT)
        .down(16)
      paper.put(50, `Account Number ${number.slice(-8)}   Sort Code 04-00-75`).down(20)
      paper.put(50, 'Balance summary', BOLD).down(14)
      for (const [x, name] of [
        [260, 'Opening balance'],
        [350, 'Money out'],
        [440, 'Money in'],
        [545, 'Closing balance'],
      ] as const)
        paper.put(x, name, RIGHT_BOLD)
      paper.put(50, 'Product', BOLD).down(13)
      for (const product of ['Account (Current Account)', 'Total']) {
        paper
          .put(50, product)
          .put(260, pounds(opening), RIGHT)
          .put(350, `£${commaPoint(moneyOut)}`, RIGHT)
        paper
          .put(440, `£${commaPoint(moneyIn)}`, RIGHT)
          .put(545, pounds(closing), RIGHT)
          .down()
      }
      paper.down(14)
      paper.put(
        50,
        `Account transactions from ${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`,
        BOLD,
      )
      paper.down(18)
    },
    columns: [
      at('Date', 50, '3 Apr 2024'),
      text('Description', 120, 210, ({ amount: own }, lines) => [
        ...lines,
        own < 0 ? 'To: Greenfield, Leeds' : 'From: Acme Ltd',
        ...(own % 3 === 0 ? ['Card: 535522******4417'] : []),
      ]),
      debit('Money out', 400, around(commaPoint, '£5')),
      credit('Money in', 470, around(commaPoint, '£5', '£5')),
      balance('Balance', 545, pounds),
    ],
  },
  'amount-and-net-amount-alike-and-the-settlement-day-last': {
    paper: { page: 'letter', size: 8 },
    book: { texts: AMERICAN, ...rich },
    says: { currency: 'USD' },
    above: head(
      'Checking Account Statement',
      ({ start, end, number }) => [
        `Account number: ${number.slice(-12)}`,
        `Statement period: ${on(start, 'April 3')} - ${on(end, 'April 3, 2024')}`,
      ],
      ({ opening, closing }) => [
        [`Beginning balance`, dollars(opening)],
        [`Ending balance`, dollars(closing)],
      ],
    ),
    columns: [
      at('TRANSACTION DATE', 40, '4/3/2024'),
      text('DESCRIPTION', 130, 160),
      {
        title: 'TYPE',
        x: 300,
        means: 'description',
        cell: ({ amount: own }) => (own < 0 ? 'Purchase' : 'Direct Debit'),
      },
      amount('AMOUNT', 420, dollars),
      amount('NET AMOUNT', 490, dollars),
      {
        title: 'SETTLEMENT DATE',
        x: 505,
        means: 'value-date',
        cell: ({ valueDate }) => on(valueDate, '4/3/2024'),
      },
    ],
  },
  'notes-with-who-paid-and-who-was-paid-and-dollars-apart': {
    paper: { page: 'letter', size: 8 },
    book: {
      texts: {
        outgoing: ['Pizza', 'Rent', 'Utilities {m}', 'Tickets'],
        incoming: ['Dinner', 'Concert', 'Cab home'],
      },
      ...rich,
    },
    says: { currency: 'USD', number: false },
    above: head(
      'Transaction History',
      ({ start, end }) => [`${on(start, 'Apr 3, 2024')} - ${on(end, 'Apr 3, 2024')}   All amounts in USD`],
      ({ opening, closing }) => [
        ['Beginning balance', dollars(opening)],
        ['Ending balance', dollars(closing)],
      ],
    ),
    columns: [
      {
        title: 'Datetime',
        x: 40,
        cell: ({ date, amount: own }) => `${on(date, '04/03/2024')} 1${Math.abs(own) % 9}:41:07`,
      },
      {
        title: 'Type',
        x: 140,
        means: 'description',
        cell: ({ amount: own }) => (own < 0 ? 'Payment' : 'Charge'),
      },
      text('Note', 195, 110),
      {
        title: 'From',
        x: 320,
        means: 'description',
        cell: () => 'Maria Example',
      },
      { title: 'To', x: 400, means: 'description', cell: () => 'John Sample' },
      amount('Amount (total)', 550, around(commaPoint, '- $5', '+ $5')),
    ],
  },
  'noughts-with-a-minus-in-the-empty-column-of-debits': {
    paper: { page: 'letter', size: 8 },
    book: { texts: AMERICAN, ...rich },
    says: { currency: 'USD' },
    above: head('Combined Customer Statement', ({ start, end, number }) => [
      `Statement Period ${on(start, '04/03/2024')} - ${on(end, '04/03/2024')}`,
      `Interest Checking   Account Number XXXXXX${number.slice(-4)}`,
    ]),
    columns: [
      at('Date', 40, '04/03/2024'),
      text('Description', 105, 230),
      credit('Credits', 420, around(commaPoint, '$5', '$5'), '$0.00'),
      debit('Debits', 490, around(commaPoint, '-$5'), '-$0.00'),
      balance('Balance', 570, dollars),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, on(start, '04/03/2024'))
        .put(105, 'Beginning Balance')
        .put(570, dollars(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { end, closing } }) =>
      paper
        .need(20)
        .put(40, on(end, '04/03/2024'))
        .put(105, 'Ending Balance')
        .put(570, dollars(closing), RIGHT),
  },
  'increases-and-decreases-of-an-owner-by-payee': {
    paper: { page: 'letter', size: 8 },
    book: {
      texts: {
        outgoing: ['Plumbing repair', 'Management fees', 'Owner draw'],
        incoming: ['Rent income', 'Late fee'],
      },
      ...rich,
      rows: [6, 18],
    },
    says: { currency: 'USD', number: false },
    above: head('Owner Statement', ({ start, end }) => [
      `Period: ${on(start, '3 Apr 2024')}-${on(end, '3 Apr 2024')}   USD`,
    ]),
    columns: [
      at('Date', 40, '04/03/2024'),
      { title: 'Payee / Payer', x: 105, means: 'description', cell: () => 'Example Tenant' },
      {
        title: 'Type',
        x: 195,
        means: 'description',
        cell: ({ amount: own }) => (own < 0 ? 'Check' : 'Receipt'),
      },
      {
        title: 'Reference',
        x: 245,
        means: 'reference',
        cell: ({ amount: own }) => String(Math.abs(own) % 9_999),
      },
      text('Description', 300, 110),
      credit('Increase', 450, commaPoint),
      debit('Decrease', 510, commaPoint),
      balance('Balance', 575, minusBefore(commaPoint)),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(105, `Beginning Cash Balance as of ${on(start, '04/03/2024')}`)
        .put(575, commaPoint(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(40).put(105, 'Ending Cash Balance').put(575, commaPoint(closing), RIGHT).down()
      paper.put(105, 'Total').put(450, commaPoint(moneyIn), RIGHT).put(510, commaPoint(moneyOut), RIGHT)
    },
  },
  'settlements-with-fee-and-tax-before-debit-and-credit': {
    paper: { page: 'landscape', size: 7.5, bottom: 520 },
    book: { texts: MERCHANT, ...rich },
    says: { currency: 'INR', number: false, opening: false, closing: false, unproved: 'oldest' },
    above: head('Settlement reconciliation report', ({ start, end }) => [
      `From ${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}   Currency INR`,
    ]),
    columns: [
      {
        title: 'Entity ID',
        x: 40,
        means: 'reference',
        cell: ({ amount: own }) => `pay_${(Math.abs(own) * 7_919).toString(36)}`,
      },
      {
        title: 'Type',
        x: 130,
        means: 'description',
        cell: ({ amount: own }) => (own < 0 ? 'settlement' : 'payment'),
      },
      text('Description', 190, 190),
      {
        title: 'Fee',
        x: 440,
        align: 'right',
        cell: ({ amount: own }) => (own > 0 ? '2.36' : '0.00'),
      },
      {
        title: 'Tax',
        x: 490,
        align: 'right',
        cell: ({ amount: own }) => (own > 0 ? '0.36' : '0.00'),
      },
      debit('Debit', 560, lakhs, '0.00'),
      credit('Credit', 630, lakhs, '0.00'),
      balance('Balance', 710, lakhs),
      at('Created on', 725, '03/04/2024'),
    ],
  },
}
