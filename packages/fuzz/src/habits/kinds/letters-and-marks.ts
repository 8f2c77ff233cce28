import { addDays } from '../../convention/day.ts'
import {
  amount,
  balance,
  balanceOnce,
  credit,
  cutText,
  day,
  debit,
  text,
  valueDay,
} from '../setting/columns.ts'
import { around, commaPoint, lakhs, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { AMERICAN, BRITISH } from '../texts/american-and-british.ts'
import { INDIAN } from '../texts/asian.ts'

const minus = minusBefore(commaPoint)
const bracketed = around(commaPoint, '(5)', '5')
const lettered = around(lakhs, 'Dr 5', 'Cr 5')
const dashed = around(commaPoint, '–$5', '$5')

/** Signs, letters and marks at amounts. */
export const LETTER_AND_MARK_HABITS: Readonly<Record<string, PlainHabit>> = {
  'letters-before-amounts': {
    paper: { size: 8 },
    book: { texts: INDIAN, opening: [100_000, 9_000_000] },
    says: { currency: 'INR' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'EXAMPLE CO-OPERATIVE BANK LTD', HEADING).down(14)
      paper
        .put(50, `A/C No : ${number.slice(-12)}`)
        .put(350, 'Currency : INR')
        .down()
      paper.put(50, `From : ${on(start, '03/04/2024')}  To : ${on(end, '03/04/2024')}`).down(22)
    },
    columns: [
      day('Date', 50, '03/04/2024'),
      text('Particulars', 115, 240),
      amount('Amount', 450, lettered),
      balance('Balance', 555, lettered),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(115, 'Opening Balance').put(555, lettered(opening), RIGHT).down(),
  },
  'brackets-in-the-debit-column': {
    book: { texts: BRITISH },
    says: { currency: 'GBP' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Client account statement', HEADING).down(14)
      paper.put(50, numberLike('Sort code 12-34-56   Account number ~~~~~~~~', number)).down()
      paper.put(50, `${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`).down(22)
    },
    columns: [
      day('Date', 50, '03-Apr-24'),
      text('Narrative', 110, 230),
      debit('Debit', 410, bracketed),
      credit('Credit', 480, commaPoint),
      balance('Balance', 550, bracketed),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(110, 'Balance brought forward').put(550, bracketed(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(110, 'Balance carried forward', BOLD).put(550, bracketed(closing), RIGHT_BOLD),
  },
  'stars-attached-behind-amounts': {
    book: { texts: BRITISH },
    says: { currency: 'GBP' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Everyday account', HEADING).down(14)
      paper.put(50, numberLike('Sort code 12-34-56   Account number ~~~~~~~~', number)).down()
      paper.put(50, `${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`).down(22)
    },
    columns: [
      day('Date', 50, '03 Apr'),
      text('Description', 100, 240),
      {
        title: 'Money out',
        x: 410,
        align: 'right',
        cell: ({ amount: own }) => (own < 0 ? `${commaPoint(own)}${own % 4 === 0 ? '*' : ''}` : ''),
      },
      credit('Money in', 480, commaPoint),
      balance('Balance', 550, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(100, 'Start balance').put(550, minus(opening), RIGHT).down(),
    closes: ({ paper }) =>
      paper.need(30).down(12).put(50, '* includes a fee of 2.75% for payments abroad', SMALL),
  },
  'dashes-before-dollars-balance-at-the-end-of-days': {
    paper: { page: 'letter', bottom: 720 },
    book: { texts: AMERICAN, opening: [200_000, 900_000] },
    says: { currency: 'USD' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'Business checking', HEADING).down(14)
      paper.put(50, `Account number ${number.slice(-12)}`).down()
      paper.put(50, `${on(start, 'Apr 3, 2024')} – ${on(end, 'Apr 3, 2024')}`).down(14)
      paper
        .pairs(50, 250, [
          ['Beginning balance', dashed(opening)],
          ['Ending balance', dashed(closing)],
        ])
        .down(18)
    },
    columns: [
      day('Date (UTC)', 50, 'Apr 03'),
      text('Description', 115, 230),
      {
        title: 'Type',
        x: 355,
        means: 'description',
        cell: ({ amount: own }) => (own < 0 ? 'Card' : 'Transfer In'),
      },
      amount('Amount', 460, dashed),
      balanceOnce('End of Day Balance', 560, dashed),
    ],
  },
  'net-amounts-beside-and-settlement-last': {
    paper: { page: 'letter', bottom: 720, size: 8 },
    book: { texts: AMERICAN, opening: [200_000, 900_000] },
    says: { currency: 'USD' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'Checking Account Statement', HEADING).down(14)
      paper.put(50, `Account number: ${number.slice(-12)}`).down()
      paper.put(50, `Statement period: ${on(start, 'April 3, 2024')} - ${on(end, 'April 3, 2024')}`).down(14)
      paper
        .pairs(50, 250, [
          [`Beginning balance on ${on(start, 'April 3, 2024')}`, `$${minus(opening)}`],
          ['Deposits', `$${commaPoint(moneyIn)}`],
          ['Purchases', `-$${commaPoint(moneyOut)}`],
          [`Ending balance on ${on(end, 'April 3, 2024')}`, `$${minus(closing)}`],
        ])
        .down(18)
      paper.put(50, 'Transactions', BOLD).down(16)
    },
    columns: [
      day('TRANSACTION DATE', 50, '4/3/2024'),
      text('DESCRIPTION', 145, 160),
      {
        title: 'TYPE',
        x: 315,
        means: 'description',
        cell: ({ amount: own }) => (own < 0 ? 'Purchase' : 'Deposit'),
      },
      amount('AMOUNT', 420, around(commaPoint, '-$5', '$5')),
      amount('NET AMOUNT', 490, around(commaPoint, '-$5', '$5')),
      valueDay('SETTLEMENT DATE', 505, '4/3/2024'),
    ],
  },
  'balance-of-today-in-the-head': {
    paper: { size: 8 },
    book: { texts: INDIAN, opening: [100_000, 9_000_000] },
    says: { currency: 'INR', opening: false, closing: false, unproved: 'oldest' },
    above: ({ paper, book: { start, end, number, closing } }) => {
      paper.put(40, 'Statement of Account', HEADING).down(14)
      paper.put(40, 'Name : RAMESH EXAMPLE').put(330, 'Branch : MUMBAI MAIN (00472)').down()
      paper
        .put(40, `Account No : ${number.slice(-14)}`)
        .put(330, 'IFSC : ABCD0000472  MICR : 400240004')
        .down()
      paper.put(40, 'Customer ID : 40911732').put(330, 'A/C Open Date : 01/04/2010').down()
      paper.put(40, 'OD Limit : 0.00').put(330, 'Currency : INR').down()
      paper
        .put(40, `Available Balance : ${lakhs(closing + 123_456)}`)
        .put(330, `Printed on ${on(addDays(end, 9), '03/04/2024')} 10:31:07`)
        .down()
      paper.put(40, `Statement From : ${on(start, '03/04/2024')} To : ${on(end, '03/04/2024')}`).down(22)
    },
    columns: [
      day('Txn Date', 40, '03/04/2024'),
      valueDay('Value Date', 95, '03/04/2024'),
      cutText('Description', 150, 38),
      debit('Debit', 430, lakhs),
      credit('Credit', 495, lakhs),
      balance('Balance', 565, minusBefore(lakhs)),
    ],
    closes: ({ paper }) =>
      paper.need(20).put(40, 'This is a computer generated statement and needs no signature.', SMALL),
  },
}
