import { debitsOf, sumOf } from '../setting/account-book.ts'
import { balance, credit, day, debit } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { notSaying, saying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { SAVER_OF_NATICK, TRADER_OF_BOISE } from '../texts/from-natick-to-abu-dhabi-west.ts'

const minus = minusBefore(commaPoint)
const dollars = around(commaPoint, '-$5', '$5')
const FEE = /Fee/

/** A saver of Massachusetts and a trader of Idaho. */
export const SAVER_OF_NATICK_AND_TRADER_OF_BOISE: Readonly<Record<string, PlainHabit>> = {
  /** The summary is reckoned down with signs behind each sum, and names only the day through which it runs. */
  'plus-minus-and-equals-behind-the-sums-of-activity-through-a-day-of-a-savings-bank-in-massachusetts': {
    paper: { page: 'letter', size: 9, bottom: 720 },
    book: { texts: SAVER_OF_NATICK, rows: [12, 40], opening: [50_000, 900_000] },
    says: { currency: 'USD', period: 'end' },
    pitch: 10.5,
    gap: 14,
    above: ({ paper, book: { end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'Sample Savings Bank', HEADING).put(570, 'STATEMENT OF ACCOUNT', RIGHT_BOLD).down(12)
      paper.put(40, '1104 Main Street, Natick, MA 01760', SMALL).down(34)
      for (const line of ['PAT SAMPLE', '22 EXAMPLE CIR', 'NATICK MA 01760']) paper.put(60, line).down()
      paper.down(16).put(40, 'SUMMARY OF YOUR ACTIVITY', BOLD).rule(40, 570, 4).down(18)
      printGrid(
        paper,
        [40, [330], 336],
        [
          [`ACTIVITY THROUGH ${on(end, '04/03/2024')}`, `ACCOUNT ${number.slice(-8)}`, ''],
          ['BEGINNING BALANCE', dollars(opening), ''],
          ['DEPOSIT AMOUNT', dollars(moneyIn), '+'],
          ['WITHDRAWAL AMOUNT', dollars(-moneyOut), '-'],
          ['ENDING BALANCE', dollars(closing), '='],
        ],
      ).down(20)
      paper.put(40, 'DETAIL OF YOUR ACTIVITY', BOLD).rule(40, 570, 4).down(20)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, `ACCOUNT ${number.slice(-8)}`)
        .put(570, `PAGE ${paper.page}`, RIGHT)
        .down(24),
    columns: [
      day('DATE', 40, '04/03'),
      lined('DESCRIPTION', 90, 230),
      debit('WITHDRAWAL', 410, commaPoint),
      credit('DEPOSIT', 490, commaPoint),
      balance('BALANCE', 570, minus),
    ],
    closes: ({ paper }) => {
      paper.need(70).down(10)
      smallPrint(paper, 40, [
        'DEPOSITS ARE INSURED IN FULL BY THE FDIC AND THE SHARE INSURANCE FUND OF THE COMMONWEALTH.',
        'EXAMINE THIS STATEMENT AT ONCE. IF NO ERROR IS REPORTED WITHIN 60 DAYS THE ACCOUNT WILL BE CONSIDERED CORRECT.',
      ])
    },
  },
  /** Descriptions hold sums with dollars of their own, and one begins as a heading of the summary does. */
  'descriptions-with-sums-and-days-of-their-own-beside-signed-amounts-under-beginning-balance-on-a-day-of-a-trader-in-boise':
    {
      paper: { page: 'letter', size: 9, bottom: 720 },
      book: { texts: TRADER_OF_BOISE, rows: [12, 44], opening: [50_000, 1_500_000] },
      says: { currency: 'USD' },
      pitch: 10.5,
      gap: 15,
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, entries } }) => {
        const out = debitsOf(entries)
        paper
          .put(40, 'lanternfish', { isBold: true, size: 18 })
          .put(570, 'Business Checking Statement', RIGHT_BOLD)
          .down(30)
        printGrid(
          paper,
          [40, 330, [570]],
          [
            ['Example Pastry LLC', 'Account number', number.slice(-12)],
            ['1104 W Sample St', 'Routing number', '000000000'],
            [
              'Boise, ID 83702',
              'Statement period',
              `${on(start, 'April 3, 2024')} - ${on(end, 'April 3, 2024')}`,
            ],
          ],
        ).down(22)
        paper.put(40, 'Account summary', HEADING).rule(40, 570, 4).down(18)
        paper.pairs(40, 360, [
          [`Beginning balance on ${on(start, 'April 3, 2024')}`, dollars(opening)],
          ['Deposits', dollars(moneyIn)],
          ['Purchases', dollars(sumOf(notSaying(out, FEE)))],
          ['Fees', dollars(sumOf(saying(out, FEE)))],
          [`Ending balance on ${on(end, 'April 3, 2024')}`, dollars(closing)],
        ])
        paper.down(20)
      },
      again: ({ paper }) => paper.put(40, 'lanternfish', BOLD).put(570, `Page ${paper.page}`, RIGHT).down(26),
      columns: [
        day('TRANSACTION DATE', 40, '4/03/2024'),
        lined('DESCRIPTION', 145, 240),
        { title: 'AMOUNT', x: 480, align: 'right', cell: ({ amount }) => dollars(amount) },
        balance('BALANCE', 570, dollars),
      ],
      closes: ({ paper }) => {
        paper.need(60).down(12)
        smallPrint(paper, 40, [
          'Lanternfish is a financial technology company, not a bank. Banking services by Example Bank, Member FDIC.',
          'In case of errors about your electronic transfers write to help@lanternfish.example within 60 days.',
        ])
      },
    },
}
