import { balance, credit, day, debit } from '../setting/columns.ts'
import { around, commaPoint, minusBefore, ungrouped } from '../setting/figures.ts'
import { BOLD, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { ACCOUNT_OF_HAMILTON, CASH_OF_SHEPPARTON } from '../texts/from-roanoke-to-cairo-west.ts'

const drApart = around(commaPoint, '5 DR')

/** Accounts of Waikato and of Victoria. */
export const ACCOUNTS_OF_HAMILTON_AND_SHEPPARTON: Readonly<Record<string, PlainHabit>> = {
  /** Opening and closing days have labels of their own; sums abroad and margins stand below as lines of the text. */
  'debit-or-withdrawal-before-credit-or-deposit-with-rates-and-offshore-margins-below-and-carried-forward-rows-in-hamilton':
    {
      paper: { size: 8.5, bottom: 740 },
      book: { texts: ACCOUNT_OF_HAMILTON, rows: [14, 46], opening: [20_000, 600_000] },
      says: { currency: 'NZD' },
      pitch: 10,
      gap: 13,
      above: ({ paper, book: { start, end, number, opening, closing } }) => {
        paper
          .put(40, 'SMP Bank', { isBold: true, size: 16 })
          .put(555, 'Statement', { ...RIGHT_BOLD, size: 14 })
          .down(14)
        paper.put(40, 'SMP Bank Limited, PO Box 1104, Hamilton 3240, New Zealand', SMALL).down(30)
        printGrid(
          paper,
          [60, 330, [555]],
          [
            ['MS A EXAMPLE', 'Account name', 'A Example'],
            ['22 SAMPLE ROAD', 'Account number', numberLike('12-3~~~-~~~~~~~-~~', number)],
            ['CLAUDELANDS', 'Account type', 'Streamline'],
            ['HAMILTON 3214', 'Opening date', on(start, '3 Apr 24')],
            ['', 'Closing date', on(end, '3 Apr 24')],
            ['', 'Statement number', '118'],
          ],
        ).down(20)
        paper.put(40, 'Account summary (NZD)', BOLD).rule(40, 555, 4).down(16)
        paper.pairs(40, 555, [
          [`Opening balance`, drApart(opening)],
          [`Closing balance`, drApart(closing)],
          ['Overdraft limit', '500.00'],
        ])
        paper.down(18)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, `Streamline ${numberLike('12-3~~~-~~~~~~~-~~', number)}`, BOLD)
          .put(555, `Page ${paper.page}`, RIGHT)
          .down(22),
      columns: [
        day('Date', 40, '3 Apr'),
        lined('Transaction', 90, 200),
        debit('Debit/Withdrawal', 385, commaPoint),
        credit('Credit/Deposit', 470, commaPoint),
        balance('Balance', 555, drApart),
      ],
      opens: ({ paper, book: { start, opening } }) =>
        paper
          .put(40, on(start, '3 Apr'))
          .put(90, 'Opening Balance')
          .put(555, drApart(opening), RIGHT)
          .down(13),
      carries: ({ paper }, reached) => paper.put(90, 'Carried Forward').put(555, drApart(reached), RIGHT),
      brings: ({ paper }, reached) =>
        paper.put(90, 'Brought Forward').put(555, drApart(reached), RIGHT).down(13),
      closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
        paper
          .need(70)
          .put(40, on(end, '3 Apr'))
          .put(90, 'Closing Balance', BOLD)
          .put(555, drApart(closing), RIGHT_BOLD)
        paper.rule(40, 555, 4).down(17)
        paper
          .put(90, 'Total')
          .put(385, commaPoint(moneyOut), RIGHT)
          .put(470, commaPoint(moneyIn), RIGHT)
          .down(26)
        smallPrint(paper, 40, [
          '* Conversion rate includes the rate of the card scheme on the day it was processed.',
          'If anything on this statement is not right, please call us on 0800 555 0144. SMP Bank Limited.',
        ])
      },
    },
  /** The text stands on a line above the day, the amount, its currency and the same amount with its sign. */
  'texts-on-a-line-above-days-amounts-and-currency-with-a-signed-in-or-out-beside-them-of-a-dollar-account-in-shepparton':
    {
      paper: { size: 9, bottom: 740 },
      book: { texts: CASH_OF_SHEPPARTON, rows: [12, 36], opening: [100_000, 3_000_000] },
      says: { currency: 'USD' },
      pitch: 11,
      gap: 17,
      above: ({ paper, book: { start, end, number, opening, closing } }) => {
        paper
          .put(40, 'Westexample', { isBold: true, size: 16 })
          .put(555, 'Foreign Currency Account', RIGHT_BOLD)
          .down(14)
        paper.put(40, 'Westexample Banking Corporation, 1104 Wyndham St, Shepparton VIC 3630', SMALL).down(30)
        printGrid(
          paper,
          [60, 330, [555]],
          [
            ['SAMPLE DAIRY EXPORTS PTY LTD', 'BSB', '033-000'],
            ['22 EXAMPLE RD', 'Account number', number.slice(-6)],
            ['SHEPPARTON VIC 3630', 'Currency', 'USD'],
            ['', 'Statement period', `${on(start, '3/4/2024')} to ${on(end, '3/4/2024')}`],
            ['', 'Opening balance', commaPoint(opening)],
            ['', 'Closing balance', minusBefore(commaPoint)(closing)],
          ],
        ).down(24)
        paper.put(40, 'Transactions', { isBold: true, size: 11 }).rule(40, 555, 4).down(20)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, `Account number ${number.slice(-6)}`)
          .put(555, `Page ${paper.page}`, RIGHT)
          .down(22),
      columns: [
        { title: ['Description', 'Date'], x: 40, means: 'description', cell: ({ text }) => [text, ''] },
        { title: '', x: 40, cell: ({ date }) => ['', on(date, '3/4/2024')] },
        { title: 'Amount', x: 340, align: 'right', cell: ({ amount }) => ['', commaPoint(amount)] },
        { title: 'Currency', x: 370, cell: () => ['', 'USD'] },
        {
          title: 'In/Out',
          x: 555,
          align: 'right',
          cell: ({ amount }) => ['', minusBefore(ungrouped)(amount)],
        },
      ],
      closes: ({ paper }) => {
        paper.need(50).rule(40, 555, -8).down(8)
        smallPrint(paper, 40, [
          'Please check all entries on this statement promptly and report any error or unauthorised transaction to us.',
          'Westexample Banking Corporation ABN 11 000 000 000 AFSL and Australian credit licence 000000.',
        ])
      },
    },
}
