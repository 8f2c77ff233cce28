import { amount, balance, type Column, credit, debit, text } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { AMERICAN, BRITISH, MERCHANT } from '../texts/american-and-british.ts'
import { FILIPINO } from '../texts/asian.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const minus = minusBefore(commaPoint)
const dollars = around(commaPoint, '-$5', '$5')
const shekels = around(commaPoint, '-₪5', '₪5')
const padded = (minor: number) =>
  `${minor < 0 ? '-' : ''}${commaPoint(minor).replace(/,/g, '').padStart(11, '0')}`

const at = (title: Column['title'], x: number, style: string): Column => ({
  title,
  x,
  cell: ({ date }) => on(date, style),
})
const compact = (date: Parameters<typeof on>[0]) => on(date, '2024-04-03').replaceAll('-', '')
const bar = (x: number): Column => ({ title: '|', x, cell: () => '|' })

/** Wallets, savings for health, hosts, filling stations and others. */
export const FURTHER_PROGRAM_HABITS: Readonly<Record<string, PlainHabit>> = {
  'wallet-with-moments-of-twelve-hours-and-both-balances-as-rows': {
    paper: { size: 8 },
    book: { texts: FILIPINO, ...rich },
    says: { currency: 'PHP', number: false },
    above: head('Transaction History', ({ start, end }) => [
      `${on(start, '2024-04-03')} to ${on(end, '2024-04-03')}   All amounts in PHP`,
    ]),
    columns: [
      {
        title: 'Date and Time',
        x: 40,
        cell: ({ date, amount: own }) =>
          `${on(date, '2024-04-03')} ${String(1 + (Math.abs(own) % 12)).padStart(2, '0')}:41 PM`,
      },
      text('Description', 145, 190),
      {
        title: 'Reference No.',
        x: 345,
        means: 'reference',
        cell: (_, { row }) => String(9_000_417_000_000 + row * 977),
      },
      debit('Debit', 460, commaPoint),
      credit('Credit', 515, commaPoint),
      balance('Balance', 575, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(40, 'STARTING BALANCE', BOLD).put(575, commaPoint(opening), RIGHT_BOLD).down(),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(50).put(40, 'ENDING BALANCE', BOLD).put(575, commaPoint(closing), RIGHT_BOLD).down()
      paper.put(40, 'Total Debit').put(575, commaPoint(moneyOut), RIGHT).down()
      paper.put(40, 'Total Credit').put(575, commaPoint(moneyIn), RIGHT)
    },
  },
  'savings-for-health-with-tax-years': {
    paper: { page: 'letter', size: 8 },
    book: { texts: AMERICAN, ...rich, rows: [5, 20] },
    says: { currency: 'USD' },
    above: head(
      'Health Savings Account',
      ({ start, end, number }) => [
        `Account Number: ${number.slice(-10)}`,
        `Statement Period: ${on(start, '04/03/2024')} - ${on(end, '04/03/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Beginning Balance', dollars(opening)],
        ['Ending Balance', dollars(closing)],
      ],
    ),
    columns: [
      at('Date', 40, '04/03/2024'),
      text('Transaction', 105, 220),
      { title: 'Tax Year', x: 340, means: 'description', cell: ({ amount: own }) => (own > 0 ? '2024' : '') },
      credit('Contributions', 440, dollars),
      debit('Distributions', 505, around(commaPoint, '$5')),
      balance('Balance', 575, dollars),
    ],
  },
  'receipts-before-payments-with-codes-of-three-letters': {
    book: { texts: BRITISH, ...rich },
    says: { currency: 'GBP' },
    above: head('Savings Account Statement', ({ start, end, number }) => [
      `Account number ${number.slice(-10)}   Currency GBP`,
      `From ${on(start, '03 APR 2024')} to ${on(end, '03 APR 2024')}`,
    ]),
    columns: [
      at('Date', 50, '03 APR 24'),
      { title: 'Code', x: 110, means: 'description', cell: ({ amount: own }) => (own < 0 ? 'WDL' : 'DEP') },
      text('Narrative', 145, 210),
      credit('Receipts', 420, commaPoint),
      debit('Payments', 490, commaPoint),
      balance('Balance', 560, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(145, 'BROUGHT FORWARD').put(560, commaPoint(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(145, 'CARRIED FORWARD').put(560, commaPoint(closing), RIGHT),
  },
  'chinese-bank-in-english-with-signs-and-counterparties': {
    paper: { size: 7.5, page: 'landscape', bottom: 520 },
    book: {
      texts: {
        outgoing: ['Consumption', 'Transfer', 'Utilities'],
        incoming: ['Salary', 'Interest', 'Remittance'],
      },
      ...rich,
    },
    says: { currency: 'CNY', opening: false, closing: false, unproved: 'oldest' },
    above: head('Transaction Statement of Current Account', ({ start, end, number }) => [
      `Card/Account No.: ${number.slice(-16)}   Currency: CNY`,
      `Start/End Date: ${compact(start)} - ${compact(end)}`,
    ]),
    columns: [
      { title: 'No.', x: 40, cell: (_, { row }) => String(row + 1) },
      text('Summary', 70, 90),
      { title: 'Currency', x: 170, cell: () => 'CNY' },
      { title: 'Cash/Remit', x: 225, means: 'description', cell: () => 'Remit' },
      { title: 'Trans. Date', x: 290, cell: ({ date }) => compact(date) },
      amount('Trans. Amount', 430, around(commaPoint, '-5', '5')),
      balance('Account Balance', 530, commaPoint),
      {
        title: 'Counterparty',
        x: 550,
        means: 'description',
        cell: ({ amount: own }) => (own < 0 ? 'GREENFIELD CO' : 'ACME CO LTD'),
      },
    ],
  },
  'shekels-with-actions-and-references-before-both-columns': {
    paper: { font: 'noto', size: 8 },
    book: { texts: BRITISH, ...rich },
    says: { currency: 'ILS', opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    above: head('Current Account Transactions', ({ start, end, number }) => [
      `Account: 12-345-${number.slice(-6)}`,
      `${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}   Balances in ₪`,
    ]),
    columns: [
      at('Date', 40, '03/04/24'),
      text('Action', 95, 200),
      { title: 'Reference', x: 310, means: 'reference', cell: (_, { row }) => String(99_017 + row) },
      debit('Debit', 410, shekels),
      credit('Credit', 480, shekels),
      balance('Balance', 555, shekels),
    ],
  },
  'days-of-a-shop-with-gross-fees-net-and-what-is-held': {
    paper: { size: 8 },
    book: { texts: MERCHANT, ...rich, rows: [8, 25] },
    says: { currency: 'USD', number: false },
    above: head(
      'Merchant Activity',
      ({ start, end }) => [`${on(start, 'Apr 3, 2024')} through ${on(end, 'Apr 3, 2024')}`],
      ({ opening, closing }) => [
        ['Beginning balance', dollars(opening)],
        ['Ending balance', dollars(closing)],
      ],
    ),
    columns: [
      at('Date', 40, 'Apr 3, 2024'),
      text('Activity', 110, 180),
      { title: 'Items', x: 330, align: 'right', cell: ({ amount: own }) => String((Math.abs(own) % 40) + 1) },
      {
        title: 'Gross',
        x: 400,
        align: 'right',
        cell: ({ amount: own }) => dollars(own > 0 ? own + 125 : own),
      },
      { title: 'Fees', x: 450, align: 'right', cell: ({ amount: own }) => (own > 0 ? '-$1.25' : '$0.00') },
      amount('Net', 510, dollars),
      balance('Balance', 575, dollars),
    ],
  },
  'bars-typed-between-the-cells': {
    paper: { font: 'courier', size: 8 },
    book: { texts: BRITISH, rows: [8, 30] },
    says: { currency: 'GBP' },
    above: head('ACCOUNT LISTING', ({ start, end, number }) => [
      `ACCOUNT NUMBER: ${number.slice(-8)}  CURRENCY: GBP`,
      `PERIOD: ${on(start, '2024-04-03')} TO ${on(end, '2024-04-03')}`,
    ]),
    columns: [
      at('DATE', 40, '2024-04-03'),
      bar(98),
      text('TEXT', 108, 240),
      bar(360),
      amount('AMOUNT', 440, minus),
      bar(450),
      balance('BALANCE', 540, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(98, '|')
        .put(108, 'OPENING BALANCE')
        .put(360, '|')
        .put(450, '|')
        .put(540, minus(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { closing } }) =>
      paper
        .need(20)
        .put(98, '|')
        .put(108, 'CLOSING BALANCE')
        .put(360, '|')
        .put(450, '|')
        .put(540, minus(closing), RIGHT),
  },
  'noughts-before-every-amount': {
    paper: { font: 'courier', size: 8 },
    book: { texts: BRITISH },
    says: { currency: 'EUR' },
    above: head(
      'HOST ACCOUNT EXTRACT',
      ({ start, end, number }) => [
        `ACCOUNT NUMBER ${number.slice(-12)}   CURRENCY EUR`,
        `FROM ${on(start, '2024-04-03')} TO ${on(end, '2024-04-03')}`,
      ],
      ({ opening, closing }) => [
        ['OPENING BALANCE', padded(opening)],
        ['CLOSING BALANCE', padded(closing)],
      ],
    ),
    columns: [
      at('DATE', 40, '2024-04-03'),
      text('DETAILS', 110, 240),
      amount('AMOUNT', 450, padded),
      balance('BALANCE', 555, padded),
    ],
  },
  'litres-prices-and-tax-before-what-is-owed': {
    paper: { size: 7.5 },
    book: {
      texts: {
        outgoing: ['Diesel Station ~~~~', 'Super 95 Station ~~~~', 'Car wash'],
        incoming: ['Direct debit payment', 'Payment received'],
      },
      rows: [6, 20],
      opening: [-90_000, -40_000],
      largest: 60_000,
    },
    says: { currency: 'EUR', isOwed: true },
    above: head(
      'Fuel Card Statement',
      ({ start, end, number }) => [
        `Card number **** **** ${number.slice(-4)}`,
        `Statement period ${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Previous balance', around(commaPoint, '€5', '-€5')(opening)],
        ['New balance', around(commaPoint, '€5', '-€5')(closing)],
      ],
    ),
    columns: [
      at('Date', 40, '03/04/2024'),
      text('Transaction', 100, 150),
      {
        title: 'Litres',
        x: 310,
        align: 'right',
        cell: ({ amount: own }) => (own < 0 ? commaPoint(Math.abs(own) % 9_000) : ''),
      },
      { title: 'Unit price', x: 370, align: 'right', cell: ({ amount: own }) => (own < 0 ? '1.659' : '') },
      {
        title: 'VAT',
        x: 430,
        align: 'right',
        cell: ({ amount: own }) => (own < 0 ? commaPoint(Math.round(-own / 6)) : ''),
      },
      amount('Amount EUR', 520, around(commaPoint, '5', '-5')),
    ],
  },
  'invoice-numbers-as-text-and-credit-before-debit-in-capitals': {
    paper: { font: 'courier', size: 7.5 },
    book: {
      texts: {
        outgoing: ['CHQ ~~~~~~', 'TFR OUT ~~~~~~~~', 'CHG'],
        incoming: ['DEP ~~~~~~', 'TFR IN ~~~~~~~~'],
      },
    },
    says: { currency: 'USD', period: 'end' },
    above: head('STATEMENT OF ACCOUNT', ({ end, number }) => [
      `ACCOUNT NO. ${number.slice(-10)}   CCY USD   AS AT ${on(end, '03-APR-2024')}`,
    ]),
    columns: [
      at('VAL DATE', 40, '03-APR'),
      text('PARTICULARS', 110, 180),
      credit('CREDIT', 380, commaPoint),
      debit('DEBIT', 470, commaPoint),
      balance('BALANCE', 570, around(commaPoint, '5DR', '5CR')),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(110, 'BAL B/F')
        .put(570, around(commaPoint, '5DR', '5CR')(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { closing } }) =>
      paper
        .need(20)
        .put(110, 'BAL C/F')
        .put(570, around(commaPoint, '5DR', '5CR')(closing), RIGHT),
  },
}
