import { balance, credit, day, debit } from '../setting/columns.ts'
import { commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import {
  CLUB_OF_CROWN_POINT,
  DRAFT_OF_CROWN_POINT,
  SAVINGS_OF_CROWN_POINT,
} from '../texts/from-bozeman-to-taif-west.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const minus = minusBefore(commaPoint)
const NAMES = ['REGULAR SAVINGS', 'SHARE DRAFT', 'HOLIDAY CLUB']

/** One share: deposits stand before withdrawals, and those have a minus in a column of their own. */
const share = (name: string, dividends: string, book: PlainHabit['book']): PlainHabit => ({
  book,
  says: { currency: 'USD' },
  pitch: 10,
  gap: 13,
  above: ({ paper, book: { number } }) => {
    paper
      .down(14)
      .need(110)
      .put(40, `ACCOUNT ${number.slice(-9)}   ${name}`, HEADING)
      .rule(40, 570, 4)
    paper.down(20)
  },
  again: ({ paper }) =>
    paper
      .put(40, 'EXAMPLE LAKESIDE FEDERAL CREDIT UNION', BOLD)
      .put(570, `PAGE ${paper.page}`, RIGHT)
      .down(26),
  columns: [
    day('DATE', 40, '04/03'),
    lined('TRANSACTION DESCRIPTION', 85, 250),
    credit('DEPOSITS', 410, commaPoint),
    debit('WITHDRAWALS', 490, minus),
    balance('BALANCE', 570, minus),
  ],
  opens: ({ paper, book: { opening } }) =>
    paper.put(85, 'PREVIOUS BALANCE').put(570, minus(opening), RIGHT).down(13),
  closes: ({ paper, book: { closing } }) => {
    paper.need(34).put(85, 'NEW BALANCE', BOLD).put(570, minus(closing), RIGHT_BOLD).down(13)
    paper.put(85, `DIVIDENDS PAID YEAR TO DATE ${dividends}`).down(16)
  },
})

/** A union of Indiana. */
export const SHARES_OF_A_UNION_OF_CROWN_POINT: Readonly<Record<string, SeveralAccounts>> = {
  /** All shares are summed up above; yields and averages stand in the texts of dividends. */
  'deposits-before-withdrawals-with-a-minus-and-yields-in-the-texts-of-dividends-of-three-shares-in-crown-point':
    {
      paper: { page: 'letter', size: 8.5, bottom: 725 },
      accounts: [
        share('REGULAR SAVINGS', '179.41', {
          texts: SAVINGS_OF_CROWN_POINT,
          rows: [2, 8],
          opening: [100_000, 3_000_000],
        }),
        share('SHARE DRAFT', '0.00', {
          texts: DRAFT_OF_CROWN_POINT,
          rows: [8, 35],
          opening: [50_000, 900_000],
        }),
        share('HOLIDAY CLUB', '1.12', {
          texts: CLUB_OF_CROWN_POINT,
          rows: [1, 4],
          opening: [20_000, 90_000],
          largest: 10_000,
        }),
      ],
      above: (paper, books) => {
        const [first] = books
        if (!first) return
        const { start, end } = first
        paper.put(40, 'EXAMPLE LAKESIDE FEDERAL CREDIT UNION', { isBold: true, size: 13 })
        paper.put(570, 'STATEMENT OF ACCOUNTS', RIGHT_BOLD).down(12)
        paper.put(40, '61 SAMPLE BROADWAY, MERRILLVILLE, IN 46410').down(26)
        printGrid(
          paper,
          [60, 350, [570]],
          [
            ['DANA SAMPLE', 'STATEMENT PERIOD', `${on(start, '04-03-24')} THRU ${on(end, '04-03-24')}`],
            ['157 EXAMPLE ST', 'PAGE', '1'],
            ['CROWN POINT, IN 46307', '', ''],
          ],
        ).down(16)
        paper.put(40, 'SUMMARY OF ACCOUNTS', HEADING).rule(40, 570, 4).down(18)
        printGrid(
          paper,
          [40, 150, [400], [570]],
          [
            ['ACCOUNT', 'TYPE', 'PREVIOUS BALANCE', 'NEW BALANCE'],
            ...books.map(({ number, opening, closing }, i) => [
              number.slice(-9),
              NAMES[i] ?? '',
              minus(opening),
              minus(closing),
            ]),
            ['', 'TOTAL SHARE BALANCES', '', minus(books.reduce((sum, { closing }) => sum + closing, 0))],
          ],
        ).down(10)
        smallPrint(paper, 40, [
          'SAY HELLO TO SUMMER: HOME IMPROVEMENT LOANS AS LOW AS 7.24% APR. ASK A MEMBER ADVISOR TODAY.',
          'SEND INQUIRIES TO THE SUPERVISORY COMMITTEE, PO BOX 4417, MERRILLVILLE, IN 46411.',
        ])
      },
    },
}
