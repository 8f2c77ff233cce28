import { amount, balance, type Column, credit, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { HEADING, RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const owed = around(commaPoint, '5', '5 CR')

const at = (
  title: Column['title'],
  x: number,
  style: string,
  language: 'en' | 'es' | 'pt' = 'en',
): Column => ({
  title,
  x,
  cell: ({ date }) => on(date, style, language),
})

/** Everyday statements and a card of Australia and New Zealand. */
export const EVERYDAY_OCEANIAN_HABITS: Readonly<Record<string, PlainHabit>> = {
  'summary-with-signs-before-dollars-and-a-statement-opening-balance': {
    paper: { size: 8 },
    book: { texts: BRITISH, ...rich },
    says: { currency: 'AUD' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'Choice', HEADING).put(540, 'Electronic Statement', RIGHT).down(16)
      paper.put(50, `Statement Period ${on(start, '3 April 2024')} - ${on(end, '3 April 2024')}`).down()
      paper.put(50, `BSB 733-041   Account Number ${number.slice(-6)}   ABN 12 345 678 901`).down(16)
      paper.pairs(50, 260, [
        ['Opening Balance', `+ $${commaPoint(opening)}`],
        ['Total Credits', `+ $${commaPoint(moneyIn)}`],
        ['Total Debits', `- $${commaPoint(moneyOut)}`],
        ['Closing Balance', `+ $${commaPoint(closing)}`],
      ])
      paper.down(14)
    },
    columns: [
      at('DATE', 50, '03/04/24'),
      text('TRANSACTION DESCRIPTION', 105, 230),
      debit('DEBIT', 420, commaPoint),
      credit('CREDIT', 490, commaPoint),
      balance('BALANCE', 560, commaPoint),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(start, '03/04/24'))
        .put(105, 'STATEMENT OPENING BALANCE')
        .put(560, commaPoint(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { end, closing } }) =>
      paper
        .need(20)
        .put(50, on(end, '03/04/24'))
        .put(105, 'CLOSING BALANCE')
        .put(560, commaPoint(closing), RIGHT),
  },
  'particulars-code-and-reference-of-the-payer': {
    paper: { size: 7.5 },
    book: { texts: BRITISH, ...rich },
    says: { currency: 'NZD' },
    above: head('Your account statement', ({ start, end, number }) => [
      `${numberLike('Account number 02-0417-~~~~~~~-~~', number)}   NZD`,
      `${on(start, '03 April 2024')} to ${on(end, '03 April 2024')}`,
    ]),
    columns: [
      at('Date', 40, '03 Apr'),
      text('Payee', 85, 140),
      {
        title: 'Particulars',
        x: 235,
        means: 'description',
        cell: ({ amount: own }) => (own % 3 === 0 ? 'Invoice' : ''),
      },
      { title: 'Code', x: 290, means: 'description', cell: ({ amount: own }) => (own < 0 ? 'EP' : 'DC') },
      {
        title: 'Reference',
        x: 325,
        means: 'reference',
        cell: ({ amount: own }) => (own % 2 === 0 ? String(Math.abs(own)) : ''),
      },
      debit('Withdrawals', 440, around(commaPoint, '$5')),
      credit('Deposits', 505, around(commaPoint, '$5', '$5')),
      balance('Balance', 575, around(commaPoint, '-$5', '$5')),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(85, 'Opening balance')
        .put(575, `$${commaPoint(opening)}`, RIGHT)
        .down(),
    closes: ({ paper, book: { closing } }) =>
      paper
        .need(20)
        .put(85, 'Closing balance')
        .put(575, `$${commaPoint(closing)}`, RIGHT),
  },
  'card-used-and-a-running-balance-that-is-owed': {
    paper: { size: 8 },
    book: { texts: BRITISH, rows: [8, 30], opening: [-400_000, -200_000], largest: 60_000 },
    says: { currency: 'AUD', isOwed: true, period: 'both' },
    above: head(
      'Platinum Credit Card',
      ({ start, end, number }) => [
        `Account Number 4564 XXXX XXXX ${number.slice(-4)}   Credit Limit $15,000.00   AUD`,
        `Statement Period ${on(start, '03/04/24')} - ${on(end, '03/04/24')}`,
      ],
      ({ opening, closing }) => [
        ['Opening Balance', `$${owed(opening)}`],
        ['Closing Balance', `$${owed(closing)}`],
      ],
    ),
    columns: [
      valueDay(['Date', 'Processed'], 40, '03/04/2024'),
      at(['Date of', 'Transaction'], 100, '03/04/2024'),
      { title: ['Card', 'Used'], x: 160, means: 'description', cell: () => '4417' },
      text('Transaction Details', 200, 220),
      amount('Amount ($A)', 490, around(commaPoint, '$5', '$5 CR')),
      balance('Balance', 570, around(commaPoint, '$5', '$5 CR')),
    ],
  },
}
