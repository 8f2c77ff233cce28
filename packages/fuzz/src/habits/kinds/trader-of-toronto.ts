import { addDays } from '../../convention/day.ts'
import { balance, credit, day, debit } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { tell } from '../setting/told.ts'
import { TRADER_OF_TORONTO } from '../texts/from-lehi-to-dubai-west.ts'

const dollars = around(commaPoint, '-$5', '$5')

/** A trader's cash of Ontario. */
export const CASH_OF_A_TRADER_OF_TORONTO: Readonly<Record<string, PlainHabit>> = {
  /** Codes stand before texts and dollars of nothing in the other column; what settles later follows, and what codes mean. */
  'codes-before-texts-and-dollars-of-nothing-in-the-other-column-above-what-settles-later-of-a-trader-in-toronto':
    {
      paper: { page: 'letter', size: 8, bottom: 725 },
      book: { texts: TRADER_OF_TORONTO, rows: [8, 40], opening: [0, 200_000], largest: 60_000 },
      says: { currency: 'CAD', opening: false, closing: false, unproved: 'oldest' },
      pitch: 10,
      gap: 13,
      above: ({ paper, book: { start, end, number } }) => {
        paper.put(40, 'Wealthsample', { isBold: true, size: 16 })
        paper.put(570, 'Self-directed Trading Statement', RIGHT_BOLD).down(30)
        printGrid(
          paper,
          [40, 330, [570]],
          [
            ['Alex Sample', 'Account No.', `WS${number.slice(-8)}`],
            [
              '22 Example Street',
              'Statement period',
              `${on(start, '2024-04-03')} - ${on(end, '2024-04-03')}`,
            ],
            ['Toronto ON M5V 0A0', 'Account currency', 'CAD'],
          ],
        ).down(22)
        paper.put(40, 'Portfolio Equities', HEADING).rule(40, 570, 4).down(18)
        printGrid(
          paper,
          [40, 300, [420], [570]],
          [
            ['Canadian equities and alternatives', 'Symbol', 'Quantity', 'Market value'],
            ['Northway Rail 500 ETF', 'NWRL', '11.0441', '$704.41'],
            ['Greenfield Metals Inc.', 'GFLD', '24.1700', '$1,044.17'],
          ],
        ).down(22)
        paper.put(40, 'Activity - Current period', HEADING).rule(40, 570, 4).down(20)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, 'Activity - Current period', BOLD)
          .put(570, `WS${number.slice(-8)}   Page ${paper.page}`, RIGHT)
          .down(24),
      columns: [
        day('Date', 40, '2024-04-03'),
        part('Transaction', 95, 60, 0),
        {
          title: 'Description',
          x: 155,
          means: 'description',
          cell: (entry, { paper }) => paper.wrap(tell(entry, { day: '2024-04-03' }).split('|')[1] ?? '', 215),
        },
        debit('Debit ($)', 440, around(commaPoint, '$5'), '$0.00'),
        credit('Credit ($)', 505, around(commaPoint, '$5', '$5'), '$0.00'),
        balance('Balance ($)', 570, dollars),
      ],
      closes: ({ paper, book: { end } }) => {
        paper
          .need(170)
          .down(12)
          .put(40, 'Transactions for Future Settlement', HEADING)
          .rule(40, 570, 4)
          .down(20)
        printGrid(
          paper,
          [40, 95, 155, [440], [505]],
          [
            ['Date', 'Transaction', 'Description', 'Debit ($)', 'Credit ($)'],
            [
              on(addDays(end, 1), '2024-04-03'),
              'BUY',
              'NWRL - Northway Rail 500 ETF: Bought 0.0441 shares',
              '$4.17',
              '$0.00',
            ],
          ],
        ).down(20)
        paper.put(40, 'Information about Statement Codes', HEADING).rule(40, 570, 4).down(16)
        printGrid(
          paper,
          [40, 220, 400],
          [
            ['BUY - Purchase of assets', 'CONT - Contribution to account', 'DIV - Cash dividend'],
            ['FPLINT - Stock lending interest', 'NRT - Non-resident tax withheld', 'SELL - Sale of assets'],
            ['WD - Withdrawal from account', '', ''],
          ],
        ).down(12)
        smallPrint(paper, 40, [
          'Wealthsample Investments Inc. is a member of the Canadian Investment Regulatory Organization.',
          'Customer accounts are protected by the Canadian Investor Protection Fund within specified limits.',
        ])
      },
    },
}
