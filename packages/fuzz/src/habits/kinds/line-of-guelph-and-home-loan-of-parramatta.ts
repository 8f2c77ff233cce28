import { addDays } from '../../convention/day.ts'
import { balance, credit, day, debit, text } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import {
  ALL_IN_ONE_OF_GUELPH,
  FIXED_PART_OF_GUELPH,
  HOME_LOAN_OF_PARRAMATTA,
} from '../texts/from-valdosta-to-kinshasa-west.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const below = around(commaPoint, '-$5', '$5')

type Share = { readonly title: string; readonly rate: string; readonly book: PlainHabit['book'] }

/** The main account or one of its parts, each with less than nothing in it. */
const share = ({ title, rate, book }: Share): PlainHabit => ({
  book,
  says: { currency: 'CAD' },
  gap: 13,
  above: ({ paper, book: { number, opening, closing, moneyIn, moneyOut } }) => {
    paper
      .need(190)
      .put(40, `${title}   ${number.slice(-7)}`, HEADING)
      .rule(40, 570, 4)
      .down(18)
    printGrid(
      paper,
      [40, 160, 290, 420],
      [
        ['Opening balance', 'Money in', 'Money out', 'Closing balance'],
        [below(opening), below(moneyIn), below(-moneyOut), below(closing)],
      ],
    ).down(4)
    paper
      .put(40, `Interest rate ${rate} a year on what you owe, calculated daily and charged monthly`)
      .down(22)
  },
  again: ({ paper }) =>
    paper.put(40, 'Example All-in-One Account', BOLD).put(570, `Page ${paper.page}`, RIGHT).down(26),
  columns: [
    day('Date', 40, 'Apr 3, 2024'),
    text('Transaction description', 115, 220),
    debit('Withdrawals', 410, commaPoint),
    credit('Deposits', 485, commaPoint),
    balance('Balance', 570, below),
  ],
  opens: ({ paper, book: { opening } }) =>
    paper.put(115, 'Opening balance', BOLD).put(570, below(opening), RIGHT_BOLD).down(13),
  closes: ({ paper, book: { closing } }) =>
    paper.need(34).put(115, 'Closing balance', BOLD).put(570, below(closing), RIGHT_BOLD).down(30),
})

/** A mortgage and an account in one, of Ontario. */
export const LINE_OF_GUELPH_ALL_IN_ONE: Readonly<Record<string, SeveralAccounts>> = {
  /** Wages are paid into what is owed on a house; a fixed part of it has a table of its own. */
  'wages-paid-into-what-is-owed-with-a-minus-before-dollars-of-balances-above-a-fixed-part-of-it-in-guelph': {
    paper: { page: 'letter', size: 8.5, bottom: 725 },
    accounts: [
      share({
        title: 'Main account',
        rate: '7.20%',
        book: {
          texts: ALL_IN_ONE_OF_GUELPH,
          rows: [12, 45],
          opening: [-24_000_000, -9_000_000],
          largest: 400_000,
        },
      }),
      share({
        title: 'Sub-account, fixed for 5 years',
        rate: '4.89%',
        book: { texts: FIXED_PART_OF_GUELPH, rows: [1, 3], opening: [-18_000_000, -7_000_000] },
      }),
    ],
    above: (paper, books) => {
      const [first] = books
      if (!first) return
      const owed = books.reduce((sum, { closing }) => sum + closing, 0)
      paper
        .put(40, 'Example Bank of Canada', { isBold: true, size: 14 })
        .put(570, 'Account statement', RIGHT_BOLD)
        .down(28)
      printGrid(
        paper,
        [40, 330, [570]],
        [
          [
            'ALEX SAMPLE',
            'Statement period',
            `${on(first.start, 'Apr 3, 2024')} to ${on(first.end, 'Apr 3, 2024')}`,
          ],
          ['14 EXAMPLE CRESCENT', 'Borrowing limit', '$475,000.00'],
          ['GUELPH ON  N1G 2W1', 'Total of all balances', below(owed)],
        ],
      ).down(16)
      smallPrint(paper, 40, [
        'Every dollar that you deposit lowers what you owe, and the interest on it, from the same day on.',
        'Your borrowing limit is secured by a collateral charge on your home.',
      ])
      paper.down(20)
    },
  },
}

const INTEREST = /^INTEREST/
const owed = around(commaPoint, '$5', '-$5')

