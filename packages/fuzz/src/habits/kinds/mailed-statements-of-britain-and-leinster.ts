import { addDays } from '../../convention/day.ts'
import { creditsOf, debitsOf, sumOf } from '../setting/account-book.ts'
import { amount, balance, balanceOnce, credit, day, dayOnce, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { kind } from '../setting/kind.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { saying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import {
  CARD_OF_THE_SHIRES,
  HOUSEHOLD_OF_LEINSTER,
  SAVINGS_BANK_HOUSEHOLD,
  SHOP_OF_LONDON,
} from '../texts/mailed-commonwealth.ts'

const minus = minusBefore(commaPoint)
const pounds = around(commaPoint, '-£5', '£5')
const euros = around(commaPoint, '-€5', '€5')
/** What is owed is less than nothing in the book, and more than nothing in print. */
const owed = (minor: number) => `${commaPoint(minor)}${minor > 0 ? 'CR' : ''}`
const owedPounds = (minor: number) => `£${owed(minor)}`

const paymentType = (text: string, isIn: boolean) => {
  if (/DEP /.test(text)) return 'PAY IN'
  if (/EXAMPLE BANK/.test(text)) return 'CASHPOINT'
  if (/ CD /.test(text)) return 'DEBIT CARD'
  if (/CHQ$/.test(text)) return 'CHEQUE'
  if (/RENT/.test(text)) return 'STANDING ORDER'
  if (/^HARBOUR/.test(text)) return 'DIRECT DEBIT'
  return isIn && /NHS/.test(text) ? 'BANK GIRO CREDIT' : 'FASTER PAYMENT'
}

