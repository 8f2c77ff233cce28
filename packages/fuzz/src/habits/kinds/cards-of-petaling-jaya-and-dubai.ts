import { addDays } from '../../convention/day.ts'
import { type Column, day, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { smallPrint } from '../setting/small-print.ts'
import { CARD_OF_DUBAI, CARD_OF_PETALING_JAYA } from '../texts/from-lehi-to-dubai-east.ts'

const marked = around(commaPoint, '5', '5    CR')
const signed = around(commaPoint, '-5', '+5')
const owed = around(commaPoint, '5', '-5')

const columns: readonly Column[] = [
  { title: ['Tarikh Transaksi', 'Transaction Date'], x: 40, cell: ({ date }) => on(date, '03 APR') },
  valueDay(['Tarikh Pos', 'Posting Date'], 130, '03 APR'),
  text(['Keterangan Transaksi', 'Transaction Description'], 210, 240),
  { title: ['Amaun', 'Amount (RM)'], x: 555, align: 'right', cell: ({ amount }) => marked(amount) },
]

/** A card of Selangor. */
export const CARD_OF_PETALING_JAYA_BY_KINDS: Readonly<Record<string, SectionedHabit>> = {
  /** Payments and new charges have a title each, between the previous balance, a subtotal and the total balance. */
  'payments-received-before-new-charges-between-the-previous-balance-a-sub-total-and-the-total-of-a-card-in-petaling-jaya':
    {
      paper: { size: 8.5, bottom: 745 },
      book: { texts: CARD_OF_PETALING_JAYA, rows: [8, 40], opening: [-300_000, -10_000], largest: 90_000 },
      says: { currency: 'MYR', isOwed: true, period: 'end' },
      titlesOnce: true,
      above: (paper, { end, number, opening, closing }) => {
        paper
          .put(40, 'Sample Leong Bank', { isBold: true, size: 14 })
          .put(555, 'PENYATA KAD KREDIT / CREDIT CARD STATEMENT', RIGHT_BOLD)
          .down(30)
        printGrid(
          paper,
          [60, 330, [555]],
          [
            ['CHONG SAMPLE', 'Tarikh Penyata / Statement Date', on(end, '03 APR 2024')],
            [
              '22 JALAN CONTOH',
              'Tarikh Akhir Bayaran / Payment Due Date',
              on(addDays(end, 20), '03 APR 2024'),
            ],
            ['46000 PETALING JAYA', 'Had Kredit / Credit Limit (RM)', '12,000.00'],
            ['SELANGOR', 'Baki Semasa / Current Balance (RM)', marked(closing)],
            ['', 'Bayaran Minimum / Minimum Payment (RM)', '50.00'],
          ],
        ).down(22)
        paper
          .put(40, 'SAMPLE WISE VISA', BOLD)
          .put(210, `4417 0441 XXXX ${number.slice(-4)}`, BOLD)
          .down(20)
        paper.put(210, 'PREVIOUS BALANCE FROM LAST STATEMENT').put(555, marked(opening), RIGHT).down(20)
      },
      again: (paper, { number }) =>
        paper
          .put(40, `SAMPLE WISE VISA 4417 0441 XXXX ${number.slice(-4)}`)
          .put(555, `Muka / Page ${paper.page}`, RIGHT)
          .down(24),
      sections: ({ credits, debits }) => [
        { title: 'PAYMENT RECEIVED - THANK YOU', columns, entries: credits },
        { title: 'NEW TRANSACTION / CHARGES', columns, entries: debits },
      ],
      opens: (paper, { title }) => paper.put(210, title, BOLD).down(15),
      closes: (paper) => paper.down(6),
      below: (paper, { closing }) => {
        paper.need(130).put(210, 'SUB TOTAL').put(555, marked(closing), RIGHT).down(16)
        paper.put(210, 'TOTAL BALANCE', BOLD).put(555, marked(closing), RIGHT_BOLD).rule(40, 555, 5).down(28)
        smallPrint(paper, 40, [
          'Jika anda hanya membuat bayaran minimum setiap bulan, anda akan mengambil masa lebih lama untuk menjelaskan baki anda.',
          'If you make only the minimum payment each month, it will take you longer to settle your outstanding balance.',
          'Sila semak penyata ini. Kami anggap ia betul jika tiada maklum balas dalam tempoh 14 hari. Member of PIDM.',
        ])
      },
    },
}

/** A card of Dubai. */
export const CARD_OF_DUBAI_BY_APP: Readonly<Record<string, PlainHabit>> = {
  /** Purchases have a minus and repayments a plus where the summary has them the other way; rates stand below texts. */
  'signs-of-rows-against-those-of-the-summary-with-a-masked-card-behind-purchases-and-rates-below-in-dubai': {
    paper: { size: 9, bottom: 745 },
    book: { texts: CARD_OF_DUBAI, rows: [8, 32], opening: [-300_000, -10_000], largest: 150_000 },
    says: { currency: 'AED', isOwed: true },
    pitch: 11,
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper
        .put(40, 'Samplo Bank', { isBold: true, size: 18 })
        .put(555, 'CREDIT STATEMENT', RIGHT_BOLD)
        .down(16)
        .put(555, `FROM ${on(start, '03/04/2024')} TO ${on(end, '03/04/2024')}`, RIGHT)
        .down(30)
      printGrid(
        paper,
        [40, 200, 380],
        [
          ['CURRENCY', 'MONTHLY INTEREST RATE', 'ANNUAL INTEREST RATE'],
          ['AED', '3.25%', '39.00%'],
          ['', '', ''],
          ['CREDIT LIMIT', 'AVAILABLE CREDIT LIMIT', 'TOT. INTEREST AND FEES'],
          ['10,000.00', '8,000.00', '0.00'],
          ['', '', ''],
          ['PAYMENT DUE DATE', 'MIN. PAYMENT DUE', 'TOTAL TO PAY'],
          [on(addDays(end, 1), '03/04/2024'), '100.00', commaPoint(Math.max(0, -closing))],
          ['', '', ''],
          ['ACCOUNT NUMBER', '', ''],
          [number.slice(-10), '', ''],
        ],
      ).down(16)
      paper.put(40, 'Account summary', HEADING).rule(40, 555, 5).down(20)
      paper.pairs(40, 330, [
        ['Balance From Last Statement', owed(opening)],
        ['Purchases', `+${commaPoint(moneyOut)}`],
        ['Payments and credits', `-${commaPoint(moneyIn)}`],
        ['Closing balance (Total to pay)', owed(closing)],
      ])
      paper.down(20).put(40, 'Transactions', HEADING).rule(40, 555, 5).down(20)
    },
    again: ({ paper }) =>
      paper.put(40, 'Samplo Bank', BOLD).put(555, `CREDIT STATEMENT   ${paper.page}`, RIGHT).down(26),
    columns: [
      day('Date', 40, '03/04/2024'),
      { ...numbered('Ref. Number', 110, 9), cell: (entry, place) => `P${referenceOf(entry, place)}` },
      lined('Description', 190, 170),
      {
        title: 'Card Number',
        x: 375,
        means: 'description',
        cell: ({ amount }) => (amount < 0 ? '****4113' : ''),
      },
      { title: 'Amount', x: 555, align: 'right', cell: ({ amount }) => signed(amount) },
    ],
    closes: ({ paper }) => {
      paper.need(50).down(10)
      paper
        .put(40, 'Balances that are not paid by the due date bear interest from the day of purchase.', SMALL)
        .down(10)
      paper.put(
        40,
        '© 2024 Samplo, PJSC. All Rights Reserved. Licensed by the Central Bank of the UAE.',
        SMALL,
      )
    },
  },
}

const referenceOf = numbered('', 0, 9).cell
