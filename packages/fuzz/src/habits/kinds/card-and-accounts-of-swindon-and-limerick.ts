import { addDays } from '../../convention/day.ts'
import { amount, balance, balanceOnce, credit, day, dayOnce, debit, text } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import {
  CARD_OF_SWINDON,
  CURRENT_ACCOUNT_OF_LIMERICK,
  FLEXIBLE_ACCOUNT_OF_SWINDON,
} from '../texts/converted-commonwealth.ts'

const charged = around(commaPoint, '£5', '£5CR')
const overdrawn = around(commaPoint, '5 OD', '5')
const drBehind = around(commaPoint, '5 DR', '5')

/** A card and an account of a building society, and an account of Ireland. */
export const CARD_AND_ACCOUNTS_OF_SWINDON_AND_LIMERICK: Readonly<Record<string, PlainHabit>> = {
  /** Payments have no reference, and CR touches what is paid; the table runs from the balance before to the total. */
  'references-of-ten-digits-for-purchases-alone-with-cr-touching-pounds-between-two-balances-of-a-society-s-card':
    {
      paper: { size: 8.5, bottom: 745 },
      book: { texts: CARD_OF_SWINDON, rows: [10, 34], opening: [-200_000, -20_000], largest: 60_000 },
      says: { currency: 'GBP', isOwed: true },
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
        paper
          .put(40, 'Sample & Wiltshire Building Society', HEADING)
          .put(555, 'Member Credit Card', RIGHT_BOLD)
          .down(22)
        printGrid(
          paper,
          [60, 330, [555]],
          [
            ['MR C EXAMPLE', 'Card number', `**** **** **** ${number.slice(-4)}`],
            ['9 SAMPLE CRESCENT', 'Statement date', on(end, '3 April 2024')],
            ['SWINDON', 'Statement period', `${on(start, '03/04/24')} to ${on(end, '03/04/24')}`],
            ['SN1 4AA', 'Payment due by', on(addDays(end, 25), '3 April 2024')],
          ],
        ).down(14)
        printGrid(
          paper,
          [40, [280], 330, [555]],
          [
            ['Previous balance', `£${commaPoint(opening)}`, 'Credit limit', '£6,400.00'],
            ['Payments and credits', `£${commaPoint(moneyIn)}CR`, 'Minimum payment', '£25.00'],
            ['Purchases and charges', `£${commaPoint(moneyOut)}`, 'Estimated interest next month', '£0.00'],
            ['New balance', charged(closing), '', ''],
          ],
        ).down(14)
        paper.put(40, 'Your transactions', HEADING).rule(40, 555, 5).down(22)
      },
      again: ({ paper, book: { number } }) => {
        paper.put(40, `Your transactions (continued)   **** ${number.slice(-4)}`, BOLD)
        paper.put(555, `Page ${paper.page} of 4`, RIGHT).down(22)
      },
      columns: [
        day('Date', 40, '03/04/24'),
        {
          ...numbered('Reference', 100, 10),
          cell: (entry, place) => (entry.amount < 0 ? numbered('', 0, 10).cell(entry, place) : ''),
        },
        lined('Transaction details', 180, 270),
        amount('Amount (£)', 555, charged),
      ],
      opens: ({ paper, book: { opening } }) =>
        paper
          .put(180, 'Balance from previous statement')
          .put(555, `£${commaPoint(opening)}`, RIGHT)
          .down(14),
      closes: ({ paper, book: { closing } }) => {
        paper
          .need(110)
          .rule(180, 555, -9)
          .put(180, 'TOTAL BALANCE', BOLD)
          .put(555, charged(closing), RIGHT_BOLD)
          .down(28)
        paper.put(40, 'Summary of interest rates', BOLD).down(14)
        printGrid(
          paper,
          [40, [300], [420], [555]],
          [
            ['Type of balance', 'Monthly rate', 'Annual simple rate', 'Interest charged'],
            ['Purchases', '1.853%', '22.23%', '£0.00'],
            ['Cash', '2.210%', '26.52%', '£0.00'],
          ],
        )
      },
    },
  /** The year stands on a line of its own above the days; a box of averages and rates stands right of the first rows. */
  'a-box-of-averages-and-rates-right-of-the-first-rows-with-the-year-on-a-line-above-days-of-a-flexible-account':
    {
      paper: { size: 8, bottom: 750 },
      book: { texts: FLEXIBLE_ACCOUNT_OF_SWINDON, rows: [14, 64], opening: [20_000, 300_000] },
      says: { currency: 'GBP' },
      pitch: 10,
      gap: 13,
      above: ({ paper, book: { start, end, number, opening, closing } }) => {
        paper.put(40, 'Sample & Wiltshire', HEADING).put(555, 'FlexiAccount', RIGHT_BOLD).down(22)
        paper
          .put(60, 'MRS J EXAMPLE')
          .down()
          .put(60, '14 SAMPLE ROW')
          .down()
          .put(60, 'SWINDON SN2 1BB')
          .down(26)
        printGrid(
          paper,
          [40, 150, 270, [430]],
          [
            ['Statement date', on(end, '3 April 2024'), 'Start balance', `£${overdrawn(opening)}`],
            ['Statement no', '133', 'End balance', `£${overdrawn(closing)}`],
            ['Sort code', '07-01-16', 'Account no', number.slice(-8)],
            ['Period', `${on(start, '3 Apr 2024')} to ${on(end, '3 Apr 2024')}`, '', ''],
          ],
        ).down(16)
        const top = paper.y
        const box = [
          ['Average credit balance', '£1,204.11'],
          ['Average debit balance', '£0.00'],
          ['Credit interest (AER)', '1.00%'],
          ['Arranged overdraft rate', '39.90%'],
          ['Arranged overdraft limit', '£500'],
          ['', ''],
          ['Lost your card?', ''],
          ['Call 0800 555 0101', ''],
          ['BIC  SAMPGB21', ''],
        ]
        paper.at(top, 452, 'Interest, rates and fees', BOLD)
        for (const [i, [label = '', value = '']] of box.entries()) {
          paper.at(top + 16 + 11 * i, 452, label, SMALL)
          paper.at(top + 16 + 11 * i, 555, value, { align: 'right', size: 6.5 })
        }
        paper.ruleDown(444, top - 8, top + 16 + 11 * box.length)
      },
      again: ({ paper, book: { end } }) => {
        paper
          .put(40, `FlexiAccount   ${on(end, '3 April 2024')}`, BOLD)
          .put(555, `Page ${paper.page} of 3`, RIGHT)
          .down(20)
      },
      columns: [
        dayOnce('Date', 40, '03 Apr'),
        lined('Description', 82, 170),
        debit('£Out', 312, commaPoint),
        credit('£In', 370, commaPoint),
        balanceOnce('£Balance', 435, overdrawn),
      ],
      opens: ({ paper, book: { start, opening } }) => {
        paper.put(40, on(start, '2024'), BOLD)
        paper.put(82, `Balance from statement 132 dated ${on(addDays(start, -1), '03/04/2024')}`)
        paper.put(435, overdrawn(opening), RIGHT).down(13)
      },
      closes: ({ paper }) => {
        paper.need(60).down(10)
        paper.put(
          40,
          'Your deposits are protected up to £85,000 by the Financial Services Compensation Scheme.',
          SMALL,
        )
        paper
          .down(9)
          .put(40, 'Transactions in another currency carry a fee of 2.99%. Ask for our list of fees.', SMALL)
      },
    },
  /** The balance from the last statement opens the table; what is withdrawn comes before what is paid in. */
  'balance-from-last-stmt-above-withdrawn-before-paid-in-with-dr-apart-and-letters-of-kinds-in-limerick': {
    paper: { size: 9, bottom: 740 },
    book: { texts: CURRENT_ACCOUNT_OF_LIMERICK, rows: [12, 40], opening: [20_000, 300_000] },
    says: { currency: 'EUR' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'example tsb', HEADING).put(555, 'Explore Account', RIGHT_BOLD).down()
      paper.put(555, '131 O’Sample Street, Limerick', RIGHT).down(24)
      printGrid(
        paper,
        [60, 330, [555]],
        [
          ['MS A N EXAMPLE', 'Account Number', number.slice(-8)],
          ['2 SAMPLE QUAY', 'NSC', '99-06-41'],
          ['LIMERICK', 'Statement Number', '58'],
          ['V94 XXXX', 'From', on(start, '03 Apr 2024')],
          ['', 'To', on(end, '03 Apr 2024')],
        ],
      ).down(10)
      paper.put(
        40,
        `IBAN IE29 XXXX 9906 41${numberLike('~~ ~~~~ ~~', number)}   BIC EXTSIE2D   All figures in EUR`,
        SMALL,
      )
      paper.down(26)
    },
    again: ({ paper, book: { number } }) => {
      paper
        .put(40, `Account Number ${number.slice(-8)}`)
        .put(555, `Page ${paper.page}`, RIGHT)
        .down(22)
    },
    columns: [
      day('Date', 40, '03APR24'),
      text('Details', 105, 200),
      debit('Withdrawn', 390, commaPoint),
      credit('Paid In', 470, commaPoint),
      balance('Balance', 555, drBehind),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(105, 'Balance from last stmt', BOLD).put(555, drBehind(opening), RIGHT).down(14),
    closes: ({ paper, book: { closing } }) => {
      paper
        .need(90)
        .put(105, 'Closing Balance', BOLD)
        .put(555, drBehind(closing), RIGHT_BOLD)
        .rule(40, 555, 5)
        .down(26)
      paper.put(
        40,
        'POS Point of sale   CNC Contactless   DD Direct debit   SO Standing order   CT Credit transfer',
        SMALL,
      )
      paper
        .down(9)
        .put(40, 'Interest on authorised overdrafts 14.65%. Fees for the quarter so far: 18.00.', SMALL)
        .down(9)
      paper.put(
        40,
        'Example tsb p.l.c. is regulated by the Central Bank of Ireland. Deposits are guaranteed.',
        SMALL,
      )
    },
  },
}