/** Current accounts of Britain and Ireland and a British card. */
export const MAILED_STATEMENTS_OF_BRITAIN_AND_LEINSTER: Readonly<Record<string, PlainHabit>> = {
  'payment-types-in-capitals-before-details-with-both-sums-in-the-row-of-the-statement-closing-balance': {
    paper: { size: 8, bottom: 735 },
    book: {
      texts: SAVINGS_BANK_HOUSEHOLD,
      rows: [14, 46],
      opening: [60_000, 400_000],
      isNeverOverdrawn: true,
    },
    says: { currency: 'GBP' },
    pitch: 9.5,
    gap: 14,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'EXAMPLE SAVINGS BANK', HEADING).put(545, 'Statement of account', RIGHT_BOLD).down(16)
      paper.put(545, 'Spend & Save Plus', RIGHT).down(20)
      paper.put(70, 'MISS J SAMPLE').put(330, 'Sort Code').put(430, '77-85-12', BOLD).down()
      paper.put(70, '14 EXAMPLE ROAD').put(330, 'Account Number').put(430, number.slice(-8), BOLD).down()
      paper
        .put(70, 'HEADINGLEY')
        .put(330, 'Date')
        .put(430, on(addDays(end, 2), '03 April 2024'), BOLD)
        .down()
      paper.put(70, 'LEEDS').put(330, 'Statement Number').put(430, '28', BOLD).down()
      paper.put(70, 'LS6 2EX').put(330, 'Page').put(430, '1 of 3', BOLD).down(26)
      paper.put(50, `Your account  ${on(start, '03 April 2024')} to ${on(end, '03 April 2024')}`, BOLD)
      paper.rule(50, 545).down(18)
      printGrid(
        paper,
        [50, [290], 330, [545]],
        [
          [
            `Balance on ${on(start, '03 April 2024')}`,
            pounds(opening),
            'Arranged Overdraft Limit',
            '£500.00',
          ],
          ['Money In', pounds(moneyIn), 'Interest Rate EAR variable', '39.90%'],
          ['Money Out', pounds(Math.abs(moneyOut)), '', ''],
          [`Balance on ${on(end, '03 April 2024')}`, pounds(closing), '', ''],
        ],
      ).down(12)
      paper.put(
        50,
        'Need to talk? Call 03459 555 018. If you think your card is lost call us at once.',
        SMALL,
      )
      paper.down(20).put(50, 'Your Transactions', HEADING).down(18)
    },
    again: ({ paper, book: { number } }) => {
      paper
        .put(50, 'Miss J Sample')
        .put(545, `77-85-12   ${number.slice(-8)}   Page ${paper.page} of 3`, RIGHT)
      paper.down(20).put(50, 'Your Transactions (continued)', BOLD).down(18)
    },
    columns: [
      day('Date', 50, '03 Apr 24'),
      kind('Payment type', 105, paymentType),
      lined('Details', 195, 150),
      debit('Money Out (£)', 400, commaPoint),
      credit('Money In (£)', 470, commaPoint),
      balance('Balance (£)', 545, minus),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(start, '03 Apr 24'))
        .put(195, 'STATEMENT OPENING BALANCE')
        .put(545, minus(opening), RIGHT)
        .down(14),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper.need(60).put(50, on(end, '03 Apr 24'), BOLD).put(195, 'STATEMENT CLOSING BALANCE', BOLD)
      paper.put(400, commaPoint(moneyOut), RIGHT_BOLD).put(470, commaPoint(moneyIn), RIGHT_BOLD)
      paper.put(545, minus(closing), RIGHT_BOLD).down(24)
      paper.put(
        50,
        'Deposits are protected up to £85,000 by the Financial Services Compensation Scheme.',
        SMALL,
      )
    },
  },
  'balance-brought-forward-above-money-out-first-and-charges-to-be-taken-next-month-of-a-shop-in-london': {
    paper: { size: 8.5, bottom: 735 },
    book: { texts: SHOP_OF_LONDON, rows: [14, 44], opening: [300_000, 1_500_000], isNeverOverdrawn: true },
    says: { currency: 'GBP' },
    pitch: 10,
    gap: 14,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'EXAMPLE CITY BANK', HEADING).put(545, 'Holborn Store', RIGHT).down()
      paper.put(545, '227-228 Southampton Row', RIGHT).down().put(545, 'London WC1B 4EX', RIGHT).down()
      paper.put(545, '0345 08 08 555', RIGHT).down(14)
      paper.put(70, 'Sample Deli Ltd').down().put(70, '9 Lamb Example Street').down()
      paper.put(70, 'London').down().put(70, 'WC1N 3EX').down(28)
      paper.put(50, 'Business Bank Account statement number 41', HEADING).down(18)
      const period = `${on(start, '03 Apr 2024')} to ${on(end, '03 Apr 2024')}`
      printGrid(
        paper,
        [50, 160, 330, [545]],
        [
          ['Account name', 'SAMPLE DELI LTD', 'Opening balance', pounds(opening)],
          ['Account number', number.slice(-8), 'Total credits', pounds(moneyIn)],
          ['Sort code', '23-05-80', 'Total debits', pounds(Math.abs(moneyOut))],
          ['Statement period', period, 'Closing balance', pounds(closing)],
          ['Currency', 'GBP', 'Overdraft limit', '£0.00'],
        ],
      ).down(20)
    },
    again: ({ paper, book: { number } }) => {
      paper.put(50, 'Business Bank Account', BOLD)
      paper.put(545, `23-05-80   ${number.slice(-8)}   page ${paper.page} of 4`, RIGHT).down(22)
    },
    columns: [
      day('Date', 50, '03 APR 2024'),
      lined('Transaction', 120, 220),
      debit('Money out (£)', 400, commaPoint),
      credit('Money in (£)', 475, commaPoint),
      balance('Balance (£)', 545, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'Balance brought forward', BOLD).put(545, minus(opening), RIGHT_BOLD).down(15),
    closes: ({ paper, book: { closing, end, entries } }) => {
      const counts = [debitsOf(entries).length, creditsOf(entries).length] as const
      const fee = (count: number) => Math.max(0, count - 5) * 30
      paper.need(150).put(120, 'Closing balance', BOLD).put(545, minus(closing), RIGHT_BOLD).down(28)
      paper.put(50, `Charges to be taken from your account on ${on(addDays(end, 16), '03 Apr 2024')}`, BOLD)
      paper.rule(50, 545).down(16)
      printGrid(
        paper,
        [50, [280], [370], [455], [545]],
        [
          ['Type', 'Number', 'Free', 'Price', 'Total (£)'],
          ['Automated payments out', String(counts[0]), '5', '0.30', commaPoint(fee(counts[0]))],
          ['Automated payments in', String(counts[1]), '5', '0.30', commaPoint(fee(counts[1]))],
          ['Total', '', '', '', commaPoint(fee(counts[0]) + fee(counts[1]))],
        ],
      ).down(8)
      paper.put(
        50,
        'Interest is paid gross. Check the rates of our accounts on our website or in any store.',
        SMALL,
      )
    },
  },
  'payments-out-before-payments-in-with-od-behind-balances-and-forward-on-each-page-in-leinster': {
    paper: { size: 8.5, bottom: 735 },
    book: { texts: HOUSEHOLD_OF_LEINSTER, rows: [16, 50], opening: [30_000, 300_000] },
    says: { currency: 'EUR' },
    pitch: 10,
    gap: 13,
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'Example Permanent', HEADING).put(545, 'Statement of Account', RIGHT_BOLD).down()
      paper.put(545, 'Dundrum Branch, Main Street, Dublin 14', RIGHT).down()
      paper.put(545, 'Tel: 0818 50 20 55', RIGHT).down(20)
      paper.put(70, 'Ms A Sample').put(330, 'Account Name').put(545, 'A SAMPLE', RIGHT).down()
      paper.put(70, '12 Example Grove').put(330, 'Account Type').put(545, 'Explore Account', RIGHT).down()
      paper.put(70, 'Goatstown').put(330, 'NSC').put(545, '99-06-12', RIGHT).down()
      paper.put(70, 'Dublin 14').put(330, 'Account Number').put(545, number.slice(-8), RIGHT).down()
      paper.put(70, 'D14 EX44').put(330, 'Statement No.').put(545, '57', RIGHT).down()
      const period = `${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`
      paper.put(330, 'Statement Period').put(545, period, RIGHT).down(24)
      paper.put(50, 'Your account at a glance', BOLD).rule(50, 545).down(16)
      printGrid(
        paper,
        [50, [260], 330, [545]],
        [
          ['Opening Balance', euros(opening), 'Overdraft Limit', '€1,500.00'],
          ['Closing Balance', euros(closing), 'Overdraft Rate (variable)', '15.90%'],
        ],
      ).down(18)
    },
    again: ({ paper, book: { number } }) => {
      paper.put(50, `Account Number ${number.slice(-8)}   NSC 99-06-12`)
      paper.put(545, `Page ${paper.page}`, RIGHT).down(22)
    },
    columns: [
      dayOnce('Date', 50, '03APR24'),
      lined('Details', 105, 200),
      debit(['Payments', 'Out (€)'], 380, commaPoint),
      credit(['Payments', 'In (€)'], 460, commaPoint),
      balanceOnce(['Balance', '(€)'], 535, around(commaPoint, '5 OD', '5')),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(start, '03APR24'))
        .put(105, 'BALANCE FORWARD')
        .put(535, around(commaPoint, '5 OD', '5')(opening), RIGHT)
        .down(13),
    carries: ({ paper }) => paper.put(105, 'Continued overleaf', SMALL),
    brings: ({ paper }, reached) =>
      paper
        .put(105, 'BALANCE FORWARD')
        .put(535, around(commaPoint, '5 OD', '5')(reached), RIGHT)
        .down(13),
    closes: ({ paper, book: { moneyIn, moneyOut } }) => {
      paper.need(80).rule(50, 545, -9).put(105, 'Totals', BOLD).put(380, commaPoint(moneyOut), RIGHT_BOLD)
      paper.put(460, commaPoint(moneyIn), RIGHT_BOLD).down(24)
      paper
        .put(50, 'Government Stamp Duty on cards is collected each January. OD means overdrawn.', SMALL)
        .down(9)
      paper.put(
        50,
        'Eligible deposits are protected to €100,000. Ask us for the Depositor Information Sheet.',
        SMALL,
      )
    },
  },
  'days-received-before-days-of-transactions-with-marks-of-contactless-before-details-of-a-card-in-the-shires':
    {
      paper: { size: 8, bottom: 735 },
      book: { texts: CARD_OF_THE_SHIRES, rows: [12, 40], opening: [-250_000, -60_000], largest: 90_000 },
      says: { currency: 'GBP', isOwed: true, period: 'end' },
      pitch: 9,
      gap: 13,
      above: ({ paper, book: { end, number, opening, closing, moneyIn, moneyOut } }) => {
        paper.put(50, 'Your Credit Card Statement', HEADING)
        paper.put(545, 'Contact tel 03457 555 077', RIGHT).down()
        paper.put(545, 'see reverse for call times', RIGHT).down()
        paper.put(545, 'www.example.co.uk', RIGHT).down(12)
        paper.put(70, 'Mr R Sample').put(330, 'Account Name').put(545, 'Mr Robin Sample', RIGHT).down()
        paper
          .put(70, '3 Example Lane')
          .put(330, 'Card Number')
          .put(545, `4546 38XX XXXX ${number.slice(-4)}`, RIGHT)
        paper
          .down()
          .put(70, 'Malton')
          .put(330, 'Statement Date')
          .put(545, on(end, '3 April 2024'), RIGHT)
          .down()
        paper.put(70, 'YO17 7EX').put(330, 'Sheet Number').put(545, '1 of 2', RIGHT).down(28)
        paper
          .put(50, 'Account Summary', BOLD)
          .put(330, 'Your Payment', BOLD)
          .rule(50, 290)
          .rule(330, 545)
          .down(16)
        printGrid(
          paper,
          [50, [290], 330, [545]],
          [
            ['Previous Balance', owedPounds(opening), 'Minimum Payment', '£38.20'],
            ['Credits', pounds(moneyIn), 'Payment Due Date', on(addDays(end, 25), '3 April 2024')],
            ['Debits', pounds(Math.abs(moneyOut)), 'Credit Limit', '£7,500.00'],
            ['New Balance', owedPounds(closing), 'Direct Debit', 'Not set up'],
          ],
        ).down(10)
        paper
          .put(50, 'If you make only the minimum payment each month it will take longer and cost more', SMALL)
          .down(9)
        paper.put(50, 'to clear your balance. Estimated interest next month £14.12.', SMALL).down(22)
        paper.put(50, 'Your Transaction Details', HEADING).down(18)
      },
      again: ({ paper, book: { number } }) => {
        paper.put(50, 'Your Transaction Details (continued)', BOLD)
        paper.put(545, `Card Number 4546 38XX XXXX ${number.slice(-4)}   Sheet ${paper.page}`, RIGHT).down(20)
      },
      columns: [
        valueDay(['Received', 'By Us'], 50, '03 Apr 24'),
        day(['Transaction', 'Date'], 110, '03 Apr 24'),
        lined('Details', 170, 260),
        amount('Amount', 545, owed),
      ],
      closes: ({ paper, book: { entries } }) => {
        const fees = Math.abs(sumOf(saying(entries, /FEE$|CHARGE$/)))
        paper.need(110).put(50, 'Summary Of Interest On This Statement', BOLD).rule(50, 545).down(16)
        printGrid(
          paper,
          [50, [250], [350], [450], [545]],
          [
            ['', 'Rate per month', 'Annual rate', 'Balance', 'Interest'],
            ['Purchases', '1.873%', '24.9%', '£0.00', '£0.00'],
            ['Cash advances', '2.242%', '29.9%', '£0.00', '£0.00'],
          ],
        ).down(4)
        paper.put(50, `Total fees and charges on this statement ${pounds(fees)}`).down(16)
        paper.put(50, 'CR means an amount in your favour. ))) means a contactless payment.', SMALL)
      },
    },
}
