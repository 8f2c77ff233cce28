import { addDays } from '../../convention/day.ts'
import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { balance, balanceOnce, credit, day, dayOnce, debit } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { kind } from '../setting/kind.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import {
  EVERYDAY_OF_AUSTRALIA,
  FIRM_OF_ONTARIO,
  FIRM_OF_THE_MIDLANDS,
  SOLE_TRADER,
} from '../texts/bookkept-world.ts'

const pounds = around(commaPoint, '-£5', '£5')
const dollars = around(commaPoint, '-$5', '$5')
const minus = minusBefore(commaPoint)
const rich = { rows: [14, 44], opening: [400_000, 1_500_000], isNeverOverdrawn: true } as const

const traderKind = (text: string, isIn: boolean) => {
  if (/CARD/.test(text)) return 'Card Transaction'
  if (/^HARBOUR/.test(text)) return 'Direct Debit'
  if (/fee$/.test(text)) return 'Fee'
  if (/^Cash/.test(text)) return 'Cash Deposit'
  return isIn ? 'Domestic Transfer In' : 'Domestic Transfer'
}

/** Current accounts of a British firm and a trader by app, of a firm of Ontario, and of a household of Australia. */
export const FIRMS_AND_HOUSEHOLDS_OF_THE_COMMONWEALTH: Readonly<Record<string, PlainHabit>> = {
  'start-balance-under-a-panel-at-a-glance-with-days-and-balances-once-and-carried-forward-lines-of-a-firm': {
    paper: { size: 8.5, bottom: 740 },
    book: { texts: FIRM_OF_THE_MIDLANDS, ...rich },
    says: { currency: 'GBP' },
    pitch: 10,
    gap: 13,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
      paper.put(50, 'EXAMPLE BANK', HEADING).put(545, 'Your Business Current Account', RIGHT_BOLD).down(30)
      paper.put(70, 'SAMPLE TOOLS LIMITED').put(330, 'At a glance', HEADING).down()
      paper.put(70, 'UNIT 4 EXAMPLE ESTATE')
      paper.put(330, `${on(start, '03 Apr')} - ${on(end, '03 Apr 2024')}`, BOLD).down()
      paper.put(70, 'LEICESTER').put(330, 'Start balance').put(545, pounds(opening), RIGHT).down()
      paper.put(70, 'LE1 4EX').put(330, 'Money in').put(545, pounds(moneyIn), RIGHT).down()
      paper
        .put(330, 'Money out')
        .put(545, pounds(Math.abs(moneyOut)), RIGHT)
        .down()
      paper.put(338, '• Commission charges')
      paper.put(545, pounds(magnitudeSaying(entries, /^Commission/)), RIGHT).down()
      paper.put(338, '• Interest paid').put(545, '£0.00', RIGHT).down()
      paper.put(330, 'End balance', BOLD).put(545, pounds(closing), RIGHT_BOLD).down(16)
      paper.put(50, `Sort Code 20-45-77  •  Account No ${number.slice(-8)}`).down()
      paper.put(50, `SWIFTBIC EXAMGB22  •  Issued on ${on(addDays(end, 3), '03 April 2024')}`, SMALL).down(26)
      paper.put(50, 'Your transactions', HEADING).down(18)
    },
    again: ({ paper, book: { number } }) => {
      paper.put(50, `SAMPLE TOOLS LIMITED  •  Sort Code 20-45-77  •  Account No ${number.slice(-8)}`, SMALL)
      paper.put(545, `Page ${paper.page} of 4`, { ...RIGHT, size: 6.5 }).down(24)
    },
    columns: [
      dayOnce('Date', 50, '3 Apr'),
      lined('Description', 95, 190),
      debit('Money out £', 385, commaPoint),
      credit('Money in £', 465, commaPoint),
      balanceOnce('Balance £', 545, minus),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(start, '3 Apr'))
        .put(95, 'Start Balance', BOLD)
        .put(545, minus(opening), RIGHT_BOLD)
        .down(14),
    carries: ({ paper }) => paper.put(465, 'Continued', { ...RIGHT, size: 6.5 }),
    brings: ({ paper }, reached) =>
      paper
        .put(95, 'Balance brought forward from previous page', BOLD)
        .put(545, minus(reached), RIGHT_BOLD)
        .down(14),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper.need(90).put(50, on(end, '3 Apr')).put(95, 'Balance carried forward', BOLD)
      paper.put(545, minus(closing), RIGHT_BOLD).down(14)
      paper.put(95, 'Total Payments/Receipts')
      paper.put(385, commaPoint(moneyOut), RIGHT).put(465, commaPoint(moneyIn), RIGHT).down(26)
      paper.put(
        50,
        'Anything wrong? If you spot anything that you do not recognise call us straight away.',
        SMALL,
      )
      paper
        .down(9)
        .put(50, 'Your eligible deposits are protected up to a total of £85,000 by the FSCS.', SMALL)
    },
  },
  'kinds-of-transactions-before-payees-with-references-under-them-newest-first-below-totals-of-a-trader': {
    paper: { size: 8.5, bottom: 750 },
    book: { texts: SOLE_TRADER, ...rich, rows: [10, 34] },
    says: { currency: 'GBP' },
    newestFirst: true,
    pitch: 10,
    gap: 16,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'shore', HEADING).put(545, 'Business Account Statement', RIGHT_BOLD).down(26)
      printGrid(
        paper,
        [50, 320, [545]],
        [
          [
            'Account name: R Sample t/a Sample Bathrooms',
            `Balance (£) on ${on(start, '3 Apr 2024')}`,
            commaPoint(opening),
          ],
          ['Sort code: 04-06-05', 'Total paid in', commaPoint(moneyIn)],
          [`Account number: ${number.slice(-8)}`, 'Total paid out', commaPoint(moneyOut)],
          [
            'IBAN and BIC are shown in the app',
            `Balance (£) on ${on(end, '3 Apr 2024')}`,
            commaPoint(closing),
          ],
        ],
      ).down(8)
      paper
        .put(50, `Statement for: ${on(start, '3 Apr 2024')} - ${on(end, '3 Apr 2024')}`, BOLD)
        .rule(50, 545)
        .down(24)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(50, `Sort code: 04-06-05   Account number: ${number.slice(-8)}`)
        .put(545, `Page ${paper.page}`, RIGHT)
        .down(24),
    columns: [
      day('Date', 50, '3 Apr 2024'),
      kind('Transaction type', 110, traderKind),
      lined('Details', 210, 160),
      credit('Paid in (£)', 425, commaPoint),
      debit('Paid out (£)', 485, commaPoint),
      balance('Balance (£)', 545, minus),
    ],
    closes: ({ paper }) => {
      paper
        .need(30)
        .down(6)
        .put(
          50,
          'Shore is not a bank. Your account is held at Example Bank by Bridge plc, which is covered by the FSCS.',
          SMALL,
        )
    },
  },
  'opening-and-closing-rows-around-days-once-with-balance-forward-on-each-page-of-a-firm-of-ontario': {
    paper: { page: 'letter', size: 8.5, bottom: 700 },
    book: { texts: FIRM_OF_ONTARIO, ...rich },
    says: {},
    pitch: 10,
    gap: 13,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper
        .put(40, 'EXAMPLE IMPERIAL BANK', HEADING)
        .put(570, 'Business Account Statement', RIGHT_BOLD)
        .down(20)
      paper.put(570, `For ${on(start, 'Apr 3')} to ${on(end, 'Apr 3, 2024')}`, RIGHT).down(16)
      paper
        .put(40, 'SAMPLE RENOVATIONS INC.')
        .put(330, 'Account number', BOLD)
        .put(450, 'Branch transit number', BOLD)
      paper
        .down()
        .put(40, '81 JAMES ST N, HAMILTON ON  L8R 2K6')
        .put(330, `84-${number.slice(-5)}`)
        .put(450, '00252')
        .down(28)
      paper.put(40, 'Account summary', BOLD).rule(40, 330).down(16)
      printGrid(
        paper,
        [40, 235, [330]],
        [
          [`Opening balance on ${on(start, 'Apr 3, 2024')}`, '', dollars(opening)],
          ['Withdrawals', '-', commaPoint(moneyOut)],
          ['Deposits', '+', commaPoint(moneyIn)],
        ],
      )
      paper.put(40, `Closing balance on ${on(end, 'Apr 3, 2024')}`, BOLD).put(235, '=', BOLD)
      paper.put(330, dollars(closing), RIGHT_BOLD).down(14)
      paper
        .put(340, 'Contact information: 1 800 555 0165, TTY hearing impaired 1 800 555 0166', SMALL)
        .down(20)
      paper.put(40, 'Transaction details', HEADING).down(18)
    },
    again: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'Business Account Statement', BOLD)
      paper.put(570, `${on(start, 'Apr 3')} to ${on(end, 'Apr 3, 2024')}`, RIGHT).down()
      paper
        .put(40, `Account number: 84-${number.slice(-5)}`)
        .put(330, 'Branch transit number: 00252')
        .down(20)
      paper.put(40, 'Transaction details (continued)', BOLD).down(18)
    },
    columns: [
      dayOnce('Date', 40, 'Apr 3'),
      lined('Description', 85, 200),
      debit('Withdrawals ($)', 400, commaPoint),
      credit('Deposits ($)', 485, commaPoint),
      balance('Balance ($)', 570, minus),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, on(start, 'Apr 3'))
        .put(85, 'Opening balance', BOLD)
        .put(570, dollars(opening), RIGHT_BOLD)
        .down(13),
    carries: ({ paper }) => paper.put(570, '(continued on next page)', { ...RIGHT, size: 6.5 }),
    brings: ({ paper }, reached) =>
      paper.put(85, 'Balance forward', BOLD).put(570, dollars(reached), RIGHT_BOLD).down(13),
    closes: ({ paper, book: { end, closing, entries } }) => {
      paper.need(110).put(40, on(end, 'Apr 3')).put(85, 'Closing balance', BOLD)
      paper.put(570, dollars(closing), RIGHT_BOLD).down(24)
      paper.put(40, 'Important: items for this statement', BOLD).down(14)
      printGrid(
        paper,
        [40, [200], 240, [400]],
        [
          ['Debit items', String(debitsOf(entries).length), 'Overdraft limit', '$0.00'],
          ['Credit items', String(creditsOf(entries).length), 'Overdraft interest rate', '21.00%'],
        ],
      ).down(6)
      paper.put(
        40,
        'The words "Trade-mark" are used under licence. Please advise us of errors within 45 days.',
        SMALL,
      )
    },
  },
  'receipts-places-and-cards-in-details-with-a-minus-for-money-out-newest-first-in-australia': {
    paper: { size: 8.5, bottom: 745 },
    book: { texts: EVERYDAY_OF_AUSTRALIA, ...rich, rows: [12, 36] },
    says: { currency: 'AUD' },
    newestFirst: true,
    pitch: 10,
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'EXAMPLE DIRECT', HEADING).put(545, 'Orange Grove Everyday', RIGHT_BOLD).down()
      paper.put(545, 'Statement', RIGHT).down(26)
      printGrid(
        paper,
        [50, 320, [545]],
        [
          ['MS JORDAN SAMPLE', 'BSB number', '923-100'],
          ['7 SPECIMEN STREET', 'Account number', number.slice(-8)],
          ['FITZROY VIC 3065', 'Statement from', on(start, '03/04/2024')],
          ['', 'Statement to', on(end, '03/04/2024')],
          ['Total number of pages 3', 'Currency', 'AUD'],
        ],
      ).down(14)
      paper.put(50, 'Account summary', BOLD).rule(50, 545).down(16)
      printGrid(
        paper,
        [[140], [275], [410], [545]],
        [
          ['Opening balance', 'Total money in', 'Total money out', 'Closing balance'],
          [dollars(opening), dollars(moneyIn), dollars(-Math.abs(moneyOut)), dollars(closing)],
        ],
      ).down(18)
      paper.put(50, 'Transactions', HEADING).down(18)
    },
    again: ({ paper, book: { number } }) => {
      paper
        .put(50, 'Orange Grove Everyday')
        .put(545, `Account number ${number.slice(-8)}`, RIGHT)
        .down()
      paper.put(545, `Page ${paper.page} of 3`, RIGHT).down(22)
    },
    columns: [
      day('Date', 50, '03/04/2024'),
      lined('Details', 115, 240),
      debit('Money out $', 420, minusBefore(commaPoint)),
      credit('Money in $', 480, commaPoint),
      balance('Balance $', 545, minus),
    ],
    closes: ({ paper }) => {
      paper
        .need(50)
        .down(4)
        .put(50, 'Please check the entries and call 133 555 about any that you do not recognise.', SMALL)
      paper
        .down(9)
        .put(
          50,
          'The rate of our rebate of ATM fees, and its conditions, are in the terms and conditions.',
          SMALL,
        )
    },
  },
}