/** A home loan of New South Wales. */
export const HOME_LOAN_OF_PARRAMATTA_WITH_REDRAW: Readonly<Record<string, PlainHabit>> = {
  /** The year stands on a line of its own, redraws among the repayments, and a new rate on a line without an amount. */
  'the-year-on-a-line-above-days-with-redraws-among-repayments-and-a-new-rate-on-a-line-of-a-home-loan-in-parramatta':
    {
      paper: { size: 8.5, bottom: 745 },
      book: {
        texts: HOME_LOAN_OF_PARRAMATTA,
        rows: [4, 28],
        opening: [-62_000_000, -18_000_000],
        largest: 500_000,
      },
      says: { currency: 'AUD', isOwed: true },
      pitch: 10,
      gap: 13,
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
        const interest = magnitudeSaying(entries, INTEREST)
        paper
          .put(40, 'Example Bank', { isBold: true, size: 16 })
          .put(555, 'Your Statement', RIGHT_BOLD)
          .down(12)
        paper.put(555, 'Statement 14   (Page 1)', RIGHT).down(24)
        for (const line of ['MR J SAMPLE AND MS K SAMPLE', '3/18 EXAMPLE STREET', 'PARRAMATTA NSW 2150'])
          paper.put(60, line).down(11)
        paper
          .at(paper.y - 33, 340, 'Account Number')
          .at(paper.y - 33, 555, `06 2140 ${number.slice(-8)}`, RIGHT)
        paper.at(paper.y - 22, 340, 'Statement Period')
        paper.at(paper.y - 22, 555, `${on(start, '3 Apr 2024')} - ${on(end, '3 Apr 2024')}`, RIGHT)
        paper.at(paper.y - 11, 340, 'Closing Balance').at(paper.y - 11, 555, owed(closing), RIGHT_BOLD)
        paper.down(20).put(40, 'Standard Variable Home Loan', HEADING).down(18)
        printGrid(
          paper,
          [40, [270], 310, [555]],
          [
            ['Opening balance', owed(opening), 'Loan term remaining', '22 years 4 months'],
            ['Interest charged', `$${commaPoint(interest)}`, 'Minimum monthly repayment', '$3,142.00'],
            [
              'Fees and redraws',
              `$${commaPoint(-moneyOut - interest)}`,
              'Next repayment due',
              on(addDays(end, 12), '3 Apr 2024'),
            ],
            [
              'Repayments and credits',
              `-$${commaPoint(moneyIn)}`,
              'Amount available for redraw',
              '$18,204.55',
            ],
            ['Closing balance', owed(closing), 'Interest rate at the end', '6.24% p.a.'],
          ],
        ).down(12)
        smallPrint(paper, 40, [
          'You can redraw what you have repaid ahead of schedule at any time. Amounts are in Australian dollars.',
        ])
        paper.down(18)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, `Home Loan 06 2140 ${number.slice(-8)}`, BOLD)
          .put(555, `Statement 14   (Page ${paper.page})`, RIGHT)
          .down(26),
      columns: [
        day('Date', 40, '03 Apr'),
        lined('Transaction', 90, 230),
        debit('Debit', 400, commaPoint),
        credit('Credit', 475, commaPoint),
        balance('Balance', 555, owed),
      ],
      opens: ({ paper, book: { start, opening } }) => {
        paper.put(40, on(start, '2024'), BOLD).down(12)
        paper.put(40, on(start, '03 Apr')).put(90, `${on(start, '2024')} OPENING BALANCE`, BOLD)
        paper.put(555, owed(opening), RIGHT_BOLD).down(13)
        paper.put(40, on(start, '03 Apr')).put(90, 'NEW INTEREST RATE IS 6.24% P.A.').down(13)
      },
      closes: ({ paper, book: { end, closing } }) => {
        paper
          .need(70)
          .put(40, on(end, '03 Apr'))
          .put(90, `${on(end, '2024')} CLOSING BALANCE`, BOLD)
        paper.put(555, owed(closing), RIGHT_BOLD).rule(40, 555, 5).down(24)
        smallPrint(paper, 40, [
          'Things you should know: please check that the entries on this statement are correct and tell us of any error.',
          'Having trouble with your repayments? Call our hardship team on 1300 555 014.',
        ])
      },
    },
}
