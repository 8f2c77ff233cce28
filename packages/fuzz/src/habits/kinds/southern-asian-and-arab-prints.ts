import { amount, balance, type Column, credit, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint, lakhs, minusAfter } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'
import { GULF, INDIAN_LOAN } from '../texts/asian.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const drCr = around(commaPoint, '5 Dr', '5 Cr')

const at = (title: Column['title'], x: number, style: string): Column => ({
  title,
  x,
  cell: ({ date }) => on(date, style),
})

/** Banks from Cairo to Dhaka, with days of two calendars, letters and sums of their own. */
export const SOUTHERN_ASIAN_AND_ARAB_PRINT_HABITS: Readonly<Record<string, PlainHabit>> = {
  'day-of-the-hijra-under-the-common-one': {
    paper: { size: 8 },
    book: { texts: GULF, ...rich, rows: [6, 25] },
    says: { currency: 'SAR' },
    gap: 16,
    above: head(
      'Account Statement',
      ({ start, end, number }) => [
        `IBAN: ${ibanLike('SA', 24, number)}   Currency: SAR`,
        `From ${on(start, '03/04/2024')} To ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Opening Balance', commaPoint(opening)],
        ['Closing Balance', commaPoint(closing)],
      ],
    ),
    columns: [
      {
        title: 'Date',
        x: 50,
        cell: ({ date }) => [on(date, '2024/04/03'), `1445/${on(date, '04/03')}H`],
      },
      text('Transaction Details', 120, 240),
      debit('Debit', 430, commaPoint, '0.00'),
      credit('Credit', 490, commaPoint, '0.00'),
      balance('Balance', 560, commaPoint),
    ],
  },
  'value-day-of-six-letters-and-balances-with-cr-apart': {
    paper: { font: 'courier', size: 7.5 },
    book: { texts: GULF, opening: [400_000, 900_000] },
    says: { currency: 'EGP', period: 'end' },
    above: head('STATEMENT OF ACCOUNT', ({ end, number }) => [
      `ACCOUNT NO  ${number.slice(-16)}     CURRENCY  EGP`,
      `STATEMENT DATE  ${on(end, '03APR24')}`,
    ]),
    columns: [
      at('TRX DATE', 40, '03APR24'),
      text('DESCRIPTION', 105, 210),
      { title: 'REFERENCE', x: 325, means: 'reference', cell: (_, { row }) => `FT24094${41_700 + row}` },
      valueDay('VALUE', 400, '03APR24'),
      amount('AMOUNT', 490, minusAfter(commaPoint)),
      balance('BALANCE', 575, around(commaPoint, '5 DR', '5 CR')),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(105, 'BALANCE AT PERIOD START')
        .put(575, around(commaPoint, '5 DR', '5 CR')(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { closing } }) =>
      paper
        .need(20)
        .put(105, 'BALANCE AT PERIOD END')
        .put(575, around(commaPoint, '5 DR', '5 CR')(closing), RIGHT),
  },
  'to-and-by-before-each-text-and-sums-of-the-page': {
    book: {
      texts: {
        outgoing: ['To Cash', 'To Clg ~~~~~~', 'To Transfer SB ~~~~', 'To Charges'],
        incoming: ['By Cash', 'By Clg ~~~~~~', 'By Interest', 'By Transfer'],
      },
      ...rich,
    },
    says: { currency: 'INR' },
    above: head('Ledger Extract - Savings Bank', ({ start, end, number }) => [
      `A/c No. ${number.slice(-9)}   (Amount in INR)`,
      `From ${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      at('Date', 50, '03/04/2024'),
      text('Particulars', 125, 200),
      { title: 'Scroll', x: 330, means: 'description', cell: (_, { row }) => String(417 + row * 3) },
      debit('Withdrawn', 420, lakhs),
      credit('Deposited', 490, lakhs),
      balance('Balance', 560, around(lakhs, '5 Dr', '5 Cr')),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(start, '03/04/2024'))
        .put(125, 'Op. Bal.')
        .put(560, around(lakhs, '5 Dr', '5 Cr')(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) =>
      paper
        .need(30)
        .down(4)
        .put(125, 'Total', BOLD)
        .put(420, lakhs(moneyOut), RIGHT_BOLD)
        .put(490, lakhs(moneyIn), RIGHT_BOLD)
        .put(560, around(lakhs, '5 Dr', '5 Cr')(closing), RIGHT_BOLD),
  },
  'home-loan-with-instalments-due-and-received': {
    paper: { size: 8 },
    book: { texts: INDIAN_LOAN, rows: [4, 18], opening: [-90_000_000, -40_000_000], largest: 4_000_000 },
    says: { currency: 'INR' },
    above: head('Loan Account Statement', ({ start, end, number }) => [
      `Loan Account Number : ${number.slice(-12)}   Currency : INR`,
      `Statement from ${on(start, '03-04-2024')} to ${on(end, '03-04-2024')}`,
      'Rate of Interest : 9.15%   Sanctioned Amount : 9,50,000.00',
    ]),
    columns: [
      at('Value Date', 50, '03-04-2024'),
      text('Description', 120, 220),
      debit('Due (Debit)', 410, lakhs),
      credit('Received (Credit)', 490, lakhs),
      balance('Outstanding', 565, around(lakhs, '5 Dr', '5 Cr')),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(120, 'Opening Balance')
        .put(565, around(lakhs, '5 Dr', '5 Cr')(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { closing } }) =>
      paper
        .need(20)
        .put(120, 'Closing Balance')
        .put(565, around(lakhs, '5 Dr', '5 Cr')(closing), RIGHT),
  },
  'rows-without-amounts-that-tell-of-rates-and-limits': {
    book: { texts: BRITISH, opening: [-900_000, -400_000], rows: [8, 25] },
    says: { currency: 'AUD' },
    above: head(
      'Home Loan Statement',
      ({ start, end, number }) => [
        `BSB 012-345   Account number ${number.slice(-9)}`,
        `Statement period ${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}   Amounts in AUD`,
      ],
      ({ opening, closing }) => [
        ['Opening balance', drCr(opening)],
        ['Closing balance', drCr(closing)],
      ],
    ),
    columns: [
      at('Date', 50, '03 Apr 2024'),
      text('Transaction details', 130, 210),
      debit('Withdrawals ($)', 410, commaPoint),
      credit('Deposits ($)', 480, commaPoint),
      balance('Balance ($)', 560, drCr),
    ],
    opensDay: ({ date }, paper) => {
      if (date % 7 === 0) paper.put(130, 'Interest rate changed to 6.14% p.a.').down(14)
    },
  },
}
