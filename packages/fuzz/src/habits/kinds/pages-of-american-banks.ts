import { addDays } from '../../convention/day.ts'
import type { Texts } from '../setting/account-book.ts'
import { amount, balance, balanceOnce, credit, day, dayOnce, debit, text } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { AMERICAN } from '../texts/american-and-british.ts'

const owing = { opening: [-300_000, -100_000], largest: 90_000, rows: [8, 30] } as const
const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const letter = { page: 'letter', size: 8, bottom: 730 } as const
const dollars = around(commaPoint, '-$5', '$5')
const CARD: Texts = {
  outgoing: ['GREENFIELD #~~~ SEATTLE WA', 'BOOKBARN.EXAMPLE 206-555-0100', 'HARBOUR OIL TACOMA WA'],
  incoming: ['PAYMENT THANK YOU', 'CREDIT-CASH BACK REWARD'],
}

/** Whole pages of banks and cards of the United States and Canada. */
export const AMERICAN_PAGES: Readonly<Record<string, PlainHabit>> = {
  'savings-with-nothing-in-the-empty-column-and-the-yield-above': {
    paper: letter,
    book: { texts: AMERICAN, ...rich, rows: [6, 20] },
    says: { currency: 'USD' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(40, 'Statement', HEADING).put(560, 'Page 1 of 2', RIGHT).down(16)
      paper.put(40, 'JANE SAMPLE').put(350, 'Statement Date').put(560, on(end, '04/03/2024'), RIGHT).down()
      paper.put(40, '1200 MAIN ST').put(350, 'Customer Care: 877-555-0157').down(20)
      paper.put(40, 'Online Savings Account', BOLD).down(14)
      printGrid(
        paper,
        [40, [260], 310, [560]],
        [
          ['Account Number', number.slice(-10), 'Annual Percentage Yield Earned', '4.25%'],
          ['Beginning Balance', dollars(opening), 'Interest Earned This Period', '$0.00'],
          ['Ending Balance', dollars(closing), 'Interest Paid Year-to-Date', '$12.40'],
          ['Days in Statement Period', '30', 'Average Daily Balance', dollars(opening)],
        ],
      ).down(8)
      paper.put(40, `Activity ${on(start, '04/03/2024')} - ${on(end, '04/03/2024')}`, BOLD).down(18)
    },
    columns: [
      day('Date', 40, '04/03/2024'),
      text('Description', 110, 220),
      credit('Credits', 400, around(commaPoint, '$5', '$5'), '$0.00'),
      debit('Debits', 480, around(commaPoint, '-$5', '-$5'), '-$0.00'),
      balance('Balance', 560, dollars),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, on(start, '04/03/2024'))
        .put(110, 'Beginning Balance')
        .put(560, dollars(opening), RIGHT)
        .down(14),
    closes: ({ paper, book: { end, closing } }) => {
      paper.need(60).put(40, on(end, '04/03/2024')).put(110, 'Ending Balance')
      paper.put(560, dollars(closing), RIGHT).down(30)
      paper.put(40, 'In case of errors about your electronic transfers call us within 60 days.', SMALL)
    },
  },
  'counts-under-the-last-balance-and-fees-of-the-year-in-a-box': {
    paper: letter,
    book: { texts: AMERICAN, ...rich, rows: [20, 50] },
    says: { currency: 'USD' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
      paper.put(40, 'EXAMPLE TRUST COMPANY').put(560, 'PAGE 1 OF 3', RIGHT).down(18)
      printGrid(
        paper,
        [40, 200, 380],
        [
          ['ACCOUNT TYPE', 'ACCOUNT NUMBER', 'STATEMENT PERIOD'],
          [
            'FREE CHECKING',
            number.slice(-10),
            `${on(start, 'APR.03')}-${on(end, 'APR.03,2024')}`.replace('..', '.'),
          ],
        ],
      ).down(10)
      paper.put(40, 'ACCOUNT SUMMARY', BOLD).down(14)
      const credits = entries.filter(({ amount: own }) => own > 0).length
      printGrid(
        paper,
        [[110], [160], [260], [310], [410], [560]],
        [
          ['BEGINNING', 'NO.', 'DEPOSITS & OTHER', 'NO.', 'WITHDRAWALS', 'ENDING'],
          ['BALANCE', '', 'CREDITS (+)', '', '(-)', 'BALANCE'],
          [
            `$${commaPoint(opening)}`,
            String(credits),
            `$${commaPoint(moneyIn)}`,
            String(entries.length - credits),
            `$${commaPoint(moneyOut)}`,
            `$${commaPoint(closing)}`,
          ],
        ],
      ).down(12)
      paper.put(40, 'ACCOUNT ACTIVITY', BOLD).down(18)
    },
    columns: [
      dayOnce(['POSTING', 'DATE'], 40, '04/03/2024'),
      text('TRANSACTION DESCRIPTION', 100, 210),
      credit(['DEPOSITS & OTHER', 'CREDITS (+)'], 390, around(commaPoint, '$5', '$5')),
      debit(['WITHDRAWALS &', 'OTHER DEBITS (-)'], 480, around(commaPoint, '$5', '$5')),
      balanceOnce(['DAILY', 'BALANCE'], 565, around(commaPoint, '-$5', '$5')),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, on(start, '04/03/2024'))
        .put(100, 'BEGINNING BALANCE')
        .put(565, `$${commaPoint(opening)}`, RIGHT)
        .down(14),
    closes: ({ paper, book: { closing } }) => {
      paper
        .need(120)
        .put(100, 'ENDING BALANCE', BOLD)
        .put(565, `$${commaPoint(closing)}`, RIGHT_BOLD)
        .down(24)
      printGrid(
        paper,
        [100, [390], [500]],
        [
          ['', 'TOTAL FOR THIS PERIOD', 'TOTAL YEAR-TO-DATE'],
          ['TOTAL OVERDRAFT FEES', '$0.00', '$30.00'],
          ['TOTAL RETURNED ITEM FEES', '$0.00', '$0.00'],
        ],
      )
    },
  },
  'text-before-the-sums-with-the-day-behind-them-and-balances-seldom': {
    paper: letter,
    book: { texts: AMERICAN, ...rich, rows: [20, 50], from: { month: 5, day: 31 } },
    says: { currency: 'CAD' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'Statement of Account', HEADING).down(18)
      paper
        .put(40, 'Ms A Sample')
        .put(350, `Branch No.  1234   Account No.  ${number.slice(-7)}`)
        .down()
      paper.put(40, '99 Example Ave').put(350, 'Account Type  EVERYDAY CHEQUING (CAD)').down()
      paper
        .put(40, 'Toronto ON')
        .put(350, `Statement From - To  ${on(start, 'APR 03/24')} - ${on(end, 'APR 03/24')}`)
        .down(28)
    },
    columns: [
      text('Description', 40, 220),
      debit('Withdrawals', 340, commaPoint),
      credit('Deposits', 420, commaPoint),
      day('Date', 440, 'APR03'),
      balanceOnce('Balance', 565, commaPoint),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, 'STARTING BALANCE')
        .put(440, on(addDays(start, -1), 'APR03'))
        .put(565, commaPoint(opening), RIGHT)
        .down(14),
    closes: ({ paper, book: { closing, entries } }) => {
      paper.need(70).down(14).put(40, 'Account/Transaction Type', BOLD).down()
      const credits = entries.filter(({ amount: own }) => own > 0).length
      printGrid(
        paper,
        [40, [260], [340]],
        [
          ['Deposits', String(credits), ''],
          ['Withdrawals', String(entries.length - credits), ''],
          ['Closing Balance', '', `$${commaPoint(closing)}`],
          ['Monthly Account Fee', '', '$10.95'],
        ],
      )
    },
  },
  'purchases-in-the-title-with-categories-and-cash-back-below': {
    paper: letter,
    book: { texts: CARD, ...owing },
    says: { currency: 'USD', isOwed: true },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper
        .put(40, 'IT CARD', HEADING)
        .put(300, `ACCOUNT ENDING IN ${number.slice(-4)}`, BOLD)
        .down(16)
      paper.put(40, `OPEN TO CLOSE DATE: ${on(start, '04/03/2024')} - ${on(end, '04/03/2024')}`).down(18)
      printGrid(
        paper,
        [40, [260], 300, [560]],
        [
          ['ACCOUNT SUMMARY', '', 'PAYMENT INFORMATION', ''],
          ['Previous Balance', dollars(-opening), 'New Balance', dollars(-closing)],
          ['Payments and Credits', dollars(-moneyIn), 'Minimum Payment Due', '$35.00'],
          ['Purchases', `+${dollars(-moneyOut)}`, 'Payment Due Date', on(addDays(end, 25), '04/03/2024')],
          ['Fees Charged', '+$0.00', '', ''],
          ['Interest Charged', '+$0.00', 'Credit Line', '$8,500'],
          ['New Balance', dollars(-closing), 'Credit Line Available', '$5,214'],
        ],
      ).down(16)
      paper.put(40, 'TRANSACTIONS', HEADING).down(18)
    },
    columns: [
      day(['TRANS.', 'DATE'], 40, '04/03'),
      text('PAYMENTS, CREDITS AND PURCHASES', 90, 230),
      {
        title: 'MERCHANT CATEGORY',
        x: 350,
        means: 'description',
        cell: ({ amount: own }) => (own > 0 ? '' : own % 2 === 0 ? 'Supermarkets' : 'Merchandise'),
      },
      amount('AMOUNT', 560, (own) => dollars(-own)),
    ],
    closes: ({ paper }) => {
      paper.need(140).down(16).put(40, 'Cashback Bonus', BOLD).down(14)
      paper
        .pairs(40, 260, [
          ['Opening Balance', '$41.20'],
          ['Earned This Period', '+$7.31'],
          ['Redeemed This Period', '-$0.00'],
          ['Cashback Bonus Balance', '$48.51'],
        ])
        .down(10)
      printGrid(
        paper,
        [40, [300], [420], [560]],
        [
          ['TYPE OF BALANCE', 'ANNUAL PERCENTAGE RATE', 'BALANCE SUBJECT TO RATE', 'INTEREST CHARGE'],
          ['Purchases', '24.99% V', '$0.00', '$0.00'],
          ['Cash Advances', '29.99% V', '$0.00', '$0.00'],
        ],
      )
    },
  },
  'amounts-with-an-interest-charge-box-and-totals-of-the-year': {
    paper: letter,
    book: { texts: CARD, ...owing },
    says: { currency: 'USD', isOwed: true },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, `Venture Card | Visa Signature ending in ${number.slice(-4)}`, HEADING).down(14)
      paper
        .put(40, `${on(start, 'Apr 3, 2024')} - ${on(end, 'Apr 3, 2024')} | 30 days in Billing Cycle`)
        .down(20)
      paper
        .pairs(40, 260, [
          ['Previous Balance', dollars(-opening)],
          ['Payments', `- $${commaPoint(moneyIn)}`],
          ['Other Credits', '$0.00'],
          ['Transactions', `+ $${commaPoint(moneyOut)}`],
          ['Fees Charged', '+ $0.00'],
          ['New Balance', `= ${dollars(-closing)}`],
        ])
        .down(16)
      paper.put(40, `JANE SAMPLE #${number.slice(-4)}: Transactions`, BOLD).down(18)
    },
    columns: [
      day('Trans Date', 40, 'Apr 3'),
      { title: 'Post Date', x: 100, means: 'value-date', cell: ({ valueDate }) => on(valueDate, 'Apr 3') },
      text('Description', 160, 260),
      amount('Amount', 540, around(commaPoint, '$5', '- $5')),
    ],
    closes: ({ paper }) => {
      paper.need(150).down(10).put(40, 'Fees', BOLD).down(14)
      paper.put(40, 'Total Fees for This Period', BOLD).put(540, '$0.00', RIGHT).down(20)
      paper.put(40, 'Totals Year-to-Date', BOLD).down(14)
      paper
        .pairs(40, 260, [
          ['Total Fees charged', '$95.00'],
          ['Total Interest charged', '$0.00'],
        ])
        .down(10)
      paper.put(40, 'Interest Charge Calculation', BOLD).down(14)
      printGrid(
        paper,
        [40, [280], [420], [540]],
        [
          [
            'Type of Balance',
            'Annual Percentage Rate(APR)',
            'Balance Subject to Interest Rate',
            'Interest Charge',
          ],
          ['Purchases', '28.49% P', '$0.00', '$0.00'],
          ['Cash Advances', '28.49% P', '$0.00', '$0.00'],
        ],
      )
    },
  },
}
