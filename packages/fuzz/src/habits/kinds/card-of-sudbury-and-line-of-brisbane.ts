import { addDays } from '../../convention/day.ts'
import { day, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { CARD_OF_SUDBURY, LINE_OF_BRISBANE } from '../texts/from-natick-to-abu-dhabi-west.ts'

const behind = around(commaPoint, '5', '5-')
const owed = around(commaPoint, '$5', '$5-')
const bracketed = around(commaPoint, '$5', '($5)')
const NUMBER_LENGTH = 3

/** A card of Ontario and a line of credit of Queensland. */
export const CARD_OF_SUDBURY_AND_LINE_OF_BRISBANE: Readonly<Record<string, PlainHabit>> = {
  /** Rows have running numbers of three digits, and both days a stroke between month and day. */
  'running-numbers-of-three-digits-before-two-days-with-a-stroke-after-the-month-of-a-card-in-sudbury': {
    paper: { page: 'letter', size: 8.5, bottom: 715 },
    book: { texts: CARD_OF_SUDBURY, rows: [14, 46], opening: [-250_000, -20_000], largest: 90_000 },
    says: { isOwed: true },
    pitch: 10,
    gap: 13,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, entries } }) => {
      const interest = magnitudeSaying(entries, /^INTEREST/)
      paper
        .put(40, 'Samplebank', { isBold: true, size: 15 })
        .put(570, 'No-Fee Value Card', RIGHT_BOLD)
        .down(30)
      printGrid(
        paper,
        [60, 330, [570]],
        [
          ['M. SAMPLE', 'Account number', `4537 XXXX XXXX ${number.slice(-4)}`],
          ['22 EXAMPLE LANE', 'Statement period', `${on(start, 'Apr 3, 2024')} - ${on(end, 'Apr 3, 2024')}`],
          ['SUDBURY ON P3E 0A0', 'Payment due date', on(addDays(end, 21), 'Apr 3, 2024')],
        ],
      ).down(22)
      paper.put(40, 'Account summary', BOLD).rule(40, 330, 4).down(17)
      paper.pairs(40, 330, [
        ['Previous balance', owed(opening)],
        ['Payments/credits', owed(moneyIn)],
        ['Purchases/charges', owed(closing - opening - moneyIn + interest)],
        ['Interest', owed(-interest)],
        ['New balance', owed(closing)],
      ])
      paper.down(18).put(40, 'Transactions since your last statement', BOLD).down(20)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, `Account number 4537 XXXX XXXX ${number.slice(-4)}`)
        .put(570, `${paper.page} of 3`, RIGHT)
        .down(24),
    columns: [
      {
        title: 'REF.#',
        x: 40,
        means: 'reference',
        cell: (_, { row }) => String(row + 1).padStart(NUMBER_LENGTH, '0'),
      },
      valueDay(['POST', 'DATE'], 80, 'Apr-03'),
      { title: ['TRANS.', 'DATE'], x: 125, cell: ({ date }) => on(date, 'Apr-03') },
      lined('DETAILS', 175, 290),
      { title: 'AMOUNT($)', x: 570, align: 'right', cell: ({ amount }) => behind(amount) },
    ],
    closes: ({ paper }) => {
      paper.need(90).down(10).put(40, 'Interest charges', BOLD).down(14)
      printGrid(
        paper,
        [40, [220], [330]],
        [
          ['', 'Annual rate', 'Interest'],
          ['Purchases', '19.99%', 'as above'],
          ['Cash advances', '22.99%', '0.00'],
        ],
      ).down(10)
      smallPrint(paper, 40, [
        'Your estimated time to repay if you pay only the minimum is 7 year(s) and 2 month(s).',
        'Report any discrepancy in writing within 30 days of the statement date.',
      ])
    },
  },
  /** What is paid stands in brackets between an opening and a closing row; ways to pay follow below. */
  'brackets-around-payments-between-opening-and-closing-rows-above-ways-to-pay-of-a-line-of-credit-in-brisbane':
    {
      paper: { size: 9, bottom: 745 },
      book: { texts: LINE_OF_BRISBANE, rows: [6, 24], opening: [-300_000, -30_000], largest: 40_000 },
      says: { currency: 'AUD', isOwed: true },
      gap: 15,
      above: ({ paper, book: { start, end, number, closing } }) => {
        paper
          .put(40, 'Zap Money', { isBold: true, size: 18 })
          .put(555, 'Statement', { ...RIGHT_BOLD, size: 14 })
          .down(30)
        printGrid(
          paper,
          [40, 330, [555]],
          [
            ['Alex Sample', 'Account number', number.slice(-8)],
            [
              '22 Example Terrace',
              'Statement period',
              `${on(start, '3 Apr 2024')} - ${on(end, '3 Apr 2024')}`,
            ],
            ['Brisbane QLD 4000', 'Credit limit', '$5,000.00'],
            ['', 'Closing balance', bracketed(closing)],
            ['', 'Minimum repayment', '$40.00'],
            ['', 'Due date', on(addDays(end, 14), '3 Apr 2024')],
          ],
        ).down(24)
        paper.put(40, 'Transaction summary', HEADING).rule(40, 555, 5).down(22)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, 'Zap Money', BOLD)
          .put(555, `${number.slice(-8)}   Page ${paper.page}`, RIGHT)
          .down(26),
      columns: [
        day('Date', 40, '3 Apr 2024'),
        text('Description', 110, 340),
        { title: 'Amount', x: 555, align: 'right', cell: ({ amount }) => bracketed(amount) },
      ],
      opens: ({ paper, book: { start, opening } }) =>
        paper
          .put(40, on(start, '3 Apr 2024'))
          .put(110, 'Opening Balance')
          .put(555, bracketed(opening), RIGHT)
          .down(15),
      closes: ({ paper, book: { end, closing, number } }) => {
        paper
          .need(150)
          .put(40, on(end, '3 Apr 2024'))
          .put(110, 'Closing Balance', BOLD)
          .put(555, bracketed(closing), RIGHT_BOLD)
        paper.rule(40, 555, 5).down(30).put(40, 'Pay your account', HEADING).down(16)
        printGrid(
          paper,
          [40, 160],
          [
            ['BPAY', `Biller code 000000   Ref ${number.slice(-8)}`],
            ['Direct debit', 'Set up in the app under Payments'],
            ['Card', 'Visa or Mastercard, in the app'],
          ],
        ).down(12)
        paper
          .put(
            40,
            'Note: interest of 25.9% p.a. applies to balances that are not repaid within the interest free period.',
            SMALL,
          )
          .down(9)
        paper.put(
          40,
          'Credit provided by Zap Money Payments Pty Ltd ABN 11 000 000 000, Australian Credit Licence 000000.',
          SMALL,
        )
      },
    },
}
