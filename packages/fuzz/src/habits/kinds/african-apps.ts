import { creditsOf, debitsOf, sumOf } from '../setting/account-book.ts'
import { balance, type Column, credit, debit, text } from '../setting/columns.ts'
import { around, commaPoint, commaWhole, minusBefore } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { KENYAN, NIGERIAN, SOUTH_AFRICAN } from '../texts/african.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const minus = minusBefore(commaPoint)
const time = (minor: number) => `${10 + (Math.abs(minor) % 13)}:${10 + (Math.abs(minor) % 49)}:11`
const creditLetters = around(commaPoint, '5', '5Cr')

const at = (title: Column['title'], x: number, style: string): Column => ({
  title,
  x,
  cell: ({ date }) => on(date, style),
})

/** Apps and banks of Africa. */
export const AFRICAN_APP_HABITS: Readonly<Record<string, PlainHabit>> = {
  'sums-by-kind-of-payment-above-the-receipts': {
    paper: { size: 7.5 },
    book: { texts: KENYAN, ...rich },
    says: { currency: 'KES', number: false, opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    gap: 14,
    above: ({ paper, book: { start, end, entries } }) => {
      paper.put(50, 'FULL STATEMENT', BOLD).down(14)
      paper
        .put(50, `Statement Period: ${on(start, '03 Apr 2024')} - ${on(end, '03 Apr 2024')}   Currency: KES`)
        .down(18)
      paper.put(50, 'SUMMARY', BOLD).down(14)
      paper
        .put(50, 'TRANSACTION TYPE', BOLD)
        .put(300, 'PAID IN', RIGHT_BOLD)
        .put(400, 'PAID OUT', RIGHT_BOLD)
        .down(14)
      const out = sumOf(debitsOf(entries))
      const into = sumOf(creditsOf(entries))
      const lines: [string, number, number][] = [
        ['SEND MONEY:', 0, Math.trunc(out / 3)],
        ['RECEIVED MONEY:', into, 0],
        ['LIPA NA WALLET (PAYBILL):', 0, out - Math.trunc(out / 3)],
        ['TOTAL:', into, out],
      ]
      for (const [label, paidIn, paidOut] of lines) {
        paper.put(50, label).put(300, commaPoint(paidIn), RIGHT).put(400, commaPoint(paidOut), RIGHT).down()
      }
      paper.down(12).put(50, 'DETAILED STATEMENT', BOLD).down(14)
    },
    columns: [
      {
        title: 'Receipt No.',
        x: 40,
        means: 'reference',
        cell: ({ amount: own }, { row }) =>
          `SD${(Math.abs(own) * 7919 + row).toString(36).toUpperCase().slice(0, 6).padStart(6, 'X')}Q1`,
      },
      {
        title: 'Completion Time',
        x: 110,
        cell: ({ date, amount: own }) => [on(date, '2024-04-03'), time(own)],
      },
      text('Details', 180, 190),
      { title: 'Transaction Status', x: 380, means: 'description', cell: () => 'COMPLETED' },
      credit('Paid In', 480, commaPoint),
      debit('Withdrawn', 525, minus),
      balance('Balance', 580, commaPoint),
    ],
  },
  'moment-value-day-and-channel-with-two-dashes-for-nothing': {
    paper: { size: 7, font: 'noto', page: 'landscape', bottom: 520 },
    book: { texts: NIGERIAN, ...rich, rows: [8, 30] },
    says: { currency: 'NGN' },
    gap: 14,
    above: head(
      'Wallet Account Statement',
      ({ start, end, number }) => [
        `Account Number ${number.slice(-10)}`,
        `Period ${on(start, '03 Apr 2024')} - ${on(end, '03 Apr 2024')}`,
      ],
      ({ opening, closing, moneyIn, moneyOut }) => [
        ['Opening Balance', `₦${commaPoint(opening)}`],
        ['Total Debit', `₦${commaPoint(moneyOut)}`],
        ['Total Credit', `₦${commaPoint(moneyIn)}`],
        ['Closing Balance', `₦${commaPoint(closing)}`],
      ],
    ),
    columns: [
      {
        title: 'Trans. Time',
        x: 40,
        cell: ({ date, amount: own }) => `${on(date, '03 Apr 2024')} ${time(own)}`,
      },
      {
        title: 'Value Date',
        x: 120,
        means: 'value-date',
        cell: ({ valueDate }) => on(valueDate, '03 Apr 2024'),
      },
      text('Description', 170, 130),
      debit('Debit(₦)', 360, commaPoint, '--'),
      credit('Credit(₦)', 415, commaPoint, '--'),
      balance('Balance After(₦)', 480, commaPoint),
      { title: 'Channel', x: 490, means: 'description', cell: () => 'E-Channel' },
      {
        title: 'Transaction Reference',
        x: 600,
        means: 'reference',
        cell: ({ date }, { row }) => `24${date}${41_700 + row}`,
      },
    ],
  },
  'cr-attached-and-accrued-charges-behind-the-balance': {
    paper: { size: 8 },
    book: { texts: SOUTH_AFRICAN, opening: [300_000, 900_000] },
    says: { currency: 'ZAR' },
    above: head(
      'Cheque Account',
      ({ start, end, number }) => [
        `Account Number ${number.slice(-11)}   Amounts in ZAR`,
        `Statement Period : ${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`,
      ],
      ({ opening, closing }) => [
        ['Opening Balance', creditLetters(opening)],
        ['Closing Balance', creditLetters(closing)],
      ],
    ),
    columns: [
      at('Date', 50, '03 Apr'),
      text('Description', 100, 230),
      amountWithLetters('Amount', 420),
      balance('Balance', 490, creditLetters),
      {
        title: ['Accrued', 'Bank', 'Charges'],
        x: 560,
        align: 'right',
        cell: ({ amount: own }) => (own < 0 && own % 3 === 0 ? '1.45' : ''),
      },
    ],
    closes: ({ paper, book: { moneyIn, moneyOut, entries } }) => {
      paper.need(50).down(8)
      paper
        .put(50, `No. Credit Transactions ${creditsOf(entries).length}`)
        .put(420, creditLetters(moneyIn), RIGHT)
        .down()
      paper
        .put(50, `No. Debit Transactions ${debitsOf(entries).length}`)
        .put(420, creditLetters(moneyOut), RIGHT)
    },
  },
  'shillings-with-totals-right-under-the-titles': {
    paper: { size: 8 },
    book: { texts: KENYAN, ...rich },
    says: { currency: 'UGX', exponent: 0 },
    gap: 14,
    above: head('Account Activity', ({ start, end, number }) => [
      `Account: ${number.slice(-13)} - UGX`,
      `Date range: ${on(start, '03-Apr-2024')} - ${on(end, '03-Apr-2024')}`,
    ]),
    columns: [
      at('Transaction Date', 50, '03-Apr-2024'),
      text('Narrative', 130, 210),
      debit('Debit', 420, commaWhole),
      credit('Credit', 490, commaWhole),
      balance('Running Balance', 565, commaWhole),
    ],
    opens: ({ paper, book: { moneyIn, moneyOut, opening } }) => {
      paper
        .put(130, 'Totals', BOLD)
        .put(420, commaWhole(moneyOut), RIGHT_BOLD)
        .put(490, commaWhole(moneyIn), RIGHT_BOLD)
        .down(14)
      paper.put(130, 'Opening Balance').put(565, commaWhole(opening), RIGHT).down(14)
    },
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(130, 'Closing Balance').put(565, commaWhole(closing), RIGHT),
  },
}

function amountWithLetters(title: string, x: number): Column {
  return { title, x, align: 'right', cell: ({ amount: own }) => creditLetters(own) }
}
