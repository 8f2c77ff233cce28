import { addDays } from '../../convention/day.ts'
import {
  amount,
  balance,
  balanceOnce,
  credit,
  day,
  dayOnce,
  debit,
  text,
  valueDay,
} from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const pounds = around(commaPoint, '-£5', '£5')

/** Whole pages of British banks and cards, with the boxes and lists that stand around their tables. */
export const BRITISH_PAGES: Readonly<Record<string, PlainHabit>> = {
  'types-between-text-and-sums-payments-due-and-legend-below': {
    paper: { size: 8 },
    book: { texts: BRITISH, ...rich, rows: [25, 60] },
    says: { currency: 'GBP' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'Classic Account', HEADING).put(540, 'Page 1', RIGHT).down(20)
      paper.put(50, 'Mrs A Sample').put(350, 'Your Account', BOLD).down()
      paper.put(50, '12 Example Road').put(350, 'Sort Code').put(540, '30-90-21', RIGHT).down()
      paper.put(50, 'LEEDS LS1 1AA').put(350, 'Account Number').put(540, number.slice(-8), RIGHT).down(24)
      paper.put(50, `${on(start, '03 April 2024')} to ${on(end, '03 April 2024')}`, BOLD).down()
      paper.put(50, 'Money In').put(160, pounds(moneyIn), RIGHT)
      paper
        .put(300, `Balance on ${on(start, '03 April 2024')}`)
        .put(540, pounds(opening), RIGHT)
        .down()
      paper.put(50, 'Money Out').put(160, pounds(Math.abs(moneyOut)), RIGHT)
      paper
        .put(300, `Balance on ${on(end, '03 April 2024')}`)
        .put(540, pounds(closing), RIGHT)
        .down(24)
      paper.put(50, 'Your Transactions', HEADING).down(18)
    },
    again: ({ paper, book: { number } }) =>
      paper.put(50, `Classic Account   30-90-21   ${number.slice(-8)}`, BOLD).down(20),
    columns: [
      day('Date', 50, '03 Apr 24'),
      text('Description', 110, 200),
      {
        title: 'Type',
        x: 320,
        means: 'description',
        cell: ({ amount: own }) => (own > 0 ? 'FPI' : own % 2 === 0 ? 'DEB' : 'DD'),
      },
      credit('Money In (£)', 410, commaPoint),
      debit('Money Out (£)', 485, commaPoint),
      balance('Balance (£)', 555, minusBefore(commaPoint)),
    ],
    closes: ({ paper, book: { end } }) => {
      paper.need(150).down(14).put(50, 'Payments due before your next statement', BOLD).down(16)
      printGrid(
        paper,
        [50, 120, 320, [480]],
        [
          ['Due', 'Paid to', 'Reference', 'Amount'],
          [on(addDays(end, 3), '03 Apr 24'), 'NORTHERN GAS', '850012345', '£45.00'],
          [on(addDays(end, 5), '03 Apr 24'), 'COUNCIL TAX', '11223344', '£182.00'],
          [on(addDays(end, 12), '03 Apr 24'), 'J EXAMPLE RENT', 'RENT', '£950.00'],
        ],
      ).down(10)
      paper.put(50, 'DEB Debit Card   DD Direct Debit   FPI Faster Payment In   CHG Charge', SMALL).down(10)
      paper.put(50, 'Eligible deposits are protected up to a total of £85,000 by the FSCS.', SMALL)
    },
  },
  'brought-and-carried-forward-on-each-sheet-above-tiers-of-interest': {
    paper: { size: 8 },
    book: { texts: BRITISH, opening: [50_000, 400_000], rows: [30, 60] },
    says: { currency: 'GBP' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'Your Bank Account details', HEADING).put(330, 'Account Summary', BOLD).down()
      printGrid(
        paper,
        [50, 130, 220, 330, [545]],
        [
          ['Account Name', '', '', 'Opening Balance', commaPoint(opening)],
          ['Mr John Sample', '', '', 'Payments In', commaPoint(moneyIn)],
          ['Sortcode', 'Account Number', 'Sheet Number', 'Payments Out', commaPoint(moneyOut)],
          ['40-12-34', number.slice(-8), '217', 'Closing Balance', around(commaPoint, '5 D', '5')(closing)],
          ['', '', '', 'Arranged Overdraft Limit', '500.00'],
        ],
      ).down(10)
      paper.put(50, `${on(start, '3 April')} to ${on(end, '3 April 2024')}`, BOLD).down(20)
    },
    columns: [
      dayOnce('Date', 50, '03 Apr 24'),
      {
        title: 'Payment type and details',
        x: 110,
        means: 'description',
        cell: ({ amount: own }) => (own > 0 ? 'CR' : own % 2 === 0 ? 'VIS' : 'DD'),
      },
      text('', 140, 180),
      debit('Paid out', 400, commaPoint),
      credit('Paid in', 475, commaPoint),
      balanceOnce('Balance', 555, around(commaPoint, '5 D')),
    ],
    opens: ({ paper, book: { start, opening } }) => {
      paper.put(50, on(addDays(start, -1), '03 Apr 24')).put(110, 'BALANCE BROUGHT FORWARD', BOLD)
      paper.put(555, commaPoint(opening), RIGHT).down(14)
    },
    carries: ({ paper }, reached) =>
      paper.put(110, 'BALANCE CARRIED FORWARD', BOLD).put(555, around(commaPoint, '5 D')(reached), RIGHT),
    brings: ({ paper }, reached) =>
      paper
        .put(110, 'BALANCE BROUGHT FORWARD', BOLD)
        .put(555, around(commaPoint, '5 D')(reached), RIGHT)
        .down(14),
    closes: ({ paper, book: { end, closing } }) => {
      paper.need(110).put(50, on(end, '03 Apr 24')).put(110, 'BALANCE CARRIED FORWARD', BOLD)
      paper.put(555, around(commaPoint, '5 D')(closing), RIGHT).down(24)
      printGrid(
        paper,
        [50, [220], [260], 300, [470], [520]],
        [
          ['Credit Interest Rates', 'balance', 'AER', 'Debit Interest Rates', 'balance', 'EAR'],
          ['Credit interest is', 'not paid', '', 'Arranged Overdraft', 'up to 25', '0.00%'],
          ['', '', '', 'Arranged Overdraft', 'over 25', '38.90%'],
          ['', '', '', 'Unarranged Overdraft', '', '38.90%'],
        ],
        SMALL,
      )
    },
  },
  'promotional-rates-and-a-minimum-payment-before-entries-by-two-days': {
    book: { texts: BRITISH, opening: [-300_000, -100_000], largest: 90_000, rows: [8, 30] },
    says: { currency: 'GBP', isOwed: true, period: 'end' },
    above: ({ paper, book: { end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'Your credit card statement', HEADING).down(16)
      paper.put(50, `Statement date ${on(end, '3 April 2024')}`).down()
      paper.put(50, `Card number 4929 **** **** ${number.slice(-4)}`).down(18)
      paper
        .pairs(50, 300, [
          ['Your last balance', `£${commaPoint(opening)}`],
          ['Your payments and refunds', `£${commaPoint(moneyIn)} CR`],
          ['Your new activity', `£${commaPoint(moneyOut)}`],
          ['Your new balance', `£${commaPoint(closing)}`],
          ['Minimum payment', '£25.00'],
          ['Pay by', on(addDays(end, 25), '3 April 2024')],
          ['Your credit limit', '£9,500.00'],
        ])
        .down(16)
      printGrid(
        paper,
        [50, [280], [350], 380],
        [
          ['How we charged interest', 'Balance', 'Monthly rate', 'Ends'],
          ['Purchases', '£0.00', '1.867%', ''],
          ['Balance transfers', '£0.00', '0.000%', '12 Nov 2025'],
        ],
      ).down(14)
    },
    columns: [
      day(['Transaction', 'date'], 50, '03 Apr'),
      { ...valueDay(['Date', 'entered'], 115, '03 Apr'), means: 'value-date' },
      text('Description', 180, 260),
      amount('Amount (£)', 540, (minor) => (minor > 0 ? `${commaPoint(minor)} CR` : commaPoint(minor))),
    ],
    closes: ({ paper, book: { closing } }) => {
      paper.need(70).down(10).put(180, 'Your new balance', BOLD)
      paper.put(540, `£${commaPoint(closing)}`, RIGHT_BOLD).down(24)
      paper.put(50, 'Estimated interest next month if you pay only the minimum: £38.21', SMALL)
    },
  },
  'interest-and-averages-in-a-summary-and-the-previous-balance-as-a-row': {
    paper: { size: 8 },
    book: { texts: BRITISH, ...rich, rows: [20, 50] },
    says: { currency: 'GBP' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, '1|2|3 Example Current Account', HEADING).down(16)
      paper.put(50, `Account name: MR A SAMPLE`).put(330, 'Sort Code: 09-01-28').down()
      paper
        .put(50, `Account number: ${number.slice(-8)}`)
        .put(330, 'Statement number: 04/2024')
        .down()
      paper
        .put(50, `Your account summary for ${on(start, '3 Apr 2024')} to ${on(end, '3 Apr 2024')}`, BOLD)
        .down(16)
      paper
        .pairs(50, 300, [
          [`Balance brought forward from ${on(addDays(start, -1), '3 Apr 2024')} statement`, pounds(opening)],
          ['Total money in:', pounds(moneyIn)],
          ['Total money out:', pounds(moneyOut)],
          ['Your balance at close of business', pounds(closing)],
        ])
        .down(4)
      printGrid(
        paper,
        [50, [300]],
        [
          ['Credit interest rate (AER)', '1.50%'],
          ['Arranged overdraft limit', '£500.00'],
        ],
      ).down(12)
    },
    columns: [
      day('Date', 50, '3 Apr'),
      text('Description', 100, 220),
      credit('Money in', 400, commaPoint),
      debit('Money out', 475, commaPoint),
      balance('£ Balance', 555, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(100, 'Balance brought forward from previous statement')
        .put(555, commaPoint(opening), RIGHT)
        .down(14),
    closes: ({ paper, book: { closing } }) => {
      paper
        .need(40)
        .put(100, 'Balance carried forward to next statement')
        .put(555, commaPoint(closing), RIGHT)
        .down(20)
      paper.put(50, 'Cash back and monthly fee: £5.00 will be taken on your next fee date.', SMALL)
    },
  },
  'kinds-in-capitals-with-pounds-at-every-figure-and-a-box-of-four-sums': {
    paper: { size: 8 },
    book: { texts: BRITISH, ...rich, rows: [20, 50] },
    says: { currency: 'GBP' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper
        .put(50, 'Personal Account', HEADING)
        .put(400, `Account number: ${number.slice(-8)}`)
        .down()
      paper.put(50, 'Jane Sample').put(400, 'Sort code: 60-83-71').down(20)
      paper.put(50, `Date range applicable: ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`).down(20)
      printGrid(
        paper,
        [50, [200], 330, [545]],
        [
          ['Opening balance', pounds(opening), 'Money in', pounds(moneyIn)],
          ['Closing balance', pounds(closing), 'Money out', pounds(Math.abs(moneyOut))],
        ],
      ).down(16)
    },
    columns: [
      day('DATE', 50, '03/04/2024'),
      {
        title: 'TYPE',
        x: 110,
        means: 'description',
        cell: ({ amount: own }) =>
          own > 0 ? 'FASTER PAYMENT' : own % 2 === 0 ? 'CONTACTLESS' : 'DIRECT DEBIT',
      },
      text('TRANSACTION', 200, 150),
      credit('IN', 410, pounds),
      debit('OUT', 470, around(commaPoint, '£5')),
      balance(['ACCOUNT', 'BALANCE'], 550, pounds),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(start, '03/04/2024'))
        .put(200, 'OPENING BALANCE', BOLD)
        .put(550, pounds(opening), RIGHT)
        .down(14),
    closes: ({ paper, book: { end, closing } }) => {
      paper.need(40).put(50, on(end, '03/04/2024')).put(200, 'CLOSING BALANCE', BOLD)
      paper.put(550, pounds(closing), RIGHT).down(24)
      paper.put(50, 'Example Bank Limited is registered in England and Wales, 09092149.', SMALL)
    },
  },
}
