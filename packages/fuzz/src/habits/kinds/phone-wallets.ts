import { amount, balance, credit, day, debit, text } from '../setting/columns.ts'
import { around, commaPoint, lakhs, minusBefore, pointComma, ungrouped } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { NIGERIAN } from '../texts/african.ts'
import { ARGENTINE, BANGLADESHI, GHANAIAN, MALAYSIAN, TOLLS, TRANSIT } from '../texts/wallets.ts'

const rich = { isNeverOverdrawn: true, opening: [200_000, 900_000] } as const
const clock = (minor: number) =>
  `${10 + (Math.abs(minor) % 13)}:${10 + (Math.abs(minor) % 49)}:${10 + (Math.abs(minor) % 47)}`
const pesos = around(pointComma, '$ -5', '$ 5')
const naira = around(commaPoint, '₦5', '₦5')

/** Wallets of telephones, cards of travellers and of tolls. */
export const PHONE_WALLET_HABITS: Readonly<Record<string, PlainHabit>> = {
  'wallet-with-balances-before-and-after-and-a-levy': {
    paper: { page: 'landscape', size: 7.5, bottom: 520 },
    book: { texts: GHANAIAN, ...rich, rows: [6, 30] },
    says: { currency: 'GHS', number: false, opening: false, closing: false },
    gap: 13,
    above: head('MOBILE MONEY STATEMENT', ({ start, end }) => [
      `Statement period: ${on(start, '03-Apr-2024')} to ${on(end, '03-Apr-2024')}`,
      'All amounts in GHS',
    ]),
    columns: [
      {
        title: 'TRANSACTION DATE',
        x: 40,
        cell: ({ date, amount: own }) => `${on(date, '03-Apr-2024')} ${clock(own)}`,
      },
      {
        title: 'TRANS. TYPE',
        x: 150,
        means: 'description',
        cell: ({ amount: own }) => (own < 0 ? 'TRANSFER' : 'CASH_IN'),
      },
      { title: 'AMOUNT', x: 270, align: 'right', cell: ({ amount: own }) => ungrouped(own) },
      { title: 'FEES', x: 310, align: 'right', cell: () => '0.00' },
      { title: 'E-LEVY', x: 355, align: 'right', cell: () => '0.00' },
      { title: 'BAL BEFORE', x: 430, align: 'right', cell: (own) => ungrouped(own.balance - own.amount) },
      balance('BAL AFTER', 500, ungrouped),
      text('DETAILS', 520, 250),
    ],
  },
  'wallet-with-identifiers-and-in-or-out': {
    paper: { size: 8 },
    book: { texts: BANGLADESHI, ...rich, rows: [6, 30] },
    says: { currency: 'BDT', number: false },
    newestFirst: true,
    above: head(
      'Transaction Statement',
      ({ start, end }) => [
        'Currency: BDT',
        `Duration: ${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Opening Balance', `Tk ${lakhs(opening)}`],
        ['Closing Balance', `Tk ${lakhs(closing)}`],
      ],
    ),
    columns: [
      {
        title: ['Date &', 'Time'],
        x: 40,
        cell: ({ date, amount: own }) => [on(date, '03/04/2024'), clock(own)],
      },
      { title: 'Trx ID', x: 100, means: 'reference', cell: (_, { random }) => random.fill('9LK~~X~~Q~') },
      text('Details', 175, 180),
      { title: ['In /', 'Out'], x: 370, cell: ({ amount: own }) => (own < 0 ? 'Out' : 'In') },
      amount('Amount', 455, lakhs),
      { title: 'Charge', x: 495, align: 'right', cell: () => '0.00' },
      balance('Balance', 560, lakhs),
    ],
    gap: 16,
  },
  'wallet-with-a-status-and-ringgit-attached': {
    paper: { size: 7.5 },
    book: { texts: MALAYSIAN, ...rich, rows: [6, 30] },
    says: { currency: 'MYR', number: false, opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    above: head('eWallet Transaction History', ({ start, end }) => [
      `Transaction Period: ${on(start, '3 April 2024')} - ${on(end, '3 April 2024')}`,
    ]),
    columns: [
      day('Date', 40, '3/4/2024'),
      { title: 'Status', x: 90, means: 'description', cell: () => 'Success' },
      {
        title: 'Transaction Type',
        x: 135,
        means: 'description',
        cell: ({ amount: own }) => (own < 0 ? 'Payment' : 'Receive'),
      },
      {
        title: 'Reference',
        x: 210,
        means: 'reference',
        cell: (_, { random }) => random.fill('2024~~~~~~~~~~'),
      },
      text('Description', 290, 130),
      amount('Amount (RM)', 490, around(commaPoint, 'RM5', 'RM5')),
      balance('Wallet Balance', 560, around(commaPoint, 'RM5', 'RM5')),
    ],
  },
  'wallet-with-the-minus-behind-the-sign-of-pesos': {
    paper: { size: 8 },
    book: { texts: ARGENTINE, ...rich, rows: [6, 30] },
    says: { number: false },
    above: head(
      'RESUMEN DE CUENTA',
      ({ start, end }) => [
        `Periodo: Del ${on(start, '3 de April de 2024', 'es')} al ${on(end, '3 de April de 2024', 'es')}`,
      ],
      ({ opening, closing, moneyIn, moneyOut }) => [
        ['Saldo inicial:', pesos(opening)],
        ['Entradas:', pesos(moneyIn)],
        ['Salidas:', pesos(moneyOut)],
        ['Saldo final:', pesos(closing)],
      ],
    ),
    columns: [
      day('Fecha', 50, '03-04-2024'),
      text('Descripción', 120, 180),
      {
        title: 'ID de la operación',
        x: 320,
        means: 'reference',
        cell: (_, { random }) => random.fill('7~~~~~~~~~~'),
      },
      amount('Valor', 470, pesos),
      balance('Saldo', 550, pesos),
    ],
  },
  'naira-in-and-out-before-who-and-what': {
    paper: { font: 'noto', size: 7.5 },
    book: { texts: NIGERIAN, ...rich, rows: [6, 30] },
    says: { currency: 'NGN' },
    gap: 14,
    above: head(
      'Statement of Account',
      ({ start, end, number }) => [
        `Account Number ${number.slice(-10)}`,
        `Period ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Opening Balance', naira(opening)],
        ['Closing Balance', naira(closing)],
      ],
    ),
    columns: [
      { title: 'Date/Time', x: 40, cell: ({ date, amount: own }) => [on(date, '03/04/24'), clock(own)] },
      credit('Money In', 145, naira),
      debit('Money out', 215, naira),
      {
        title: 'Category',
        x: 230,
        means: 'description',
        cell: ({ amount: own }) => (own < 0 ? 'outward transfer' : 'inward transfer'),
      },
      text('Description', 310, 170),
      balance('Balance', 560, naira),
    ],
  },
  'journeys-with-times-charge-credit-and-balance': {
    book: { texts: TRANSIT, rows: [10, 40], ...rich, opening: [20_000, 40_000] },
    says: { currency: 'GBP', opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    above: head('Journey history', ({ start, end, number }) => [
      `Card number ${number.slice(-12)}`,
      `Period ${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      day('Date', 50, '03/04/2024'),
      { title: ['Start', 'time'], x: 115, cell: ({ amount: own }) => clock(own).slice(0, 5) },
      { title: ['End', 'time'], x: 150, cell: ({ amount: own }) => clock(own + 7).slice(0, 5) },
      text('Journey/Action', 190, 180),
      debit('Charge (£)', 410, commaPoint),
      credit('Credit (£)', 475, commaPoint),
      balance('Balance (£)', 545, commaPoint),
    ],
  },
  'tolls-with-plates-and-two-dates': {
    paper: { page: 'letter', size: 7.5 },
    book: { texts: TOLLS, rows: [8, 40], ...rich, opening: [20_000, 40_000] },
    says: { currency: 'USD' },
    above: head(
      'TOLL ACCOUNT STATEMENT',
      ({ start, end, number }) => [
        `Account Number: ${number.slice(-9)}`,
        `Statement Period: ${on(start, '04/03/2024')} - ${on(end, '04/03/2024')}`,
      ],
      ({ opening, closing, moneyIn, moneyOut }) => [
        ['Beginning Balance', `$${commaPoint(opening)}`],
        ['Payments and Credits', `$${commaPoint(moneyIn)}`],
        ['Tolls and Fees', `($${commaPoint(moneyOut)})`],
        ['Ending Balance', `$${commaPoint(closing)}`],
      ],
    ),
    columns: [
      {
        title: ['Posting', 'Date'],
        x: 40,
        means: 'value-date',
        cell: ({ valueDate }) => on(valueDate, '04/03/24'),
      },
      { title: ['Transaction', 'Date'], x: 90, cell: ({ date }) => on(date, '04/03/24') },
      { title: 'Plate', x: 150, means: 'description', cell: () => 'WA ABC4417' },
      text('Description', 220, 210),
      amount('Amount', 490, around(commaPoint, '($5)', '$5')),
      balance('Balance', 560, around(commaPoint, '($5)', '$5')),
    ],
  },
  'rows-between-two-rules-with-the-balance-so-far-in-bold-below': {
    book: { texts: MALAYSIAN, ...rich, rows: [5, 20] },
    says: { currency: 'SGD', number: false },
    gap: 14,
    above: head(
      'Monthly eStatement',
      ({ start, end }) => [
        `Statement period ${on(start, '3 Apr 2024')} - ${on(end, '3 Apr 2024')}`,
        'Currency: SGD',
      ],
      ({ opening, closing }) => [
        ['Opening balance', commaPoint(opening)],
        ['Closing balance', commaPoint(closing)],
      ],
    ),
    columns: [
      day('Date', 50, '3 Apr 2024'),
      text('Activity', 130, 260),
      amount('SGD', 545, minusBefore(commaPoint)),
    ],
    closesDay: ({ balance: own }, paper) =>
      paper
        .rule(50, 545, -2)
        .down(9)
        .put(130, 'Available balance', BOLD)
        .put(545, commaPoint(own), RIGHT)
        .down(16),
  },
}
